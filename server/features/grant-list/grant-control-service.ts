/**
 * The control's answer: brought in whole or not at all. Persons who are in another community too are asked to choose
 * and followed to the end of the year; the others are cases for member service.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { ControlFile, ControlMeaning, ControlOutcome, ControlReport } from '#contract/grant-control.ts';
import { type Mapping, plainWord } from '#contract/values/file-columns.ts';
import type { Actor } from '#server/actor.ts';
import { CsvProblem, csvRowsOf, type FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { XlsxProblem } from '#server/platform/xlsx/xlsx-archive.ts';
import { isZip, xlsxRowsOf } from '#server/platform/xlsx-rows.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import {
  addAnswers,
  addControl,
  answerExists,
  closeAnswers,
  findControlColumns,
  findLines,
  isControlKnown,
  type ListedLine,
  listAnswers,
  settleAnswer,
  settleChosen,
  takeToTell,
} from './grant-control-repository.ts';
import {
  type ControlChosen,
  type ControlLine,
  type ControlProblem,
  type ControlWords,
  closingDay,
  isMendedByChoice,
  problemsShown,
  readControl,
  reminderDays,
  remindersSent,
} from './grant-control-rules.ts';
import { findGrantList, lockGrantList } from './grant-list-repository.ts';
import { pageOf, placeOf } from './grant-review-service.ts';

type By = { actor: Actor; now: Date };
export type GrantControl = ReturnType<typeof createGrantControl>;
const batch = 200;
const dayMs = 86_400_000;

const taken = (lines: number): ControlReport => ({ isTaken: true, lines, problems: [], choice: null });

type SentFile = ControlFile & { content: Uint8Array };

/** Where nothing is chosen, the headings of the last answer are looked for. */
const chosenIn = ({ number, outcome, words }: SentFile, before: Mapping): ControlChosen => ({
  columns: { ...before, ...(number && { number }), ...(outcome && { outcome }) },
  words: new Map(
    [...new URLSearchParams(words)].map(([word, meaning]) => [plainWord(word), meaning as ControlMeaning]),
  ),
});

/** More lines than there are members in the country's largest communities are no answer about ours. */
const mostLines = 500_000;
const xlsxFaults = {
  'not-a-spreadsheet': 'not-text',
  'old-or-protected': 'not-text',
  'too-large': 'too-long',
  damaged: 'damaged',
} as const satisfies Record<XlsxProblem['fault'], ControlProblem['fault']>;

async function rowsOf(content: Uint8Array): Promise<FileRow[] | ControlProblem> {
  try {
    return isZip(content) ? await xlsxRowsOf(content, mostLines) : csvRowsOf(content);
  } catch (error) {
    if (error instanceof CsvProblem) return { line: 1, fault: error.fault };
    if (error instanceof XlsxProblem) return { line: 1, fault: xlsxFaults[error.fault] };
    throw error;
  }
}

type Needs = {
  seal: NumberSeal;
  announce: Announce;
  cursors: PageCursor;
  words: ControlWords;
};

export const createGrantControl = (needs: Needs) => ({
  ...withNeeds(needs, { bring, follow, answers }),
  settle,
});

/** Each line of the file with its line in the list, or what is wrong. */
async function match(needs: Needs, tx: Transaction, listId: string, lines: readonly ControlLine[]) {
  const sought = lines.map((line) => ({ ...line, indexes: needs.seal.indexes(line.digits) }));
  const found = await findLines(
    tx,
    listId,
    sought.flatMap(({ indexes }) => indexes),
  );
  const byIndex = new Map(found.map((line) => [line.index.toString('hex'), line]));
  const matched: { line: ListedLine; outcome: ControlOutcome }[] = [];
  const problems: ControlProblem[] = [];
  for (const { line, indexes, outcome } of sought) {
    const listed = indexes.map((index) => byIndex.get(index.toString('hex'))).find((one) => one);
    if (!listed) problems.push({ line, fault: 'not-in-list' });
    else if (listed.isAnswered) problems.push({ line, fault: 'known' });
    else matched.push({ line: listed, outcome });
  }
  return { matched, problems };
}

