/** Whichever statement of a write fails, nothing of the write is kept: what the database holds is what it held before. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { sizeOf } from '../support/trust-figures.ts';
import { type WriteExample, writeExamples } from '../support/write-examples.ts';
import { createWriteStage } from '../support/writes/write-stage.ts';

/** In the ordinary tests every so manieth write, another one each day. */
const every = sizeOf({ small: 40, full: 1 });
const today = Math.floor(Date.now() / 86_400_000);
/** Kept though the write is not: what counts tries, and what knows the device. */
const asides = ['attempt_counter', 'account_session', 'number_try', 'fault'];

describe('a statement that fails', () => {
  let portal: TestPortal;
  let examples: WriteExample[];
  let stage: ReturnType<typeof createWriteStage>;
  let tables: string[];
  before(async () => {
    portal = await openTestPortal();
    const { db } = portal;
    for (const caller of ['kari', 'ola', 'mona', 'jon', 'uten', 'vigdis', 'joining', 'liv'] as const)
      await portal.call(caller, 'GET /api/me');
    stage = createWriteStage(portal);
    ({ examples } = await writeExamples(portal));
    await sql`create table fault (at int)`.execute(db);
    await sql`insert into fault values (null)`.execute(db);
    await sql`grant select on fault to public`.execute(db);
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'schema_migration%' order by 1`.execute(db);
    tables = rows.map(({ name }) => name).filter((name) => !asides.includes(name));
    // Counts the writing statements of one transaction, and lets the chosen one fail.
    await sql`create function fail_at() returns trigger language plpgsql as $$
      declare seen int := coalesce(nullif(current_setting('test.seen', true), ''), '0')::int + 1;
      begin
        perform set_config('test.seen', seen::text, true);
        if seen = (select at from fault) then raise exception 'planted fault'; end if;
        return null;
      end $$`.execute(db);
    for (const name of tables)
      await sql`create trigger zz_fail_at after insert or update or delete on ${sql.table(name)}
        for each statement execute function fail_at()`.execute(db);
    // Jobs wait: what they do is no effect of the write.
    await sql`create function wait_for_tomorrow() returns trigger language plpgsql as $$
      begin new.start_after := now() + interval '1 day'; return new; end $$`.execute(db);
    await sql`create trigger wait_for_tomorrow before insert on pgboss.job
      for each row execute function wait_for_tomorrow()`.execute(db);
  });
  after(async () => {
    await sql`drop function wait_for_tomorrow cascade`.execute(portal.db);
    await sql`drop function fail_at cascade`.execute(portal.db);
    await portal.close();
  });

  const setFault = (at: number | null) => sql`update fault set at = ${at}`.execute(portal.db);
  async function held(): Promise<Record<string, string>> {
    const query = tables.map(
      (
        table,
      ) => `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
        from "${table}" t`,
    );
    const { rows } = await sql
      .raw<{ name: string; digest: string }>(query.join(' union all '))
      .execute(portal.db);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  /** @returns at how many statements the write was made to fail, and after which something was kept */
  async function failEach({ key, make }: WriteExample) {
    const kept: string[] = [];
    for (let at = 1; ; at += 1) {
      const { as, ...request } = await make();
      await portal.db.deleteFrom('attempt_counter').execute();
      const before = await held();
      await setFault(at);
      const answer = await stage.send(as, key, { ...request, idempotencyKey: randomUUID() });
      await setFault(null);
      if (answer.status < 500) return { count: at - 1, kept };
      const after = await held();
      for (const name of Object.keys(before))
        if (before[name] !== after[name]) kept.push(`${key}, statement ${at}: ${name}`);
    }
  }

  test('leaves nothing, at each statement of each write', async () => {
    const chosen = examples.filter((_one, at) => (at + today) % every === 0);
    let failed = 0;
    for (const example of chosen) {
      const { count, kept } = await failEach(example);
      assert.deepEqual(kept, []);
      failed += count;
    }
    assert.ok(failed >= chosen.length / 2, `${failed} faults in ${chosen.length} writes`);
  });

  test('planted: a handler that writes outside its transaction is found', async () => {
    const { enquiries } = portal.services.enquiries;
    const { send } = enquiries;
    enquiries.send = async (tx, ...rest) => {
      // Not waited for: there is one connection, and the transaction has it.
      void sql`update activity set title = title || '.'`.execute(portal.db);
      return send(tx, ...rest);
    };
    try {
      const { kept } = await failEach(examples.find(({ key }) => key === 'POST /api/enquiries')!);
      assert.ok(kept.length > 0);
    } finally {
      enquiries.send = send;
    }
  });
});
