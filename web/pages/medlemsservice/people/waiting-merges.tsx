import { useQuery } from '@tanstack/react-query';
import type { WaitingMerge } from '#contract/record-merge-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { waitingMergesQuery } from './merge-queries.ts';
import { texts } from './waiting-merge-texts.ts';

/** Merges that a second employee has to approve; nothing where none waits. */
export function WaitingMerges() {
  const query = useQuery(waitingMergesQuery());
  if (query.data?.merges.length === 0) return null;
  return (
    <section aria-labelledby="waiting-merges">
      <h2 id="waiting-merges">{texts.title}</h2>
      <p>{texts.lead}</p>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ merges }) => (
          <ul className="rows" aria-labelledby="waiting-merges">
            {merges.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Row({ one: { kept, other, by, askedAt, isMine } }: { one: WaitingMerge }) {
  const when = formatMomentWithTime(askedAt, new Date());
  return (
    <li className="row">
      {isMine && (
        <p className="row__tags">
          <StateTag tone="neutral">{texts.mine}</StateTag>
        </p>
      )}
      <PageLink className="row__link" to={deskPaths.deskPerson(kept.id)}>
        {texts.row(other.name, other.memberNumber, kept.name)}
      </PageLink>
      <p className="row__details">
        <span>{by ? texts.askedBy(by, when) : texts.asked(when)}</span>
      </p>
    </li>
  );
}
