/**
 * The list of members at the desk. Figures name no person. The members themselves, and a file of them, are shown for a
 * written reason; each person is logged in the transaction that reads them.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import {
  type ListedMember,
  type MemberChoice,
  type MemberFigures,
  type MemberView,
  membersShown,
  type RegisterFile,
  registerFileDays,
  registerFileMembers,
  registerFileMinutes,
} from '#contract/member-list-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { keptSince, retention } from '#contract/retention.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { xlsxFile } from '#server/platform/xlsx/write-xlsx.ts';
import type { Announce } from '../notices/notices-service.ts';
import { logLooks, logSeen } from '../staff-desk/access-log-service.ts';
import {
  countFigures,
  countForFile,
  countMembers,
  listForFile,
  listMembers,
  listUnitNames,
  type MemberPlace,
  type Sought,
} from './member-list-repository.ts';
import {
  addRegisterFile,
  findWish,
  forgetRegisterFiles,
  listRegisterFiles,
  listViews,
  removeView,
  saveView,
  setDeleted,
  setTaken,
  takeOldFiles,
} from './register-file-repository.ts';
import {
  csvText,
  type FileWish,
  fileRows,
  isOfUse,
  type RegisterFileWords,
  seenIn,
} from './register-file-rules.ts';

type By = { actor: Actor; now: Date };
type Looking = By & { requestId: string };
type Search = { choice: MemberChoice; search: string; reason: string; cursor?: string | undefined };
type Wish = Omit<FileWish, 'code'>;
export type MemberList = ReturnType<typeof createMemberList>;
export type RegisterFileFacts = Pick<FileWish, 'purpose' | 'reason' | 'code'> & {
  name: string;
  takenOn: string;
  deleteBy: string;
};

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** Pages of fifty, and files: more than work at the desk needs, less than it takes to copy the register. */
const pagesPerHour = 60;
const filesPerDay = 10;

type Needs = {
  cursors: PageCursor;
  announce: Announce;
  organisation: Pick<OrganisationProfile, 'grantList'>;
  words(facts: RegisterFileFacts): RegisterFileWords & { fileName: string; sheet: string };
};

export const createMemberList = (needs: Needs) => ({
  ...withNeeds(needs, { figures, search, wish, take, remind }),
  own,
  save,
  remove,
  confirmDeleted,
  forgetOld,
});

const soughtOf = (needs: Needs, choice: MemberChoice, now: Date, search = ''): Sought => ({
  choice,
  words: search.match(/\d{6}|[\p{L}\p{M}'’-]{2,}/gu) ?? [],
  today: norwegianDay(now),
  acceptsDNumbers: needs.organisation.grantList.acceptsDNumbers,
});

async function countOnce(tx: Transaction, { actor, now }: By, what: string, most: number, ms: number) {
  const windowEnds = new Date(now.getTime() + ms);
  if ((await countAttempt(tx, `${what}:${actor.personId}`, now, windowEnds)) > most)
    throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: ms / 1000 });
}

/** @throws Refusal SIGN_IN_AGAIN */
const askRecent = ({ actor, now }: By) => {
  requireRecentSignIn(actor, now);
};

const figures = (needs: Needs, db: Database, now: Date, choice: MemberChoice): Promise<MemberFigures> =>
  countFigures(db, soughtOf(needs, choice, now));

/** @throws Refusal TOO_MANY_LOOKS */
async function search(
  needs: Needs,
  tx: Transaction,
  by: Looking,
  { choice, search, reason, cursor }: Search,
) {
  await countOnce(tx, by, 'member-list', pagesPerHour, hourMs);
  const sought = soughtOf(needs, choice, by.now, search);
  const list = `members ${by.actor.personId} ${JSON.stringify(choice)} ${sought.words.join(' ')}`;
  const after = cursor ? (needs.cursors.open(list, cursor) as MemberPlace | null) : null;
  const rows = await listMembers(tx, sought, after);
  const page = rows.slice(0, membersShown);
  const last = page.at(-1);
  const total = await countMembers(tx, sought);
  const look = {
    reason: 'list-members' as const,
    remark: reason,
    unlessSince: new Date(by.now.getTime() - hourMs),
  };
  const fields = ['name', 'birth-date', 'membership'] as const;
  await logSeen(
    tx,
    by,
    look,
    page.map(({ id }) => ({ id, fields })),
  );
  return {
    members: page.map(({ familyName: _family, givenName: _given, ...member }): ListedMember => member),
    total,
    nextCursor:
      last && rows.length > page.length
        ? needs.cursors.seal(list, [last.familyName, last.givenName, last.id])
        : null,
  };
}

