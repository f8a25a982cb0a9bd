/**
 * Reads the NY-format record by record. Strict about structure: a file whose records cannot be told apart is
 * refused. Honest about content: what does not add up is reported with both figures, and the sign column decides
 * what is money in and money out. Source: the documents named in `giro-layout.ts`.
 */
import type {
  AssignmentStart,
  AssignmentTotals,
  GiroItem,
  GiroKind,
  TransmissionStart,
} from '#server/ports/giro-file.ts';
import { moneyOf, problemsOfItem } from './giro-items.ts';
import { type LayoutName, recordLength } from './giro-layout.ts';
import { decodeRecord } from './giro-record.ts';
import { type GiroProblem, GiroRefusal, giroProblem } from './giro-refusal.ts';
import { createTransactions } from './giro-transactions.ts';

/** What a reader of the file reports, in its order. */
export type GiroSink = {
  transmissionStart?(start: TransmissionStart): void;
  assignmentStart?(start: AssignmentStart): void;
  /** @param line of its first record */
  item?(item: GiroItem, line: number): void;
  assignmentEnd?(totals: AssignmentTotals): void;
  transmissionEnd?(dateOn: string | null): void;
  problem?(problem: GiroProblem): void;
};

const assignmentKinds: Record<string, GiroKind> = {
  '2100': 'claims',
  '2136': 'cancellations',
  '2124': 'mandates',
  '0900': 'ocr',
};
const endLayouts: Record<GiroKind, LayoutName> = {
  claims: 'claimsEnd',
  cancellations: 'claimsEnd',
  mandates: 'mandatesEnd',
  ocr: 'ocrEnd',
};

/** Where the amount begins in a record of a payment or a claim. */
const amountPlace = 33;

type Running = {
  count: number;
  recordCount: number;
  sumOre: number;
  first: string | null;
  last: string | null;
};
const nothing = (recordCount: number): Running => ({
  count: 0,
  recordCount,
  sumOre: 0,
  first: null,
  last: null,
});

/**
 * @returns `record`: takes the next line, without its line break; `end`: says that there are no more
 * @throws GiroRefusal from both
 */
