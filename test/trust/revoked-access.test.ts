/** What is removed is gone at once: a sign-in that was ended, a role that was removed, an identifier that was changed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Access } from '#contract/endpoint.ts';
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
      part: 'sessions',
      score: worst <= limitMs && Object.keys(slowest).length === 3 ? 3 : 1,
      figure: `Refused after at most ${Math.ceil(worst)} ms in ${rounds} rounds each of: ${names}; a portal that does not look at its sign-ins, and one that keeps what it found for a while, were found.`,
      command: 'npm run trial:trust -- --only=revoked-access',
    });
  });

  const signIn = (who: 'kari' | 'mona', sid = randomUUID()) => {
    const { id, name, email } = demoAccounts[who];
    return portal.issuer.tokenFor({ subject: id, name, emails: [email] }, { sid });
  };
  const statusOf = async (key: 'GET /api/me' | 'GET /api/staff/queue-counts', token: string) =>
    (await portal.call(null, key, { token })).status;

  /** Milliseconds from the answer that took it away until it is refused. @param limit how long it may be let in */
  async function untilRefused(
    what: string,
    isRefused: () => Promise<boolean>,
    limit = limitMs,
  ): Promise<void> {
    const began = performance.now();
    while (!(await isRefused())) {
      assert.ok(performance.now() - began < limit, `${what}: still let in when it may not be`);
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
    const { signInChanges } = portal.services.verification;
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
      db: portal.db,
      clock: portal.clock,
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

  test('planted fault: a check of sessions and roles that is cached is found', async () => {
    const service = createSessionService({
      db: portal.db,
      clock: portal.clock,
      sessions: portal.services.session,
      verifier: createAccessTokenVerifier(portal.issuer.verifierConfig),
    });
    const found = new Map<string, Promise<unknown>>();
    const isRefused = (token: string, access: Access, isCached: boolean) => async () => {
      const ask = () => service.admit({ token, personId: null }, access);
      const key = `${token} ${access}`;
      if (isCached && !found.has(key)) found.set(key, ask());
      return (isCached ? found.get(key)! : ask()).then(
        () => false,
        () => true,
      );
    };
    /** Let in before, and refused after: without a cache at once, with one not in time. */
    async function compare(token: string, access: Access, remove: () => Promise<unknown>) {
      for (const isCached of [false, true]) assert.equal(await isRefused(token, access, isCached)(), false);
      await remove();
      await untilRefused('planted', isRefused(token, access, false));
      await assert.rejects(untilRefused('planted', isRefused(token, access, true), 200), /still let in/);
      delete slowest.planted;
    }
    await compare(await signIn('mona'), 'staff', () =>
      sql`update staff_member set role = null where person_id = ${demoPersons.mona.id}`.execute(portal.db),
    );
    await sql`update staff_member set role = 'medlemsservice' where person_id = ${demoPersons.mona.id}`.execute(
      portal.db,
    );
    await compare(await signIn('kari'), 'account', async () =>
      portal.call(null, 'POST /api/sessions/endings', {
        token: await signIn('kari'),
        body: { scope: 'others' },
      }),
    );
  });
});
