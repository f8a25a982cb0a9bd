import type { OwnMotion } from '#contract/meeting-endpoints.ts';
import { call } from '#web/api/call.ts';
import { motionStates } from './democracy-texts.ts';
import { EditMotion } from './edit-motion.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { ProposalRow } from './proposal-row.tsx';
import { useMeetingAct } from './use-meeting-act.ts';

/** @param isOpen the last day is not over: it can still be changed and taken back */
export function OwnMotionRow({ motion, isOpen }: { motion: OwnMotion; isOpen: boolean }) {
  const { id, title, body, reason, name, sentAt, state } = motion;
  const withdrawal = useMeetingAct({
    send: (idempotencyKey) => call('POST /api/motions/:id/withdrawals', { params: { id }, idempotencyKey }),
    words: texts.withdraw,
    done: texts.withdrawn,
  });
  const mayChange = isOpen && state === 'sent';
  return (
    <ProposalRow
      title={title}
      sentAt={sentAt}
      state={motionStates[state]}
      details={texts.name[name]}
      edit={mayChange ? (onDone) => <EditMotion motion={motion} onDone={onDone} /> : null}
      withdrawal={mayChange ? withdrawal : null}
    >
      <div className="letter-text">{body}</div>
      <h5 className="row__title">{texts.reason}</h5>
      <div className="letter-text">{reason}</div>
    </ProposalRow>
  );
}
