/** What can be moved in from an old system, and how far a file has come. */
import * as z from 'zod/mini';

/** In the order in which they are moved in: persons first, then what is theirs. */
export const moveInKindIds = [
  'members',
  'givers',
  'children',
  'offices',
  'avtalegiro',
  'vipps',
  'gifts',
  'magazine',
  'consents',
  'sign-ups',
  'enquiries',
] as const;
export const MoveInKindId = z.enum(moveInKindIds);
export type MoveInKindId = z.infer<typeof MoveInKindId>;

/**
 * `receiving`, `reading`: the file is on its way. `matching`: its columns are to be matched. `staged`: read and checked,
 * and nothing is written to the register. `refused`: the file cannot be read.
 */
export const moveInStates = [
  'receiving',
  'reading',
  'matching',
  'staging',
  'staged',
  'refused',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const;
export const MoveInState = z.enum(moveInStates);
export type MoveInState = z.infer<typeof MoveInState>;

/**
 * `new`: will be moved in. `known`: was moved in before. `duplicate`: somebody here may be the same. `taken`: is moved in.
 * `left-out`: by decision.
 */
export const moveInOutcomes = ['new', 'known', 'duplicate', 'refused', 'taken', 'left-out'] as const;
export const MoveInOutcome = z.enum(moveInOutcomes);
export type MoveInOutcome = z.infer<typeof MoveInOutcome>;

export const moveInDecisions = ['same', 'other', 'leave-out'] as const;
export const MoveInDecision = z.enum(moveInDecisions);
export type MoveInDecision = z.infer<typeof MoveInDecision>;

/** By what somebody here may be the same. */
export const moveInMatches = ['number', 'contact', 'name'] as const;
export const MoveInMatch = z.enum(moveInMatches);
export type MoveInMatch = z.infer<typeof MoveInMatch>;

/** A register of 160,000 members has some 30 MB. Every piece but the last has the same length. */
export const moveInFileLimits = { bytes: 300 * 1024 * 1024, chunkBytes: 4 * 1024 * 1024 };