export function createGiroReader(sink: GiroSink): { record(text: string): void; end(): void } {
  let line = 0;
  let state: 'before' | 'between' | 'inside' | 'after' = 'before';
  let kind: GiroKind = 'claims';
  let assignments = 0;
  let isToPayee = false;
  let transactions = createTransactions(
    kind,
    () => {},
    () => {},
  );
  let inAssignment = nothing(0);
  let inAll = nothing(0);
  let grossOre = 0;

  const report = (problem: GiroProblem) => sink.problem?.(problem);
  const differs = (
    code: 'count-differs' | 'record-count-differs' | 'sum-differs' | 'date-differs',
    position: number,
    said: string | number | null,
    found: string | number | null,
  ) => {
    if (said !== found)
      report(giroProblem(code, line, position, String(said ?? '000000'), String(found ?? '000000')));
  };

  function hand(item: GiroItem, at: number): void {
    const { amountOre, day } = moneyOf(item);
    inAssignment.count += 1;
    inAssignment.sumOre += amountOre;
    grossOre += Math.abs(amountOre);
    // Beyond it, sums are rounded; no such money has ever been moved.
    if (!Number.isSafeInteger(grossOre)) throw new GiroRefusal('field', at, amountPlace);
    if (day !== null && (inAssignment.first === null || day < inAssignment.first)) inAssignment.first = day;
    if (day !== null && (inAssignment.last === null || day > inAssignment.last)) inAssignment.last = day;
    for (const problem of problemsOfItem(item, at)) report(problem);
    sink.item?.(item, at);
  }

  function startAssignment(start: string, text: string): void {
    const found = assignmentKinds[start.slice(2, 6)];
    if (!found) throw new GiroRefusal('record-type', line, 3);
    kind = found;
    const fields = decodeRecord(kind === 'ocr' ? 'ocrAssignmentStart' : 'assignmentStart', text, line);
    state = 'inside';
    assignments += 1;
    inAssignment = nothing(0);
    transactions = createTransactions(kind, hand, report);
    sink.assignmentStart?.({
      kind,
      assignmentNumber: fields.assignmentNumber as string,
      account: fields.account as string,
      agreementId: (fields.agreementId ?? null) as string | null,
    });
  }

  function endAssignment(start: string, text: string): void {
    if (assignmentKinds[start.slice(2, 6)] !== kind) throw new GiroRefusal('record-type', line, 3);
    transactions.close(line);
    const said = decodeRecord(endLayouts[kind], text, line);
    differs('count-differs', 9, said.count as number, inAssignment.count);
    differs('record-count-differs', 17, said.recordCount as number, inAssignment.recordCount);
    if (kind !== 'mandates') {
      // Of payments the sign of the sum has no place of its own: a day of more out than in is written without it.
      differs('sum-differs', 25, said.sumOre as number, Math.abs(inAssignment.sumOre));
      const place = kind === 'ocr' ? 48 : 42;
      differs('date-differs', place, said.firstDateOn as string | null, inAssignment.first);
      differs('date-differs', place + 6, said.lastDateOn as string | null, inAssignment.last);
    }
    inAll.count += inAssignment.count;
    inAll.recordCount += inAssignment.recordCount;
    inAll.sumOre += Math.abs(inAssignment.sumOre);
    if (kind === 'claims' || kind === 'cancellations') {
      const { first } = inAssignment;
      if (first !== null && (inAll.first === null || first < inAll.first)) inAll.first = first;
    } else isToPayee = true;
    state = 'between';
    sink.assignmentEnd?.({
      count: inAssignment.count,
      recordCount: inAssignment.recordCount,
      sumOre: inAssignment.sumOre,
      dateOn: (said.dateOn ?? null) as string | null,
      firstDateOn: inAssignment.first,
      lastDateOn: inAssignment.last,
    });
  }

  function startTransmission(text: string): void {
    const fields = decodeRecord('transmissionStart', text, line);
    state = 'between';
    inAll = nothing(1);
    sink.transmissionStart?.({
      sender: fields.sender as string,
      transmissionNumber: fields.transmissionNumber as string,
      recipient: fields.recipient as string,
    });
  }

  function endTransmission(text: string): void {
    const said = decodeRecord('transmissionEnd', text, line);
    inAll.recordCount += 1;
    if (assignments === 0) report(giroProblem('no-assignments', line, 1));
    differs('count-differs', 9, said.count as number, inAll.count);
    differs('record-count-differs', 17, said.recordCount as number, inAll.recordCount);
    differs('sum-differs', 25, said.sumOre as number, inAll.sumOre);
    // To the operator it is the earliest due day; from the operator a day of its own.
    if (assignments > 0 && !isToPayee) differs('date-differs', 42, said.dateOn as string | null, inAll.first);
    state = 'after';
    sink.transmissionEnd?.(said.dateOn as string | null);
  }

  function inside(start: string, text: string): void {
    inAssignment.recordCount += 1;
    if (start.endsWith('88')) endAssignment(start, text);
    else transactions.record(start, text, line);
  }

  return {
    record(text) {
      line += 1;
      if (text.length !== recordLength) throw shapeRefusal(text, line);
      const start = text.slice(0, 8);
      if (state === 'after') throw new GiroRefusal('after-end', line, 1);
      if (!start.startsWith('NY')) throw new GiroRefusal(line === 1 ? 'not-giro' : 'record-start', line, 1);
      if (state === 'before') {
        if (start !== 'NY000010') throw new GiroRefusal('not-giro', line, 1);
        startTransmission(text);
      } else if (state === 'inside') {
        inside(start, text);
      } else if (start === 'NY000089') {
        endTransmission(text);
      } else if (start.endsWith('20')) {
        startAssignment(start, text);
        inAssignment.recordCount += 1;
      } else throw new GiroRefusal('record-order', line, 7);
    },
    end() {
      if (line === 0) throw new GiroRefusal('empty', 1, 1);
      if (state !== 'after') throw new GiroRefusal('no-trailer', line + 1, 1);
    },
  };
}

/** A line that is not a record: of another kind of file, of several records, or cut. */
function shapeRefusal(text: string, line: number): GiroRefusal {
  if (line === 1 && !text.startsWith('NY000010'.slice(0, Math.max(text.length, 1))))
    return new GiroRefusal('not-giro', 1, 1);
  if (text.length > recordLength && text.startsWith('NY', recordLength)) {
    return new GiroRefusal('no-line-breaks', line, recordLength + 1);
  }
  return new GiroRefusal('record-length', line, Math.min(text.length, recordLength) + 1);
}
