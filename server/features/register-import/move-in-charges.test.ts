/** Agreements that were moved in are drawn here from their day on, once each time, and nothing is asked of the member. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type GiroWorld, openGiroWorld } from '../../../test/support/giro-world.ts';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { moveInRuns } from '../../../test/support/move-in-runs.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';

describe('a Vipps agreement that was moved in', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage('2026-11-24T09:30:00Z');
  });
  after(() => stage.close());
  const { stage: stageFile, apply } = moveInRuns(
    () => stage.portal,
    () => stage.now(),
  );

  test('is charged once each due day without a new consent, until the member stops it', async () => {
    const { machine, webhooks } = stage.simulator;
    // Made and approved through the old system: Vipps has it, and tells the portal nothing of it.
    const { id: agreementId } = machine.draftAgreement({
      amountOre: 30_000,
      interval: { unit: 'MONTH', count: 1 },
      productName: 'Fast gave',
      productDescription: null,
      redirectUrl: 'https://gammelt.example/takk',
      agreementUrl: 'https://gammelt.example/avtale',
      externalId: 'gammel-1',
    });
    machine.app.agreement(agreementId, 'approve');
    webhooks.takeHeld();
    const { number } = await stage.portal.db
      .selectFrom('membership')
      .select('number')
      .where('person_id', '=', demoPersons.ola.id)
      .executeTakeFirstOrThrow();
    const run = await stageFile('vipps', [
      'Avtale-ID;Medlemsnummer;Beløp;Dag;Neste trekk',
      `${agreementId};${number};300;20;20.12.2026`,
    ]);
    await apply(run);

    const charges = () =>
      machine
        .listCharges(agreementId, null)
        .map(({ dueOn, amountOre, status }) => [dueOn, amountOre, status]);
    const runDays = async (until: string) => {
      while (stage.now().toISOString().slice(0, 10) < until) {
        stage.move(2);
        // Twice: the hour comes again, and draws nothing again.
        await stage.runHour();
        await stage.runHour();
        await stage.hear();
      }
    };
    await runDays('2027-01-23');
    assert.deepEqual(charges(), [
      ['2026-12-21', 30_000, 'CHARGED'],
      ['2027-01-20', 30_000, 'CHARGED'],
    ]);
    assert.equal(machine.agreements.size, 1, 'a new consent was asked for');
    const { id } = await stage.portal.db
      .selectFrom('gift_agreement')
      .select('id')
      .where('person_id', '=', demoPersons.ola.id)
      .executeTakeFirstOrThrow();
    const shown = await stage.agreement('ola', id);
    assert.deepEqual([shown.state, shown.approval], ['active', null]);

    await runDays('2027-02-01');
    await stage.call('ola', 'POST /api/giving/agreements/:id/stop', {
      params: { id },
      body: { reason: 'economy' },
    });
    await stage.settle();
    await runDays('2027-03-01');
    assert.equal(machine.getAgreement(agreementId).status, 'STOPPED');
    assert.deepEqual(charges().filter(([, , status]) => status === 'CHARGED').length, 2);
  });
});

describe('an AvtaleGiro agreement that was moved in', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, '2026-11-24T10:00:00Z');
  });
  after(() => open.close());
  const { stage, apply } = moveInRuns(
    () => world,
    () => world.now(),
  );

  test('is claimed once each due day under the KID that the bank has, until the member stops it', async () => {
    await apply(await stage('givers', ['Kontakt-ID;Fornavn;Etternavn', 'G1;Gro;Giversen']));
    const kid = '1000000070010';
    world.operator.bank.sign(kid, { wantsNotice: false, limitOre: 100_000 });
    // The mandate was told to the old system.
    world.operator.tell();
    await apply(
      await stage('avtalegiro', ['KID;Giver;Beløp;Trekkdag;Neste trekk', `${kid};G1;250;20;20.12.2026`]),
    );
    const { id, personId } = (
      await sql<{ id: string; personId: string }>`select a.id, a.person_id as "personId" from gift_agreement a
        join gift_mandate m on m.id = a.mandate_id where m.external_id = ${kid}`.execute(world.db)
    ).rows[0]!;
    await world.runDays('2027-01-23');
    const paid = async () =>
      (await world.charges(id)).filter(({ state }) => state === 'paid').map(({ dueOn }) => dueOn);
    assert.deepEqual(await paid(), ['2026-12-21', '2027-01-20']);
    const shown = await world.show(personId, id);
    assert.deepEqual([shown.state, shown.approval, shown.giro!.kid], ['active', null, kid]);
    const drawn = world.operator.state.claims.filter((claim) => claim.kid === kid);
    assert.deepEqual(
      drawn.map(({ dueOn, amountOre }) => [dueOn, amountOre]),
      [
        ['2026-12-21', 25_000],
        ['2027-01-20', 25_000],
      ],
    );
    await inTransaction(world.db, (tx) =>
      world.giving.changing.stop(tx, { agreementId: id, owner: personId }, null, world.now()),
    );
    await world.runDays('2027-03-01');
    assert.equal((await paid()).length, 2);
    assert.equal((await world.show(personId, id)).state, 'stopped');
  });
});
