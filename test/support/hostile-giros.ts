/** Files as from the operator of AvtaleGiro that are made to do harm: payments (OCR), mandates and receipts. */
import { operatorFile } from '../../dev/avtalegiro-simulator/operator-files.ts';
import type { HostileImport } from './hostile-statements.ts';
import { zipOf } from './small-zip.ts';

const kid = '1009999999991';
const payment = (amountOre: number, reference = 1) => ({
  kid,
  amountOre,
  type: '15',
  settledOn: '2026-11-20',
  archiveReference: String(reference),
});
const given = { transmission: 900, recipient: '00123456', account: '99991111111', today: '2026-11-23' };
const payments = (...list: ReturnType<typeof payment>[]) =>
  operatorFile({ ...given, mandates: [], payments: list });
const mandates = (...kids: string[]) =>
  operatorFile({
    ...given,
    payments: [],
    mandates: kids.map((one) => ({ kid: one, registration: 1 as const, wantsNotice: false })),
  });
/** The record of the amount, changed where it stands. */
const changed = (from: string, to: string, file = payments(payment(20_000))) =>
  Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
const most = Number.MAX_SAFE_INTEGER;

const refused: [what: string, bytes: () => Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['NUL bytes', () => Buffer.alloc(100_000)],
  ['ten megabytes without an end of line', () => Buffer.alloc(10_000_000, 'N')],
  ['ten megabytes of empty lines', () => Buffer.alloc(10_000_000, '\n')],
  ['a NUL byte in a KID', () => changed(kid, '100999999\u0000991')],
  ['a control character in a KID', () => changed(kid, '100999999\u001b991')],
  ['an amount with a sign in it', () => changed('00000000000020000', '-0000000000020000')],
  ['an amount beyond all numbers', () => changed('00000000000020000', '99999999999999999')],
  [
    'payments whose sum is beyond all numbers',
    () => payments(...Array.from({ length: 2_000 }, (_, at) => payment(most, at))),
  ],
  ['payments whose sum is rounded', () => payments(payment(most, 1), payment(most, 2), payment(-most, 3))],
  [
    'a sum that is a lie',
    () => operatorFile({ ...given, mandates: [], payments: [payment(20_000)], breakage: 'trailer' }),
  ],
  ['a day beyond the calendar', () => changed('201126', '999999')],
  ['a type that is none', () => changed('NY091530', 'NY099930')],
  [
    'the end in front of the beginning',
    () => Buffer.from(payments(payment(1)).toString('latin1').split('\r\n').reverse().join('\r\n'), 'latin1'),
  ],
  ['one file behind another', () => Buffer.concat([payments(payment(1)), payments(payment(1))])],
  [
    'an archive behind the end',
    () => Buffer.concat([payments(payment(1)), zipOf([{ name: '../../evil', content: 'x' }])]),
  ],
  ['an archive', () => zipOf([{ name: '../../etc/cron.d/evil', content: 'x' }])],
  [
    'an archive that unpacks to two hundred megabytes',
    () => zipOf([{ name: 'a.txt', content: Buffer.alloc(200_000_000) }]),
  ],
  ['half a file', () => payments(payment(1), payment(2)).subarray(0, 300)],
  ['half a record', () => payments(payment(1)).subarray(0, -40)],
  [
    'no line breaks',
    () => operatorFile({ ...given, mandates: [], payments: [payment(1)], breakage: 'no-line-breaks' }),
  ],
  ['no end', () => operatorFile({ ...given, mandates: [], payments: [payment(1)], breakage: 'no-end' })],
  ['UTF-16', () => Buffer.from(payments(payment(1)).toString('latin1'), 'utf16le')],
  ['a mark of UTF-8 in front', () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), payments(payment(1))])],
  [
    'XML with an entity',
    () => Buffer.from('<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><x>&x;</x>'),
  ],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a formula as a KID', () => changed(kid, '=1+1+cmd|calc')],
  ['a KID of a mandate with markup', () => mandates('<script>alert')],
  ['a mandate whose KID reaches for a table', () => mandates("' or 1=1 --")],
  [
    'mandates counted wrong',
    () =>
      Buffer.from(mandates(kid).toString('latin1').replace('NY21248800000001', 'NY21248899999999'), 'latin1'),
  ],
  [
    'a mandate of a kind that is none',
    () =>
      Buffer.from(
        mandates(kid)
          .toString('latin1')
          .replace(/(NY219470\d{7})1/, (start) => `${start.slice(0, -1)}9`),
        'latin1',
      ),
  ],
  [
    'a mandate that wants «X»',
    () => Buffer.from(mandates(kid).toString('latin1').replace(`${kid}N`, `${kid}X`), 'latin1'),
  ],
  ['no assignments', () => operatorFile({ ...given, mandates: [], payments: [] })],
  ['our own claims sent back', () => changed('NY090020', 'NY210020')],
];
const kept: [what: string, bytes: () => Buffer][] = [
  [
    'a payment to another account',
    () => operatorFile({ ...given, mandates: [], payments: [payment(20_000, 7)], breakage: 'other-account' }),
  ],
  ['a negative payment of an unknown KID', () => payments(payment(-20_000, 8))],
  [
    'a text with markup',
    () => payments({ ...payment(20_000, 9), type: '20', text: '<script>alert(1)</script>' } as never),
  ],
  [
    'a text that a spreadsheet would run',
    () => payments({ ...payment(20_000, 10), type: '20', text: '=HYPERLINK("http://evil")' } as never),
  ],
  [
    'ten thousand payments',
    () => payments(...Array.from({ length: 10_000 }, (_, at) => payment(100, 1_000 + at))),
  ],
];

/** Forty of them. */
export const hostileGiros: HostileImport[] = [
  ...refused.map(([what, bytes]) => ({ what, bytes, outcome: 'refused' as const })),
  ...kept.map(([what, bytes]) => ({ what, bytes, outcome: 'kept' as const })),
];
