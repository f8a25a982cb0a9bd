/**
 * Reads the NY-format record by record. Strict about structure: a file whose records cannot be told apart is
 * refused. Honest about content: what does not add up is reported with both figures, and the sign column decides
 * what is money in and money out. Source: the documents named in `giro-layout.ts`.
 */
import type {
  AssignmentStart,
  AssignmentTotals,
  GiroClaim,
  GiroItem,
  GiroKind,
  TransmissionStart,
} from './giro-file.ts';
import { claimOf, isRegistration, mandateOf, paymentOf, problemsOfItem } from './giro-items.ts';
import { type LayoutName, type RecordFields, recordLength } from './giro-layout.ts';
import { decodeRecord } from './giro-record.ts';
import { type GiroProblem, GiroRefusal, giroProblem } from './giro-refusal.ts';

/** What a reader is told, in the order of the file. */
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

type Started = {
  start: string;
  line: number;
  first: RecordFields;
  second: RecordFields | null;
  third: RecordFields | null;
  specifications: GiroClaim['specifications'];
};

/**
 * @returns `record`: takes the next line, without its line break; `end`: says that there are no more
 * @throws GiroRefusal from both
 */
export function createGiroReader(sink: GiroSink): { record(text: string): void; end(): void } {
  let line = 0;
  let state: 'before' | 'between' | 'inside' | 'after' = 'before';
  let kind: GiroKind = 'claims';
  let assignments = 0;
  let lastNumber = 0;
  let open: Started | null = null;
  let inAssignment = nothing(0);
  let inAll = nothing(0);

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

  function hand(item: GiroItem, at: number, amountOre: number, day: string | null): void {
    inAssignment.count += 1;
    inAssignment.sumOre += amountOre;
    if (day !== null && (inAssignment.first === null || day < inAssignment.first)) inAssignment.first = day;
    if (day !== null && (inAssignment.last === null || day > inAssignment.last)) inAssignment.last = day;
    for (const problem of problemsOfItem(item, at)) report(problem);
    sink.item?.(item, at);
  }

  /** A transaction is whole when the next one begins, or the assignment ends. */
  function close(): void {
    if (!open) return;
    const { start, line: at, first, second, third, specifications } = open;
    open = null;
    if (!second && kind !== 'cancellations') throw new GiroRefusal('record-order', line, 7);
    const type = start.slice(4, 6);
    if (kind === 'ocr') {
      const payment = paymentOf(type, first, second as RecordFields, third);
      hand(payment, at, payment.amountOre, payment.settledOn);
    } else {
      const claim = claimOf(type as GiroClaim['type'], first, second, specifications);
      hand(claim, at, claim.amountOre, claim.dueOn);
    }
  }

  function begin(start: string, layout: LayoutName, text: string): void {
    close();
    const fields = decodeRecord(layout, text, line);
    const number = fields.transactionNumber as number;
    if (number <= lastNumber) report(giroProblem('transaction-order', line, 9));
    lastNumber = number;
    open = { start, line, first: fields, second: null, third: null, specifications: [] };
  }

  /** The open transaction, if a record of this type may follow now. */
  function continued(
    start: string,
    layout: LayoutName,
    text: string,
    isInPlace: (started: Started) => boolean,
  ) {
    if (!open || open.start.slice(4, 6) !== start.slice(4, 6) || !isInPlace(open)) {
      throw new GiroRefusal('record-order', line, 7);
    }
    const fields = decodeRecord(layout, text, line);
    if (fields.transactionNumber !== open.first.transactionNumber) {
      throw new GiroRefusal('other-transaction', line, 9);
    }
    return { started: open, fields };
  }

  function claimRecord(start: string, text: string): void {
    const type = start.slice(4, 6);
    const isOwn = kind === 'claims' ? type === '02' || type === '21' : type === '93';
    if (start.slice(2, 4) !== '21' || !isOwn) throw new GiroRefusal('record-type', line, 3);
    switch (start.slice(6)) {
      case '30':
        begin(start, 'claim1', text);
        return;
      case '31': {
        const { started, fields } = continued(start, 'claim2', text, (one) => one.second === null);
        started.second = fields;
        return;
      }
      case '49': {
        if (type !== '21') throw new GiroRefusal('record-type', line, 5);
        const { started, fields } = continued(start, 'specification', text, (one) => one.second !== null);
        const [row, column] = [fields.line as number, fields.column as number];
        if (row < 1 || row > 42 || column < 1 || column > 2)
          report(giroProblem('specification-place', line, 17));
        started.specifications.push({ line: row, column, text: fields.text as string });
        return;
      }
      default:
        throw new GiroRefusal('record-type', line, 7);
    }
  }

  function mandateRecord(start: string, text: string): void {
    if (start !== 'NY219470') throw new GiroRefusal('record-type', line, 3);
    const fields = decodeRecord('mandate', text, line);
    if (!isRegistration(fields.registration)) {
      report(giroProblem('registration-type', line, 16, String(fields.registration)));
    }
    hand(mandateOf(fields), line, 0, null);
  }

  function paymentRecord(start: string, text: string): void {
    const isType = /^NY09(1[0-9]|2[01])$/.test(start.slice(0, 6));
    if (!isType) throw new GiroRefusal('record-type', line, 3);
    switch (start.slice(6)) {
      case '30':
        begin(start, 'payment1', text);
        return;
      case '31': {
        const { started, fields } = continued(start, 'payment2', text, (one) => one.second === null);
        started.second = fields;
        return;
      }
      case '32': {
        if (start[4] !== '2') throw new GiroRefusal('record-type', line, 5);
        const inPlace = (one: Started) => one.second !== null && one.third === null;
        const { started, fields } = continued(start, 'payment3', text, inPlace);
        started.third = fields;
        return;
      }
      default:
        throw new GiroRefusal('record-type', line, 7);
    }
  }

  function startAssignment(start: string, text: string): void {
    const found = assignmentKinds[start.slice(2, 6)];
    if (!found) throw new GiroRefusal('record-type', line, 3);
    kind = found;
    const fields = decodeRecord(kind === 'ocr' ? 'ocrAssignmentStart' : 'assignmentStart', text, line);
    state = 'inside';
    assignments += 1;
    inAssignment = nothing(0);
    lastNumber = 0;
    sink.assignmentStart?.({
      kind,
      assignmentNumber: fields.assignmentNumber as string,
      account: fields.account as string,
      agreementId: (fields.agreementId ?? null) as string | null,
    });
  }

  function endAssignment(start: string, text: string): void {
    if (assignmentKinds[start.slice(2, 6)] !== kind) throw new GiroRefusal('record-type', line, 3);
    close();
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
    state = 'after';
    sink.transmissionEnd?.(said.dateOn as string | null);
  }

  function inside(start: string, text: string): void {
    inAssignment.recordCount += 1;
    if (start.endsWith('88')) endAssignment(start, text);
    else if (kind === 'mandates') mandateRecord(start, text);
    else if (kind === 'ocr') paymentRecord(start, text);
    else claimRecord(start, text);
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
