/** The server cannot change append-only tables, and tampering by others leaves a mark. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { exportHead, findLogFault, renewSeal } from '#server/features/staff-desk/log-head-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createLogSeal } from '#server/platform/database/log-sealing.ts';
import { withFormer } from '#server/platform/server-secret.ts';
import type { LogHead } from '#server/ports/log-heads.ts';
import { testDatabaseUrl } from '../support/test-database.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const onlyAdded = [
  ...['access_log', 'gift_agreement_event', 'gift_charge_event', 'gift_receipt', 'voucher'],
  ...[
    'bank_credit',
    'vipps_settlement',
    'tax_report_event',
    'consent_event',
    'grant_list_event',
    'binding_words',
  ],
];
/** Guarded by the rights of the server's role only: these go with their person. */
async function goWithPerson(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`select relname as table from pg_class
    where obj_description(oid, 'pg_class') = 'append-only'`.execute(db);
  const all = rows.map(({ table }) => table);
  assert.deepEqual(
    onlyAdded.filter((table) => !all.includes(table)),
    [],
  );
  return all.filter((table) => !onlyAdded.includes(table));
}

describe('what is only added to', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  const now = new Date();

  /** A search at the desk: at least one row in the log. */
  async function look() {
    const body = { term: 'Ola Berg', reason: 'Ringte og spurte om adressen sin' };
    const answer = await portal.call('mona', 'POST /api/staff/person-searches', { body });
    assert.equal(answer.status, 201, answer.text);
  }

  test('the server’s role owns nothing and can undo nothing', { skip: !testDatabaseUrl }, async () => {
    const server = portal.database.server.db;
    const refused = (statement: string) =>
      assert.rejects(sql.raw(statement).execute(server), { code: '42501' }, statement);
    for (const table of [...onlyAdded, ...(await goWithPerson(portal.db))]) {
      const column = table === 'consent_event' ? 'purpose' : null;
      await refused(`alter table ${table} disable trigger all`);
      await refused(`delete from ${table}`);
      await refused(`truncate ${table}`);
      const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 limit 1`.execute(server);
      await refused(`update ${table} set ${column ?? rows[0]!.name} = ${column ?? rows[0]!.name}`);
    }
    await refused('create table public.mine (id int)');
    await refused('update access_log_head set last_number = 0');
    await refused('delete from kept_forgotten');
    await refused('update schema_migration set sha256 = sha256');
    await refused(`copy person to program 'true'`);
    await refused('set session_replication_role = replica');
    await refused(`select grant_portal_rights('portal_server')`);
    const { rows } = await sql<{ super: boolean; tables: number }>`
      select rolsuper as super, (select count(*)::int from pg_class where relowner = pg_roles.oid) as tables
      from pg_roles where rolname = current_user`.execute(server);
    assert.deepEqual(rows, [{ super: false, tables: 0 }]);
  });

  test('every table with a guard against changes is refused by privilege too', async () => {
    const { rows } = await sql<{
      table: string;
    }>`select distinct tgrelid::regclass::text as table from pg_trigger
      where tgname like '%\\_kept' or tgname like '%\\_no\\_change' order by 1`.execute(portal.db);
    const guarded = rows.map(({ table }) => table).filter((table) => table !== 'bank_line');
    assert.deepEqual(guarded, [...onlyAdded].sort());
  });

  test('each view is sealed in its transaction; tampering with the database without the key leaves a mark', async () => {
    const seal = createLogSeal(portal.secret);
    const heads: LogHead[] = [];
    const list = { add: async (head: LogHead) => void heads.push(head), all: async () => heads };
    await look();
    await exportHead(portal.db, seal, list, now);
    await look();
    await look();
    assert.equal((await exportHead(portal.db, seal, list, now)).fault, null);
    assert.equal(heads.length, 2);
    assert.equal((await exportHead(portal.db, seal, list, now)).head, null, 'nothing new to write down');

    const rechain = `do $$ declare one access_log; before bytea := ''; begin
      for one in select * from access_log order by number loop
        update access_log set previous_hash = before, hash = access_log_hash(one, before) where id = one.id;
        before := access_log_hash(one, before);
      end loop;
      update access_log_head set last_hash = before;
    end $$`;
    const faultAfter = async (...statements: string[]) => {
      let fault: unknown;
      await portal.db
        .transaction()
        .execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          for (const statement of statements) await sql.raw(statement).execute(tx);
          fault = await findLogFault(tx, seal, heads, now);
          throw new Error('roll back');
        })
        .catch((error: Error) => assert.equal(error.message, 'roll back'));
      return (fault as { fault?: string } | null)?.fault ?? null;
    };
    const [first, last] = [heads[0]!.number, heads[1]!.number];
    const { rows } = await sql<{ seal: string; hash: string }>`select encode(seal, 'hex') as seal,
      encode(last_hash, 'hex') as hash from access_log_head`.execute(portal.db);
    const cutOff = `delete from access_log where number > ${first}`;
    const former = Buffer.from(heads[0]!.seal, 'base64url').toString('hex');
    assert.equal(await faultAfter(), null);
    assert.equal(await faultAfter(`update access_log set remark = 'x' where number = 1`), 'chain');
    // The whole chain reckoned again, as an owner can: the seal does not fit.
    assert.equal(await faultAfter(`update access_log set remark = 'x' where number = 1`, rechain), 'seal');
    assert.equal(
      await faultAfter(
        `update access_log_head set seal = decode('${rows[0]!.seal.replace(/../g, '00')}', 'hex')`,
      ),
      'seal',
    );
    // Cut off at a moment whose seal somebody had kept: only what stands outside tells.
    assert.equal(
      await faultAfter(
        cutOff,
        `update access_log_head set last_number = ${first}, sealed_number = ${first}, seal = decode('${former}', 'hex'),
          last_hash = (select hash from access_log where number = ${first})`,
      ),
      'missing',
    );
    assert.ok(last > first);
    // Young rows taken from the beginning.
    assert.equal(await faultAfter(`delete from access_log where number <= ${first}`), 'missing');
    // And lines that others write outside count for nothing.
    heads.push({ ...heads[0]!, number: last + 5, seal: heads[1]!.seal });
    assert.equal(await faultAfter(), null);
  });

  test('the key changes while it runs: what a former key sealed is sealed with the newest, and nothing else is', async () => {
    const fresh = randomBytes(32);
    const both = createLogSeal(withFormer([fresh, Buffer.from(portal.secret)]));
    assert.equal(await findLogFault(portal.db, both, null, now), null);
    await renewSeal(portal.db, both);
    const alone = createLogSeal(Buffer.from(fresh));
    assert.equal(await findLogFault(portal.db, alone, null, now), null);
    const stranger = createLogSeal(randomBytes(32));
    await renewSeal(portal.db, stranger);
    assert.equal((await findLogFault(portal.db, stranger, null, now))?.fault, 'seal');
    assert.equal(await findLogFault(portal.db, alone, null, now), null);
  });

  test('rows past their legal period are deleted, and the deletion is recorded', async () => {
    const { db } = portal.database.server;
    await portal.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update access_log set looked_at = looked_at - interval '25 months' where number = 1`.execute(
        tx,
      );
    });
    await assert.rejects(sql`select forget_looks(now())`.execute(db), /only ever added to/);
    await sql`select forget_looks(now() - interval '24 months')`.execute(db);
    const { rows } = await sql<{ table_name: string; row_count: number }>`
      select table_name, row_count from kept_forgotten`.execute(db);
    assert.deepEqual(rows, [{ table_name: 'access_log', row_count: 1 }]);
  });
});
