/**
 * The list for the state grant: frozen as of the count day, signed by two, taken as a file and delivered. Numbers are
 * opened to be sealed again and to be written into the file, and are in nothing else.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { GrantList, GrantYear } from '#contract/grant-list-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { xlsxFile } from '#server/platform/xlsx/write-xlsx.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { countControl } from './grant-control-repository.ts';
import { type FreezeNeeds, freezeLines } from './grant-freeze-service.ts';
import {
  addGrantEvent,
  addGrantList,
  countLines,
  findEarlierList,
  findGrantList,
  forgetGrantLines,
  type ListEventRow,
  type ListRow,
  listCounted,
  listGrantEvents,
  listGrantLists,
  listGrantYears,
  lockGrantList,
  lockGrantYear,
  setGrantDelivered,
  setGrantSigned,
  setGrantSum,
  setGrantWithdrawn,
} from './grant-list-repository.ts';
import { countDayOf, factsText, lastForgottenYear, rateOf, signaturesNeeded } from './grant-list-rules.ts';
import { countGrantChanges, countProblems } from './grant-review-repository.ts';

export type GrantAct = { actor: Actor; now: Date };
export type GrantLists = ReturnType<typeof createGrantLists>;
export type GrantFileChoice = { format: 'csv' | 'xlsx'; municipality?: string | undefined };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const yearOf = (now: Date) => Number(norwegianDay(now).slice(0, 4));
const csvOf = (heading: string, numbers: readonly string[]) =>
  `\ufeff${[heading, ...numbers].map((cell) => `${cell}\r\n`).join('')}`;

type Needs = FreezeNeeds & {
  organisation: Pick<OrganisationProfile, 'organisationNumber'>;
  words: { number: string; sheet: string; calendar: string };
};

export const createGrantLists = (needs: Needs) =>
  withNeeds(needs, { look, freeze, freezeOnDay, sign, withdraw, file, deliver, forgetOld });

/** Locked with its year. @throws Refusal NOT_FOUND */
async function open(tx: Transaction, id: string): Promise<ListRow> {
  const found = await lockGrantList(tx, id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

const happened = (
  needs: Needs,
  tx: Transaction,
  by: { actor: Actor | null; now: Date },
  listId: string,
  kind: ListEventRow['kind'],
  note: string | null = null,
) =>
  addGrantEvent(tx, {
    id: randomUUID(),
    listId,
    kind,
    happenedAt: by.now,
    staffId: by.actor?.personId ?? null,
    staffName: by.actor?.name ?? needs.words.calendar,
    note,
  });

async function figuresOf(db: Database, list: ListRow): Promise<GrantYear['figures']> {
  const earlierId = await findEarlierList(db, list.year);
  return {
    ...(await countLines(db, list.id)),
    problems: await countProblems(db, list.id),
    changes: earlierId ? await countGrantChanges(db, { id: list.id, earlierId }) : null,
    control: await countControl(db, list.id),
  };
}

async function view(needs: Needs, db: Database, { actor, now }: GrantAct, year: number): Promise<GrantYear> {
  const lists = await listGrantLists(db, year);
  const events = Map.groupBy(await listGrantEvents(db, year), ({ listId }) => listId);
  const shown = lists.find(({ isKept }) => isKept);
  const years = new Set([year, yearOf(now), ...(await listGrantYears(db))]);
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    countOn: countDayOf(year, needs.rules),
    mayFreeze: mayFreeze(needs, year, now) && !lists.some(({ state }) => state === 'signed'),
    rate: rateOf(needs.rules.rates, year),
    figures: shown ? await figuresOf(db, shown) : null,
    lists: lists.map((list) => listView(list, events.get(list.id) ?? [], actor)),
  };
}

/** The register says who is in it now: a list is frozen in its own year. */
const mayFreeze = (needs: Needs, year: number, now: Date) =>
  year === yearOf(now) && countDayOf(year, needs.rules) <= norwegianDay(now);

async function freezeYear(
  needs: Needs,
  tx: Transaction,
  by: { actor: Actor | null; now: Date },
  year: number,
  sequence: number,
): Promise<void> {
  const id = randomUUID();
  const day = countDayOf(year, needs.rules);
  await addGrantList(tx, { id, year, sequence, countOn: day, frozenAt: by.now });
  await setGrantSum(tx, id, await freezeLines(tx, needs, id, { day, today: norwegianDay(by.now), year }));
  await happened(needs, tx, by, id, 'frozen');
}

const opened = (needs: Needs, list: { id: string; sealed: Buffer }) => needs.seal.open(list.id, list.sealed);

const look = (needs: Needs, db: Database, by: GrantAct, year?: number) =>
  view(needs, db, by, year ?? yearOf(by.now));

/** One that waits for signatures is withdrawn first. @throws Refusal CHANGED_ELSEWHERE where it is not possible */
async function freeze(needs: Needs, tx: Transaction, by: GrantAct, year: number): Promise<GrantYear> {
  await lockGrantYear(tx, year);
  const lists = await listGrantLists(tx, year);
  if (!mayFreeze(needs, year, by.now) || lists.some(({ state }) => state === 'signed'))
    throw new Refusal('CHANGED_ELSEWHERE');
  const waiting = lists.find(({ state }) => state === 'frozen');
  if (waiting) {
    await setGrantWithdrawn(tx, waiting.id);
    await happened(needs, tx, by, waiting.id, 'withdrawn');
  }
  await freezeYear(needs, tx, by, year, (lists[0]?.sequence ?? 0) + 1);
  return view(needs, tx, by, year);
}

/** By the calendar, on the count day: before a member can leave. Later days and other lists are left alone. */
const freezeOnDay = (needs: Needs, db: Database, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const year = yearOf(now);
    if (countDayOf(year, needs.rules) !== norwegianDay(now)) return false;
    await lockGrantYear(tx, year);
    if ((await listGrantLists(tx, year)).length > 0) return false;
    await freezeYear(needs, tx, { actor: null, now }, year, 1);
    return true;
  });