/** The same file again changes nothing. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE before the list was delivered */
async function bring(needs: Needs, tx: Transaction, { actor, now }: By, listId: string, file: SentFile) {
  const list = await lockGrantList(tx, listId);
  if (!list) throw new Refusal('NOT_FOUND');
  if (list.state !== 'delivered' || !list.isKept) throw new Refusal('CHANGED_ELSEWHERE');
  const digest = createHash('sha256').update(file.content).digest('hex');
  if (await isControlKnown(tx, listId, digest)) return taken(0);
  const rows = await rowsOf(file.content);
  if (!Array.isArray(rows)) return { isTaken: false, lines: 0, problems: [rows], choice: null };
  const before = await findControlColumns(tx);
  const read = readControl(rows, needs.words, chosenIn(file, before));
  const { matched, problems: unmatched } = await match(needs, tx, listId, read.lines);
  const problems = [...read.problems, ...unmatched].sort((one, other) => one.line - other.line);
  const lines = Math.max(rows.length - 1, 0);
  if (problems.length > 0) {
    const choice = isMendedByChoice(problems) ? read.choice : null;
    return { isTaken: false, lines, problems: problems.slice(0, problemsShown), choice };
  }
  const id = randomUUID();
  const by = { by: actor.personId, byName: actor.name };
  await addControl(tx, { id, listId, name: file.name, digest, at: now, columns: read.columns, ...by });
  const answers = matched.map(({ line, outcome }) => ({
    id: randomUUID(),
    lineId: line.id,
    personId: line.personId,
    outcome,
  }));
  await addAnswers(tx, id, answers);
  const elsewhere = answers.filter(({ outcome, personId }) => outcome === 'elsewhere' && personId);
  await persons.setElsewhere(
    tx,
    elsewhere.map(({ personId }) => personId!),
  );
  return taken(lines);
}

/** Every morning: tells, reminds, and closes what is over. @returns how many were told or reminded */
async function follow(needs: Needs, db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  const year = Number(today.slice(0, 4));
  await inTransaction(db, async (tx) => {
    await settleChosen(tx, now);
    await closeAnswers(tx, today > closingDay(year - 1) ? year - 1 : year - 2, now);
  });
  const toldBefore = new Date(now.getTime() - reminderDays * dayMs);
  for (let told = 0; ; ) {
    const taken = await inTransaction(db, async (tx) => {
      const asked = { toldBefore, reminders: remindersSent, now, limit: batch };
      const ids = await takeToTell(tx, asked);
      for (const personId of ids)
        await needs.announce(tx, { personId, kind: 'communities-choice', subjectId: personId, now });
      return ids.length;
    });
    told += taken;
    if (taken < batch) return told;
  }
}

/** @throws Refusal NOT_FOUND */
const answers = (
  needs: Needs,
  db: Database,
  by: By & { requestId: string },
  listId: string,
  asked: { outcome?: ControlOutcome | undefined; cursor?: string | undefined },
) =>
  showList(db, by, async (tx) => {
    if (!(await findGrantList(tx, listId))) throw new Refusal('NOT_FOUND');
    const { outcome = null } = asked;
    const list = `grant-control ${by.actor.personId} ${listId} ${outcome}`;
    const after = placeOf(needs.cursors, list, asked.cursor);
    const { shown: answers, nextCursor } = pageOf(
      needs.cursors,
      list,
      await listAnswers(tx, listId, { outcome, after }),
    );
    return {
      shown: { answers, nextCursor },
      look: { list: 'list-grant', subjectId: listId, fields: ['name', 'membership'] },
      personIds: answers.map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE where it is settled already */
async function settle(
  tx: Transaction,
  { actor, now }: By,
  id: string,
  note: string,
): Promise<Record<string, never>> {
  if (!(await answerExists(tx, id))) throw new Refusal('NOT_FOUND');
  if (!(await settleAnswer(tx, id, { note, by: actor.name, at: now })))
    throw new Refusal('CHANGED_ELSEWHERE');
  return {};
}
