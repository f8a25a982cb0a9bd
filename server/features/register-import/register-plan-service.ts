/** What becomes of a row of the register: which member is written, whose membership ends, and whose death is noted. */
import { randomUUID } from 'node:crypto';
import { isDNumber } from '#contract/values/fodselsnummer.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import type { RegisterDeath } from '../deaths/register-death-service.ts';
import type { RegisterLeavings } from '../leaving/register-leaving-service.ts';
import type { FindChapter } from '../organisation/organisation-service.ts';
import {
  type Change,
  changesBetween,
  type KnownMember,
  newConsents,
  personOf,
} from './register-change-rules.ts';
import type { Places } from './register-column-rules.ts';
import type { MemberToWrite } from './register-import-repository.ts';
import type { Note, Refusal, RegisterRow } from './register-row-rules.ts';

export type Outcome = {
  /** Of the file, from 1. */
  line: number;
  number: string;
  result: 'added' | 'changed' | 'same' | 'refused';
  refusal: Refusal | null;
  /** What differs, by kind: never what it was or is. */
  changes: Change[];
  notes: Note[];
};
/** A row that was read. */
export type Taken = { line: number; row: RegisterRow; notes: Note[]; index: Buffer | null };
type Ending = Parameters<RegisterLeavings['leave']>[1][number];
export type Plan = {
  outcome: Outcome;
  write: MemberToWrite | null;
  ending: Ending | null;
  death: RegisterDeath | null;
};

/** @param owner the person in the register with this national identity number */
export function planMember(
  { places, findChapter, seal }: { places: Places; findChapter: FindChapter; seal: NumberSeal },
  one: Taken,
  member: KnownMember | undefined,
  owner: string | undefined,
): Plan {
  const { line, row, index } = one;
  const { number } = row;
  const notes = [...one.notes];
  const same = (extra: Note[]): Plan => ({
    outcome: { line, number, result: 'same', refusal: null, changes: [], notes: extra },
    write: null,
    ending: null,
    death: null,
  });
  if (!member && row.endedOn) return refusedPlan(one, row.isDeceased ? 'DECEASED' : 'FORMER_MEMBER');
  if (member?.endedOn) return row.endedOn ? same([]) : refusedPlan(one, 'HAS_LEFT');
  if (member && row.endedOn) return endingPlan(one, member, row.endedOn);
  if (member?.hasAccount) return same(['OWN_ACCOUNT']);
  if (owner && owner !== member?.personId) return refusedPlan(one, 'FODSELSNUMMER_TWICE');

  const person = personOf(row, places, member?.person);
  const differing = member ? changesBetween(member.person, person) : [];
  const isNumberNew = index !== null && !owner;
  const postalCode = person.is_address_shielded ? null : person.postal_code;
  const chapter = findChapter(row.chapter, postalCode);
  if (row.chapter && !chapter.isByName) notes.push('CHAPTER');
  // Somebody who may have chosen another chapter keeps it as long as they live where they did.
  const isPlacedAnew = !member?.chapterId || chapter.isByName || differing.includes('address');
  const chapterId = (isPlacedAnew && chapter.id) || (member?.chapterId ?? null);
  const consents = newConsents(row.consents, member?.consents ?? []);
  if (member) {
    if (member.joinedOn !== row.joinedOn) differing.push('joined');
    if (member.chapterId !== chapterId) differing.push('chapter');
    if (isNumberNew) differing.push('fodselsnummer');
    if (consents.length > 0) differing.push('consent');
    if (differing.length === 0) return same(notes);
  }
  const personId = member?.personId ?? randomUUID();
  return {
    outcome: {
      line,
      number,
      refusal: null,
      notes,
      result: member ? 'changed' : 'added',
      changes: differing,
    },
    write: {
      isNew: !member,
      personId,
      number,
      joinedOn: row.joinedOn,
      chapterId,
      person,
      consents,
      joiningText: row.joiningText,
      consentText: row.consentText,
      // One that is there already is the same, and stays as it is sealed.
      fodselsnummer: isNumberNew
        ? {
            sealed: seal.seal(personId, row.fodselsnummer!),
            index,
            isDNumber: isDNumber(row.fodselsnummer!),
          }
        : null,
    },
    ending: null,
    death: null,
  };
}

/**
 * Nothing else of the row is taken: a former member is deleted. The membership of a person who signs in here is not ended by a list:
 * they end it themselves, or member service does, after seeing why.
 */
function endingPlan(one: Taken, member: KnownMember, endedOn: string): Plan {
  const { line, row } = one;
  const { personId, membershipId, number } = member;
  if (member.hasAccount)
    return row.isDeceased ? doubtfulPlan(one, member, endedOn) : refusedPlan(one, 'ENDED_WITH_ACCOUNT');
  const notes: Note[] = [row.isDeceased ? 'ENDED_DECEASED' : 'ENDED'];
  // What somebody who has died gives is stopped by the portal.
  if (member.gives && !row.isDeceased) notes.push('ENDED_GIVES');
  // The magazine is a choice of its own, but one that the dead do not have.
  const magazine = (!row.isDeceased && row.magazine) || 'none';
  return {
    outcome: { line, number, result: 'changed', refusal: null, changes: ['ended'], notes },
    write: null,
    ending: { personId, membershipId, number, endedOn, magazine },
    death: row.isDeceased ? { personId, diedOn: endedOn, isDoubtful: false } : null,
  };
}

/** A person who is dead in the register has a sign-in: the desk is notified, once, and decides. */
function doubtfulPlan({ line, row }: Taken, member: KnownMember, diedOn: string): Plan {
  const { personId, isDeathTold } = member;
  return {
    outcome: {
      line,
      number: row.number,
      refusal: null,
      changes: [],
      result: isDeathTold ? 'same' : 'changed',
      notes: ['DEATH_TOLD'],
    },
    write: null,
    ending: null,
    death: isDeathTold ? null : { personId, diedOn, isDoubtful: true },
  };
}

export const refusedPlan = ({ line, row }: Taken, refusal: Refusal): Plan => ({
  outcome: refusedRow(line, row.number, refusal),
  write: null,
  ending: null,
  death: null,
});

export const refusedRow = (line: number, number: string, refusal: Refusal): Outcome => ({
  line,
  number,
  result: 'refused',
  refusal,
  changes: [],
  notes: [],
});
