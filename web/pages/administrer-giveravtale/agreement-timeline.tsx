import type { TimelineEntry } from '#contract/giving-values.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatMomentWithTime, kroner } from '#web/texts/format.ts';
import { actorWords, timelineWords } from '#web/texts/giving-words.ts';
import { Folded } from '#web/ui/folded.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './manage-giving-texts.ts';

/** Who did what, and when: the donor, Vipps, the bank, member service and we by the clock. */
export function AgreementTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{texts.timeline}</h2>
      <Folded items={entries} shown={6} earlier={texts.earlier}>
        {(some) => <Entries entries={some} />}
      </Folded>
    </section>
  );
}

function Entries({ entries }: { entries: readonly TimelineEntry[] }) {
  const now = new Date();
  return (
    <ol className="timeline">
      {entries.map(({ id, kind, at, by, amountOre, giftId }) => (
        <li key={id}>
          <strong>{timelineWords[kind]}</strong>
          {amountOre !== null && ` (${kroner(amountOre)})`}
          <span className="timeline__when">
            {capitalise(formatMomentWithTime(at, now))}. {texts.by(actorWords[by])}.{' '}
            {giftId && kind === 'paid' && (
              <PageLink to={paths.giftReceipt(giftId)}>
                {texts.receipt}
                <span className="ds-sr-only"> {formatMomentWithTime(at, now)}</span>
              </PageLink>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
