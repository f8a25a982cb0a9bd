/**
 * What a unit's elected see of its members. What is seen and that it was seen are one transaction; where the log cannot
 * be written, nothing is shown.
 */

import {
  type MemberPurpose,
  membersPerPage,
  type NewMember,
  smallestShown,
  type UnitFigures,
} from '#contract/unit-member-endpoints.ts';
import { ageBands } from '#contract/values/age-bands.ts';
import { addDays } from '#contract/values/working-days.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { consents } from '../consents/consent-service.ts';
import { getActingIn } from '../offices/office-service.ts';
import { mayShowContact } from './chapter-contact-rules.ts';
import { ageBandOf, hideSmall, shownCount } from './figure-rules.ts';
import { logMembers } from './member-look-service.ts';
import type { By } from './office-act-service.ts';
import {
  addWelcome,
  type ChapterContactRow,
  countUnitMembers,
  findChapterContact,
  findNewMember,
  listBirthDates,
  listCounts,
  listCountsBelow,
  listNewMembers,
  listUnitMembers,
  type MemberPlace,
  type NewMemberRow,
} from './unit-member-repository.ts';

export type UnitMembers = ReturnType<typeof createUnitMembers>;

/** How long somebody is new. */
export const newDays = 92;
/** Pages of fifty: a large chapter from end to end, and not the register many times over. */
const pagesPerHour = 60;

type Needs = { cursors: PageCursor };

export const createUnitMembers = (needs: Needs) => ({
  ...withNeeds(needs, { list }),
  listNew,
  welcome,
  getFigures,
  getContact,
  setContact,
});

async function countOnce(tx: Transaction, { actor, now }: By): Promise<void> {
  const windowEnds = new Date(now.getTime() + 3_600_000);
  if ((await countAttempt(tx, `unit-members:${actor.personId}`, now, windowEnds)) > pagesPerHour)
    throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: 3600 });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_LOOKS */
const list = (
  needs: Needs,
  db: Database,
  by: By,
  unitId: string,
  asked: { purpose: MemberPurpose; search: string; cursor?: string | undefined },
) =>
  inTransaction(db, async (tx) => {
    await getActingIn(tx, by.actor.personId, unitId, norwegianDay(by.now), 'members');
    await countOnce(tx, by);
    const words = asked.search.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];
    const list = `unit-members ${by.actor.personId} ${unitId} ${words.join(' ')}`;
    const after = asked.cursor ? needs.cursors.open(list, asked.cursor) : null;
    const rows = await listUnitMembers(tx, unitId, words, after as MemberPlace | null);
    const shown = rows.slice(0, membersPerPage);
    const last = shown.at(-1);
    const total = await countUnitMembers(tx, unitId, words);
    await logMembers(tx, by, unitId, `members-${asked.purpose}`, shown);
    return {
      members: shown.map(({ familyName: _family, givenName: _given, ...member }) => member),
      total,
      nextCursor:
        last && rows.length > shown.length
          ? needs.cursors.seal(list, [last.familyName, last.givenName, last.id])
          : null,
    };
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_LOOKS */
const listNew = (db: Database, by: By, unitId: string) =>
  inTransaction(db, async (tx) => {
    const today = norwegianDay(by.now);
    await getActingIn(tx, by.actor.personId, unitId, today, 'members');
    await countOnce(tx, by);
    const rows = await listNewMembers(tx, unitId, addDays(today, -newDays));
    await logMembers(tx, by, unitId, 'members-welcome', rows);
    return { members: rows.map(newMemberOf) };
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function welcome(tx: Transaction, by: By, unitId: string, personId: string): Promise<NewMember> {
  const today = norwegianDay(by.now);
  await getActingIn(tx, by.actor.personId, unitId, today, 'members');
  const find = () => findNewMember(tx, unitId, addDays(today, -newDays), personId);
  const member = await find();
  if (!member) throw new Refusal('NOT_FOUND');
  await addWelcome(tx, member.membershipId, by.actor.personId, by.now);
  const welcomed = await find();
  await logMembers(tx, by, unitId, 'members-welcome', [member]);
  return newMemberOf(welcomed!);
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function getFigures(db: Database, { actor, now }: By, unitId: string): Promise<UnitFigures> {
  const today = norwegianDay(now);
  await getActingIn(db, actor.personId, unitId, today, 'figures');
  const births = await listBirthDates(db, unitId);
  const total = births.length;
  const bands = births.map((bornOn) => ageBandOf(bornOn, today));
  const counts = ageBands.map((band) => bands.filter((one) => one === band).length);
  const ages = total >= smallestShown ? hideSmall(counts) : null;
  const below = await listCountsBelow(db, unitId);
  const shownBelow = hideSmall(below.map(({ members }) => members));
  const past = await listCounts(db, unitId, addDays(today, -731));
  return {
    members: shownCount(total),
    ages:
      ages &&
      ageBands.flatMap((band, place) => (counts[place] ? [{ band, members: ages[place] ?? null }] : [])),
    development: [...past.filter(({ on }) => on < today), { on: today, members: total }].map(
      ({ on, members }) => ({ on, members: shownCount(members) }),
    ),
    below: below.map(({ unit }, place) => ({ unit, members: shownBelow?.[place] ?? null })),
  };
}

const getContact = async (db: Database, { actor, now }: By) =>
  contactOf(await findChapterContact(db, actor.personId), now);

/** The same choice twice is stored once. @throws Refusal NOT_OF_AGE for a yes from a member not known to be 18 */
async function setContact(
  tx: Transaction,
  { actor, now }: By,
  said: { isGiven: boolean; textVersion: string },
) {
  const { isGiven, bornOn } = await findChapterContact(tx, actor.personId);
  if (said.isGiven && !mayShowContact(bornOn, norwegianDay(now))) throw new Refusal('NOT_OF_AGE');
  if (isGiven !== said.isGiven)
    await consents.add(tx, {
      personId: actor.personId,
      purpose: 'chapter-contact',
      ...said,
      at: now,
    });
  return contactOf(await findChapterContact(tx, actor.personId), now);
}

const contactOf = ({ bornOn, ...contact }: ChapterContactRow, now: Date) => ({
  ...contact,
  mayGive: mayShowContact(bornOn, norwegianDay(now)),
});

function newMemberOf({
  id,
  name,
  place,
  joinedOn,
  email,
  phone,
  welcomedAt,
  welcomedBy,
}: NewMemberRow): NewMember {
  return {
    id,
    name,
    place,
    joinedOn,
    email,
    phone,
    welcomed: welcomedAt && { by: welcomedBy ?? '', at: welcomedAt.toISOString() },
  };
}
