/** The report of a run and its duplicates, a page at a time. */
import type { StreamedFile } from '#contract/endpoint.ts';
import type { MoveInDuplicate, MoveInReportLine } from '#contract/move-in-endpoints.ts';
import * as nynorsk from '#contract/move-in-texts.nn.ts';
import * as bokmal from '#contract/move-in-texts.ts';
import type { MoveInOutcome } from '#contract/move-in-values.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { type DuplicateRow, listDuplicates, listReport } from './move-in-row-repository.ts';
import { findRun, type RunRow } from './move-in-run-repository.ts';

type Looking = { actor: Actor; now: Date; requestId: string };

const linesShown = 50;
const duplicatesShown = 20;
const linesReadAtOnce = 1000;

/** @throws Refusal NOT_FOUND */
async function demandRun(db: Database | Transaction, id: string): Promise<RunRow> {
  const run = await findRun(db, id);
  if (!run || run.state === 'discarded') throw new Refusal('NOT_FOUND');
  return run;
}

const cell = (text: string) => text.replace(/[;\n\r"]/g, ',');

const shownDuplicate = (row: DuplicateRow): MoveInDuplicate => {
  const { content } = row;
  return {
    line: row.line,
    matchedBy: row.matchedBy,
    decision: row.decision,
    inFile: {
      name: `${content.givenName ?? ''} ${content.familyName ?? ''}`.trim(),
      bornOn: content.bornOn ?? null,
      number: content.memberNumber ?? null,
      email: content.email ?? null,
      phone: content.phone ?? null,
    },
    here: { name: row.name, bornOn: row.bornOn, number: row.number, email: row.email, phone: row.phone },
  };
};

/** As many rows as there are: a few in memory at a time. */
async function* reportLines(db: Database, id: string, language: Language): AsyncGenerator<Uint8Array> {
  const { moveInOutcomeWords, rowRemarks } = language === 'nn' ? nynorsk : bokmal;
  yield Buffer.from(`${bokmal.moveInReportHeading}\r\n`);
  for (let after = 0; ; ) {
    const rows = await listReport(db, id, { after, limit: linesReadAtOnce, outcome: null });
    if (rows.length === 0) return;
    const lines = rows.map((row) =>
      [row.line, row.externalId ?? '', moveInOutcomeWords[row.outcome], cell(rowRemarks(row))].join(';'),
    );
    yield Buffer.from(`${lines.join('\r\n')}\r\n`);
    after = rows.at(-1)!.line;
  }
}

export const moveInView = {
  /** @throws Refusal NOT_FOUND */
  async rows(
    db: Database,
    id: string,
    asked: { outcome?: MoveInOutcome | undefined; after?: string | undefined },
  ): Promise<{ rows: MoveInReportLine[]; nextAfter: number | null }> {
    await demandRun(db, id);
    const page = { after: Number(asked.after ?? 0), limit: linesShown + 1, outcome: asked.outcome ?? null };
    const rows = await listReport(db, id, page);
    const shown = rows.slice(0, linesShown);
    return { rows: shown, nextAfter: rows.length > linesShown ? shown.at(-1)!.line : null };
  },

  /** By line and the key of the old system only: the report may be passed on. @throws Refusal NOT_FOUND */
  async report(db: Database, id: string, language: Language): Promise<StreamedFile> {
    const run = await demandRun(db, id);
    const name = bokmal.moveInReportName(run.fileName);
    return { name, type: 'text/csv', sizeBytes: null, content: reportLines(db, id, language) };
  },

  /** @throws Refusal NOT_FOUND */
  duplicates: (
    db: Database,
    by: Looking,
    id: string,
    asked: { after?: string | undefined; all?: '1' | undefined },
  ): Promise<{ duplicates: MoveInDuplicate[]; nextAfter: number | null }> =>
    showList(db, by, async (tx) => {
      await demandRun(tx, id);
      const found = await listDuplicates(tx, id, {
        after: Number(asked.after ?? 0),
        limit: duplicatesShown + 1,
        isOpenOnly: !asked.all,
      });
      const shown = found.slice(0, duplicatesShown);
      return {
        shown: {
          duplicates: shown.map(shownDuplicate),
          nextAfter: found.length > duplicatesShown ? shown.at(-1)!.line : null,
        },
        look: {
          list: 'list-move-in',
          subjectId: id,
          fields: ['name', 'birth-date', 'membership', 'contact-points'],
        },
        personIds: shown.map(({ candidateId }) => candidateId),
      };
    }),
};
