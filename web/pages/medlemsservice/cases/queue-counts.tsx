import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { queueTexts as texts } from '../frame/medlemsservice-texts.ts';

type Counts = ResponseOf<Endpoints['GET /api/staff/queue-counts']>;

/** The queue in four numbers, of which two lead to what they count; and what else waits for a colleague. */
export function QueueCounts({ counts }: { counts: Counts }) {
  const { many } = texts;
  return (
    <ul className="queue-counts" aria-label={texts.counts}>
      <li>
        <strong>{many(counts.waiting)}</strong> {texts.waiting}
      </li>
      <li className={counts.overdue > 0 ? 'queue-counts__late' : undefined}>
        <strong>{many(counts.overdue)}</strong> {texts.overdue}
      </li>
      <li>
        <strong>{many(counts.mine)}</strong>{' '}
        <PageLink to={paths.desk} search={{ hvem: 'meg' }}>
          {texts.mine}
        </PageLink>
      </li>
      <li>
        <strong>{many(counts.unassigned)}</strong>{' '}
        <PageLink to={paths.desk} search={{ hvem: 'ingen' }}>
          {texts.unassigned}
        </PageLink>
      </li>
      {counts.merges > 0 && (
        <li>
          <strong>{many(counts.merges)}</strong>{' '}
          <PageLink to={deskPaths.deskPersons}>{texts.merges(counts.merges)}</PageLink>
        </li>
      )}
    </ul>
  );
}
