import type { RecoveryRow } from '#contract/recovery-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { endedWords, kindWords, recoveriesTexts, stateWords } from './desk-recovery-texts.ts';

/** Whether a colleague, the wait or the person is still awaited. */
export const isAwaited = (one: RecoveryRow | null): boolean =>
  one !== null && ['requested', 'waiting', 'open', 'expired'].includes(one.state);

/** How far a way in to a record has come: who asked, who let it through, until when it can be stopped, and who did. */
export function DeskAccessState({ one }: { one: RecoveryRow }) {
  const { id, kind, name, state, startedBy, approvedBy, requestedAt, opensAt } = one;
  const at = (moment: string) => formatMomentWithTime(moment, new Date());
  const ended = endedWords(one);
  return (
    <NoticeBox
      tone={isAwaited(one) ? 'info' : 'warning'}
      title={`${kindWords[kind]}: ${stateWords[state]}`}
      level={3}
    >
      {requestedAt && <p>{recoveriesTexts.started(startedBy ?? '', at(requestedAt))}</p>}
      {approvedBy && <p>{recoveriesTexts.approved(approvedBy)}</p>}
      {state === 'waiting' && opensAt && <p>{recoveriesTexts.opens(at(opensAt), kind)}</p>}
      {ended && <p>{ended}</p>}
      <p>
        <PageLink to={deskPaths.deskRecovery(id)}>{recoveriesTexts.open(name)}</PageLink>
      </p>
    </NoticeBox>
  );
}
