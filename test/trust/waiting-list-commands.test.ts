// databases: both
/** One activity with few places and many who want them, in any order: none too many, and none passed by. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { MyActivity } from '#contract/activity-endpoints.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { activitySteps, justMe } from '../support/activity-steps.ts';
import { expectFault, type Machine, openPeers, runCommands } from '../support/random-commands.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const people = ['kari', 'ola', 'nils', 'liv', 'aud', 'jon'] as const;
type Who = (typeof people)[number];
type Standing = { state: 'signed-up' } | { state: 'offered'; until: number } | { state: 'waiting' };
/** In the order in which they came to where they are: the queue is those who wait, first come first. */
type World = { id: string; capacity: number; standing: Map<Who, Standing> };
const hour = 3_600_000;

describe('random commands: a waiting list', () => {
  let peers: Awaited<ReturnType<typeof openPeers>>;
  // In the middle of the day, so that quiet hours do not move the end of an offer.
  let time = new Date('2026-11-23T10:00:00Z').getTime();
  before(async () => {
    peers = await openPeers({
      clock: { now: () => new Date(time) },
    });
  });
  after(() => peers.close());

  const whoOf = (choice: number): Who => people[Math.floor(choice / 2) % people.length]!;
  const taken = ({ standing }: World) =>
    [...standing.values()].filter(({ state }) => state !== 'waiting').length;
  const call = (choice: number, key: string, request: object) =>
    peers.either(choice).call(whoOf(choice), key as never, request);
  const mine = async (choice: number, id: string) =>
    ((await call(choice, 'GET /api/activities/:id/mine', { params: { id } })).body as unknown as MyActivity)
      .signUp;

  /** What is free goes to those who have waited longest. */
  function fill(world: World, until: Map<Who, number>): void {
    for (const [who, { state }] of world.standing) {
      if (taken(world) >= world.capacity) return;
      if (state === 'waiting') world.standing.set(who, { state: 'offered', until: until.get(who) ?? 0 });
    }
  }
  /** How long an offer holds is another rule's, with tests of its own: the model takes it as it is. */
  async function untilOf({ id }: World): Promise<Map<Who, number>> {
    const { rows } = await sql<{
      personId: string;
      until: Date;
    }>`select person_id as "personId", held_until as until
      from sign_up where activity_id = ${id} and state = 'offered'`.execute(peers.first.db);
    return new Map(
      rows.map(({ personId, until }) => [
        people.find((who) => demoPersons[who].id === personId)!,
        until.getTime(),
      ]),
    );
  }

  const machine: Machine<World> = {
    async begin() {
      const steps = activitySteps(peers.first);
      const id = await steps.publish({ capacity: 2, startsOn: '2031-06-10', endsOn: '2031-06-10' });
      return { id, capacity: 2, standing: new Map() };
    },

    commands: {
      async 'sign up'(world, choice) {
        const who = whoOf(choice);
        const answer = await call(choice, 'POST /api/activities/:id/sign-ups', {
          params: { id: world.id },
          body: { ...justMe, acceptsWaiting: true },
        });
        const isThere = world.standing.has(who);
        assert.equal(answer.status, isThere ? 409 : 200, answer.text);
        if (isThere) return;
        const isFull = taken(world) >= world.capacity;
        assert.equal((answer.body as { state?: string }).state, isFull ? 'waiting' : 'signed-up');
        world.standing.set(who, { state: isFull ? 'waiting' : 'signed-up' });
        time += 1_000;
      },

      async 'sign off'(world, choice) {
        const signUp = await mine(choice, world.id);
        if (!signUp) return;
        const answer = await call(choice, 'POST /api/sign-ups/:id/cancel', { params: { id: signUp.id } });
        assert.ok(answer.status < 300, answer.text);
        world.standing.delete(whoOf(choice));
        fill(world, await untilOf(world));
        time += 1_000;
      },

      async accept(world, choice) {
        const who = whoOf(choice);
        const signUp = await mine(choice, world.id);
        if (!signUp) return;
        const answer = await call(choice, 'POST /api/sign-ups/:id/accept', { params: { id: signUp.id } });
        const standing = world.standing.get(who)!;
        const isOver = standing.state === 'offered' && standing.until <= time;
        if (standing.state === 'waiting' || isOver) {
          assert.equal(answer.status, 409, answer.text);
          return;
        }
        assert.ok(answer.status < 300, answer.text);
        world.standing.set(who, { state: 'signed-up' });
      },

      async 'let time pass'(world, choice) {
        time += (choice % 30) * hour;
        await peers.either(choice).runJob('activity-offers');
        // One after the other, those whose time ran out first.
        const over = [...world.standing]
          .flatMap(([who, one]) =>
            one.state === 'offered' && one.until <= time ? [{ who, until: one.until }] : [],
          )
          .sort((one, other) => one.until - other.until);
        for (const { who } of over) world.standing.delete(who);
        fill(world, await untilOf(world));
      },

      async 'make room'(world, choice) {
        const capacity = 1 + (choice % 4);
        const answer = await activitySteps({ ...peers.first, ...peers.either(choice) }).change(world.id, {
          capacity,
        });
        const isTooFew = capacity < taken(world);
        assert.equal(answer.status, isTooFew ? 422 : 200, answer.text);
        if (isTooFew) return;
        world.capacity = capacity;
        fill(world, await untilOf(world));
        time += 1_000;
      },
    },

    async check(world) {
      const { rows } = await sql<{ personId: string; state: string }>`
        select person_id as "personId", state from sign_up
        where activity_id = ${world.id} and state <> 'cancelled' order by person_id`.execute(peers.first.db);
      const expected = [...world.standing]
        .map(([who, { state }]) => ({ personId: demoPersons[who].id, state: state as string }))
        .sort((one, other) => (one.personId < other.personId ? -1 : 1));
      assert.deepEqual(rows, expected);
      assert.ok(taken(world) <= world.capacity, 'more than there is room for');
    },
  };

  test('who has a place, an offer, or waits is as the model has it', async () => {
    const done = await runCommands(machine, { commands: sizeOf({ small: 60, full: 10_000 }), perRun: 20 });
    keepFigure({
      row: 29,
      part: 'waiting-list',
      score: 3,
      figure: `${done} random commands on a waiting list with ${peers.processes}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=waiting-list-commands',
    });
  });

  test('a planted fault is found: the last one is offered a place first', async () => {
    const { db } = peers.first;
    await sql`create function push_ahead() returns trigger language plpgsql as $$
      begin new.queued_at := timestamptz '2040-01-01' - (new.queued_at - timestamptz '2020-01-01'); return new; end $$`.execute(
      db,
    );
    await sql`create trigger planted before insert on sign_up for each row execute function push_ahead()`.execute(
      db,
    );
    await expectFault(machine, { commands: 400, perRun: 20 });
    await sql`drop trigger planted on sign_up`.execute(db);
  });
});
