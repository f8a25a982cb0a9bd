/**
 * Reads a bank statement, ISO 20022 `BankToCustomerStatement` (camt.053.001.02 and later). Read as it comes, in bounded
 * parts: no document type, no entities but XML's own five, nothing fetched. Only what is booked counts, and a statement
 * whose balances do not add up is not believed (ISO 20022 Message Definition Report, Bank-to-Customer Cash Management).
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { AccountStatement, StatementEntry, StatementFormat } from '#server/ports/bank-statement.ts';
import { accountOf, dayOf, type Fields, optional, readDay, required, signedAmount } from './camt-fields.ts';
import { CamtRefusal } from './camt-refusal.ts';
import { camtRefusals } from './camt-texts.ts';

export const camtLimits = {
  bytes: 5 * 1024 * 1024,
  parts: 20_000,
  elements: 250_000,
  depth: 24,
  // The path of each element is made of the names above it: long ones would take hours.
  textLength: 2_000,
  nameLength: 100,
  attributes: 50,
} as const;
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|1[0-3])$/;
const root = 'Document/BkToCstmrStmt';
const parts = [`${root}/Stmt`, `${root}/Stmt/Bal`, `${root}/Stmt/Ntry`];
const textShown = 140;

type OpenStatement = { fields: Fields; balances: Fields[]; entries: StatementEntry[]; entryCount: number };

export const camtFormat: StatementFormat = {
  read(bytes) {
    try {
      return { statements: readCamt(bytes), problems: [] };
    } catch (error) {
      if (!(error instanceof CamtRefusal)) throw error;
      const { code, detail, place } = error;
      const text = [camtRefusals[code], cut(detail, 100)].filter(Boolean).join(' ');
      return { statements: [], problems: [{ ...place, code, text }] };
    }
  },
};

/** @throws CamtRefusal */
function readCamt(bytes: Uint8Array): AccountStatement[] {
  if (bytes.length > camtLimits.bytes) throw new CamtRefusal('too-large');
  const parser = new SaxesParser({ xmlns: true });
  const place = () => ({ line: parser.line, position: parser.column + 1 });
  const refuse = (code: CamtRefusal['code'], detail = ''): never => {
    throw new CamtRefusal(code, place(), detail);
  };
  const names: string[] = [];
  const statements: AccountStatement[] = [];
  let open: OpenStatement | null = null;
  /** The part that is being read, and those that it is in. */
  const stack: { depth: number; path: string; fields: Fields }[] = [];
  let text = '';
  let seen = 0;
  let elements = 0;
  let attributesInTag = 0;
  let uri = '';

  const keep = (fields: Fields, path: string, value: string) => {
    const known = fields.texts.get(path);
    if (known) known.push(value);
    else fields.texts.set(path, [value]);
  };

  function begin(path: string): void {
    const fields: Fields = { place: place(), texts: new Map() };
    stack.push({ depth: names.length, path, fields });
    if (path === parts[0]) open = { fields, balances: [], entries: [], entryCount: 0 };
    else if (!open) refuse('not-statement');
  }

  function end(path: string, fields: Fields): void {
    if (!open) return;
    if (path === parts[1]) open.balances.push(fields);
    if (path === parts[2]) {
      open.entryCount += 1;
      const entry = entryOf(fields);
      if (entry) open.entries.push(entry);
    }
    if (path === parts[0]) {
      statements.push(statementOf(open));
      open = null;
    }
    seen += 1;
    if (seen > camtLimits.parts) refuse('too-many');
  }

  parser.on('error', (error) => refuse('not-xml', error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toUpperCase() !== 'UTF-8') refuse('encoding', encoding);
  });
  parser.on('opentagstart', ({ name }) => {
    if (name.length > camtLimits.nameLength) refuse('too-long');
    elements += 1;
    if (elements > camtLimits.elements) refuse('too-many');
    attributesInTag = 0;
  });
  parser.on('attribute', () => {
    attributesInTag += 1;
    if (attributesInTag > camtLimits.attributes) refuse('too-many');
  });
  parser.on('opentag', ({ local, uri: own, attributes }: SaxesTagNS) => {
    if (names.length === 0) {
      if (local !== 'Document' || !namespace.test(own)) refuse('not-statement');
      uri = own;
    }
    // What a bank adds of its own is in a namespace of its own, and is not read.
    names.push(own === uri ? local : '*');
    if (names.length > camtLimits.depth) refuse('too-deep');
    if (names.length === 2 && names[1] !== 'BkToCstmrStmt') refuse('not-statement');
    text = '';
    const path = names.join('/');
    if (parts.includes(path)) begin(path);
    const part = stack.at(-1);
    const currency = attributes.Ccy?.value;
    if (part && currency !== undefined)
      keep(part.fields, `${names.slice(part.depth).join('/')}@Ccy`, currency);
  });
  const add = (more: string) => {
    text += more;
    if (text.trim().length > camtLimits.textLength) refuse('too-long', names.at(-1));
    if (text.length > camtLimits.textLength) text = text.trim();
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const part = stack.at(-1);
    if (part?.depth === names.length) {
      stack.pop();
      end(part.path, part.fields);
    } else if (part && text.trim()) keep(part.fields, names.slice(part.depth).join('/'), text.trim());
    text = '';
    names.pop();
  });

  let xml: string;
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CamtRefusal('encoding');
  }
  parser.write(xml).close();
  if (statements.length === 0) throw new CamtRefusal('not-statement');
  return statements;
}

