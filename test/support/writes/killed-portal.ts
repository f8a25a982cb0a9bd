/** The real portal process for requests that are made ready beside it: while it is stopped, on its own database. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { loadSigningKeys } from '#server/identity-provider/signing-keys.ts';
import type { Database } from '#server/platform/database/database.ts';
import { secretFile } from '#server/platform/server-secret.ts';
import { type CrashPortal, createCrashPortal } from '../../../bench/crash-portal.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { demoSalesUnit } from '../../../dev/vipps-simulator/vipps-simulator.ts';
import { findFreePort } from '../free-port.ts';
import { createTestIssuer, type TestPerson } from '../test-issuer.ts';
import { joiningAccount, openTestPortal } from '../test-portal.ts';
import { type WriteExample, writeExamples } from '../write-examples.ts';
import { watchEffects } from './effect-log.ts';
import { createWriteStage, type Sender, type WriteRequest } from './write-stage.ts';

/** What the provider keeps of a sign-in that lasts: of no person, so that no write ends it. */
const grant = 'writes-killed';

export type ReadyWrite = { example: WriteExample; request: WriteRequest & { as: Sender } };
export type KilledPortal = Awaited<ReturnType<typeof createKilledPortal>>;

function personOf(sender: Exclude<Sender, null>): TestPerson {
  if (typeof sender !== 'string') return sender;
  if (sender === 'joining') return joiningAccount;
  const { id, name, email } = demoAccounts[sender];
  return { subject: id, name, emails: [email] };
}

/** One can give here, and no call to Vipps is answered: what a job would do afterwards does not mix with the writes. */
async function vippsAway(): Promise<Record<string, string>> {
  const { clientId, clientSecret, subscriptionKey, merchantSerialNumber } = demoSalesUnit;
  return {
    VIPPS_URL: `http://localhost:${await findFreePort()}`,
    VIPPS_CLIENT_ID: clientId,
    VIPPS_CLIENT_SECRET: clientSecret,
    VIPPS_SUBSCRIPTION_KEY: subscriptionKey,
    VIPPS_MERCHANT_SERIAL_NUMBER: merchantSerialNumber,
  };
}

/** @param databaseUrl an empty PostgreSQL; null for the embedded database */
export async function createKilledPortal(databaseUrl: string | null) {
  const portal: CrashPortal = await createCrashPortal(databaseUrl, {}, await vippsAway());
  // Its first start makes the keys and the queue.
  portal.start();
  await portal.untilReady();
  await portal.stop();
  const secret = Buffer.from(readFileSync(secretFile(portal.dataDir), 'utf8'), 'base64url');
  const [signing] = await portal.withDatabase(({ db }) =>
    loadSigningKeys(db, deriveKeys(secret), new Date()),
  );
  const issuer = await createTestIssuer(`${portal.origin}/id`, signing!);
  let isWatched = false;

  /** Works on the database with the app in this process; the real one must not be running. */
  const withStage = <T>(
    work: (stage: ReturnType<typeof createWriteStage>, examples: WriteExample[]) => Promise<T>,
  ): Promise<T> =>
    portal.withDatabase(async (database) => {
      const here = await openTestPortal({
        besides: { database: { ...database, urls: null, server: database }, issuer, secret },
      });
      try {
        if (!isWatched) {
          await watchEffects(database.db);
          await sql`insert into idp_payload (model, id, payload, expires_at)
            values ('Grant', ${grant}, '{}', now() + interval '1 day')`.execute(database.db);
        }
        isWatched = true;
        await database.db.deleteFrom('attempt_counter').execute();
        const { examples } = await writeExamples(here);
        return await work(createWriteStage(here), examples);
      } finally {
        await here.close();
      }
    });

  return {
    ...portal,
    withStage,
    look: <T>(work: (db: Database) => Promise<T>) => portal.withDatabase(({ db }) => work(db)),
    tokenOf: (sender: Exclude<Sender, null>): Promise<string> =>
      issuer.tokenFor(personOf(sender), { sid: grant }),
  };
}
