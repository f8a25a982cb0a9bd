import type { OwnNomination } from '#contract/meeting-endpoints.ts';
import { proposalTextVersion as textVersion } from '#contract/meeting-values.ts';
import type { UnitKind } from '#contract/office-values.ts';
import { call } from '#web/api/call.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { nominationStates } from './democracy-texts.ts';
import { EditNomination } from './edit-nomination.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { ProposalRow } from './proposal-row.tsx';
import { useMeetingAct } from './use-meeting-act.ts';

type OwnNominationRowProps = {
  nomination: OwnNomination;
  kind: UnitKind;
  /** The last day is not over: it can still be changed and taken back. */
  isOpen: boolean;
  isOver: boolean;
};

export function OwnNominationRow({ nomination, kind, isOpen, isOver }: OwnNominationRowProps) {
  const { id, role, name, reason, sentAt, state } = nomination;
  const title = name ? texts.candidate(name, roleWords[role]) : texts.yourself(roleWords[role]);
  const withdrawal = useMeetingAct({
    send: (idempotencyKey) =>
      call('POST /api/nominations/:id/withdrawals', { params: { id }, idempotencyKey }),
    words: texts.withdraw,
    done: texts.withdrawn,
  });
  const steppingDown = useMeetingAct({
    send: (idempotencyKey) =>
      call('POST /api/nominations/:id/answers', {
        params: { id },
        body: { answer: 'no', textVersion },
        idempotencyKey,
      }),
    words: texts.stepDown,
    done: texts.steppedDown,
  });
  const isSelf = name === null;
  const stands = state !== 'withdrawn';
  // What another has said yes to is theirs.
  const mayEdit = isOpen && (state === 'waiting' || (isSelf && state === 'candidate'));
  const mayStepDown = !isOpen && !isOver && isSelf && stands;
  const edit = (onDone: () => void) => (
    <EditNomination nomination={nomination} kind={kind} title={title} onDone={onDone} />
  );
  return (
    <ProposalRow
      title={title}
      sentAt={sentAt}
      state={nominationStates[state]}
      edit={mayEdit ? edit : null}
      withdrawal={isOpen && stands ? withdrawal : null}
      more={mayStepDown && steppingDown.button('secondary')}
    >
      <div className="letter-text">{reason}</div>
      {steppingDown.problem}
    </ProposalRow>
  );
}
