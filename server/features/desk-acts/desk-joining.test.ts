/** Member service registers those who join by telephone or on paper, by the rules of joining. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deskJoiningTextVersion } from '#contract/desk-joining-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { typedDeskJoining } from '../../../test/support/typed-forms.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { mona, ola, per } = demoPersons;
const today = norwegianDay(new Date());

describe('joining at the desk', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  const register = (change: object = {}, more: object = {}) =>
    portal.call('mona', 'POST /api/staff/memberships', { body: { ...typedDeskJoining, ...change }, ...more });
  const personOf = (id: string) =>
    portal.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('a member from the day of the declaration, with the evidence and a notice', async () => {
    const digits = tenorNumber('1988-06-05', 4);
    const answer = await register({ fodselsnummer: digits }, { language: 'nn' });
    assert.equal(answer.status, 201, answer.text);
    const { outcome, personId, number } = body(answer);
    assert.equal(outcome, 'joined');
    const membership = await portal.db
      .selectFrom('membership')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([membership.number, membership.joined_on], [number, today]);
    const evidence = await portal.db
      .selectFrom('joining_evidence')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [evidence.channel, evidence.text_version, evidence.registered_by, evidence.sign_in_reference],
      ['phone', deskJoiningTextVersion, mona.id, typedDeskJoining.reference],
    );
    assert.equal(evidence.text_language, 'nb', 'the words are in bokmål on a page in nynorsk too');
    const row = await personOf(personId);
    assert.deepEqual(
      [row.born_on, row.email_verified_at, row.other_communities],
      ['1988-06-05', null, 'unknown'],
    );
    assert.equal(portal.numberSeal.open(personId, row.fodselsnummer_sealed!), digits);
    const notices = await portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', personId)
      .execute();
    assert.deepEqual(notices.map(({ kind }) => kind).sort(), ['joined', 'joined-at-desk']);
    const [act] = await portal.db
      .selectFrom('desk_act')
      .selectAll()
      .where('person_id', '=', personId)
      .execute();
    assert.deepEqual([act?.kind, act?.after, act?.staff_id], ['joined', number, mona.id]);
    const twice = await register({ isNew: true, personId });
    assert.deepEqual([twice.status, body(twice).code], [409, 'CHANGED_ELSEWHERE']);
  });

  test('those who may be the same are shown, and nothing is stored before one of them or none is chosen', async () => {
    const before = await portal.db.selectFrom('person').select('id').execute();
    const { email } = await personOf(ola.id);
    const shown = body(await register({ givenName: 'Anne', familyName: 'Dal', email }));
    assert.deepEqual(
      [shown.outcome, shown.persons.map(({ id }: { id: string }) => id)],
      ['doubles', [ola.id]],
    );
    assert.ok(!JSON.stringify(shown).includes(email!), 'masked');
    const after = await portal.db.selectFrom('person').select('id').execute();
    assert.equal(after.length, before.length);
    const looks = await portal.db
      .selectFrom('access_log')
      .select('remark')
      .where('person_id', '=', ola.id)
      .execute();
    assert.deepEqual(looks, [{ remark: typedDeskJoining.reference }]);
    const fresh = await register({ givenName: 'Anne', familyName: 'Dal', email, isNew: true });
    assert.equal(body(fresh).outcome, 'joined');
  });

  test('one who is known, but no member, keeps the address they are reached at', async () => {
    const { email } = await personOf(per.id);
    const answer = await register({ personId: per.id, email: 'annen@person.example', channel: 'paper' });
    assert.equal(body(answer).outcome, 'joined', answer.text);
    assert.equal((await personOf(per.id)).email, email);
  });

  test('the rules of joining hold', async () => {
    const year = Number(today.slice(0, 4));
    for (const [change, path] of [
      [{ bornOn: `01.01.${year - 10}` }, '/bornOn'],
      [{ bornOn: `01.01.${year + 1}` }, '/bornOn'],
      [{ declaredOn: `01.01.${year + 1}` }, '/declaredOn'],
      [{ declaredOn: `01.01.${year - 3}` }, '/declaredOn'],
      [{ fodselsnummer: tenorNumber('1988-06-06') }, '/fodselsnummer'],
      [{ endorses: 'no' }, '/endorses'],
      [{ email: '' }, '/email'],
      [{ magazine: 'paper', postalCode: '' }, '/postalCode'],
      [{ reference: 'kort' }, '/reference'],
    ] as const) {
      const refused = await register({
        familyName: 'Regel',
        email: 'regel@person.example',
        isNew: true,
        ...change,
      });
      const paths = (body(refused).errors ?? []).map((one: { path: string }) => one.path);
      assert.deepEqual([refused.status, paths], [422, [path]], JSON.stringify(change));
    }
    assert.equal((await register({ personId: mona.id })).status, 403);
    const authenticatedAt = Math.floor(Date.now() / 1000) - 301;
    const token = await portal.issuer.tokenFor({ subject: mona.account.id, authenticatedAt });
    assert.equal(body(await register({}, { token })).code, 'SIGN_IN_AGAIN');
  });
});
