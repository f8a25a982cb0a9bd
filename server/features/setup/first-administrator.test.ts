import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Roles } from '#contract/administration-endpoints.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { joiningAccount, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { until } from '../../../test/support/until.ts';
import { makeSetupLink } from './setup-link-service.ts';

const ours = { email: joiningAccount.emails[0]!, name: 'Prøvelaget', madeBy: 'drift' };
const name = { givenName: 'Eva', familyName: 'Dahl' };

describe('the first administrator', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  async function link(now = new Date()): Promise<string> {
    const made = await makeSetupLink(portal.db, { ...ours, now });
    return 'code' in made ? made.code : made.refusal;
  }
  const claim = async (who: 'kari' | 'joining', code: string) =>
    (await portal.call(who, 'POST /api/setup/claims', { body: { code, ...name } })).body as unknown as {
      outcome: string;
    };

  test('no link is made where there is an administrator', async () => {
    assert.equal(await link(), 'has-administrator');
  });

  test('the link works once, for its address; a newer one ends an earlier one', async () => {
    await portal.db.deleteFrom('staff_member').execute();
    const [earlier, code] = [await link(), await link()];
    assert.equal((await claim('joining', earlier)).outcome, 'gone');
    assert.equal((await claim('kari', code)).outcome, 'other-address');
    const { rows } = await portal.database.pool.query('select email, code_hash from setup_link');
    assert.ok(!JSON.stringify(rows).includes(code));
    assert.equal((await claim('joining', code)).outcome, 'claimed');
    assert.equal((await claim('joining', code)).outcome, 'gone');
    const left = await portal.db.selectFrom('setup_link').select('email').execute();
    assert.deepEqual(left, [{ email: '' }]);
    const { log } = (await portal.call('joining', 'GET /api/administration/roles')).body as unknown as Roles;
    assert.deepEqual(
      [log[0]?.name, log[0]?.role, log[0]?.madeBy, log[0]?.isByOperator],
      ['Eva Dahl', 'administrator', 'drift', true],
    );
  });

  test('the first administrator invites the second one alone, and after that no other', async () => {
    const invite = (email: string) =>
      portal.call('joining', 'POST /api/administration/role-invitations', {
        body: { email, role: 'administrator', reason: 'To må bekrefte' },
      });
    const { email } = demoAccounts.kari;
    assert.equal((await invite(email)).status, 201);
    await until('the letter', () => portal.letters.some(({ to }) => to === email));
    const code = /invitasjon#([\w-]{22})/.exec(portal.letters.findLast(({ to }) => to === email)!.text)![1]!;
    const answer = await portal.call('kari', 'POST /api/role-acceptances', { body: { code } });
    assert.deepEqual(answer.body, { outcome: 'accepted', role: 'administrator', laterRole: null });
    await portal.db.deleteFrom('staff_member').where('person_id', '=', demoPersons.kari.id).execute();
    const third = (await invite('tredje@person.example')).body as { code?: string };
    assert.equal(third.code, 'SECOND_PERSON_NEEDED');
  });

  test('an old link does nothing', async () => {
    await portal.db.deleteFrom('staff_member').execute();
    assert.equal((await claim('joining', await link(new Date(Date.now() - 86_400_000)))).outcome, 'gone');
  });
});

describe('taking over', () => {
  test('takes a strong sign-in', async () => {
    const portal = await openTestPortal({ strongSignIn: ['amr=mfa'] });
    const answer = await portal.call('kari', 'POST /api/setup/claims', { body: { code: 'x' } });
    assert.equal((answer.body as { code?: string }).code, 'STRONG_SIGN_IN_NEEDED');
    await portal.close();
  });
});
