/** Reads a file into a run: row by row, then checked set by set. Nothing of it is in the register yet. */
import { randomUUIDv7 } from 'node:crypto';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { keptSince, retention } from '#contract/retention.ts';
import { type Mapping, placesOf } from '#contract/values/file-columns.ts';
import { type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import { isKid, type KidCheck } from '#contract/values/kid.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { fileFaultOf } from '#server/platform/file-rows.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { activitiesByName } from '../activities/moved-sign-up-service.ts';
import { movedChildren } from '../children/moved-child-service.ts';
import { movedEvidence } from '../leaving/moved-evidence-service.ts';
import type { RegisterLeavings } from '../leaving/register-leaving-service.ts';
import { chapterFinder, unitsByName } from '../organisation/organisation-service.ts';
import { moveInWriters } from './move-in-apply-service.ts';
import { checkOwners, checkRepeated, findDuplicates } from './move-in-check-repository.ts';
import { findMapping } from './move-in-file-repository.ts';
import { moveInKinds } from './move-in-kind-rules.ts';
import { suggestMapping } from './move-in-mapping-rules.ts';
import { addRows, type NewRow, updateOwners } from './move-in-owner-repository.ts';
import type { MoveInContext, MoveInKind, RowRead } from './move-in-reading-rules.ts';
import { countByOutcome, removeRows } from './move-in-row-repository.ts';
import {
  addEvent,
  addProgress,
  findRun,
  type MoveInActor,
  type RunRow,
  setRun,
} from './move-in-run-repository.ts';
import { addSample } from './move-in-sample-rules.ts';

export type StagingNeeds = {
  seal: NumberSeal;
  accept: FodselsnummerSeries;
  organisation: OrganisationProfile;
  leavings: RegisterLeavings;
};

/** The file is refused as a whole. */
class FileRefusal extends Error {
  readonly fault: string;
  constructor(fault: string) {
    super(fault);
    this.fault = fault;
  }
}

const batchSize = 2000;
const mostHeadings = 256;
/** An example of each column is among the first ones. */
const sampledRows = 200;
/** More rows are no register. */
const mostRows = 3_000_000;

export function stagingWith(needs: StagingNeeds) {
  const { seal, organisation, leavings } = needs;
  const writers = moveInWriters(organisation);

  async function contextOf(db: Database, { kind }: RunRow, now: Date): Promise<MoveInContext> {
    const { giving, grantList } = organisation;
    const { avtalegiro } = giving;
    return {
      today: norwegianDay(now),
      accept: needs.accept,
      findChapter: await chapterFinder(db),
      units: await unitsByName(db),
      isKid: (kid) =>
        avtalegiro !== null &&
        avtalegiro !== undefined &&
        isKid(kid, { check: avtalegiro.kid.check as KidCheck, lengths: avtalegiro.kid.lengths }),
      purposes: giving.purposes,
      giftsFromYear: Number(norwegianDay(keptSince(retention.gifts.period, now)).slice(0, 4)),
      evidenceUntilOn: (membership) => {
        const until = movedEvidence.untilOn(membership, grantList);
        return until !== null && until >= norwegianDay(now) ? until : null;
      },
      childEvidenceUntilOn: (endedOn) => {
        const purgeOn = movedChildren.purgeDay(endedOn, grantList);
        return purgeOn > norwegianDay(now) ? purgeOn : null;
      },
      activities: kind === 'sign-ups' ? await activitiesByName(db, now) : new Map(),
    };
  }

  function stagedRow(line: number, read: RowRead): NewRow {
    // In the order of the file: the indexes of a million rows grow at their end, and not all over.
    const targetId = randomUUIDv7();
    const digits = read.keys?.fodselsnummer ?? null;
    const number = digits && {
      sealed: `\\x${seal.seal(targetId, digits).toString('hex')}`,
      isDNumber: isDNumber(digits),
    };
    return {
      line,
      outcome: 'new',
      external_id: read.externalId,
      unique_key: read.uniqueKey,
      person_ref: read.personRef,
      problem: null,
      problem_column: null,
      notes: read.notes,
      content: read.keys ? { ...read.content, number } : read.content,
      number_index: digits && `\\x${seal.index(digits).toString('hex')}`,
      target_id: targetId,
      sum_key: read.sum.key,
      sum_ore: read.sum.ore,
    };
  }

  const refusedRow = (
    line: number,
    problem: string,
    column: string | null,
    externalId: string | null,
  ): NewRow => ({
    line,
    outcome: 'refused',
    external_id: externalId,
    problem,
    problem_column: column,
    unique_key: null,
    person_ref: null,
    notes: [],
    content: null,
    number_index: null,
    target_id: null,
    sum_key: null,
    sum_ore: 0,
  });

  /** A member who has left here is not brought back, even where only a keyed hash of the number is left. */
  async function withoutLeavers(db: Database, kind: MoveInKind, rows: NewRow[]): Promise<NewRow[]> {
    if (kind !== moveInKinds.members) return rows;
    const numbers = rows.map(({ unique_key }) => unique_key).filter((number) => number !== null);
    const left = await leavings.leftOf(db, numbers);
    return rows.map((row) =>
      row.unique_key !== null && left.has(row.unique_key)
        ? refusedRow(row.line, 'HAS_LEFT', null, row.external_id)
        : row,
    );
  }

  /** One batch is written while the next one is read. */
  function storing(db: Database, run: RunRow, kind: MoveInKind) {
    let batch: NewRow[] = [];
    let written = Promise.resolve();
    const write = async (rows: NewRow[]) => {
      await addRows(db, run, await withoutLeavers(db, kind, rows));
      await addProgress(db, run.id, rows.length);
    };
    const flush = async () => {
      await written;
      written = write(batch);
      // It is waited for with the next batch, which may come later than its error.
      written.catch(() => undefined);
      batch = [];
    };
    return {
      async add(row: NewRow): Promise<void> {
        batch.push(row);
        if (batch.length >= batchSize) await flush();
      },
      async end(): Promise<void> {
        await flush();
        await written;
      },
    };
  }

  async function readAll(db: Database, run: RunRow, rows: AsyncIterable<FileRow>, now: Date) {
    const kind = moveInKinds[run.kind];
    const context = await contextOf(db, run, now);
    const isMatched = Object.keys(run.columns).length > 0;
    const remembered = isMatched ? {} : await findMapping(db, run);
    let read: { headings: string[]; mapping: Mapping; places: Map<string, number> } | null = null;
    const batches = storing(db, run, kind);
    let count = 0;
    try {
      for await (const { line, cells } of rows) {
        if (!read) {
          const headings = cells.map((text) => text.trim());
          const mapping = isMatched ? run.columns : suggestMapping(run, kind.columns, headings, remembered);
          const { places, missing } = placesOf(kind.columns, headings, mapping);
          if (missing.length > 0) throw new FileRefusal(`columns-missing:${missing.join(', ')}`);
          read = { headings, mapping, places };
          continue;
        }
        if (++count > mostRows) throw new FileRefusal('too-many-rows');
        const made = kind.read(cells, read.places, context);
        await batches.add(
          'problem' in made
            ? refusedRow(line, made.problem, made.column, made.externalId)
            : stagedRow(line, made),
        );
      }
    } finally {
      await batches.end();
    }
    if (!read || count === 0) throw new FileRefusal('empty');
    return { headings: read.headings.slice(0, mostHeadings), columns: { ...read.mapping }, readRows: count };
  }

  return {
    /** The headings with the first values under each. @throws as the reader of the file */
    async readHeadings(rows: AsyncIterable<FileRow>): Promise<{ headings: string[]; samples: string[][] }> {
      let headings: string[] | null = null;
      const samples: string[][] = [];
      let count = 0;
      for await (const { cells } of rows) {
        if (!headings) {
          headings = cells.slice(0, mostHeadings).map((text) => text.trim());
          samples.push(...headings.map(() => []));
          continue;
        }
        for (const [place, values] of samples.entries()) addSample(values, cells[place] ?? '');
        if (++count >= sampledRows) break;
      }
      return { headings: headings ?? [], samples };
    },

    /** Compared with the register as it is now: again before the rows are written. */
    async check(db: Database, run: RunRow): Promise<void> {
      await inTransaction(db, async (tx) => {
        await checkRepeated(tx, run);
        if (moveInKinds[run.kind].isOfPersons) await findDuplicates(tx, run);
        else {
          await updateOwners(tx, run);
          await checkOwners(tx, run);
        }
        await writers[run.kind].check?.(tx, run);
      });
    },

    /** A file with a fault is refused as a whole, and nothing of it stays. */
    async stage(
      db: Database,
      runId: string,
      rows: AsyncIterable<FileRow>,
      by: MoveInActor,
      now: Date,
    ): Promise<void> {
      const run = (await findRun(db, runId))!;
      await removeRows(db, runId);
      try {
        const read = await readAll(db, run, rows, now);
        await this.check(db, run);
        await inTransaction(db, async (tx) => {
          await setRun(tx, runId, { state: 'staged', ...read, counts: await countByOutcome(tx, runId) }, now);
          await addEvent(tx, { runId, kind: 'staged', detail: String(read.readRows) }, by, now);
        });
      } catch (error) {
        const fault = error instanceof FileRefusal ? error.fault : fileFaultOf(error);
        if (fault === null) throw error;
        await removeRows(db, runId);
        await inTransaction(db, async (tx) => {
          await setRun(tx, runId, { state: 'refused', fault }, now);
          await addEvent(tx, { runId, kind: 'refused', detail: fault }, by, now);
        });
      }
    },
  };
}
