import type { Welcome } from '#contract/joining-endpoints.ts';
import { paths } from '#web/paths.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './velkommen-texts.ts';

/** One of the chapter's board, who has said yes to be shown here. */
export function GreeterCard({ welcome: { greeter, chapter } }: { welcome: Welcome }) {
  if (!greeter || !chapter) return null;
  return (
    <Card id="greeter" title={texts.greeter.title(chapter.name)} tone="warm">
      <div className="actions">
        <Initials name={greeter.name} />
        <div>
          <strong>{greeter.name}</strong>
          <br />
          {texts.greeter.role(roleWords[greeter.role], chapter.name)}
        </div>
      </div>
      <p>{texts.greeter.text}</p>
      <p>
        <PageLink to={paths.activities}>{texts.greeter.activities}</PageLink>
      </p>
    </Card>
  );
}

/** In place of a picture, which the portal has of no person. */
function Initials({ name }: { name: string }) {
  const words = name.split(' ');
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '');
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" focusable="false">
      <circle cx="28" cy="28" r="27" fill="none" stroke="currentColor" strokeWidth="2" />
      <text x="28" y="35" textAnchor="middle" fontSize="20" fontWeight="600" fill="currentColor">
        {letters.join('')}
      </text>
    </svg>
  );
}
