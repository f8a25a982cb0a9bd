import { useState } from 'react';
import type { OwnNomination } from '#contract/meeting-endpoints.ts';
import { proposalTextVersion as textVersion } from '#contract/meeting-values.ts';
import type { UnitKind } from '#contract/office-values.ts';
import { call } from '#web/api/call.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts as democracyTexts, nominationStates } from './democracy-texts.ts';
import { EditNomination } from './edit-nomination.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { useMeetingAct } from './use-meeting-act.ts';

type OwnNominationRowProps = {
  nomination: OwnNomination;
  kind: UnitKind;
  /** The last day is not over: it can still be changed and taken back. */
  isOpen: boolean;
  isOver: boolean;
};

export function OwnNominationRow({ nomination, kind, isOpen, isOver }: OwnNominationRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, role, name, reason, sentAt, state } = nomination;
  const title = name ? texts.candidate(name, roleWords[role]) : texts.yourself(roleWords[role]);
  const withdrawal = useMeetingAct({
    send: (idempotencyKey) =>
      call('POST /api/nominations/:id/withdrawals', { params: { id }, idempotencyKey }),
    ...{ words: texts.withdraw, done: texts.withdrawn },
  });
  const steppingDown = useMeetingAct({
    send: (idempotencyKey) =>
      call('POST /api/nominations/:id/answers', {
        ...{ params: { id }, body: { answer: 'no', textVersion }, idempotencyKey },
      }),
    ...{ words: texts.stepDown, done: texts.steppedDown },
  });
  const isSelf = name === null;
  // What another has said yes to is theirs.
  const mayEdit = isOpen && (state === 'waiting' || (isSelf && state === 'candidate'));
  const stands = state !== 'withdrawn';
  const { tone, words } = nominationStates[state];
  return (
    <li className="row row--quiet">
      <p className="row__tags">
        <StateTag tone={tone}>{words}</StateTag>
      </p>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="row__details">{democracyTexts.sent(formatMomentWithTime(sentAt, new Date()))}</p>
      {isEditing ? (
        <EditNomination nomination={nomination} kind={kind} title={title} onDone={() => setEditing(false)} />
      ) : (
        <div className="letter-text">{reason}</div>
      )}
      <p className="actions">
        {mayEdit && (
          <Button
            variant="secondary"
            aria-label={isEditing ? undefined : texts.editFor(title)}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? texts.closeEdit : texts.edit}
          </Button>
        )}
        {isOpen && stands && !isEditing && withdrawal.button('tertiary', texts.withdrawFor(title))}
        {!isOpen && !isOver && isSelf && stands && steppingDown.button('secondary')}
      </p>
      {withdrawal.problem}
      {steppingDown.problem}
    </li>
  );
}
