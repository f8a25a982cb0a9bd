/** After a new secret was put in front: everything that is kept sealed or indexed under a former one gets the newest. */
import { sql } from 'kysely';
import { secretOwner } from '#server/features/feeding/subscriber-secret-service.ts';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { keyName } from '#server/platform/database/log-sealing.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { secretsOf } from '#server/platform/server-secret.ts';
import { withNeeds } from '#server/platform/with-needs.ts';

const batchSize = 200;
type SealedRow = { id: string; sealed: Buffer };

/** Numbers, each sealed to the row's own id (or the person's). With an index, where there is one beside it. */
const numberStores = [
  { table: 'person', id: 'id', sealed: 'fodselsnummer_sealed', index: 'fodselsnummer_index' },
  { table: 'joining', id: 'person_id', sealed: 'fodselsnummer_sealed', index: 'fodselsnummer_index' },
  { table: 'child', id: 'id', sealed: 'fodselsnummer_sealed', index: 'fodselsnummer_index' },
  { table: 'grant_evidence', id: 'id', sealed: 'fodselsnummer_sealed', index: null },
  { table: 'child_grant_evidence', id: 'id', sealed: 'fodselsnummer_sealed', index: null },
  { table: 'desk_act_number', id: 'act_id', sealed: 'before_sealed', index: null },
  { table: 'desk_act_number', id: 'act_id', sealed: 'after_sealed', index: null },
  { table: 'record_merge', id: 'other_id', sealed: 'number_sealed', index: null },
  { table: 'tax_report_line', id: 'id', sealed: 'number_sealed', index: 'number_index' },
  { table: 'grant_list_line', id: 'id', sealed: 'number_sealed', index: 'number_index' },
] as const;
/** Texts, and what each is sealed to. */
const textStores = [
  { table: 'tax_report', sealed: 'file_sealed', ownerOf: (id: string) => `tax-report-file:${id}` },
  { table: 'register_subscriber', sealed: 'secret_sealed', ownerOf: secretOwner },
  { table: 'register_subscriber', sealed: 'former_secret_sealed', ownerOf: secretOwner },
  { table: 'vipps_webhook', sealed: 'secret_sealed', ownerOf: (id: string) => `vipps-webhook/${id}` },
] as const;
/** A number that two confirmed rows would have under one key is compared again, as a new one is. */
const comparedTables: readonly string[] = ['person', 'child'];

export type KeyState = { where: string; left: number };

const contextOf = (db: Database, secret: Buffer) => ({
  db,
  secret,
  numbers: createNumberSeal([secret]),
  texts: createTextSeal(secret),
  idp: deriveKeys(secretsOf(secret)),
});
type Context = ReturnType<typeof contextOf>;

export const createKeyRotation = (db: Database, secret: Buffer) =>
  withNeeds(contextOf(db, secret), { status, rotate });

/** Every row that has something sealed, a batch at a time. `work` tells whether it was outdated. */
async function eachSealed(
  context: Context,
  store: { table: string; id: string; sealed: string },
  work: (tx: Transaction, row: SealedRow) => Promise<boolean>,
): Promise<number> {
  const { table, id, sealed } = store;
  let outdated = 0;
  let after: string | null = null;
  for (;;) {
    const rows: SealedRow[] = await inTransaction(context.db, async (tx) => {
      const found = await sql<SealedRow>`
          select ${sql.ref(id)}::text as id, ${sql.ref(sealed)} as sealed from ${sql.table(table)}
          where ${sql.ref(sealed)} is not null and (${after}::text is null or ${sql.ref(id)}::text > ${after})
          order by ${sql.ref(id)}::text limit ${batchSize} for update`.execute(tx);
      let count = 0;
      for (const row of found.rows) if (await work(tx, row)) count += 1;
      outdated += count;
      return found.rows;
    });
    if (rows.length < batchSize) return outdated;
    after = rows.at(-1)!.id;
  }
}

async function numbersOf(
  context: Context,
  store: (typeof numberStores)[number],
  isWriting: boolean,
): Promise<number> {
  return eachSealed(context, store, async (tx, { id, sealed }) => {
    if (!context.numbers.isOutdated(sealed)) return false;
    if (!isWriting) return true;
    const digits = context.numbers.open(id, sealed);
    const index = context.numbers.index(digits);
    if (comparedTables.includes(store.table))
      await sql`update ${sql.table(store.table)} t set number_state = 'unconfirmed'
          where t.id = ${id} and t.number_state = 'confirmed' and exists (select from ${sql.table(store.table)} o
            where o.id <> t.id and o.fodselsnummer_index = ${index} and o.number_state = 'confirmed')`.execute(
        tx,
      );
    const set = [sql`${sql.ref(store.sealed)} = ${context.numbers.seal(id, digits)}`];
    if (store.index) set.push(sql`${sql.ref(store.index)} = ${index}`);
    await sql`update ${sql.table(store.table)} set ${sql.join(set)}
        where ${sql.ref(store.id)} = ${id}`.execute(tx);
    return true;
  });
}

async function textsOf(
  context: Context,
  store: (typeof textStores)[number],
  isWriting: boolean,
): Promise<number> {
  return eachSealed(context, { ...store, id: 'id' }, async (tx, { id, sealed }) => {
    const owner = store.ownerOf(id);
    if (!context.texts.isOutdated(owner, sealed)) return false;
    if (!isWriting) return true;
    const anew = context.texts.seal(owner, context.texts.open(owner, sealed));
    await sql`update ${sql.table(store.table)} set ${sql.ref(store.sealed)} = ${anew}
        where id::text = ${id}`.execute(tx);
    return true;
  });
}

const signingKeys = (context: Context, isWriting: boolean): Promise<number> =>
  inTransaction(context.db, async (tx) => {
    const { rows } = await sql<{ kid: string; sealed_key: string }>`
        select kid, sealed_key from idp_key for update`.execute(tx);
    const outdated = rows.filter(({ sealed_key }) => context.idp.isOutdated(sealed_key));
    for (const { kid, sealed_key } of isWriting ? outdated : [])
      await sql`update idp_key set sealed_key = ${context.idp.seal(context.idp.unseal(sealed_key))}
          where kid = ${kid}`.execute(tx);
    return outdated.length;
  });

/** Indexes of member numbers say nothing of which is which: all numbers there can be are tried. */
async function logHead(context: Context): Promise<number> {
  const { rows } = await sql<{ key: string | null }>`select seal_key as key from access_log_head`.execute(
    context.db,
  );
  return rows[0]?.key && rows[0].key !== keyName(context.secret) ? 1 : 0;
}

async function run(context: Context, isWriting: boolean): Promise<KeyState[]> {
  const states: KeyState[] = [];
  for (const store of numberStores)
    states.push({ where: store.table, left: await numbersOf(context, store, isWriting) });
  for (const store of textStores)
    states.push({ where: store.table, left: await textsOf(context, store, isWriting) });
  states.push({ where: 'idp_key', left: await signingKeys(context, isWriting) });
  return states;
}

/** What is still kept under a former secret. */
const status = async (context: Context): Promise<KeyState[]> => [
  ...(await run(context, false)),
  { where: 'access_log_head', left: await logHead(context) },
];

/** Seals and indexes it again. Safe to cut off and to run again. @returns how much there was */
const rotate = (context: Context) => run(context, true);
