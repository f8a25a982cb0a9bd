// databases: both
/** Reports of one death, by anyone, in any order: what is suspended, what the desk sees, and that a sign-in always lifts it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createSenderCodeHash } from '#server/features/contact/sender-code-service.ts';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { expectFault, type Machine, openPeers, pickOf, runCommands } from '../support/random-commands.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';
import { until } from '../support/until.ts';

const { kari } = demoPersons;
const reason = 'Snakket med familien på telefon';
type Report = {
  id: string;
  codeId: string;
  askedAt: number;
  tries: number;
  isVerified: boolean;
  isProven: boolean;
  dispute: 'signed-in' | 'denied' | null;
  state: 'waiting' | 'confirmed' | 'rejected';
};
type World = { reports: Report[]; isOnHold: boolean; isDead: boolean };
const minute = 60_000;

describe('random commands: a death', () => {
  let peers: Awaited<ReturnType<typeof openPeers>>;
  let time = new Date('2026-11-23T09:30:00Z').getTime();
  let address = 0;
  let bornOn = '';
  before(async () => {
    peers = await openPeers({ clock: { now: () => new Date(time) } });
    const person = await peers.first.db
      .selectFrom('person')
      .select('born_on')
      .where('id', '=', kari.id)
      .executeTakeFirstOrThrow();
    bornOn = person.born_on!;
  });
  after(() => peers.close());

  const waiting = ({ reports }: World) => reports.filter(({ state }) => state === 'waiting');
  const believed = (world: World) =>
    waiting(world).filter(({ isProven, dispute }) => isProven && dispute === null);
  const release = (world: World) => {
    if (believed(world).length === 0) world.isOnHold = false;
  };
  const asKari = async (choice: number, key: 'GET /api/me' | 'POST /api/death-reports/own/denials') => {
    return peers.either(choice).call(null, key, { token: await peers.first.tokenOf('kari') });
  };
  const signedIn = (world: World) => {
    const fresh = waiting(world).filter(({ dispute }) => dispute === null);
    for (const report of fresh) report.dispute = 'signed-in';
    if (fresh.length > 0) release(world);
  };

  /** The job that searches the register has run, in one portal or the other. */
  async function matched(): Promise<void> {
    const isDone = async () => {
      const { rows } = await sql`select from pgboss.job
        where name = 'match-death-report' and state in ('created', 'active', 'retry')`.execute(
        peers.first.db,
      );
      return rows.length === 0;
    };
    await until('the register has been searched', isDone, 5);
  }

  const machine: Machine<World> = {
    async begin() {
      const { db } = peers.first;
      for (const table of ['death_report', 'person_hold', 'attempt_counter'] as const)
        await db.deleteFrom(table).execute();
      await sql`delete from leaving where person_id = ${kari.id}`.execute(db);
      await sql`update membership set ended_on = null where person_id = ${kari.id}`.execute(db);
      await sql`update person set died_on = null, email = ${demoAccounts.kari.email} where id = ${kari.id}`.execute(
        db,
      );
      return { reports: [], isOnHold: false, isDead: false };
    },

    commands: {
      async report(world, choice) {
        const { db } = peers.first;
        const portal = peers.either(choice);
        const { ticket } = (await portal.call(null, 'GET /api/contact-form')).body as unknown as {
          ticket: string;
        };
        time += minute;
        address += 1;
        const answer = await portal.call(null, 'POST /api/death-reports', {
          address: `198.18.${Math.floor(address / 250) % 250}.${address % 250}`,
          body: {
            name: 'Kari Lund',
            bornOn,
            address: '',
            diedOn: '',
            wantsTalk: false,
            ticket,
            reporterName: 'Pål Lund',
            email: `r${address}@person.example`,
            phone: '',
            relation: 'friend',
          },
        });
        assert.equal(answer.status, 201, answer.text);
        await matched();
        // Its digits are put in place here; the letter would only change them.
        await sql`delete from pgboss.job where name = 'send-sender-code' and state = 'created'`.execute(db);
        const codeId = (answer.body as unknown as { code: { id: string } }).code.id;
        const { report_id: id } = await db
          .selectFrom('sender_code')
          .select('report_id')
          .where('id', '=', codeId)
          .executeTakeFirstOrThrow();
        world.reports.push({
          id: id!,
          codeId,
          askedAt: time,
          tries: 0,
          isVerified: false,
          isProven: false,
          dispute: null,
          state: world.isDead ? 'rejected' : 'waiting',
        });
        // No living person has that name: the report fits none.
        if (world.isDead) world.reports.pop();
      },

      async prove(world, choice) {
        const report = pickOf(world.reports, choice);
        if (!report) return;
        const { db, secret } = peers.first;
        const isRight = choice % 3 !== 0;
        const { hashOf } = createSenderCodeHash(secret);
        const [salt, code] = ['salt', '123456'];
        const isIdle = async () => {
          const { rows } = await sql`select from pgboss.job
            where name = 'send-sender-code' and state = 'active'`.execute(db);
          return rows.length === 0;
        };
        await until('no code is being sent', isIdle, 5);
        await sql`update sender_code set salt = ${salt}, code_hash = ${hashOf(report.codeId, salt, code)}
          where id = ${report.codeId}`.execute(db);
        const answer = await peers.either(choice).call(null, 'POST /api/sender-codes/confirmations', {
          body: { id: report.codeId, code: isRight ? code : '654321' },
        });
        report.tries += 1;
        const expected = report.isVerified
          ? 'used'
          : time >= report.askedAt + 10 * minute
            ? 'expired'
            : report.tries > 6
              ? 'too-many'
              : isRight
                ? 'verified'
                : report.tries === 6
                  ? 'too-many'
                  : 'wrong';
        assert.equal((answer.body as { outcome?: string }).outcome, expected);
        await matched();
        if (expected !== 'verified') return;
        report.isVerified = true;
        if (report.state !== 'waiting') return;
        report.isProven = true;
        const isDisputed = waiting(world).some(({ dispute }) => dispute !== null);
        if (believed(world).length > 0 && !isDisputed) world.isOnHold = true;
      },

      async 'sign in'(world, choice) {
        time += minute;
        const { status } = await asKari(choice, 'GET /api/me');
        assert.equal(status, 200);
        signedIn(world);
      },

      async deny(world, choice) {
        time += minute;
        const { status } = await asKari(choice, 'POST /api/death-reports/own/denials');
        assert.equal(status, 200);
        signedIn(world);
        for (const report of waiting(world)) report.dispute = 'denied';
        release(world);
      },

      async reject(world, choice) {
        const report = pickOf(world.reports, choice);
        if (!report) return;
        const answer = await peers
          .either(choice)
          .call('mona', 'POST /api/staff/death-reports/:id/rejections', {
            params: { id: report.id },
            body: { personId: kari.id, reason },
          });
        assert.equal(answer.status, report.state === 'waiting' ? 200 : 409, answer.text);
        if (report.state !== 'waiting') return;
        report.state = 'rejected';
        release(world);
      },

      async confirm(world, choice) {
        // Seldom: nothing moves afterwards.
        const report = choice % 5 === 0 ? pickOf(world.reports, choice) : undefined;
        if (!report) return;
        const answer = await peers
          .either(choice)
          .call('mona', 'POST /api/staff/death-reports/:id/confirmations', {
            params: { id: report.id },
            body: { personId: kari.id, diedOn: '22.11.2026', reason },
          });
        assert.equal(answer.status, report.state === 'waiting' ? 200 : 409, answer.text);
        if (report.state !== 'waiting') return;
        for (const one of waiting(world)) one.state = 'confirmed';
        world.isDead = true;
        world.isOnHold = false;
      },
    },

    async check(world) {
      const { db } = peers.first;
      const { rows: holds } = await sql<{ scope: string }>`
        select scope from person_hold where person_id = ${kari.id}`.execute(db);
      assert.deepEqual(holds, world.isOnHold ? [{ scope: 'paper' }] : []);
      const { rows } = await sql<object>`
        select id, state, dispute, reporter_proven_at is not null as "isProven" from death_report
        where person_id = ${kari.id} order by id`.execute(db);
      const shown = world.reports.map(({ id, state, dispute, isProven }) => ({
        id,
        state,
        dispute,
        isProven,
      }));
      assert.deepEqual(
        rows,
        shown.sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
      const { rows: persons } = await sql<{ isDead: boolean }>`
        select died_on is not null as "isDead" from person where id = ${kari.id}`.execute(db);
      assert.deepEqual(persons, [{ isDead: world.isDead }]);
    },
  };

  test('what is suspended and what is shown is as in the model', async () => {
    const done = await runCommands(machine, { commands: sizeOf({ small: 60, full: 10_000 }), perRun: 20 });
    keepFigure({
      row: 29,
      part: 'death',
      score: 3,
      figure: `${done} random commands about a death with ${peers.processes}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=death-commands',
    });
  });

  test('a planted fault is found: a sign-in that lifts nothing', async () => {
    const { db } = peers.first;
    await sql`create function forget_dispute() returns trigger language plpgsql as $$
      begin new.dispute := null; new.disputed_at := null; return new; end $$`.execute(db);
    await sql`create trigger planted before update of dispute on death_report
      for each row execute function forget_dispute()`.execute(db);
    await expectFault(machine, { commands: 200, perRun: 20 });
    await sql`drop trigger planted on death_report`.execute(db);
  });
});
