/** Values of ISO 20022 as we hold them. */
import { isPlainDate } from '#contract/values/birth-date.ts';
import { CamtRefusal } from './camt-refusal.ts';

type Place = { line: number; position: number };
/** What is in one part of the file: the texts of each element, by its path in that part. */
export type Fields = { place: Place; texts: Map<string, string[]> };

/** @throws CamtRefusal where it stands twice */
export function optional({ place, texts }: Fields, path: string): string | null {
  const found = texts.get(path) ?? [];
  if (found.length > 1) throw new CamtRefusal('twice', place, path);
  return found[0] ?? null;
}

/** @throws CamtRefusal where it stands twice, or not at all */
export function required(fields: Fields, path: string): string {
  const found = optional(fields, path);
  if (!found) throw new CamtRefusal('missing', fields.place, path);
  return found;
}

/** Decimals beyond the second are read where they are nothing (ActiveOrHistoricCurrencyAndAmount: up to five). */
function oreOf(text: string, place: Place): number {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(text);
  if (!match) throw new CamtRefusal('amount', place, text);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Signed, in øre. @throws CamtRefusal */
export function signedAmount(fields: Fields): number {
  const { place } = fields;
  const currency = optional(fields, 'Amt@Ccy');
  if (currency !== 'NOK') throw new CamtRefusal('currency', place, currency ?? '');
  const amountOre = oreOf(required(fields, 'Amt'), place);
  const side = required(fields, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new CamtRefusal('sign', place, side);
  // A zero has no sign.
  return side === 'CRDT' || amountOre === 0 ? amountOre : -amountOre;
}

/** The day of a moment is the one that the bank has written. @throws CamtRefusal */
export function dayOf(fields: Fields, path: string): string | null {
  const text = optional(fields, `${path}/Dt`) ?? optional(fields, `${path}/DtTm`);
  if (text === null) return null;
  return readDay(text, fields.place);
}

export function readDay(text: string, place: Place): string {
  const day = text.slice(0, 10);
  if (!isPlainDate(day) || !/^(T.*)?$/.test(text.slice(10))) throw new CamtRefusal('day', place, text);
  return day;
}

/** Eleven digits, as a Norwegian number or in an IBAN. @throws CamtRefusal */
export function accountOf(fields: Fields): string {
  const other = optional(fields, 'Acct/Id/Othr/Id');
  const iban = optional(fields, 'Acct/Id/IBAN');
  const found = /^(?:NO\d\d)?(\d{11})$/.exec((other ?? iban ?? '').replace(/[ .]/g, ''));
  if (!found) throw new CamtRefusal('account', fields.place, '');
  return found[1]!;
}