async function own(db: Database, { actor, now }: By) {
  const [views, units, files] = await Promise.all([
    listViews(db, actor.personId),
    listUnitNames(db),
    listRegisterFiles(db, actor.personId),
  ]);
  return { views, units, files, isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now) };
}

/** @throws Refusal TOO_MANY_REQUESTS where the employee has as many as are kept */
async function save(tx: Transaction, { actor, now }: By, view: Omit<MemberView, 'id'>): Promise<MemberView> {
  const saved = await saveView(tx, { ...view, id: randomUUID(), staffId: actor.personId, at: now });
  if (!saved) throw new Refusal('TOO_MANY_REQUESTS');
  return saved;
}

/** @throws Refusal NOT_FOUND */
async function remove(tx: Transaction, { actor }: By, id: string): Promise<Record<string, never>> {
  if (!(await removeView(tx, id, actor.personId))) throw new Refusal('NOT_FOUND');
  return {};
}

/** @throws Refusal SIGN_IN_AGAIN, TOO_MANY_LOOKS, TOO_LARGE */
async function wish(needs: Needs, tx: Transaction, by: By, wish: Wish): Promise<{ id: string }> {
  askRecent(by);
  await countOnce(tx, by, 'register-file', filesPerDay, dayMs);
  if ((await countForFile(tx, soughtOf(needs, wish.choice, by.now))) > registerFileMembers)
    throw new Refusal('TOO_LARGE');
  const id = randomUUID();
  const code = randomBytes(5).toString('hex').toUpperCase();
  await addRegisterFile(tx, { ...wish, id, code, takenBy: by.actor.personId, at: by.now });
  return { id };
}

/** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND where it was not asked for just now */
const take = (needs: Needs, db: Database, by: Looking, id: string): Promise<FileAnswer> =>
  inTransaction(db, async (tx) => {
    askRecent(by);
    const { actor, now } = by;
    const since = new Date(now.getTime() - registerFileMinutes * 60_000);
    const wish = await findWish(tx, { id, takenBy: actor.personId, since });
    if (!wish) throw new Refusal('NOT_FOUND');
    const { purpose, reason, code } = wish;
    const found = await listForFile(tx, soughtOf(needs, wish.choice, now), registerFileMembers);
    const members = found.filter((member) => isOfUse(purpose, member));
    await setTaken(tx, id, members.length, now);
    const look = {
      reason: 'register-file',
      subjectId: id,
      remark: reason,
      fields: seenIn[purpose],
    } as const;
    await logLooks(
      tx,
      by,
      look,
      members.map((member) => member.id),
    );
    const takenOn = norwegianDay(now);
    const deleteBy = addDays(takenOn, registerFileDays);
    const said = needs.words({ name: actor.name, purpose, reason, code, takenOn, deleteBy });
    const rows = fileRows(purpose, code, said, members);
    if (wish.format === 'xlsx')
      return {
        name: `${said.fileName}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: xlsxFile([{ name: said.sheet, rows }]),
      };
    return { name: `${said.fileName}.csv`, type: 'text/csv', content: Buffer.from(csvText(rows)) };
  });

/** @throws Refusal NOT_FOUND for another's file, which is one that does not exist */
async function confirmDeleted(tx: Transaction, { actor, now }: By, id: string): Promise<RegisterFile> {
  const file = await setDeleted(tx, id, actor.personId, now);
  if (!file) throw new Refusal('NOT_FOUND');
  return file;
}

/** Every morning: those whose last day has come are asked to delete the file. @returns how many */
const remind = (needs: Needs, db: Database, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const before = new Date(now.getTime() - registerFileDays * dayMs);
    const old = await takeOldFiles(tx, before, now);
    for (const { id, personId } of old)
      await needs.announce(tx, { personId, kind: 'register-file-old', subjectId: id, now });
    return old.length;
  });

/** Every night. */
const forgetOld = (db: Database, now: Date): Promise<void> =>
  forgetRegisterFiles(
    db,
    keptSince(retention['register-files'].period, now),
    new Date(now.getTime() - dayMs),
  );
