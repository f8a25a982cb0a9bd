/**
 * Whatever order Vipps' messages come in, how often, how late, or never: the books end in the same. Messages are
 * heard between the things that happen, so what is read at Vipps is half-way too.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type GivingWorld, openGivingWorld } from '../../../../test/support/giving-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import { booksOfStory, liveFailedStory } from '../../../../test/support/vipps-stories.ts';

const day = 86_400_000;

describe('messages in any order', () => {
  let open: OpenDatabase;
  let world: GivingWorld;
  before(async () => {
    open = await openTestDatabase();
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    world = await openGivingWorld(open.db, { startAt: '2026-01-05T09:30:00Z', random });
  });
  after(() => open.close());

  /** What is in the books of one agreement, with times as steps of the story. */
  async function booksOf(agreementId: string, personId: string, steps: number[]) {
    const { rows } = await sql<{ entry: string; at: Date | null }>`
      select 'agreement ' || state as entry, null::timestamptz as at from gift_agreement where id = ${agreementId}
      union all select e.sequence || ' ' || kind || ' ' || actor || ' ' || e.state, happened_at
        from gift_agreement_event e where agreement_id = ${agreementId}
      union all select 'charge ' || state || ' ' || coalesce(failure, ''), null
        from gift_charge where agreement_id = ${agreementId}
      union all select concat_ws(' ', e.kind, e.actor, e.amount_ore, e.failure),
          case when e.kind not in ('planned', 'sent') then happened_at end
        from gift_charge_event e join gift_charge c on c.id = e.charge_id where c.agreement_id = ${agreementId}
      union all select 'receipt ' || r.amount_ore || ' ' || r.donor_name, null
        from gift_receipt r join gift_charge c on c.id = r.charge_id where c.agreement_id = ${agreementId}
      union all select 'notice ' || n.kind, null from notice n where n.person_id = ${personId}`.execute(
      open.db,
    );
    return rows
      .map(({ entry, at }) => `${entry} ${at ? steps.filter((step) => step <= at.getTime()).length : ''}`)
      .sort();
  }

  /** `hear`: how many of the messages so far, by which numbers, are heard after each step. */
  type Story = { hear: number[][]; reconcileAfter: number };

  async function tell({ hear, reconcileAfter }: Story) {
    const { machine, told } = world;
    const startAt = new Date(world.now().getTime() + 200 * day);
    startAt.setUTCDate(2);
    world.setTime(startAt);
    told.length = 0;
    const personId = await world.addPerson('Ordne');
    const { agreementId, externalId } = await world.begin(personId, {
      amountOre: 15_200,
      frequency: 'monthly',
      day: 20,
    });
    const chargeOf = () => machine.listCharges(externalId, null)[0];
    const story: (() => unknown)[] = [
      () => machine.app.agreement(externalId, 'approve'),
      async () => {
        // What the planner needs to go on, in every story: the approval known one way or another.
        await world.reconcile();
        for (let days = 8; days < 20 && !chargeOf(); days += 1) {
          world.setTime(new Date(startAt.getTime() + days * day));
          await world.runHour();
        }
      },
      // The amount is one whose first try fails; the next day it is drawn.
      () => world.setTime(new Date(`${chargeOf()!.dueOn}T12:00:00Z`)),
      () => world.setTime(new Date(world.now().getTime() + 2 * day)),
      () => machine.refundCharge(externalId, chargeOf()!.id, 5_000, 'r1'),
      () => machine.refundCharge(externalId, chargeOf()!.id, 10_200, 'r2'),
      () => machine.app.agreement(externalId, 'stop'),
    ];
    const steps: number[] = [];
    for (const [place, step] of story.entries()) {
      world.setTime(new Date(world.now().getTime() + 1000));
      steps.push(world.now().getTime());
      await step();
      machine.work();
      for (const number of hear[place] ?? []) {
        const message = told[number % Math.max(1, told.length)];
        if (message) await world.hear(message);
      }
      if (place === reconcileAfter) await world.reconcile();
    }
    world.setTime(new Date(world.now().getTime() + 3_600_000));
    await world.reconcile();
    return booksOf(agreementId, personId, steps);
  }

  const expected = () =>
    tell({ hear: [[0], [], [0, 1], [0, 1, 2], [3], [4], [5, 6, 7]], reconcileAfter: 99 });

  test('the books of the story, told in order', async () => {
    const books = await expected();
    assert.ok(books.includes('agreement stopped '), books.join('\n'));
    assert.deepEqual(
      books
        .filter((entry) => /^(charge|receipt|paid|refunded|retrying)/.test(entry))
        .map((entry) => entry.trim()),
      [
        'charge refunded',
        'paid vipps 15200 4',
        'receipt 15200 Ordne Giver',
        'refunded vipps 10200 6',
        'refunded vipps 5000 5',
        'retrying vipps other 3',
      ],
    );
    assert.equal(books.filter((entry) => entry.startsWith('notice agreement-changed')).length, 2);
    assert.equal(books.filter((entry) => entry.startsWith('notice gift-refunded')).length, 2);
  });

  test('property: every order, twenty times over, half of them lost: the same books', async () => {
    const books = await expected();
    const heard = fc.array(fc.nat({ max: 9 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(heard, heard, heard, heard, heard, heard, heard),
        fc.integer({ min: 0, max: 7 }),
        async (hear, reconcileAfter) => {
          assert.deepEqual(await tell({ hear, reconcileAfter }), books);
        },
      ),
      { numRuns: 40, seed: 7, endOnFailure: true },
    );
  });

  test('nothing is heard at all: the hour finds everything', async () => {
    assert.deepEqual(await tell({ hear: [], reconcileAfter: 99 }), await expected());
  });

  test('property: run out, begun again, failed for good, stopped: any order, twice, or never', async () => {
    const first = await liveFailedStory(world);
    const kinds = first.messages.map((body) => JSON.parse(String(body)).eventType as string);
    assert.deepEqual(kinds.map((kind) => kind.replace(/^recurring\.|\.v1$/g, '')).sort(), [
      ...[
        'agreement-activated',
        'agreement-expired',
        'agreement-stopped',
        'charge-canceled',
        'charge-failed',
      ],
    ]);
    for (const message of first.messages) await world.hear(message);
    const expected = await booksOfStory(world, first);
    for (const entry of [
      'agreement stopped',
      'charge cancelled',
      'charge failed',
      'failed vipps user-action',
    ])
      assert.ok(expected.includes(entry), expected);
    const heard = fc.array(fc.nat({ max: kinds.length - 1 }), { maxLength: 2 * kinds.length });
    await fc.assert(
      fc.asyncProperty(heard, async (order) => {
        const story = await liveFailedStory(world);
        for (const place of order) await world.hear(story.messages[place]!);
        const isAll = new Set(order).size === kinds.length;
        if (!isAll) await world.reconcile();
        assert.equal(await booksOfStory(world, story), expected);
      }),
      { numRuns: 25, seed: 7, endOnFailure: true },
    );
  });
});
