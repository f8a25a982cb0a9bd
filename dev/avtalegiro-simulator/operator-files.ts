/** What the operator sends: files of mandates and of payments, independent of the portal (AvtaleGiro system specification). */

export type ToldMandate = { kid: string; registration: 0 | 1 | 2; wantsNotice: boolean };
export type ToldPayment = {
  kid: string;
  /** Less than nothing: it goes back. */
  amountOre: number;
  type: string;
  settledOn: string;
  archiveReference: string;
  text?: string;
};
/** What is wrong with a file on purpose. */
export type Breakage = 'trailer' | 'no-line-breaks' | 'no-end' | 'other-account' | null;

const right = (value: number | string, width: number) => String(value).padStart(width, '0');
const short = (day: string) => day.slice(8, 10) + day.slice(5, 7) + day.slice(2, 4);
const record = (start: string) => start.padEnd(80, '0');

function mandateRecords(mandates: readonly ToldMandate[], account: string, assignment: number): string[] {
  const items = mandates.map(({ kid, registration, wantsNotice }, at) =>
    record(`NY219470${right(at + 1, 7)}${registration}${kid.padStart(25)}${wantsNotice ? 'J' : 'N'}`),
  );
  return [
    record(`NY212420${'0'.repeat(9)}${right(assignment, 7)}${account}`),
    ...items,
    record(`NY212488${right(items.length, 8)}${right(items.length + 2, 8)}`),
  ];
}

function paymentRecords(
  payments: readonly ToldPayment[],
  account: string,
  assignment: number,
  today: string,
) {
  const items = payments.flatMap((one, at) => {
    const number = right(at + 1, 7);
    const sign = one.amountOre < 0 ? '-' : '0';
    const kid = one.kid.padStart(25);
    const lines = [
      record(
        `NY09${one.type}30${number}${short(one.settledOn)}01${one.settledOn.slice(8)}1${right(at + 1, 5)}${sign}${right(Math.abs(one.amountOre), 17)}${kid}`,
      ),
      record(
        `NY09${one.type}31${number}${'0'.repeat(10)}${right(one.archiveReference, 9)}${'0'.repeat(7)}${short(one.settledOn)}`,
      ),
    ];
    if (one.text) lines.push(record(`NY09${one.type}32${number}${one.text.slice(0, 40).padEnd(40)}`));
    return lines;
  });
  const sum = payments.reduce((total, { amountOre }) => total + amountOre, 0);
  const days = payments.map(({ settledOn }) => settledOn).sort();
  return {
    sum: Math.abs(sum),
    records: [
      record(`NY090020${'0'.repeat(9)}${right(assignment, 7)}${account}`),
      ...items,
      record(
        `NY090088${right(payments.length, 8)}${right(items.length + 2, 8)}${right(Math.abs(sum), 17)}${short(today)}${short(days[0]!)}${short(days.at(-1)!)}`,
      ),
    ],
  };
}

/** The mandates and the money of one day are in one transmission. */
export function operatorFile(given: {
  transmission: number;
  recipient: string;
  account: string;
  today: string;
  mandates: readonly ToldMandate[];
  payments: readonly ToldPayment[];
  breakage?: Breakage;
}): Buffer {
  const { transmission, today, mandates, payments, breakage = null } = given;
  const account = breakage === 'other-account' ? '86011117947' : given.account;
  const mandatePart = mandates.length ? mandateRecords(mandates, account, transmission) : [];
  const paymentPart = payments.length ? paymentRecords(payments, account, transmission, today) : null;
  const body = [...mandatePart, ...(paymentPart?.records ?? [])];
  const sum = (paymentPart?.sum ?? 0) + (breakage === 'trailer' ? 100 : 0);
  const records = [
    record(`NY00001000008080${right(transmission, 7)}${given.recipient}`),
    ...body,
    record(
      `NY000089${right(mandates.length + payments.length, 8)}${right(body.length + 2, 8)}${right(sum, 17)}${short(today)}`,
    ),
  ];
  if (breakage === 'no-end') records.pop();
  return Buffer.from(
    records.map((one) => one + (breakage === 'no-line-breaks' ? '' : '\r\n')).join(''),
    'latin1',
  );
}
