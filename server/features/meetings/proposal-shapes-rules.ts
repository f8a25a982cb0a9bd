/** What was sent in, as it is shown to the sender and to the candidate. */
import type { AskedNomination, MeetingPaper, OwnMotion, OwnNomination } from '#contract/meeting-endpoints.ts';
import type { MeetingFile } from '#contract/meeting-values.ts';
import type { OfficeRole } from '#contract/office-values.ts';
import { motionState, nominationState } from './meeting-rules.ts';

export type Motion = {
  id: string;
  title: string;
  body: string;
  reason: string;
  isNamed: boolean;
  version: number;
  sentAt: Date;
  withdrawnAt: Date | null;
  publishedAt: Date | null;
};

export const ownMotionOf = (motion: Motion): OwnMotion => ({
  id: motion.id,
  title: motion.title,
  body: motion.body,
  reason: motion.reason,
  name: motion.isNamed ? 'shown' : 'hidden',
  version: motion.version,
  sentAt: motion.sentAt.toISOString(),
  state: motionState(motion),
});

export type Nomination = {
  id: string;
  nomineeId: string | null;
  /** Empty where they are not here any more. */
  nominatorName: string;
  typedName: string;
  role: OfficeRole;
  reason: string;
  version: number;
  sentAt: Date;
  isAccepted: boolean | null;
  withdrawnAt: Date | null;
  publishedAt: Date | null;
};

/** Of another the name is as it was typed: not what the register has. */
export function ownNominationOf(one: Nomination, personId: string): OwnNomination {
  const isSelf = one.nomineeId === personId;
  const state = isSelf && one.isAccepted === false ? 'withdrawn' : nominationState(one);
  return {
    id: one.id,
    role: one.role,
    reason: one.reason,
    name: isSelf ? null : one.typedName,
    version: one.version,
    sentAt: one.sentAt.toISOString(),
    state,
  };
}

export const askedOf = (one: Nomination): AskedNomination => ({
  id: one.id,
  role: one.role,
  reason: one.reason,
  by: one.nominatorName,
  answer: one.isAccepted === null ? null : one.isAccepted ? 'yes' : 'no',
});

export const paperOf = (paper: {
  id: string;
  kind: 'paper' | 'minutes';
  title: string;
  addedAt: Date;
  files: MeetingFile[];
}): MeetingPaper => ({
  id: paper.id,
  kind: paper.kind,
  title: paper.title,
  files: paper.files,
  addedAt: paper.addedAt.toISOString(),
});
