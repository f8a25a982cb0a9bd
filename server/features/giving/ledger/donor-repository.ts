import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type DonorRow = {
  name: string;
  email: string | null;
  phone: string | null;
  bornOn: string | null;
  hasFodselsnummer: boolean;
  /** An agreement or a gift, whatever became of it. */
  hasBegun: boolean;
  wantsTaxDeduction: boolean;
};

export async function findDonor(db: Database, personId: string): Promise<DonorRow> {
  const { rows } = await sql<DonorRow>`
    select trim(p.given_name || ' ' || p.family_name) as name, p.email, p.phone, p.born_on as "bornOn",
           p.fodselsnummer_index is not null as "hasFodselsnummer",
           exists (select from gift_agreement a where a.person_id = p.id)
             or exists (select from gift_charge c where c.person_id = p.id) as "hasBegun",
           coalesce((select w.is_wanted from gift_tax_wish w where w.person_id = p.id
             order by w.happened_at desc, w.id limit 1), false) as "wantsTaxDeduction"
    from person p where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

export async function findDonorName(db: Database, personId: string): Promise<string> {
  return (await findDonor(db, personId)).name;
}

/** Bokmål where the agreement is no longer anybody's. */
export async function findDonorLanguage(db: Database, personId: string | null): Promise<Language> {
  if (personId === null) return 'nb';
  const { rows } = await sql<{ language: Language }>`
    select language from person where id = ${personId}`.execute(db);
  return rows[0]?.language ?? 'nb';
}

/** The accounts whose first sign-in made the person: their names at the provider may still carry the marker. */
export async function listAccountsOfNewcomer(tx: Transaction, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from account_person where person_id = ${personId} and proven_by = 'first-sign-in'`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function addTaxWish(
  tx: Transaction,
  personId: string,
  isWanted: boolean,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('gift_tax_wish')
    .values({ id: randomUUID(), person_id: personId, is_wanted: isWanted, happened_at: at, actor: 'donor' })
    .execute();
}
