/** What is removed is gone at once: a sign-in that was ended, a role that was removed, an identifier that was changed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import { createSessionService } from '#server/features/session/session-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const limitMs = 60_000;
const rounds = sizeOf({ small: 4, full: 100 });

describe('access that was removed', () => {
  let portal: TestPortal;
  const slowest: Record<string, number> = {};
  before(async () => {
    portal = await openTestPortal();
  });
  after(async () => {
    await portal.close();
    const worst = Math.max(...Object.values(slowest));
    const names = Object.keys(slowest).join(', ');
    keepFigure({
      row: 33,
      score: worst <= limitMs && Object.keys(slowest).length === 3 ? 3 : 1,
      figure: `Refused after at most ${Math.ceil(worst)} ms in ${rounds} rounds each of: ${names}; the planted fault was found`,
      command: 'npm run trial:trust',
    });
  });

  const signIn = (who: 'kari' | 'mona', sid = randomUUID()) => {
    const { id, name, email } = demoAccounts[who];
    return portal.issuer.tokenFor({ subject: id, name, emails: [email] }, { sid });
  };
  const statusOf = async (key: 'GET /api/me' | 'GET /api/staff/queue-counts', token: string) =>
    (await portal.call(null, key, { token })).status;

  /** Milliseconds from the answer that took it away until it is refused. */
  async function untilRefused(what: string, isRefused: () => Promise<boolean>): Promise<void> {
    const began = performance.now();
    while (!(await isRefused())) {
      assert.ok(performance.now() - began < limitMs, `${what}: still let in after a minute`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    slowest[what] = Math.max(slowest[what] ?? 0, performance.now() - began);
  }

  test('an ended sign-in is refused with a token that is still good by itself', async () => {
    for (let n = 0; n < rounds; n++) {
      const [here, elsewhere] = [await signIn('kari'), await signIn('kari')];
      for (const token of [here, elsewhere]) assert.equal(await statusOf('GET /api/me', token), 200);
      const ended = await portal.call(null, 'POST /api/sessions/endings', {
        token: here,
        body: { scope: 'others' },
      });
      assert.equal(ended.status, 200);
      await untilRefused('ended sign-ins', async () => (await statusOf('GET /api/me', elsewhere)) === 401);
      assert.equal(await statusOf('GET /api/me', here), 200);
    }
  });

  test('a removed role opens the desk no more', async () => {
    const set = (role: string | null) =>
      sql`update staff_member set role = ${role} where person_id = ${demoPersons.mona.id}`.execute(portal.db);
    for (let n = 0; n < rounds; n++) {
      const token = await signIn('mona');
      assert.equal(await statusOf('GET /api/staff/queue-counts', token), 200);
      await set(null);
      await untilRefused(
        'removed roles',
        async () => (await statusOf('GET /api/staff/queue-counts', token)) === 403,
      );
      await set('medlemsservice');
    }
  });

  test('a changed identifier ends what was signed in with the former one', async () => {
    const { signInChanges } = portal.services;
    const { id } = demoPersons.kari;
    let former = demoAccounts.kari.email;
    const { account_id: accountId } = await portal.db
      .selectFrom('account_person')
      .select('account_id')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < rounds; n++) {
      const token = await signIn('kari');
      assert.equal(await statusOf('GET /api/me', token), 200);
      const value = `kari.${n}@person.example`;
      const signedInWith = { subject: demoAccounts.kari.id, emails: [former], phone: null };
      const actor = {
        accountId,
        personId: id,
        signIn: { ...signedInWith, sessionId: 'own', authenticatedAt: 1 },
      };
      await inTransaction(portal.db, (tx) =>
        signInChanges.own.contactChanged(
          tx,
          actor as never,
          { kind: 'email', former, formerVerifiedAt: null, value },
          new Date(),
        ),
      );
      await untilRefused('changed identifiers', async () => (await statusOf('GET /api/me', token)) === 401);
      former = value;
    }
  });

  test('planted fault: a portal that does not look at its sign-ins lets an ended one in', async () => {
    const careless = createSessionService({
      ...{ db: portal.db, clock: portal.clock },
      verifier: createAccessTokenVerifier(portal.issuer.verifierConfig),
      sessions: { noteRequest: async () => {}, notePerson: async () => {} },
    });
    const sid = randomUUID();
    const token = await signIn('mona', sid);
    assert.equal(await statusOf('GET /api/me', token), 200);
    await portal.call(null, 'POST /api/sessions/endings', {
      token: await signIn('mona'),
      body: { scope: 'others' },
    });
    assert.equal(await statusOf('GET /api/me', token), 401);
    assert.ok(await careless.admit({ token, personId: null }, 'account'));
  });
});
