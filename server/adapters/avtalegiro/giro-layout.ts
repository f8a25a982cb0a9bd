/**
 * Where each field of each record stands, as data: one table for reading and for writing.
 * Source: AvtaleGiro system specification 3.3 (Nets 2016) and OCR giro system manual (Nets). Positions are counted
 * from 1 and inclusive, as in those documents; every record has 80 characters and begins with `NY`.
 */

/**
 * How a field is filled.
 * - `number`: right aligned, zero padded; `digits`: the same, kept as text because zeros in front matter
 * - `text`: left aligned, blank padded; `kid`: right aligned, blank padded; `raw`: kept as it stands
 * - `date`: DDMMYY, six zeros for none; `sign`: `-` or `0`; `flag`: `J` or `N`
 * - `zeros`, `blanks`: filler; `=4`: always that
 */
export type FieldKind =
  | 'number'
  | 'digits'
  | 'text'
  | 'kid'
  | 'raw'
  | 'date'
  | 'sign'
  | 'flag'
  | 'zeros'
  | 'blanks'
  | `=${string}`;

export type Field = readonly [name: string, from: number, to: number, kind: FieldKind];

export const recordLength = 80;

const zeros = (from: number, to: number): Field => ['', from, to, 'zeros'];
const blanks = (from: number, to: number): Field => ['', from, to, 'blanks'];
const transaction: Field = ['transactionNumber', 9, 15, 'number'];

/** The parts of assignments' ends that all have: what was counted. */
const counts: readonly Field[] = [
  ['count', 9, 16, 'number'],
  ['recordCount', 17, 24, 'number'],
];

export const layouts = {
  transmissionStart: [
    ['sender', 9, 16, 'digits'],
    ['transmissionNumber', 17, 23, 'digits'],
    ['recipient', 24, 31, 'digits'],
    zeros(32, 80),
  ],
  transmissionEnd: [...counts, ['sumOre', 25, 41, 'number'], ['dateOn', 42, 47, 'date'], zeros(48, 80)],
  assignmentStart: [
    zeros(9, 17),
    ['assignmentNumber', 18, 24, 'digits'],
    ['account', 25, 35, 'digits'],
    zeros(36, 80),
  ],
  ocrAssignmentStart: [
    ['agreementId', 9, 17, 'digits'],
    ['assignmentNumber', 18, 24, 'digits'],
    ['account', 25, 35, 'digits'],
    zeros(36, 80),
  ],
  claimsEnd: [
    ...counts,
    ['sumOre', 25, 41, 'number'],
    ['firstDateOn', 42, 47, 'date'],
    ['lastDateOn', 48, 53, 'date'],
    zeros(54, 80),
  ],
  mandatesEnd: [...counts, zeros(25, 80)],
  ocrEnd: [
    ...counts,
    ['sumOre', 25, 41, 'number'],
    ['dateOn', 42, 47, 'date'],
    ['firstDateOn', 48, 53, 'date'],
    ['lastDateOn', 54, 59, 'date'],
    zeros(60, 80),
  ],
  claim1: [
    transaction,
    ['dueOn', 16, 21, 'date'],
    blanks(22, 32),
    ['amountOre', 33, 49, 'number'],
    ['kid', 50, 74, 'kid'],
    zeros(75, 80),
  ],
  claim2: [
    transaction,
    ['shortName', 16, 25, 'text'],
    blanks(26, 50),
    ['reference', 51, 75, 'text'],
    zeros(76, 80),
  ],
  specification: [
    transaction,
    ['', 16, 16, '=4'],
    ['line', 17, 19, 'number'],
    ['column', 20, 20, 'number'],
    ['text', 21, 60, 'text'],
    zeros(61, 80),
  ],
  mandate: [
    ['serialNumber', 9, 15, 'number'],
    ['registration', 16, 16, 'number'],
    ['kid', 17, 41, 'kid'],
    ['wantsNotice', 42, 42, 'flag'],
    zeros(43, 80),
  ],
  payment1: [
    transaction,
    ['settledOn', 16, 21, 'date'],
    ['centreId', 22, 23, 'digits'],
    ['dayCode', 24, 25, 'digits'],
    ['partialSettlement', 26, 26, 'digits'],
    ['settlementSerial', 27, 31, 'digits'],
    ['sign', 32, 32, 'sign'],
    ['amountOre', 33, 49, 'number'],
    ['kid', 50, 74, 'kid'],
    ['cardIssuer', 75, 76, 'raw'],
    zeros(77, 80),
  ],
  payment2: [
    transaction,
    ['formNumber', 16, 25, 'raw'],
    ['archiveReference', 26, 34, 'raw'],
    // Zeros by the manual; files that operators have sent have other digits here.
    ['referenceRest', 35, 41, 'raw'],
    ['bankOn', 42, 47, 'date'],
    ['debitAccount', 48, 58, 'digits'],
    zeros(59, 80),
  ],
  payment3: [transaction, ['text', 16, 55, 'text'], zeros(56, 80)],
} as const satisfies Record<string, readonly Field[]>;

export type LayoutName = keyof typeof layouts;

/** What a record holds: numbers for `number`, true and false for `flag`, ISO days or null for `date`, else text. */
export type RecordFields = Record<string, string | number | boolean | null>;