/**
 * @param factsDigest of what the signer has seen
 * @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, CHANGED_ELSEWHERE, SECOND_PERSON_NEEDED
 */
async function sign(needs: Needs, tx: Transaction, by: GrantAct, id: string, factsDigest: string) {
  const { actor, now } = by;
  requireRecentSignIn(actor, now);
  const list = await open(tx, id);
  if (list.state !== 'frozen' || list.factsDigest !== factsDigest) throw new Refusal('CHANGED_ELSEWHERE');
  const lines = await listCounted(tx, id);
  const facts = lines.map(({ index, municipality }) => ({ index: index.toString('hex'), municipality }));
  if (sha256(factsText(list.year, facts)) !== factsDigest) throw new Refusal('CHANGED_ELSEWHERE');
  const signed = (await listGrantEvents(tx, list.year)).filter(
    ({ listId, kind }) => listId === id && kind === 'signed',
  );
  if (signed.some(({ staffId }) => staffId === actor.personId)) throw new Refusal('SECOND_PERSON_NEEDED');
  await happened(needs, tx, by, id, 'signed');
  if (signed.length + 1 >= signaturesNeeded)
    await setGrantSigned(
      tx,
      id,
      sha256(csvOf(needs.words.number, lines.map((line) => opened(needs, line)).sort())),
    );
  return view(needs, tx, by, list.year);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function withdraw(needs: Needs, tx: Transaction, by: GrantAct, id: string): Promise<GrantYear> {
  const list = await open(tx, id);
  if (list.state === 'delivered') throw new Refusal('CHANGED_ELSEWHERE');
  if (list.state !== 'withdrawn') {
    await setGrantWithdrawn(tx, id);
    await happened(needs, tx, by, id, 'withdrawn');
  }
  return view(needs, tx, by, list.year);
}

/** Each time it is taken is logged, with everybody who is in it. @throws Refusal SIGN_IN_AGAIN, NOT_FOUND */
const file = (
  needs: Needs,
  db: Database,
  by: GrantAct & { requestId: string },
  id: string,
  { format, municipality }: GrantFileChoice,
): Promise<FileAnswer> =>
  inTransaction(db, async (tx) => {
    requireRecentSignIn(by.actor, by.now);
    const list = await findGrantList(tx, id);
    if (!list?.fileDigest || !list.isKept) throw new Refusal('NOT_FOUND');
    const all = (await listCounted(tx, id)).map((line) => ({ ...line, digits: opened(needs, line) }));
    const allNumbers = all.map(({ digits }) => digits).sort();
    if (sha256(csvOf(needs.words.number, allNumbers)) !== list.fileDigest)
      throw new Error('a grant list is not the one that was signed');
    const asked = municipality === 'unknown' ? null : municipality;
    const lines = municipality ? all.filter((line) => line.municipality === asked) : all;
    const numbers = lines.map(({ digits }) => digits).sort();
    await happened(needs, tx, by, id, 'taken', municipality ?? null);
    const fields = ['fodselsnummer', 'membership'] as const;
    const named = lines.map(({ personId }) => personId).filter((personId) => personId !== null);
    await logLooks(tx, by, { reason: 'grant-list', subjectId: id, fields }, named);
    const name = [needs.organisation.organisationNumber, list.year, list.sequence, municipality]
      .filter(Boolean)
      .join('-');
    if (format === 'csv')
      return {
        name: `${name}.csv`,
        type: 'text/csv',
        content: Buffer.from(csvOf(needs.words.number, numbers)),
      };
    return {
      name: `${name}.xlsx`,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: xlsxFile([
        { name: needs.words.sheet, rows: [needs.words.number, ...numbers].map((cell) => [cell]) },
      ]),
    };
  });

/** Recording it twice records it once. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function deliver(needs: Needs, tx: Transaction, by: GrantAct, id: string, receipt: string) {
  const list = await open(tx, id);
  if (list.state === 'signed') {
    await setGrantDelivered(tx, id);
    await happened(needs, tx, by, id, 'delivered', receipt);
  } else if (list.state !== 'delivered') throw new Refusal('CHANGED_ELSEWHERE');
  return view(needs, tx, by, list.year);
}

/** Every night. @returns of how many lists the lines were deleted */
function forgetOld(needs: Needs, db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  return forgetGrantLines(db, lastForgottenYear(today, needs.rules), today);
}

function listView(
  { year: _year, frozenAt, ...list }: ListRow,
  events: readonly ListEventRow[],
  actor: Actor,
): GrantList {
  const signed = events.filter(({ kind }) => kind === 'signed');
  return {
    ...list,
    frozenAt: frozenAt.toISOString(),
    isSignedByMe: signed.some(({ staffId }) => staffId === actor.personId),
    signatures: signed.length,
    events: events.map(({ id, kind, happenedAt, staffName, note }) => ({
      id,
      kind,
      note,
      at: happenedAt.toISOString(),
      by: staffName,
    })),
  };
}
