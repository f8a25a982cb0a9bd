import { useState } from 'react';
import type { OwnMotion } from '#contract/meeting-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts as democracyTexts, motionStates } from './democracy-texts.ts';
import { EditMotion } from './edit-motion.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { useMeetingAct } from './use-meeting-act.ts';

/** @param isOpen the last day is not over: it can still be changed and taken back */
export function OwnMotionRow({ motion, isOpen }: { motion: OwnMotion; isOpen: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const { id, title, body, reason, name, sentAt, state } = motion;
  const withdrawal = useMeetingAct({
    send: (idempotencyKey) => call('POST /api/motions/:id/withdrawals', { params: { id }, idempotencyKey }),
    ...{ words: texts.withdraw, done: texts.withdrawn },
  });
  const { tone, words } = motionStates[state];
  return (
    <li className="row row--quiet">
      <p className="row__tags">
        <StateTag tone={tone}>{words}</StateTag>
      </p>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="row__details">
        <span>{democracyTexts.sent(formatMomentWithTime(sentAt, new Date()))}</span>
        <span>{texts.name[name]}</span>
      </p>
      {isEditing ? (
        <EditMotion motion={motion} onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className="letter-text">{body}</div>
          <p>
            <strong>{texts.reason}</strong>
          </p>
          <div className="letter-text">{reason}</div>
        </>
      )}
      {isOpen && state === 'sent' && (
        <p className="actions">
          <Button
            variant="secondary"
            aria-label={isEditing ? undefined : texts.editFor(title)}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? texts.closeEdit : texts.edit}
          </Button>
          {!isEditing && withdrawal.button('tertiary', texts.withdrawFor(title))}
        </p>
      )}
      {withdrawal.problem}
    </li>
  );
}
