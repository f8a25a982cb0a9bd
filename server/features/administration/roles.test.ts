import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Roles } from '#contract/administration-endpoints.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import {
  type DemoName,
  joiningAccount,
  openTestPortal,
  type TestPortal,
} from '../../../test/support/test-portal.ts';
import { until } from '../../../test/support/until.ts';

describe('roles by invitation', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const bodyOf = (answer: { body: unknown }) => answer.body as any;
  const roles = async (): Promise<Roles> =>
    bodyOf(await portal.call('vigdis', 'GET /api/administration/roles'));
  const rolesOf = async (who: DemoName) =>
    (await roles()).holders.find(
      ({ personId }) => personId === demoPersons[who as keyof typeof demoPersons].id,
    )?.roles ?? [];
  const invite = (by: DemoName, email: string, role: string) =>
    portal.call(by, 'POST /api/administration/role-invitations', {
      body: { email, role, reason: 'Begynner i dag' },
    });
  const newest = async () => (await roles()).invitations[0]!;
  const confirm = (by: DemoName, id: string) =>
    portal.call(by, 'POST /api/administration/role-invitations/:id/confirmations', { params: { id } });
  const codesTo = (email: string) =>
    portal.letters
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /invitasjon#([\w-]{22})/.exec(text)?.[1] ?? []);
  /** @param before how many there were */
  async function codeSentTo(email: string, before = 0): Promise<string> {
    await until(`a letter to ${email}`, () => codesTo(email).length > before);
    return codesTo(email).at(-1)!;
  }
  const accept = async (who: DemoName, code: string) =>
    bodyOf(await portal.call(who, 'POST /api/role-acceptances', { body: { code } }));
  const end = (by: DemoName, who: keyof typeof demoPersons, role: string) =>
    portal.call(by, 'POST /api/administration/role-endings', {
      body: { personId: demoPersons[who].id, role, reason: 'Har sluttet' },
    });

  test('member service: invited, accepted once, opens the desk, and ended from the next request', async () => {
    const { email } = demoAccounts.kari;
    assert.equal((await invite('vigdis', email, 'member-service')).status, 201);
    const code = await codeSentTo(email);
    assert.equal((await accept('ola', code)).outcome, 'other-address');
    assert.deepEqual(await accept('kari', code), {
      outcome: 'accepted',
      role: 'member-service',
      laterRole: null,
    });
    assert.equal((await accept('kari', code)).outcome, 'gone');
    assert.equal((await portal.call('kari', 'GET /api/staff/queue-counts')).status, 200);
    assert.equal((await end('vigdis', 'kari', 'member-service')).status, 200);
    assert.equal((await portal.call('kari', 'GET /api/staff/queue-counts')).status, 403);
    const { log } = await roles();
    assert.deepEqual(
      log.slice(0, 2).map((one) => [one.name, one.change, one.role, one.madeBy, one.reason]),
      [
        ['Kari Lund', 'ended', 'member-service', 'Vigdis Ness', 'Har sluttet'],
        ['Kari Lund', 'given', 'member-service', 'Vigdis Ness', 'Begynner i dag'],
      ],
    );
  });

  test('a coordinator and an editor get their part of the desk, in words that older pages know too', async () => {
    const parts = [
      ['ceremony-coordinator', 'GET /api/staff/ceremony-rounds'],
      ['magazine-editor', 'GET /api/staff/magazine'],
    ] as const;
    for (const [index, [role, own]] of parts.entries()) {
      const { email } = demoAccounts.per;
      await invite('vigdis', email, role);
      const { role: earlier, laterRole } = await newest();
      assert.deepEqual([earlier, laterRole], ['member-service', role]);
      assert.deepEqual(await accept('per', await codeSentTo(email, index)), {
        outcome: 'accepted',
        role: 'member-service',
        laterRole: role,
      });
      assert.equal((await portal.call('per', own)).status, 200);
      assert.equal((await portal.call('per', 'GET /api/staff/queue-counts')).status, 403);
      const held = (await roles()).holders.find(({ name }) => name === 'Per Dahl');
      assert.deepEqual([held?.roles, held?.laterRoles], [[], [role]]);
      assert.equal((await end('vigdis', 'per', role)).status, 200);
      assert.equal((await portal.call('per', own)).status, 403, 'from the next request');
      assert.equal((await end('vigdis', 'per', role)).status, 404);
      assert.equal((await roles()).log[0]!.laterRole, role);
    }
    assert.deepEqual(await rolesOf('per'), []);
  });

  test('a colleague who is no member gives their name with the answer', async () => {
    const { emails } = joiningAccount;
    await invite('vigdis', emails[0]!, 'member-service');
    const body = { code: await codeSentTo(emails[0]!), givenName: 'Eva', familyName: 'Dahl' };
    assert.equal(
      bodyOf(await portal.call('joining', 'POST /api/role-acceptances', { body })).outcome,
      'accepted',
    );
    assert.equal((await roles()).log[0]!.name, 'Eva Dahl');
  });

  test('administrator and treasurer take a second administrator, who is neither the first nor the invited', async () => {
    const { email } = demoAccounts.ola;
    await invite('vigdis', email, 'treasurer');
    const { id, state, isToConfirm } = await newest();
    assert.deepEqual([state, isToConfirm], ['unconfirmed', false]);
    assert.equal(bodyOf(await confirm('vigdis', id)).code, 'SECOND_PERSON_NEEDED');
    assert.deepEqual(codesTo(email), []);
    assert.equal((await confirm('ingrid', id)).status, 200);
    assert.equal((await confirm('ingrid', id)).status, 404);
    assert.equal((await accept('ola', await codeSentTo(email))).outcome, 'accepted');
    assert.deepEqual(await rolesOf('ola'), ['member-service', 'treasurer']);
    assert.equal((await roles()).log[0]!.confirmedBy, 'Ingrid Sæther');
    await end('vigdis', 'ola', 'member-service');
    assert.deepEqual(await rolesOf('ola'), []);
  });

  test('no user gives themselves a role', async () => {
    const { email } = demoAccounts.vigdis;
    await invite('vigdis', email, 'member-service');
    assert.equal((await accept('vigdis', await codeSentTo(email))).outcome, 'own');
    // A second administrator does not confirm what is meant for themselves.
    await invite('vigdis', demoAccounts.ingrid.email, 'treasurer');
    assert.equal(bodyOf(await confirm('ingrid', (await newest()).id)).code, 'SECOND_PERSON_NEEDED');
    assert.deepEqual(await rolesOf('vigdis'), ['administrator']);
  });

  test('a withdrawn invitation, and one by an administrator who no longer is one, open nothing', async () => {
    const { email } = demoAccounts.nils;
    await invite('vigdis', email, 'member-service');
    const code = await codeSentTo(email);
    const params = { id: (await newest()).id };
    const withdraw = () =>
      portal.call('ingrid', 'POST /api/administration/role-invitations/:id/withdrawals', { params });
    assert.equal((await withdraw()).status, 200);
    assert.equal((await withdraw()).status, 404);
    assert.equal((await accept('nils', code)).outcome, 'gone');
    await invite('ingrid', email, 'member-service');
    const later = await codeSentTo(email, 1);
    await end('vigdis', 'ingrid', 'administrator');
    assert.equal((await accept('nils', later)).outcome, 'gone');
    assert.deepEqual(await rolesOf('nils'), []);
  });

  test('the last administrator stays, and alone no administrator is invited here', async () => {
    assert.equal((await roles()).administratorCount, 1);
    assert.equal(bodyOf(await end('vigdis', 'vigdis', 'administrator')).code, 'SECOND_PERSON_NEEDED');
    assert.equal(
      bodyOf(await invite('vigdis', 'ny@person.example', 'administrator')).code,
      'SECOND_PERSON_NEEDED',
    );
    assert.equal((await portal.call('vigdis', 'GET /api/administration/roles')).status, 200);
  });

  test('who leads the national board is sent the list each month', async () => {
    await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.national });
    await portal.runJob('send-list-of-roles');
    const letter = portal.letters.findLast(({ to }) => to === demoAccounts.liv.email);
    assert.match(letter?.text ?? '', /Vigdis Ness: gir og avslutter roller/);
    assert.match(letter?.text ?? '', /Mona Eide: svarer medlemmene/);
  });
});

describe('accepting a role', () => {
  test('takes a strong sign-in', async () => {
    const portal = await openTestPortal({ strongSignIn: ['amr=mfa'] });
    const answer = await portal.call('kari', 'POST /api/role-acceptances', { body: { code: 'x' } });
    assert.equal((answer.body as { code?: string }).code, 'STRONG_SIGN_IN_NEEDED');
    await portal.close();
  });
});
