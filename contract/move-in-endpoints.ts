/**
 * Moving in, as administrators do it: a file is sent in pieces, its columns are matched, it is checked, decided about and
 * applied in the background, and can be undone as a whole.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import {
  MoveInDecision,
  MoveInKindId,
  MoveInMatch,
  MoveInOutcome,
  MoveInState,
  moveInFileLimits,
} from './move-in-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

const Counts = z.record(MoveInOutcome, z.int());
export type MoveInCounts = z.infer<typeof Counts>;

const MoveInRun = z.object({
  id: z.uuid(),
  kind: MoveInKindId,
  source: z.string(),
  fileName: z.string(),
  state: MoveInState,
  /** Why the file was refused, or the last step was not done. */
  fault: z.nullable(z.string()),
  /** Null until the file has been checked. */
  counts: z.nullable(Counts),
  startedBy: z.string(),
  startedAt: Moment,
  /** Its sums are compared with those of the old system, and signed. */
  isBalanced: z.boolean(),
});
export type MoveInRun = z.infer<typeof MoveInRun>;

const MoveInDetails = z.object({
  run: MoveInRun,
  /** Null: read at the machine. */
  fileBytes: z.nullable(z.int()),
  receivedBytes: z.int(),
  /** Rows of the step that runs. */
  rowsDone: z.int(),
  rowsToDo: z.nullable(z.int()),
  /** Of the file, each with its first values. Numbers of persons are masked. */
  headings: z.array(z.object({ heading: z.string(), values: z.array(z.string()) })),
  /** A column of ours → the heading that it is read from; empty where it is not read. */
  columns: z.record(z.string(), z.string()),
  duplicates: z.array(z.object({ matchedBy: MoveInMatch, open: z.int(), decided: z.int() })),
  /** The newest first. */
  log: z.array(z.object({ id: z.uuid(), kind: z.string(), detail: z.string(), by: z.string(), at: Moment })),
});
export type MoveInDetails = z.infer<typeof MoveInDetails>;

export const NewMoveIn = z.object({
  kind: MoveInKindId,
  /** The old system, as the administrator calls it. */
  source: singleLine(2, 60),
  fileName: singleLine(1, 120).check(z.regex(/\.(csv|txt|tsv|xls[xm]?)$/i)),
  fileBytes: z.int().check(z.minimum(1), z.maximum(moveInFileLimits.bytes)),
});

const ReportLine = z.object({
  line: z.int(),
  outcome: MoveInOutcome,
  externalId: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  column: z.nullable(z.string()),
  notes: z.array(z.string()),
});
export type MoveInReportLine = z.infer<typeof ReportLine>;

const DuplicatePerson = z.object({
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  number: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export const MoveInDuplicate = z.object({
  line: z.int(),
  matchedBy: MoveInMatch,
  decision: z.nullable(MoveInDecision),
  inFile: DuplicatePerson,
  here: DuplicatePerson,
});
export type MoveInDuplicate = z.infer<typeof MoveInDuplicate>;

const params = z.object({ id: z.uuid() });
const line = z.string().check(z.regex(/^\d{1,9}$/));
const after = z.optional(line);
const nextAfter = z.nullable(z.int());
const response = MoveInDetails;

export const moveInEndpoints = defineEndpoints({
  'GET /api/administration/move-ins': {
    access: 'administrator',
    summary: 'Files that were moved in or are about to be, newest first, fifty at a time',
    query: z.object({ before: z.optional(z.uuid()) }),
    response: z.object({
      runs: z.array(MoveInRun),
      /** The last of this page where there are more. */
      nextBefore: z.nullable(z.uuid()),
      /** Old systems that files have come from. */
      sources: z.array(z.string()),
    }),
  },
  'POST /api/administration/move-ins': {
    access: 'administrator',
    summary: 'Announces a file of an old system; its bytes follow in pieces',
    body: NewMoveIn,
    status: 201,
    response,
  },
  'GET /api/administration/move-ins/:id': {
    access: 'administrator',
    summary: 'How far a file has come, its headings with examples, and the log',
    params,
    response,
  },
  'PUT /api/administration/move-ins/:id/chunks/:start': {
    access: 'administrator',
    summary: 'The bytes from `start` on; the same piece again changes nothing',
    params: z.object({ id: z.uuid(), start: line }),
    bytes: { maximum: moveInFileLimits.chunkBytes },
    response: z.object({ receivedBytes: z.int() }),
    errors: ['UPLOAD_OUT_OF_STEP', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/readings': {
    access: 'administrator',
    summary: 'Every byte is sent: the headings are read in the background',
    params,
    response,
    errors: ['UPLOAD_OUT_OF_STEP', 'CHANGED_ELSEWHERE'],
  },
  'PUT /api/administration/move-ins/:id/columns': {
    access: 'administrator',
    summary: 'Matches the columns, remembers that for the next file, and checks the file in the background',
    params,
    body: z.object({
      columns: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
    }),
    response,
    errors: ['INVALID_INPUT', 'CHANGED_ELSEWHERE'],
  },
  'GET /api/administration/move-ins/:id/rows': {
    access: 'administrator',
    summary: 'The report line by line, fifty lines at a time; all lines with a remark unless said',
    params,
    query: z.object({ outcome: z.optional(MoveInOutcome), after }),
    response: z.object({ rows: z.array(ReportLine), nextAfter }),
  },
  'GET /api/administration/move-ins/:id/report': {
    access: 'administrator',
    summary: 'The report as CSV, without names',
    params,
    file: ['text/csv'],
  },
  'GET /api/administration/move-ins/:id/duplicates': {
    access: 'administrator',
    summary:
      'Persons of the file who may be here already, twenty at a time, undecided ones unless said; each person shown is logged',
    params,
    query: z.object({ after, all: z.optional(z.literal('1')) }),
    response: z.object({ duplicates: z.array(MoveInDuplicate), nextAfter }),
  },
  'POST /api/administration/move-ins/:id/decisions': {
    access: 'administrator',
    summary: 'Decides about one duplicate, or all that are not decided; two persons never share a number',
    params,
    body: z.object({ line: z.nullable(z.int().check(z.minimum(1))), decision: MoveInDecision }),
    response,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/applications': {
    access: 'administrator',
    summary: 'Writes the rows to the register in the background',
    params,
    response,
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/undoings': {
    access: 'administrator',
    summary: 'Undoes all that the file brought, unless something of it has been changed since',
    params,
    response,
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/discards': {
    access: 'administrator',
    summary: 'Deletes a file that has not been applied, with all that was read of it',
    params,
    response,
    errors: ['CHANGED_ELSEWHERE'],
  },
});
