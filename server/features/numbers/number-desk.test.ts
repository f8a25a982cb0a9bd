/** A number that two have given: it counts for nothing until member service has decided, and each look is logged. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { insertPaidGift } from '../../../test/support/giving-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { listDonorYears } from '../tax-report/tax-report-repository.ts';
import { compareNumber } from './number-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const reason = 'Ringte begge, og så på legitimasjon.';

describe('numbers on the desk', () => {
  let portal: TestPortal;
  const { aud, nils, mona } = demoPersons;
  const digits = tenorNumber('1994-02-12', 4);
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  beforeEach(async () => {
    for (const { id } of [aud, nils, mona])
      await portal.db
        .updateTable('person')
        .set({
          born_on: '1994-02-12',
          fodselsnummer_index: null,
          fodselsnummer_sealed: null,
          number_state: 'confirmed',
        })
        .where('id', '=', id)
        .execute();
    for (const table of ['notice', 'number_try'] as const) await portal.db.deleteFrom(table).execute();
  });

  const give = async (who: 'aud' | 'nils' | 'mona') => {
    const given = await portal.call(who, 'PUT /api/profile/fodselsnummer', {
      body: { fodselsnummer: digits },
    });
    assert.equal(given.status, 200, given.text);
    await inTransaction(portal.db, (tx) => compareNumber(tx, demoPersons[who].id, portal.numberSeal));
  };
  const cases = async () => body(await portal.call('mona', 'GET /api/staff/number-cases')).cases;
  const open = (id: string) => portal.call('mona', 'GET /api/staff/number-cases/:id', { params: { id } });
  const decide = (id: string, outcome: 'keep' | 'drop', more: object = {}) =>
    portal.call('mona', 'POST /api/staff/number-cases/:id/decisions', {
      params: { id },
      body: { outcome, reason },
      ...more,
    });
  const stateOf = async (id: string) => {
    const row = await portal.db
      .selectFrom('person')
      .select(['number_state', 'fodselsnummer_index'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.fodselsnummer_index ? row.number_state : 'none';
  };
  const looksAt = (id: string) =>
    portal.db
      .selectFrom('access_log')
      .select(['reason', 'remark'])
      .where('person_id', '=', id)
      .where('reason', '=', 'number-check')
      .orderBy('looked_at')
      .execute();
  const toldOf = async (id: string) =>
    (await portal.db.selectFrom('notice').select('kind').where('person_id', '=', id).execute()).map(
      ({ kind }) => kind,
    );

  test('the list has no names; the case shows both, and both looks are logged', async () => {
    await give('aud');
    await give('nils');
    const [one, more] = await cases();
    assert.deepEqual([one.id, more, Object.keys(one).length], [nils.id, undefined, 2]);
    const before = [await looksAt(nils.id), await looksAt(aud.id)].map(({ length }) => length);
    const shown = body(await open(nils.id)).case;
    assert.deepEqual([shown.person.personId, shown.owner.personId], [nils.id, aud.id]);
    assert.doesNotMatch(JSON.stringify(shown), new RegExp(digits));
    const seen = [await looksAt(nils.id), await looksAt(aud.id)].map(({ length }) => length);
    assert.deepEqual(
      seen.map((count, place) => count - before[place]!),
      [1, 1],
    );
    assert.equal(body(await open(randomUUID())).case, null);
    assert.equal(body(await open(aud.id)).case, null, 'nobody else is shown through a case');
  });

  test('dropped: the person is notified and can give another; the owner of the number is not', async () => {
    await give('aud');
    await give('nils');
    assert.equal((await decide(nils.id, 'drop')).status, 200);
    assert.deepEqual([await stateOf(nils.id), await stateOf(aud.id)], ['none', 'confirmed']);
    assert.deepEqual([await toldOf(nils.id), await toldOf(aud.id)], [['number-removed'], []]);
    assert.equal((await looksAt(nils.id)).at(-1)?.remark, reason);
    assert.equal((await decide(nils.id, 'drop')).status, 404, 'decided once');
    const other = tenorNumber('1994-02-12', 9);
    const again = await portal.call('nils', 'PUT /api/profile/fodselsnummer', {
      body: { fodselsnummer: other },
    });
    assert.equal(again.status, 200);
  });

  test('kept: it moves, and the person who loses it is notified', async () => {
    await give('aud');
    await give('nils');
    assert.equal((await decide(nils.id, 'keep')).status, 200);
    assert.deepEqual([await stateOf(nils.id), await stateOf(aud.id)], ['confirmed', 'none']);
    assert.deepEqual([await toldOf(nils.id), await toldOf(aud.id)], [[], ['number-removed']]);
    assert.deepEqual(await cases(), []);
  });

  test('an employee cannot decide on a number of their own, or with an old sign-in', async () => {
    await give('mona');
    await give('nils');
    assert.equal((await decide(nils.id, 'drop')).status, 403);
    await give('aud');
    const token = await portal.issuer.tokenFor({
      subject: mona.account.id,
      authenticatedAt: Math.floor(Date.now() / 1000) - 301,
    });
    const old = await decide(aud.id, 'drop', { token });
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
  });

  test('a number that is not confirmed is not reported, and only the report knows', async () => {
    await give('aud');
    await give('nils');
    for (const { id } of [aud, nils]) await insertPaidGift(portal.db, id);
    const donors = await listDonorYears(portal.db, portal.clock.now().getFullYear());
    const numberOf = (id: string) => donors.find(({ personId }) => personId === id)?.index ?? null;
    assert.ok(numberOf(aud.id));
    assert.equal(numberOf(nils.id), null);
    const { donor } = body(await portal.call('nils', 'GET /api/giving'));
    assert.equal(donor.hasFodselsnummer, true);
  });
});
