// databases: both
/** Children sent in, answered for and decided on in any order: none is registered without two who are proven, or the desk. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ChildGround } from '#contract/child-decision.ts';
import { turnsOn } from '#contract/values/birth-date.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { aChild, bornAgo, childrenSteps } from '../support/children-steps.ts';
import { expectFault, type Machine, openPeers, pickOf, runCommands } from '../support/random-commands.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const parents = ['kari', 'ola', 'nils', 'jon'] as const;
type Parent = (typeof parents)[number];
const registrants = ['kari', 'ola', 'nils'] as const;
const dayMs = 86_400_000;

type Child = {
  id: string;
  bornOn: string;
  isSole: boolean;
  code: string | null;
  named: Parent | null;
  /** Who has said yes, and whether an eID showed who it was. */
  guardians: { who: Parent; isProven: boolean }[];
  state: 'waiting' | 'checking' | 'registered' | 'declined' | 'refused' | 'ended' | 'expired' | 'gone';
  expiresAt: number;
  isLetThrough: boolean;
};
type World = { children: Child[] };

describe('random commands: guardians', () => {
  let peers: Awaited<ReturnType<typeof openPeers>>;
  const start = new Date('2026-11-23T09:30:00Z').getTime();
  let time = start;
  let born = 0;
  before(async () => {
    peers = await openPeers({ clock: { now: () => new Date(time) }, identifyingSignIn: ['amr=bankid'] });
  });
  after(() => peers.close());

  const stepsOf = (choice: number) => childrenSteps({ ...peers.first, call: peers.either(choice).call });
  const today = () => norwegianDay(new Date(time));
  const isChild = ({ bornOn }: Child) => today() < turnsOn(bornOn, 15);
  const isOpen = ({ state }: Child) => ['waiting', 'checking', 'registered'].includes(state);
  const openOnes = ({ children }: World) => children.filter((one) => isOpen(one) && isChild(one));
  /** Two of three have an eID now and then; and the name in it is theirs. */
  const tokenOf = (who: Parent, isProven: boolean) =>
    peers.first.issuer.tokenFor(
      {
        subject: demoAccounts[who].id,
        name: demoAccounts[who].name,
        emails: [demoAccounts[who].email],
        authenticatedAt: Math.floor(time / 1000),
      },
      isProven ? { amr: ['bankid'] } : {},
    );

  async function send(world: World, choice: number, isSole: boolean): Promise<void> {
    const who = registrants[choice % 3]!;
    const named = isSole ? null : parents[(choice % 3) + 1]!;
    const isProven = Math.floor(choice / 6) % 2 === 0;
    // Some of them are 15 within the weeks of a run.
    const age = Math.floor(choice / 12) % 3 === 0 ? 14 : 4;
    const freshDay = () => {
      born += 1;
      const at = new Date(time);
      return age === 14 ? bornAgo(at, 15, 5 + (born % 40)) : bornAgo(at, age, -(born % 300));
    };
    let bornOn = freshDay();
    // One birth date is one number here: another's child with it would be a clash, which is tried elsewhere.
    const isOfAnother = ({ guardians, ...one }: Child) =>
      one.bornOn === bornOn && guardians.every((each) => each.who !== who);
    while (world.children.some(isOfAnother)) bornOn = freshDay();
    const second = named && { name: demoAccounts[named].name, contact: demoAccounts[named].email };
    const at = stepsOf(choice);
    // The newest link is known by its moment.
    time += 60_000;
    const child = aChild(bornOn, {});
    const sent = await at.send(who, [child], second, { token: await tokenOf(who, isProven) });
    const own = world.children.some(
      (one) => isOpen(one) && one.bornOn === bornOn && one.guardians.some((each) => each.who === who),
    );
    if (own) return assert.deepEqual(at.faults(sent), ['/children/0/fodselsnummer YOURS_ALREADY']);
    assert.equal(sent.status, 200, sent.text);
    const [receipt] = at.receipt(sent).children;
    assert.equal(receipt!.state, isSole ? 'checking' : 'waiting');
    world.children.push({
      id: receipt!.id,
      bornOn,
      isSole,
      named,
      guardians: [{ who, isProven }],
      isLetThrough: false,
      state: isSole ? 'checking' : 'waiting',
      expiresAt: time + 30 * dayMs,
      code: named && (await at.newestCode()),
    });
  }

  async function answer(world: World, choice: number, isConfirmed: boolean): Promise<void> {
    const child = pickOf(
      world.children.filter(({ code }) => code !== null),
      choice,
    );
    if (!child) return;
    const isProven = Math.floor(choice / 6) % 2 === 0;
    // Sometimes somebody else has got hold of the link.
    const who = choice % 7 === 0 ? parents[choice % 4]! : child.named!;
    const at = stepsOf(choice);
    const given = await at.answer(
      who,
      child.code!,
      { [child.id]: isConfirmed },
      {},
      { token: await tokenOf(who, isProven) },
    );
    const { outcome } = given.body as unknown as { outcome: string };
    const counts =
      child.state === 'waiting' && who === child.named && time < child.expiresAt && isChild(child);
    if (child.state === 'waiting' && who === child.named && !isChild(child)) {
      // Nothing is left to decide: the answer does not fit any child.
      assert.notEqual(given.status, 500);
      return;
    }
    assert.equal(outcome, counts ? 'answered' : 'gone', given.text);
    if (!counts) return;
    if (!isConfirmed) {
      child.state = 'declined';
      return;
    }
    child.guardians.push({ who, isProven });
    child.state = child.guardians.filter((one) => one.isProven).length >= 2 ? 'registered' : 'checking';
  }

  const machine: Machine<World> = {
    async begin() {
      const { db } = peers.first;
      for (const table of ['child', 'child_submission', 'notice', 'attempt_counter', 'number_try'] as const)
        await db.deleteFrom(table).execute();
      time = start;
      return { children: [] };
    },

    commands: {
      'send alone': (world, choice) => send(world, choice, true),
      'send together': (world, choice) => send(world, choice, false),
      confirm: (world, choice) => answer(world, choice, true),
      decline: (world, choice) => answer(world, choice, false),

      async accept(world, choice) {
        const child = pickOf(world.children, choice);
        if (!child) return;
        const grounds: ChildGround[] = ['documentation', 'register', 'conversation'];
        const ground = grounds[choice % 3]!;
        const decided = await stepsOf(choice).decide(child.id, ground);
        const isShown = !(child.isSole && ground === 'conversation');
        const expected = child.state !== 'checking' ? 404 : isShown ? 200 : 422;
        assert.equal(decided.status, expected, decided.text);
        if (expected !== 200) return;
        child.state = 'registered';
        child.isLetThrough = true;
      },

      async refuse(world, choice) {
        const child = pickOf(world.children, choice);
        if (!child) return;
        const decided = await stepsOf(choice).decide(child.id, null);
        assert.equal(decided.status, child.state === 'checking' ? 200 : 404, decided.text);
        if (child.state === 'checking') child.state = 'refused';
      },

      async withdraw(world, choice) {
        const child = pickOf(openOnes(world), choice);
        if (!child) return;
        const { who } = pickOf(child.guardians, choice)!;
        const ended = await peers.either(choice).call(who, 'POST /api/child-registrations/:id/end', {
          params: { id: child.id },
          token: await tokenOf(who, false),
        });
        assert.equal(ended.status, 200, ended.text);
        child.state = 'ended';
      },

      async 'a stranger ends it'(world, choice) {
        const child = pickOf(openOnes(world), choice);
        const who = child && parents.find((one) => !child.guardians.some((each) => each.who === one));
        if (!child || !who) return;
        const ended = await peers.either(choice).call(who, 'POST /api/child-registrations/:id/end', {
          params: { id: child.id },
          token: await tokenOf(who, true),
        });
        assert.equal(ended.status, 404);
      },

      async 'days pass'(world, choice) {
        time += (1 + (choice % 6)) * dayMs;
        const { runJob } = peers.either(choice);
        for (const job of ['strike-off-children', 'expire-guardian-invitations', 'forget-ended-children'])
          await runJob(job);
        for (const child of world.children) {
          if (!isChild(child)) child.state = 'gone';
          else if (child.state === 'waiting' && child.expiresAt <= time) child.state = 'expired';
        }
      },
    },

    async check(world) {
      const { rows } = await sql<{
        id: string;
        state: string;
        guardians: number;
        proven: number;
        ground: string | null;
      }>`
        select c.id, c.state, count(g.*)::int as guardians, count(g.*) filter (where g.is_proven)::int as proven,
          c.accepted_ground as ground
        from child c left join child_guardian g on g.child_id = c.id group by c.id`.execute(peers.first.db);
      const known = new Map(world.children.map((one) => [one.id, one]));
      for (const { id, state, guardians, proven, ground } of rows) {
        const child = known.get(id);
        assert.equal(state, child?.state, 'the state');
        assert.equal(guardians, child?.guardians.length, 'the guardians');
        // The rule itself, read from the tables alone.
        if (state === 'registered')
          assert.ok(proven >= 2 || ground !== null, 'no one has proven or decided it');
        if (state === 'registered') assert.ok(proven >= 2 || child?.isLetThrough);
      }
      const left = world.children.filter(isOpen).map(({ id }) => id);
      for (const id of left)
        assert.ok(
          rows.some((row) => row.id === id),
          'an open one is gone',
        );
    },
  };

  test('no child is registered without two who are proven, or a decision', async () => {
    const done = await runCommands(machine, { commands: sizeOf({ small: 60, full: 10_000 }), perRun: 20 });
    keepFigure({
      row: 29,
      part: 'guardian',
      score: 3,
      figure: `${done} random commands about guardians with ${peers.processes}: no child registered without two who are proven or a decision, 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=guardian-commands',
    });
  });

  test('a planted fault is found: everybody who confirms counts as proven', async () => {
    const { db } = peers.first;
    await sql`create function prove_all() returns trigger language plpgsql as $$
      begin new.is_proven := true; return new; end $$`.execute(db);
    await sql`create trigger planted before insert on child_guardian
      for each row execute function prove_all()`.execute(db);
    await expectFault(machine, { commands: 200, perRun: 20 });
    await sql`drop trigger planted on child_guardian`.execute(db);
  });
});