/** Null for what is not booked: announced, or told for information. @throws CamtRefusal */
function entryOf(fields: Fields): StatementEntry | null {
  const status = optional(fields, 'Sts') ?? required(fields, 'Sts/Cd');
  if (status === 'PDNG' || status === 'INFO' || status === 'FUTR') return null;
  if (status !== 'BOOK') throw new CamtRefusal('status', fields.place, status);
  const bookedOn = dayOf(fields, 'BookgDt');
  if (!bookedOn) throw new CamtRefusal('missing', fields.place, 'BookgDt');
  const all = (path: string) => fields.texts.get(path) ?? [];
  const details = 'NtryDtls/TxDtls';
  const references = [
    ...all(`${details}/RmtInf/Strd/CdtrRefInf/Ref`),
    ...all(`${details}/Refs/EndToEndId`),
    ...all('NtryDtls/Btch/PmtInfId'),
    ...all('NtryRef'),
  ].filter((reference) => reference !== 'NOTPROVIDED');
  const words = [...all('AddtlNtryInf'), ...all(`${details}/RmtInf/Ustrd`), ...all(`${details}/AddtlTxInf`)];
  return {
    bookedOn,
    amountOre: signedAmount(fields),
    bankReference: optional(fields, 'AcctSvcrRef'),
    references: [...new Set(references)].slice(0, 20).map((reference) => cut(reference, 140)),
    text: cut(words.join(' ').replace(/\s+/g, ' '), textShown),
  };
}

/** @throws CamtRefusal where its balances and entries do not add up */
function statementOf({ fields, balances, entries, entryCount }: OpenStatement): AccountStatement {
  const balance = (...codes: string[]) => {
    const found = balances.filter((one) => codes.includes(optional(one, 'Tp/CdOrPrtry/Cd') ?? ''));
    if (found.length === 0) throw new CamtRefusal('missing', fields.place, `Bal ${codes[0]}`);
    if (found.length > 1) throw new CamtRefusal('twice', fields.place, `Bal ${codes[0]}`);
    return { amountOre: signedAmount(found[0]!), on: dayOf(found[0]!, 'Dt') };
  };
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  const sumOre = entries.reduce((sum, { amountOre }) => sum + amountOre, opening.amountOre);
  // Beyond it, sums are rounded, and could agree by accident.
  const grossOre = entries.reduce((sum, { amountOre }) => sum + Math.abs(amountOre), 0);
  if (!Number.isSafeInteger(grossOre)) throw new CamtRefusal('amount', fields.place);
  if (sumOre !== closing.amountOre)
    throw new CamtRefusal('balance', fields.place, `${kroner(sumOre)} / ${kroner(closing.amountOre)}`);
  const told = optional(fields, 'TxsSummry/TtlNtries/NbOfNtries');
  if (told !== null && Number(told) !== entryCount)
    throw new CamtRefusal('count', fields.place, `${entryCount} / ${told}`);
  const end = optional(fields, 'FrToDt/ToDtTm');
  const toOn = end ? readDay(end, fields.place) : closing.on;
  if (!toOn) throw new CamtRefusal('missing', fields.place, 'Bal CLBD Dt');
  const start = optional(fields, 'FrToDt/FrDtTm');
  const days = [toOn, ...entries.map(({ bookedOn }) => bookedOn)].sort();
  const fromOn = start ? readDay(start, fields.place) : days[0]!;
  if (fromOn > toOn) throw new CamtRefusal('day', fields.place, `${fromOn} / ${toOn}`);
  return {
    account: accountOf(fields),
    fromOn,
    toOn,
    openingOre: opening.amountOre,
    closingOre: closing.amountOre,
    entries,
  };
}

/** Cuts to a number of characters; a character of two units is not cut in half, which no database takes. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
const kroner = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',');
