/** The changes that one subscriber is given, with their members and children as they are now. */
import type { FedChild, FedMember, RegisterChange } from '#contract/register-api-endpoints.ts';
import type { FeedPurpose } from '#contract/register-feed.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import {
  askForErasure,
  hasUnnumbered,
  keepCopies,
  lastPosition,
  listChanges,
  listChildren,
  listCopies,
  listMembersAfter,
  listMembersByNumber,
  numberChanges,
} from './feed-repository.ts';
import {
  type ChangeRow,
  concerns,
  givenOf,
  isOfChild,
  mayBeGiven,
  typeWithData,
  typeWithoutData,
} from './feed-rules.ts';
import { holdSubscriber } from './subscriber-repository.ts';

/** Who is given something, and what for. */
export type Reader = { id: string; purpose: FeedPurpose };

/** Numbers all changes that have been committed. */
export async function takeUpChanges(db: Database, now: Date): Promise<void> {
  while (await hasUnnumbered(db)) await inTransaction(db, (tx) => numberChanges(tx, now));
}

/**
 * Records which members the reader has a copy of from now on, and which it must erase.
 * @param range at most so many changes after a position, and up to one
 */
export async function readChanges(
  tx: Transaction,
  { id, purpose }: Reader,
  range: { after: number; until: number | null; limit: number },
  now: Date,
): Promise<{ changes: RegisterChange[]; position: number; hasMore: boolean }> {
  const rows = await listChanges(tx, range);
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const shown = await readSubjects(tx, purpose, rows);
  const copies = await listCopies(tx, id, subjects);
  const changes = rows.flatMap((row) => {
    const { position, kind, subject } = row;
    const data = shown.get(subject);
    // One that it has no copy of is new to it, whatever the change was.
    const isWanted = copies.has(subject) ? !data || concerns(purpose, row) : data !== undefined;
    if (!isWanted) return [];
    const type = data ? typeWithData(kind) : typeWithoutData(kind);
    const [member, child] = data && isOfChild(kind) ? [null, data] : [data ?? null, null];
    return [{ position, type, subject, at: row.at.toISOString(), member, child } as RegisterChange];
  });
  const erased = changes.filter(({ member, child }) => !member && !child).map(({ subject }) => subject);
  await keepCopies(
    tx,
    id,
    [...new Set(changes.map(({ subject }) => subject))].filter((one) => shown.has(one)),
    now,
  );
  await askForErasure(tx, id, erased, now);
  const position = rows.at(-1)?.position ?? range.after;
  return { changes, position, hasMore: rows.length === range.limit };
}

async function readSubjects(
  tx: Transaction,
  purpose: FeedPurpose,
  rows: readonly ChangeRow[],
): Promise<Map<string, FedMember | FedChild>> {
  const subjectsOf = (areChildren: boolean) => [
    ...new Set(rows.filter(({ kind }) => isOfChild(kind) === areChildren).map(({ subject }) => subject)),
  ];
  if (purpose === 'children')
    return new Map((await listChildren(tx, subjectsOf(true))).map((child) => [child.id, child]));
  const members = await listMembersByNumber(tx, subjectsOf(false));
  return new Map(
    members
      .filter((member) => mayBeGiven(purpose, member))
      .map((member) => [member.number, givenOf(purpose, member) as FedMember]),
  );
}

/** @returns undefined where there is no such member for this reader */
async function readMember(
  tx: Transaction,
  { id, purpose }: Reader,
  number: string,
  now: Date,
): Promise<FedMember | undefined> {
  const [member] = await listMembersByNumber(tx, [number]);
  if (!member || !mayBeGiven(purpose, member)) return undefined;
  await keepCopies(tx, id, [number], now);
  return givenOf(purpose, member) as FedMember;
}

/** A page of all members: what a new system begins with. */
async function readMembers(
  tx: Transaction,
  { id, purpose }: Reader,
  page: { after: string; limit: number },
  now: Date,
): Promise<{ members: FedMember[]; next: string | null; position: number }> {
  // Before the members: a change that comes meanwhile is seen twice rather than never.
  const position = await lastPosition(tx);
  const rows = await listMembersAfter(tx, page.after, page.limit);
  const given = rows.filter((member) => mayBeGiven(purpose, member));
  await keepCopies(
    tx,
    id,
    given.map(({ number }) => number),
    now,
  );
  return {
    members: given.map((member) => givenOf(purpose, member) as FedMember),
    next: rows.length === page.limit ? rows.at(-1)!.number : null,
    position,
  };
}

/** One at a time for each reader: one that saw a member before they were shielded must not call off their erasure. */
const inTurn = <T>(db: Database, { id }: Reader, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await holdSubscriber(tx, id);
    return work(tx);
  });

/** What is new too: all changes that have been committed are numbered first. */
export async function readNewChanges(
  db: Database,
  reader: Reader,
  range: Parameters<typeof readChanges>[2],
  now: Date,
) {
  await takeUpChanges(db, now);
  return inTurn(db, reader, (tx) => readChanges(tx, reader, range, now));
}

export type FeedReading = ReturnType<typeof createFeedReading>;

/** What the API reads. Reading is recorded, so each read is a transaction. */
export function createFeedReading(db: Database) {
  return {
    changes: (reader: Reader, range: Parameters<typeof readChanges>[2], now: Date) =>
      readNewChanges(db, reader, range, now),
    member: (reader: Reader, number: string, now: Date) =>
      inTurn(db, reader, (tx) => readMember(tx, reader, number, now)),
    async members(reader: Reader, page: { after: string; limit: number }, now: Date) {
      await takeUpChanges(db, now);
      return inTurn(db, reader, (tx) => readMembers(tx, reader, page, now));
    },
  };
}
