/**
 * The vouchers of a year as SAF-T Financial, written piece by piece: the sums come first in the file, so the vouchers are
 * read once for the sums, once for the size and the digest, and once as they are sent.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { StreamedFile } from '#contract/endpoint.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import {
  addToSums,
  type Journal,
  journalFoot,
  journalHead,
  journals,
  kindsIn,
  noSums,
  type SaftFacts,
  type SaftSums,
  type SaftVoucher,
  type SaftWords,
  saftFoot,
  saftHead,
  saftTransaction,
} from './saft-rules.ts';
import { addExport, lastNumberOf, listSaftVouchers, sumBefore } from './voucher-repository.ts';
import { type Accounts, entryLines } from './voucher-rules.ts';

export type Saft = ReturnType<typeof createSaft>;
const batch = 1000;

type Company = Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'memberService' | 'postalAddress'>;

type Needs = {
  accounts: Accounts;
  organisation: Company;
  words: SaftWords;
  /** Vouchers for all payments up to now. */
  makeAll(db: Database, now: Date): Promise<number>;
};

export const createSaft = (needs: Needs) => withNeeds(needs, { export: exportFile });

async function* vouchersOf(db: Database, year: number, until: number, journal: Journal) {
  let after = 0;
  for (;;) {
    const found = await listSaftVouchers(db, { year, after, until, kinds: kindsIn(journal), limit: batch });
    if (found.length > 0) yield found;
    if (found.length < batch) return;
    after = found.at(-1)!.number;
  }
}

async function sum(needs: Needs, db: Database, year: number, until: number): Promise<SaftSums> {
  const sums = noSums();
  for (const journal of journals)
    for await (const vouchers of vouchersOf(db, year, until, journal))
      for (const voucher of vouchers) addToSums(sums, voucher, needs.accounts);
  return sums;
}

async function* write(needs: Needs, db: Database, head: string, year: number, until: number) {
  yield Buffer.from(head);
  for (const journal of journals) {
    yield Buffer.from(journalHead(journal, needs.words));
    for await (const vouchers of vouchersOf(db, year, until, journal))
      yield Buffer.from(
        vouchers
          .map((voucher: SaftVoucher) => saftTransaction(voucher, needs.accounts, needs.words))
          .join(''),
      );
    yield Buffer.from(journalFoot);
  }
  yield Buffer.from(saftFoot);
}

/** What the accounts held before the year, as far as its vouchers are kept. */
async function openingOf(needs: Needs, db: Database, year: number): Promise<Map<string, number>> {
  const opening = new Map<string, number>();
  for (const row of await sumBefore(db, year))
    for (const { account, debitOre, creditOre } of entryLines(row, needs.accounts))
      opening.set(account, (opening.get(account) ?? 0) + debitOre - creditOre);
  return opening;
}

/** Logged with its digest. @throws Refusal NOT_FOUND for a year without vouchers */
async function exportFile(
  needs: Needs,
  db: Database,
  { actor, now }: { actor: Actor; now: Date },
  year: number,
): Promise<StreamedFile> {
  await needs.makeAll(db, now);
  const until = await lastNumberOf(db, year);
  if (until === 0) throw new Refusal('NOT_FOUND');
  const sums = await sum(needs, db, year, until);
  const opening = await openingOf(needs, db, year);
  const createdOn = norwegianDay(now);
  const facts = { year, createdOn, opening, ...senderOf(needs.organisation, actor.name) };
  const head = saftHead(facts, sums, needs.accounts, needs.words);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of write(needs, db, head, year, until)) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  await inTransaction(db, (tx) =>
    addExport(tx, {
      id: randomUUID(),
      fromMonth: `${year}-01`,
      toMonth: `${year}-12`,
      lineCount: sums.entries,
      digest: hash.digest('hex'),
      at: now,
      by: actor.name,
      staffId: actor.personId,
      format: 'saf-t',
    }),
  );
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return {
    // As the technical description names it.
    name: `SAF-T Financial_${needs.organisation.organisationNumber}_${stamp}.xml`,
    type: 'application/xml',
    sizeBytes,
    content: write(needs, db, head, year, until),
  };
}

/** @param by the employee who takes it: the contact person of the file */
function senderOf(organisation: Company, by: string): Pick<SaftFacts, 'software' | 'company'> {
  const [place = '', ...above] = [...organisation.postalAddress].reverse();
  const [, postalCode = '', city = ''] = /^(\d{4}) (.+)$/.exec(place) ?? [];
  const names = by.split(' ');
  const lastName = names.at(-1)!;
  return {
    software: { name: 'Min side', version: '1' },
    company: {
      number: organisation.organisationNumber,
      name: organisation.name,
      street: above[0] ?? '',
      postalCode,
      city,
      phone: organisation.memberService.phone ?? '',
      email: organisation.memberService.email,
      contact: { firstName: names.slice(0, -1).join(' ') || lastName, lastName },
    },
  };
}
