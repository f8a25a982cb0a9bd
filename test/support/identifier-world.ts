/** A member who signs in at the provider, and uses two portals that work over one database. */
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { persons } from '#server/features/persons/person-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { createCookieBrowser } from './cookie-browser.ts';
import { type Change, type Kind, kinds } from './identifier-model.ts';
import { startIdentityProvider } from './identity-provider-fixture.ts';
import { codeIn, enterCode, redeemCode, requestCode, startSignIn } from './sign-in.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

const hour = 3_600_000;
const subject = demoAccounts.kari.id;
const personId = demoPersons.kari.id;
/** The provider's name for a sign-in, and its moment. */
export type BegunSignIn = { sid: string; at: number };

export type IdentifierWorld = Awaited<ReturnType<typeof openIdentifierWorld>>;

/** @param clock of all of them */
export async function openIdentifierWorld(clock: { now(): Date }) {
  const first = await openTestPortal({ clock });
  const portals = [first, await openTestPortal({ clock, besides: first })] as const;
  const { db } = first;
  const server = first.database.server.db;
  const changes = first.services.verification.signInChanges.own;
  const account = (of: string) => ({ issuer: first.issuer.issuer, subject: of });
  const many = { limit: 100_000, windowSeconds: 300 };
  const ask = (of: string, one: { kind: Kind; value: string }, isProven: boolean) =>
    inTransaction(server, (tx) => changes.askedAtSignIn(tx, account(of), one, isProven, clock.now()));
  const provider = await startIdentityProvider(
    {
      clock,
      // Limits have tests of their own.
      limits: {
        perAddress: many,
        codesPerHour: many,
        codesPerDay: many,
        codesToOne: many,
        guesses: [{ digits: 6, limit: 100_000 }],
        guessesOfKnown: 100_000,
      },
      secondFactors: {
        findProven: (of, kind) => changes.findProven(server, account(of), kind, clock.now()),
        addProven: async (of, one) => void (await ask(of, one, true)),
        ask: (of, one) => ask(of, one, false),
      },
    },
    { db: server },
  );
  const { account_id: accountId } = await db
    .selectFrom('account_person')
    .select('account_id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();

  /** With codes, as a browser would. @param typed for the second step, where the account has nothing for it */
  async function signIn(first: string, isStrong: boolean, typed = '') {
    const browser = createCookieBrowser(provider.origin);
    const params = isStrong ? { acr_values: 'mfa', prompt: 'login' } : {};
    const started = await startSignIn(browser, provider.origin, { params });
    const { page } = started;
    const enter = () => enterCode(browser, page, provider.sent.at(-1)!.code);
    await requestCode(browser, page, first);
    let answer = await enter();
    let shown = '';
    if (/Ett steg til<\/h1>/.test(answer.body)) {
      const isTyped = /name="identifier"/.test(answer.body);
      if (isTyped) await browser.follow(await browser.post(`${page}/andre`, { identifier: typed }));
      answer = await enter();
      if (isTyped) shown = ', the other was typed';
    } else if (isStrong) shown = ', the other waits';
    if (/Dette kan brukes om to døgn/.test(answer.body))
      answer = await browser.follow(await browser.post(`${page}/uten`));
    const tokens = await redeemCode(provider.origin, { ...started, code: codeIn(answer) });
    const { oid, sid, amr } = decodeJwt<{ oid: string; sid: string; amr: string[] }>(tokens.accessToken);
    return { oid, sid, said: `in${amr.includes('mfa') ? ', two steps' : shown}` };
  }

  /** As the provider's, with the moment of the clock that is moved. */
  const tokenOf = (of: string, sid: string, signedInAt: number) =>
    first.issuer.tokenFor(
      { subject: of, name: 'Kari Lund', authenticatedAt: Math.floor(signedInAt / 1000) },
      { sid },
    );

  /** Of the changes of this run. */
  const idOf = async (place: number): Promise<string> => {
    const rows = await db.selectFrom('sign_in_change').select('id').orderBy('asked_at').execute();
    return rows[place]!.id;
  };

  /** The code that proves it has tests of its own. */
  async function setContact(
    portal: TestPortal,
    { sid }: BegunSignIn,
    { kind, value }: { kind: Kind; value: string },
  ): Promise<void> {
    const contact = await db
      .selectFrom('person')
      .select(['email', 'phone', 'email_verified_at', 'phone_verified_at'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const actor = { accountId, personId, signIn: { subject, sessionId: sid } };
    const former = { former: contact[kind], formerVerifiedAt: contact[`${kind}_verified_at`] };
    await inTransaction(portal.database.server.db, async (tx) => {
      await persons.setContactPoint(tx, personId, { kind, value }, clock.now());
      const changed = { kind, value, ...former };
      await portal.services.verification.signInChanges.own.contactChanged(
        tx,
        actor as never,
        changed,
        clock.now(),
      );
    });
  }

  async function accountNow() {
    const { rows } = await sql<Record<Kind, string | null> & Record<`${Kind}Since`, Date>>`
      select email, phone, email_since as "emailSince", phone_since as "phoneSince"
      from idp_account where id = ${subject}`.execute(db);
    return rows[0]!;
  }

  return {
    portals,
    db,
    subject,
    signIn,
    tokenOf,
    setContact,
    idOf,
    accountNow,

    /** As at the beginning: both have been there for three days. */
    async reset({ email, phone }: Record<Kind, string>, sinceMs: number): Promise<void> {
      const [now, since] = [clock.now(), new Date(sinceMs)];
      for (const table of ['idp_payload', 'idp_counter', 'idp_sign_in_code', 'idp_first_step'])
        await sql`delete from ${sql.table(table)}`.execute(db);
      for (const table of ['sign_in_change', 'account_session'] as const)
        await db.deleteFrom(table).execute();
      await sql`update idp_account set email = ${email}, phone = ${phone}, email_since = ${since},
        phone_since = ${since}, phone_used_at = ${now} where id = ${subject}`.execute(db);
      await sql`update person set email = ${email}, phone = ${phone}, email_verified_at = ${now},
        phone_verified_at = ${now} where id = ${personId}`.execute(db);
    },

    /** What is in the database. @param begun all sign-ins of the run, by their keys */
    async found(begun: ReadonlyMap<string, BegunSignIn>) {
      const account = await accountNow();
      const contact = await db
        .selectFrom('person')
        .select(['email', 'phone'])
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      const alive = await db
        .selectFrom('account_session')
        .select('key')
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute();
      const { rows: grants } = await sql<{ id: string }>`
        select id from idp_payload where model = 'Grant'`.execute(db);
      const { rows: running } = await sql<Pick<Change, 'former' | 'value'>>`
        select former_value as former, value from sign_in_change where ended_at is null order by asked_at`.execute(
        db,
      );
      const keysOf = (sids: string[]) =>
        [...begun].filter(([, { sid }]) => sids.includes(sid)).map(([key]) => key);
      return {
        factors: kinds.map((kind) => {
          const value = account[kind];
          return value && [value, account[`${kind}Since`].getTime()];
        }),
        contact: { ...contact },
        alive: keysOf(alive.map(({ key }) => key)),
        kept: keysOf(grants.map(({ id }) => id)).filter(
          (key) => clock.now().getTime() - begun.get(key)!.at < 12 * hour,
        ),
        running: running.map(({ former, value }) => [former, value]),
      };
    },

    async close() {
      await provider.stop();
      for (const portal of portals.toReversed()) await portal.close();
    },
  };
}
