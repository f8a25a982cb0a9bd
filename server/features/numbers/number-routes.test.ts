/** Giving a number does not reveal whose it is, and the number of tries in a day is limited. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { aWish } from '../../../test/support/giving-stage.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { compareNumber } from './number-service.ts';

const bornOn = '1971-03-14';
const typedBornOn = '14.03.1971';
const aGift = { amountKroner: '300', purposeId: 'general', wantsTaxDeduction: true };
/** Refused for want of a birth date, after the number has been counted. */
const refusedGift = { ...aGift, givenName: 'Kim', familyName: 'Eira', bornOn: '' };
const name = { givenName: 'Káren Biret', familyName: 'Eira' };

describe('giving a national identity number', () => {
  let portal: TestPortal;
  const known = tenorNumber(bornOn, 3);
  before(async () => {
    portal = await openTestPortal();
    const { id } = demoPersons.aud;
    const { sealed, index } = portal.seal(id, known);
    await portal.db
      .updateTable('person')
      .set({ born_on: bornOn, fodselsnummer_sealed: sealed, fodselsnummer_index: index })
      .where('id', '=', id)
      .execute();
  });
  after(() => portal.close());
  beforeEach(() => portal.db.deleteFrom('number_try').execute());

  async function newcomer() {
    const subject = randomUUID();
    const token = await portal.issuer.tokenFor({ subject, name: 'hefinn Ny bruker' });
    return {
      call: (key: Parameters<TestPortal['call']>[1], body?: object) =>
        portal.call(null, key, { token, ...(body && { body }) }),
    };
  }
  const codeOf = ({ status, body }: { status: number; body: object }) =>
    [status, (body as { code?: string }).code] as const;
  const agreement = (fodselsnummer: string) => ({
    ...aWish,
    ...name,
    bornOn: typedBornOn,
    wantsTaxDeduction: true,
    fodselsnummer,
  });

  test('a donor with an agreement cannot try all numbers of a birth date: all answer alike, and the sixth is one too many', async () => {
    const { call } = await newcomer();
    const without = { ...agreement(''), wantsTaxDeduction: false };
    assert.equal((await call('POST /api/giving/agreements', without)).status, 201);
    await portal.db.updateTable('gift_agreement').set({ state: 'active' }).execute();
    const answers = [];
    for (let skip = 0; skip < 7; skip += 1)
      answers.push(codeOf(await call('POST /api/giving/agreements', agreement(tenorNumber(bornOn, skip)))));
    assert.deepEqual(answers.slice(0, 5), Array(5).fill([409, 'AGREEMENT_EXISTS']));
    assert.deepEqual(answers.slice(5), Array(2).fill([429, 'TOO_MANY_NUMBERS']));
  });

  test('a gift says the same of a number that is known and of one that is not, then and later', async () => {
    const seen = [];
    for (const number of [known, tenorNumber(bornOn, 20)]) {
      const { call } = await newcomer();
      const gift = { ...aGift, ...name, bornOn: typedBornOn, fodselsnummer: number };
      const given = await call('POST /api/giving/gifts', gift);
      const { person } = (await call('GET /api/me')).body as unknown as { person: { id: string } };
      await inTransaction(portal.db, (tx) => compareNumber(tx, person.id, portal.numberSeal));
      const later = await call('GET /api/giving');
      seen.push([given.status, given.text.length, later.status, later.text.replace(/[0-9a-f-]{36}/g, '')]);
    }
    assert.deepEqual(seen[0], seen[1]);
    assert.equal(seen[0]![0], 201);
  });

  test('the same number again is no new try, and one that is no number is none', async () => {
    const { call } = await newcomer();
    const wrong = tenorNumber(bornOn).replace(/.$/, (last) => String((Number(last) + 1) % 10));
    for (let n = 0; n < 8; n += 1) {
      assert.equal(
        (await call('POST /api/giving/gifts', { ...refusedGift, fodselsnummer: known })).status,
        422,
      );
      assert.equal(
        (await call('POST /api/giving/gifts', { ...refusedGift, fodselsnummer: wrong })).status,
        422,
      );
    }
  });

  test('new accounts do not help from one address; elsewhere, and the day after, there is room', async () => {
    const gift = (skip: number) => ({ ...refusedGift, fodselsnummer: tenorNumber(bornOn, skip) });
    for (let skip = 0; skip < 5; skip += 1)
      assert.equal((await (await newcomer()).call('POST /api/giving/gifts', gift(skip))).status, 422);
    const { call } = await newcomer();
    assert.equal((await call('POST /api/giving/gifts', gift(5))).status, 429);
    const other = { ...refusedGift, fodselsnummer: tenorNumber('1972-03-14') };
    assert.equal((await call('POST /api/giving/gifts', other)).status, 422, 'born on another day');
    const day = 86_400_000;
    await portal.db
      .updateTable('number_try')
      .set({ tried_at: new Date(Date.now() - day - 1000) })
      .execute();
    assert.equal((await call('POST /api/giving/gifts', gift(5))).status, 422);
  });

  test('many at once are counted one after the other, and no number is in what is kept of them', async () => {
    const { call } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, skip) =>
        call('POST /api/giving/gifts', { ...refusedGift, fodselsnummer: tenorNumber(bornOn, skip) }),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 422).length, 5);
    const rows = await portal.db.selectFrom('number_try').selectAll().execute();
    assert.doesNotMatch(JSON.stringify(rows.map((row) => row.number_index.toString('latin1'))), /\d{11}/);
    assert.doesNotMatch(JSON.stringify(rows.map((row) => row.subject)), /127\.0\.0\.1|1971/);
  });
});
