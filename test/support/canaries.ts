/**
 * What must never be met in an address, a log, a job, an e-mail's head or a browser that has signed out: numbers,
 * addresses and telephone numbers of made-up people (known by their form) and the names and sentences that belong to
 * them (known from the demo people, and from what a test has typed).
 */
import { checkFodselsnummer } from '#contract/values/fodselsnummer.ts';
import { demoEnquiries } from '../../dev/seed/demo-enquiries.ts';
import { demoAccounts, demoChildren, demoPersons, demoRecords } from '../../dev/seed/demo-people.ts';
import { demoQueue } from '../../dev/seed/demo-queue.ts';
import { demoThreads } from '../../dev/seed/demo-threads.ts';

export type CanaryKind = 'name' | 'family name' | 'address' | 'text';

export type Canaries = {
  add(kind: CanaryKind, value: string): void;
  /** Takes in what a body of JSON says of people: names, streets and whole sentences, by the names of its keys. */
  addBody(body: unknown): void;
  /** @param except kinds that may be said here @returns each thing found once, `national number «…»` */
  hitsIn(text: string, except?: readonly string[]): string[];
  /** Everything that was added, so that another process can look for it too. */
  added(): [CanaryKind, string][];
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of a sentence, any five words in a row tell it. */
const shingle = 5;
const sequencesOf = (kind: CanaryKind, words: string[]): string[][] =>
  kind === 'text' && words.length > shingle
    ? words.slice(0, 1 - shingle).map((_, at) => words.slice(at, at + shingle))
    : [words];

export function createCanaries(): Canaries {
  /** By its first word. */
  const known = new Map<string, { kind: CanaryKind; value: string; words: string[] }[]>();
  const added = new Map<string, CanaryKind>();

  function add(kind: CanaryKind, value: string): void {
    if (added.has(value)) return;
    added.set(value, kind);
    for (const words of sequencesOf(kind, wordsOf(value))) {
      const [first] = words;
      if (first === undefined) continue;
      const same = known.get(first) ?? [];
      if (same.length === 0) known.set(first, same);
      same.push({ kind, value, words });
    }
  }

  function addPerson(givenName: string, familyName: string): void {
    add('name', `${givenName} ${familyName}`);
    // A short one is a word like any other.
    if (familyName.length >= 4) add('family name', familyName);
  }

  function addBody(body: unknown): void {
    if (Array.isArray(body)) body.forEach(addBody);
    if (typeof body !== 'object' || body === null) return;
    // The profile of the organisation is read by all.
    if ('smsQuietHours' in body) return;
    const { givenName, familyName } = body as Record<string, unknown>;
    if (typeof givenName === 'string' && typeof familyName === 'string') addPerson(givenName, familyName);
    for (const [key, value] of Object.entries(body)) {
      if (typeof value !== 'string') addBody(value);
      else if (/^(name|fullName)$/i.test(key) && wordsOf(value).length > 1) add('name', value);
      else if (/street|addressLine/i.test(key) && wordsOf(value).length > 1) add('address', value);
      else if (isSentence(value)) add('text', value);
    }
  }

  function hitsIn(text: string, except: readonly string[] = []): string[] {
    const found = new Set<string>();
    for (const reading of readingsOf(text)) {
      for (const hit of knownByForm(reading)) found.add(hit);
      const words = wordsOf(reading);
      words.forEach((word, at) => {
        for (const { kind, value, words: wanted } of known.get(word) ?? []) {
          if (wanted.every((one, offset) => words[at + offset] === one)) found.add(`${kind} «${value}»`);
        }
      });
    }
    return [...found].filter((hit) => !except.some((kind) => hit.startsWith(`${kind} «`)));
  }

  return { add, addBody, hitsIn, added: () => [...added].map(([value, kind]) => [kind, value]) };
}

/** At least four words with a space between: a choice from a list is not sent so. */
const isSentence = (text: string): boolean => /\s/.test(text) && wordsOf(text).length >= 4;

const own = /@(www\.)?(humanistlaget|minside)\.example$/i;
const memberServicePhone = '68050000';

/**
 * Numbers of the synthetic series, `.example` addresses and numbers of the range for fiction: each belongs to a person.
 * Ids apart: eight or eleven digits are in a row there by chance.
 */
function knownByForm(reading: string): string[] {
  const text = reading.replace(uuids, '[id]');
  const numbers = (text.match(/(?<![\d-])\d{6}[ .-]?\d{5}(?![\d-])/g) ?? [])
    .map((written) => written.replace(/\D/g, ''))
    .filter((digits) => checkFodselsnummer(digits, { accept: 'synthetic', today: '2039-12-31' }))
    .map((digits) => `national number «${digits}»`);
  const mail = (text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.example\b/gi) ?? [])
    .filter((address) => !own.test(address))
    .map((address) => `e-mail «${address.toLowerCase()}»`);
  const phones = (text.match(/(?<![\d.-])(?:(?:\+|00)?47[ ]?)?68 ?05 ?\d\d ?\d\d(?![\d.-])/g) ?? [])
    .map((written) => written.replace(/\D/g, '').slice(-8))
    .filter((digits) => digits !== memberServicePhone)
    .map((digits) => `phone «${digits}»`);
  return [...numbers, ...mail, ...phones];
}

/** The text as it stands, as an address would carry it, and what is packed in it as base64 (a token's content). */
function readingsOf(text: string): string[] {
  const plain = unescaped(unescaped(text));
  const packed = (plain.match(/[\w-]{24,}={0,2}/g) ?? []).flatMap((part) => {
    if (isUuid.test(part)) return [];
    const content = Buffer.from(part, 'base64url').toString('utf8');
    return isReadable(content) ? [content] : [];
  });
  return plain === text ? [text, ...packed] : [text, plain, ...packed];
}
const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const isUuid = new RegExp(`^${uuids.source}$`, 'i');
const isReadable = (text: string): boolean => !/[\p{Cc}\ufffd]/u.test(text.replace(/[\n\t]/g, ''));

/** A lone percent sign is no fault here. */
const unescaped = (text: string): string =>
  text.replace(/(%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });

/** The people that the portal is filled with when it starts. */
export function demoCanaries(): Canaries {
  const canaries = createCanaries();
  const people = [
    ...Object.values(demoPersons),
    ...Object.values(demoRecords),
    ...Object.values(demoChildren),
  ];
  for (const { givenName, familyName } of people) canaries.addBody({ givenName, familyName });
  for (const { name } of Object.values(demoAccounts)) canaries.add('name', name);
  for (const { subject, messages } of [...demoEnquiries, ...demoThreads, ...demoQueue])
    canaries.addBody({ subject, messages });
  return canaries;
}
