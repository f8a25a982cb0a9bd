/** `/medlemsservice/ny-innlogging`: members who are on their way back in. */
import { useQuery } from '@tanstack/react-query';
import type { RecoveryRow } from '#contract/recovery-endpoints.ts';
import { colleagueFactorsQuery, deskRecoveriesQuery } from '#web/api/recovery-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { ColleagueFactors } from './colleague-factors.tsx';
import { endedWords, kindWords, stateWords, recoveriesTexts as texts } from './desk-recovery-texts.ts';
import { stateTones } from './recovery-tones.ts';

export function RecoveriesPage() {
  const query = useQuery(deskRecoveriesQuery());
  const hasFactors = Boolean(useQuery(colleagueFactorsQuery()).data?.factors.length);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <ColleagueFactors />
      {hasFactors && <h2>{texts.list}</h2>}
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ recoveries }) =>
          recoveries.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <ul className="rows" aria-label={texts.list}>
              {recoveries.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </DeskPage>
  );
}

function Row({ one }: { one: RecoveryRow }) {
  const { id, kind, name, state, startedBy, approvedBy, requestedAt, opensAt, endedAt, isMine } = one;
  const endedBy = endedWords(one);
  const at = (moment: string) => formatMomentWithTime(moment, new Date());
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={stateTones[state]}>{stateWords[state]}</StateTag>
        <StateTag tone="neutral">{kindWords[kind]}</StateTag>
        {isMine && state === 'requested' && <StateTag tone="neutral">{texts.mine}</StateTag>}
      </p>
      <PageLink className="row__link" to={deskPaths.deskRecovery(id)}>
        {name}
      </PageLink>
      <p className="row__details">
        {requestedAt && <span>{texts.started(startedBy ?? '', at(requestedAt))}</span>}
        {approvedBy && <span>{texts.approved(approvedBy)}</span>}
        {state === 'waiting' && opensAt && <span>{texts.opens(at(opensAt), kind)}</span>}
        {endedAt && <span>{texts.ended(at(endedAt))}</span>}
        {endedBy && <span>{endedBy}</span>}
      </p>
    </li>
  );
}
