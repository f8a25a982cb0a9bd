/** The kinds of files that are moved in: each is its columns, and what is made of a row of them. */
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { children } from './move-in-child-rules.ts';
import { enquiries } from './move-in-enquiry-rules.ts';
import { givers } from './move-in-giver-rules.ts';
import { avtalegiro, gifts, vipps } from './move-in-giving-rules.ts';
import { consents, magazine, offices } from './move-in-holding-rules.ts';
import { memberColumns, readMember } from './move-in-member-rules.ts';
import type { MoveInKind } from './move-in-reading-rules.ts';
import { signUps } from './move-in-sign-up-rules.ts';

export const moveInKinds: Readonly<Record<MoveInKindId, MoveInKind>> = {
  members: { columns: memberColumns, isOfPersons: true, read: readMember },
  givers,
  children,
  offices,
  avtalegiro,
  vipps,
  gifts,
  magazine,
  consents,
  'sign-ups': signUps,
  enquiries,
};
