/** Writes the NY-format, byte for byte as the documents named in `giro-layout.ts` say. */
import type { GiroAssignment, GiroFile } from '#server/ports/giro-file.ts';
import { moneyOf, recordsOfClaim, recordsOfMandate, recordsOfPayment } from './giro-items.ts';
import { encodeRecord } from './giro-record.ts';

const codes = { claims: '2100', cancellations: '2136', mandates: '2124', ocr: '0900' } as const;

/** The format's own line break; what the operator wants. */
export const operatorLineBreak = '\r\n';

/**
 * The records one by one, so that a long file need not be in memory. Counts, sums and days of the ends are found
 * on the way; only the days that cannot be found in the items are taken from the file.
 * @throws RangeError where a value does not fit its field
 */
export function* giroRecords(file: GiroFile): Generator<string> {
  yield encodeRecord('transmissionStart', 'NY000010', file);
  const all = { count: 0, recordCount: 2, sumOre: 0 };
  for (const assignment of file.assignments) {
    const totals = yield* assignmentRecords(assignment);
    all.count += totals.count;
    all.recordCount += totals.recordCount;
    all.sumOre += totals.sumOre;
  }
  yield encodeRecord('transmissionEnd', 'NY000089', { ...all, dateOn: file.dateOn });
}

function* assignmentRecords(
  assignment: GiroAssignment,
): Generator<string, { count: number; recordCount: number; sumOre: number }> {
  const { kind, items, dateOn } = assignment;
  const start = `NY${codes[kind]}20`;
  yield encodeRecord(kind === 'ocr' ? 'ocrAssignmentStart' : 'assignmentStart', start, fieldsOf(assignment));
  const totals = { count: items.length, recordCount: 2, sumOre: 0 };
  let firstDateOn: string | null = null;
  let lastDateOn: string | null = null;
  for (const item of items) {
    const records =
      'registration' in item
        ? recordsOfMandate(item)
        : 'settledOn' in item
          ? recordsOfPayment(item)
          : recordsOfClaim(item);
    yield* records;
    totals.recordCount += records.length;
    const { amountOre, day } = moneyOf(item);
    totals.sumOre += amountOre;
    if (day && (!firstDateOn || day < firstDateOn)) firstDateOn = day;
    if (day && (!lastDateOn || day > lastDateOn)) lastDateOn = day;
  }
  totals.sumOre = Math.abs(totals.sumOre);
  const end = kind === 'mandates' ? 'mandatesEnd' : kind === 'ocr' ? 'ocrEnd' : 'claimsEnd';
  yield encodeRecord(end, `NY${codes[kind]}88`, { ...totals, dateOn, firstDateOn, lastDateOn });
  return totals;
}

const fieldsOf = ({ assignmentNumber, account, agreementId }: GiroAssignment) => ({
  assignmentNumber,
  account,
  agreementId,
});

/**
 * @param lineBreak after every record, the last one too
 * @returns the bytes of the file, ISO-8859-1
 * @throws RangeError where a value does not fit its field
 */
export function writeGiroFile(file: GiroFile, lineBreak: '\r\n' | '\n' = operatorLineBreak): Buffer {
  let text = '';
  for (const record of giroRecords(file)) text += record + lineBreak;
  return Buffer.from(text, 'latin1');
}
