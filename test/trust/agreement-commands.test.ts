// databases: both
/** One donor's agreements, changed in any order from tabs that know an old version: one lives at a time, nothing is lost. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { insertAgreement } from '../support/giving-fixtures.ts';
import { aWish } from '../support/giving-stage.ts';
import { expectFault, type Machine, openPeers, runCommands } from '../support/random-commands.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const { kari } = demoPersons;
type World = {
  id: string;
  version: number;
  state: 'active' | 'paused' | 'stopped';
  amountOre: number;
};

describe('random commands: an agreement', () => {
  let peers: Awaited<ReturnType<typeof openPeers>>;
  before(async () => {
    peers = await openPeers();
  });
  after(() => peers.close());

  /** Now and then a tab that has not seen the last change. */
  const versionOf = ({ version }: World, choice: number) =>
    Math.floor(choice / 2) % 4 === 0 ? version - 1 : version;
  const act = (world: World, choice: number, what: string, body: object) =>
    peers.either(choice).call('kari', `POST /api/giving/agreements/:id/${what}` as never, {
      params: { id: world.id },
      body,
    });
  /** @returns whether it was done */
  async function expected(
    world: World,
    answer: { status: number; text: string },
    version: number,
    from: readonly World['state'][],
  ): Promise<boolean> {
    const isPossible = version === world.version && from.includes(world.state);
    assert.equal(answer.status, isPossible ? 200 : 409, answer.text);
    if (isPossible) world.version += 1;
    return isPossible;
  }

  const machine: Machine<World> = {
    async begin() {
      const { id } = await insertAgreement(peers.first.db, kari.id, 'active');
      return { id, version: 1, state: 'active', amountOre: 25_000 };
    },

    commands: {
      async change(world, choice) {
        const kroner = 200 + (choice % 300);
        // The same amount again is no change; how that is answered is tested elsewhere.
        if (kroner * 100 === world.amountOre) return;
        const version = versionOf(world, choice);
        const terms = { amountKroner: String(kroner), frequency: 'monthly', day: '20', purposeId: 'general' };
        const answer = await act(world, choice, 'changes', { ...terms, version: String(version) });
        if (await expected(world, answer, version, ['active', 'paused'])) world.amountOre = kroner * 100;
      },
      async pause(world, choice) {
        const version = versionOf(world, choice);
        const months = String(1 + (choice % 6));
        const answer = await act(world, choice, 'pause', { version: String(version), months });
        if (await expected(world, answer, version, ['active'])) world.state = 'paused';
      },
      async resume(world, choice) {
        const version = versionOf(world, choice);
        const answer = await act(world, choice, 'resume', { version: String(version) });
        if (await expected(world, answer, version, ['paused'])) world.state = 'active';
      },
      async stop(world, choice) {
        // Seldom: little moves afterwards. It asks for no version: a stop is always accepted.
        if (choice % 3 !== 0) return;
        const answer = await act(world, choice, 'stop', { reason: '' });
        assert.equal(answer.status, 200, answer.text);
        if (world.state !== 'stopped') world.version += 1;
        world.state = 'stopped';
      },
      async 'another begins'(world, choice) {
        // How many may be begun in an hour is another rule's.
        await peers.first.db.deleteFrom('attempt_counter').execute();
        // Two presses at once, in two tabs.
        const answers = await Promise.all(
          [0, 1].map((one) =>
            peers.either(choice + one).call('kari', 'POST /api/giving/agreements', { body: aWish }),
          ),
        );
        const begun = answers.filter(({ status }) => status === 201);
        const said = answers.map(({ status, text }) => `${status} ${text}`).join(' ');
        if (world.state !== 'stopped') return assert.equal(begun.length, 0, said);
        // The second replaces the first, which was not approved.
        assert.ok(begun.length > 0, said);
        // It is approved at once.
        const { id } = await insertAgreement(peers.first.db, kari.id, 'active');
        Object.assign(world, { id, version: 1, state: 'active', amountOre: 25_000 });
      },
    },

    async check(world) {
      const { rows } = await sql<object>`
        select state, version, amount_ore as "amountOre" from gift_agreement where id = ${world.id}`.execute(
        peers.first.db,
      );
      assert.deepEqual(rows, [{ state: world.state, version: world.version, amountOre: world.amountOre }]);
      const { rows: living } = await sql<object>`
        select id from gift_agreement
        where person_id = ${kari.id} and state in ('waiting', 'active', 'paused')`.execute(peers.first.db);
      assert.deepEqual(living, world.state === 'stopped' ? [] : [{ id: world.id }]);
      const { rows: events } = await sql<{ count: number }>`
        select count(*)::int as count from gift_agreement_event where agreement_id = ${world.id}`.execute(
        peers.first.db,
      );
      assert.deepEqual(events, [{ count: world.version }], 'one event for each version');
    },
  };

  test('what stands, and how many live, is as the model has it', async () => {
    const done = await runCommands(machine, { commands: sizeOf({ small: 60, full: 10_000 }), perRun: 20 });
    keepFigure({
      row: 29,
      part: 'agreement',
      score: 3,
      figure: `${done} random commands on agreements with ${peers.processes}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=agreement-commands',
    });
  });

  test('a planted fault is found: a pause that keeps the old amount', async () => {
    const { db } = peers.first;
    await sql`create function keep_amount() returns trigger language plpgsql as $$
      begin if old.state = 'paused' then new.amount_ore := old.amount_ore; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger planted before update on gift_agreement for each row execute function keep_amount()`.execute(
      db,
    );
    await expectFault(machine, { commands: 400, perRun: 20 });
    await sql`drop trigger planted on gift_agreement`.execute(db);
  });
});
