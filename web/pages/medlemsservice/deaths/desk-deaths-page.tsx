/** `/medlemsservice/dodsfall`: reported deaths. */
import { useQuery } from '@tanstack/react-query';
import type { DeathReportRow } from '#contract/death-endpoints.ts';
import { deskDeathsQuery } from '#web/pages/medlemsservice/deaths/desk-death-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMoment } from '#web/texts/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { listTexts as texts } from './desk-death-texts.ts';

export function DeskDeathsPage() {
  const query = useQuery(deskDeathsQuery());
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <ul className="rows" aria-label={texts.list}>
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </DeskPage>
  );
}

function Report({ report }: { report: DeathReportRow }) {
  const { id, name, state, source, reportedAt, decidedAt, isFound, wantsTalk, openChildren } = report;
  const { isProven, isResting, dispute } = report;
  const now = new Date();
  const isWaiting = state === 'waiting';
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={isWaiting ? 'warning' : 'neutral'}>{texts.states[state]}</StateTag>
        {isWaiting && dispute && <StateTag tone="danger">{texts.disputes[dispute]}</StateTag>}
        {isWaiting && !isProven && <StateTag tone="neutral">{texts.unproven}</StateTag>}
        {isWaiting && !isFound && <StateTag tone="warning">{texts.notFound}</StateTag>}
        {isWaiting && isResting && <StateTag tone="neutral">{texts.resting}</StateTag>}
        {isWaiting && wantsTalk && <StateTag tone="info">{texts.talk}</StateTag>}
        {openChildren > 0 && <StateTag tone="warning">{texts.children(openChildren)}</StateTag>}
      </p>
      <PageLink className="row__link" to={deskPaths.deskDeath(id)}>
        {name}
      </PageLink>
      <p className="row__details">
        <span>{texts.sources[source]}</span>
        <span>{texts.reported(formatMoment(reportedAt, now))}</span>
        {decidedAt && <span>{texts.decided(formatMoment(decidedAt, now))}</span>}
      </p>
    </li>
  );
}
