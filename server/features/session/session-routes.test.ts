import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { EndpointKey } from '#contract/endpoint.ts';
import { demoAccounts, demoChildren, demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { joiningAccount, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('who the caller is', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const tokenOf = (subject: string, change: object = {}) =>
    portal.issuer.tokenFor({ subject, name: 'hefinn Ny bruker', ...change });

  test('a member is greeted by name and is a member', async () => {
    const me = body(await portal.call('kari', 'GET /api/me'));
    assert.deepEqual([me.name, me.isMember, me.isJoining, me.staffRole], ['Kari Lund', true, false, null]);
  });

  test('what concerns the person: age, children, offices, and a membership that has ended', async () => {
    const standing = async (who: 'kari' | 'per' | 'aud' | 'liv') => {
      const { isMember, hasLeft, isAdult, isGuardian, isElected } = body(
        await portal.call(who, 'GET /api/me'),
      );
      return { isMember, hasLeft, isAdult, isGuardian, isElected };
    };
    const member = { isMember: true, hasLeft: false };
    assert.deepEqual(await standing('kari'), {
      ...member,
      isAdult: true,
      isGuardian: true,
      isElected: false,
    });
    assert.deepEqual(await standing('aud'), {
      ...member,
      isAdult: false,
      isGuardian: false,
      isElected: false,
    });
    const endLivs = (ended_on: string | null) =>
      portal.db
        .updateTable('membership')
        .set({ ended_on })
        .where('person_id', '=', demoPersons.liv.id)
        .execute();
    await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.oslo });
    await endLivs('2026-01-31');
    assert.deepEqual(await standing('liv'), {
      isMember: false,
      hasLeft: true,
      isAdult: true,
      isGuardian: false,
      isElected: true,
    });
    await endLivs(null);
    assert.equal((await standing('per')).hasLeft, false);
    // The membership itself is deleted soon after a leaving; the certificate stays for a while.
    await portal.db
      .insertInto('leaving')
      .values({
        id: randomUUID(),
        left_at: new Date(),
        text_version: '2026-11',
        person_id: demoPersons.per.id,
        certificate: '{}',
        account_choice: 'keep',
        channel: 'portal',
      })
      .execute();
    assert.equal((await standing('per')).hasLeft, true);
  });

  test('a new account is joining, without the marker in its name, and gets one person however many requests come first', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => portal.call('joining', 'GET /api/me')));
    for (const answer of answers) assert.equal(answer.status, 200, answer.text);
    const me = body(answers[0]!);
    assert.deepEqual([me.name, me.isJoining, me.isMember, me.persons.length], ['Ny bruker', true, false, 1]);
    const accounts = await portal.db
      .selectFrom('account')
      .select('id')
      .where('subject', '=', joiningAccount.subject)
      .execute();
    assert.equal(accounts.length, 1);
  });

  test('an account with the marker is let in where it joins and asks, and nowhere else, until it is somebody', async () => {
    const token = await tokenOf(randomUUID());
    const codeOf = async (key: EndpointKey) => {
      const answer = await portal.call(null, key, { token });
      return [answer.status, body(answer).code];
    };
    for (const key of [
      'GET /api/joining',
      'GET /api/enquiries',
      'GET /api/verification/contact-points',
    ] as const)
      assert.deepEqual(await codeOf(key), [200, undefined], key);
    for (const key of ['GET /api/profile', 'GET /api/children', 'GET /api/attention'] as const)
      assert.deepEqual(await codeOf(key), [403, 'JOINING_FIRST'], key);
    const me = body(await portal.call(null, 'GET /api/me', { token }));
    // The second guardian of a child has a reason to be here, whatever the name says.
    await portal.db
      .insertInto('child_guardian')
      .values({ child_id: demoChildren.emma.id, person_id: me.person.id })
      .execute();
    assert.deepEqual(await codeOf('GET /api/children'), [200, undefined]);
    assert.equal(body(await portal.call(null, 'GET /api/me', { token })).isJoining, false);
  });

  test('the account is matched by its ids: the same name and e-mail of another subject or issuer is another person', async () => {
    const { name, email, id } = demoAccounts.kari;
    const token = await tokenOf(randomUUID(), { name, emails: [email] });
    const stranger = body(await portal.call(null, 'GET /api/me', { token }));
    assert.notEqual(stranger.person.id, demoPersons.kari.id);
    assert.equal(stranger.isMember, false);
    const foreign = await portal.issuer.tokenFor({ subject: id, name }, { iss: 'https://annen.example/id' });
    assert.equal((await portal.call(null, 'GET /api/me', { token: foreign })).status, 401);
  });

  test('a shared account has no person chosen beforehand, and only its own can be chosen', async () => {
    const me = body(await portal.call('familie', 'GET /api/me'));
    assert.equal(me.person, null);
    assert.deepEqual(
      me.persons.map((person: { name: string }) => person.name),
      ['Siri Holm', 'Tor Holm'],
    );
    const unchosen = await portal.call('familie', 'GET /api/membership-card');
    assert.deepEqual([unchosen.status, body(unchosen).code], [409, 'PERSON_NOT_CHOSEN']);
    const personId = me.persons[1].id;
    const tor = body(await portal.call('familie', 'GET /api/membership-card', { personId }));
    assert.equal(tor.membership.name, 'Tor Holm');
    const stranger = await portal.call('familie', 'GET /api/membership-card', {
      personId: demoPersons.kari.id,
    });
    assert.equal(body(stranger).code, 'PERSON_NOT_CHOSEN');
  });

  test('what one of the family writes the other does not see', async () => {
    const { persons } = body(await portal.call('familie', 'GET /api/me'));
    const [siri, tor] = persons.map((person: { id: string }) => person.id);
    const sent = await portal.call('familie', 'POST /api/enquiries', {
      personId: siri,
      body: { topic: 'other', subject: 'Overraskelse', message: 'Tor skal ikke vite om dette.' },
    });
    const { id } = body(sent);
    const seenByTor = await portal.call('familie', 'GET /api/enquiries/:id', {
      personId: tor,
      params: { id },
    });
    assert.equal(seenByTor.status, 404);
  });

  for (const [what, change] of [
    ['expired', { exp: 1_700_000_000 }],
    ['of another audience', { aud: 'noen-andre' }],
    ['without the scope', { scp: 'noe_annet' }],
    ['of another policy', { tfp: 'B2C_1A_ANNEN' }],
  ] as const) {
    test(`a token ${what} is refused`, async () => {
      const token = await portal.issuer.tokenFor({ subject: demoAccounts.kari.id }, change);
      const refused = await portal.call(null, 'GET /api/me', { token });
      assert.deepEqual([refused.status, body(refused).code], [401, 'NOT_SIGNED_IN']);
    });
  }

  test('keys that cannot be fetched are our fault, not the caller’s: 503, so that no user is sent to sign in, in vain', async () => {
    const without = await openTestPortal({ verifier: { verify: async () => ({ outcome: 'unavailable' }) } });
    try {
      const answer = await without.call('kari', 'GET /api/me');
      assert.deepEqual([answer.status, body(answer).code], [503, 'SIGN_IN_UNAVAILABLE']);
      assert.ok('retry-after' in answer.headers);
    } finally {
      await without.close();
    }
  });
});
