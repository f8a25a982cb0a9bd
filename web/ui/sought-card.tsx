/** What member service is finding out for the person: a joining that is checked, or a record that is looked for. */
import type { Sought } from '#contract/match-endpoints.ts';
import { membershipQuestionTexts } from '#web/texts/joining-first-texts.ts';
import { Card } from './card.tsx';
import { PageLink } from './page-link.tsx';

export function SoughtCard({ sought: { kind, enquiryId, askedAt } }: { sought: Sought }) {
  const texts = membershipQuestionTexts.sought[kind];
  return (
    <Card id="sought" title={texts.title} tone="warm">
      <p>{texts.text(askedAt)}</p>
      <p>
        <PageLink to={`/henvendelser/${enquiryId}`}>{texts.see}</PageLink>
      </p>
    </Card>
  );
}
