/** The items of one assignment, each of one to several records that belong together. */
import type { GiroClaim, GiroItem, GiroKind } from '#server/ports/giro-file.ts';
import { claimOf, isRegistration, mandateOf, paymentOf } from './giro-items.ts';
import type { LayoutName, RecordFields } from './giro-layout.ts';
import { decodeRecord } from './giro-record.ts';
import { type GiroProblem, GiroRefusal, giroProblem } from './giro-refusal.ts';

type Started = {
  start: string;
  line: number;
  first: RecordFields;
  second: RecordFields | null;
  third: RecordFields | null;
  specifications: GiroClaim['specifications'];
};

/**
 * @param take is handed each item when it is whole, with the line of its first record
 * @returns `record`: takes the next record; `close`: says that there are no more in this assignment
 * @throws GiroRefusal from both
 */
export function createTransactions(
  kind: GiroKind,
  take: (item: GiroItem, line: number) => void,
  report: (problem: GiroProblem) => void,
): { record(start: string, text: string, line: number): void; close(line: number): void } {
  let lastNumber = 0;
  let open: Started | null = null;

  /** A transaction is whole when the next one begins, or the assignment ends. */
  function close(line: number): void {
    if (!open) return;
    const { start, line: at, first, second, third, specifications } = open;
    open = null;
    if (!second && kind !== 'cancellations') throw new GiroRefusal('record-order', line, 7);
    const type = start.slice(4, 6);
    if (kind === 'ocr') {
      const payment = paymentOf(type, first, second as RecordFields, third);
      take(payment, at);
    } else {
      const claim = claimOf(type as GiroClaim['type'], first, second, specifications);
      take(claim, at);
    }
  }

  function begin(line: number, start: string, layout: LayoutName, text: string): void {
    close(line);
    const fields = decodeRecord(layout, text, line);
    const number = fields.transactionNumber as number;
    if (number <= lastNumber) report(giroProblem('transaction-order', line, 9));
    lastNumber = number;
    open = { start, line, first: fields, second: null, third: null, specifications: [] };
  }

  /** The open transaction, if a record of this type may follow now. */
  function continued(
    line: number,
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

  function claimRecord(start: string, text: string, line: number): void {
    const type = start.slice(4, 6);
    const isOwn = kind === 'claims' ? type === '02' || type === '21' : type === '93';
    if (start.slice(2, 4) !== '21' || !isOwn) throw new GiroRefusal('record-type', line, 3);
    switch (start.slice(6)) {
      case '30':
        begin(line, start, 'claim1', text);
        return;
      case '31': {
        const { started, fields } = continued(line, start, 'claim2', text, (one) => one.second === null);
        started.second = fields;
        return;
      }
      case '49': {
        if (type !== '21') throw new GiroRefusal('record-type', line, 5);
        const { started, fields } = continued(
          line,
          start,
          'specification',
          text,
          (one) => one.second !== null,
        );
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

  function mandateRecord(start: string, text: string, line: number): void {
    if (start !== 'NY219470') throw new GiroRefusal('record-type', line, 3);
    const fields = decodeRecord('mandate', text, line);
    if (!isRegistration(fields.registration)) {
      report(giroProblem('registration-type', line, 16, String(fields.registration)));
    }
    take(mandateOf(fields), line);
  }

  function paymentRecord(start: string, text: string, line: number): void {
    const isType = /^NY09(1[0-9]|2[01])$/.test(start.slice(0, 6));
    if (!isType) throw new GiroRefusal('record-type', line, 3);
    switch (start.slice(6)) {
      case '30':
        begin(line, start, 'payment1', text);
        return;
      case '31': {
        const { started, fields } = continued(line, start, 'payment2', text, (one) => one.second === null);
        started.second = fields;
        return;
      }
      case '32': {
        if (start[4] !== '2') throw new GiroRefusal('record-type', line, 5);
        const inPlace = (one: Started) => one.second !== null && one.third === null;
        const { started, fields } = continued(line, start, 'payment3', text, inPlace);
        started.third = fields;
        return;
      }
      default:
        throw new GiroRefusal('record-type', line, 7);
    }
  }

  const record = kind === 'mandates' ? mandateRecord : kind === 'ocr' ? paymentRecord : claimRecord;
  return { record, close };
}
