/** Claims, mandates and payments: from the fields of their records, and back into records. */
import type { GiroClaim, GiroItem, GiroMandate, GiroPayment } from '#server/ports/giro-file.ts';
import type { RecordFields } from './giro-layout.ts';
import { encodeRecord, isDay } from './giro-record.ts';
import { type GiroProblem, giroProblem } from './giro-refusal.ts';

export function claimOf(
  type: GiroClaim['type'],
  first: RecordFields,
  second: RecordFields | null,
  specifications: GiroClaim['specifications'],
): GiroClaim {
  return {
    transactionNumber: first.transactionNumber as number,
    type,
    dueOn: first.dueOn as string | null,
    amountOre: first.amountOre as number,
    kid: first.kid as string,
    shortName: (second?.shortName ?? null) as string | null,
    reference: (second?.reference ?? null) as string | null,
    specifications,
  };
}

export function recordsOfClaim(claim: GiroClaim): string[] {
  const { transactionNumber, type, shortName, reference, specifications } = claim;
  const records = [encodeRecord('claim1', `NY21${type}30`, claim)];
  if (shortName !== null || reference !== null) {
    records.push(encodeRecord('claim2', `NY21${type}31`, { transactionNumber, shortName, reference }));
  }
  for (const one of specifications) {
    records.push(encodeRecord('specification', 'NY212149', { transactionNumber, ...one }));
  }
  return records;
}

const registrations = ['active', 'changed', 'ended'] as const;
export const isRegistration = (code: RecordFields[string] | undefined): boolean =>
  registrations[Number(code)] !== undefined;

export function mandateOf(fields: RecordFields): GiroMandate {
  return {
    serialNumber: fields.serialNumber as number,
    registration: registrations[fields.registration as number] ?? 'changed',
    kid: fields.kid as string,
    wantsNotice: fields.wantsNotice as boolean,
  };
}

export function recordsOfMandate(mandate: GiroMandate): string[] {
  const registration = registrations.indexOf(mandate.registration);
  return [encodeRecord('mandate', 'NY219470', { ...mandate, registration })];
}

export function paymentOf(
  type: string,
  first: RecordFields,
  second: RecordFields,
  third: RecordFields | null,
): GiroPayment {
  const sign = first.sign as '0' | '-';
  return {
    transactionNumber: first.transactionNumber as number,
    type,
    settledOn: first.settledOn as string | null,
    amountOre: (first.amountOre as number) * (sign === '-' ? -1 : 1),
    kid: first.kid as string,
    archiveReference: second.archiveReference as string,
    bankOn: second.bankOn as string | null,
    debitAccount: second.debitAccount as string,
    text: (third?.text ?? null) as string | null,
    rest: {
      centreId: first.centreId as string,
      dayCode: first.dayCode as string,
      partialSettlement: first.partialSettlement as string,
      settlementSerial: first.settlementSerial as string,
      sign,
      cardIssuer: first.cardIssuer as string,
      formNumber: second.formNumber as string,
      referenceRest: second.referenceRest as string,
    },
  };
}

export function recordsOfPayment({ rest, ...payment }: GiroPayment): string[] {
  const { transactionNumber, type, text } = payment;
  const fields = { ...payment, ...rest, amountOre: Math.abs(payment.amountOre) };
  const records = [
    encodeRecord('payment1', `NY09${type}30`, fields),
    encodeRecord('payment2', `NY09${type}31`, fields),
  ];
  if (text !== null) records.push(encodeRecord('payment3', `NY09${type}32`, { transactionNumber, text }));
  return records;
}

/** What an item adds to the sum of its assignment, in øre, and the day that the assignment's end looks at. */
export const moneyOf = (item: GiroItem): { amountOre: number; day: string | null } =>
  'registration' in item
    ? { amountOre: 0, day: null }
    : { amountOre: item.amountOre, day: 'settledOn' in item ? item.settledOn : item.dueOn };

/** The check digit of mod 11 may be a hyphen, but not in what we ask for. */
const kidCharacters = /^[0-9]*-?$/;
const claimKidCharacters = /^[0-9]*$/;

/** What is wrong with the content of one item. @param line of its first record */
export function problemsOfItem(item: GiroItem, line: number): GiroProblem[] {
  const problems: GiroProblem[] = [];
  const day = (on: string | null, at: number, position: number) => {
    if (on === null) problems.push(giroProblem('no-date', at, position));
    else if (!isDay(on)) problems.push(giroProblem('no-such-day', at, position, on));
  };
  const isPayment = 'settledOn' in item;
  const kidPosition = 'registration' in item ? 17 : 50;
  if ('dueOn' in item) day(item.dueOn, line, 16);
  if (isPayment) day(item.settledOn, line, 16);
  if (isPayment && item.bankOn !== null) day(item.bankOn, line + 1, 42);
  if (item.kid === '' && !isPayment) problems.push(giroProblem('no-kid', line, kidPosition));
  else if ('dueOn' in item && !claimKidCharacters.test(item.kid))
    problems.push(giroProblem('kid-digits', line, kidPosition));
  else if (!kidCharacters.test(item.kid)) problems.push(giroProblem('kid-characters', line, kidPosition));
  return problems;
}
