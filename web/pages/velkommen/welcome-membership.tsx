import type { Welcome } from '#contract/joining-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import { Card } from '#web/ui/card.tsx';
import { ChapterForm } from '#web/ui/chapter-form.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { texts } from './velkommen-texts.ts';

export function WelcomeMembership({ welcome }: { welcome: Welcome }) {
  const { number, joinedOn, chapter, region } = welcome;
  return (
    <>
      <Card id="membership" title={texts.membership} tone="night">
        <FactList
          facts={[
            [texts.number, number],
            [texts.joinedOn, formatDate(joinedOn)],
            [texts.chapter, chapter?.name ?? texts.noChapter],
            ...(region ? [[texts.region, region] as const] : []),
          ]}
        />
        <p>
          {texts.contact}{' '}
          <a className="ds-link" href={`tel:${organisation.memberService.phone}`}>
            {texts.phone}
          </a>
          {texts.hours}
        </p>
      </Card>
      {chapter ? (
        <details className="why">
          <summary>{texts.wrongChapter}</summary>
          <ChapterForm welcome={welcome} />
        </details>
      ) : (
        <ChapterForm welcome={welcome} />
      )}
    </>
  );
}
