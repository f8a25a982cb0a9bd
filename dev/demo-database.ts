/** Puts the demo people into the database the first time the portal is started on a data folder. */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#server/config/config.ts';
import { createYearNotices } from '#server/features/giving-year/year-notice-service.ts';
import { createAnnounce } from '#server/features/notices/notices-service.ts';
import { renewSeal } from '#server/features/staff-desk/log-head-service.ts';
import { type Database, inTransaction, openDatabase } from '#server/platform/database/database.ts';
import { createLogSeal, sealLogWith } from '#server/platform/database/log-sealing.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import organisation from '../organisation-profile.json' with { type: 'json' };
import type { OperatorState } from './avtalegiro-simulator/operator-machine.ts';
import { seedGiro } from './seed/demo-giro.ts';
import { type DemoVipps, seedGiving } from './seed/demo-giving.ts';
import { seedLooks } from './seed/demo-looks.ts';
import { seedMagazine } from './seed/demo-magazine.ts';
import { seedMeetings } from './seed/demo-meetings.ts';
import { seedNotices } from './seed/demo-notices.ts';
import { seedOffices } from './seed/demo-offices.ts';
import { demoPersons } from './seed/demo-people.ts';
import { seedPost } from './seed/demo-post.ts';
import { seedQueueOrder } from './seed/demo-queue-order.ts';
import { seedReimbursements } from './seed/demo-reimbursements.ts';
import { seedTaxYear } from './seed/demo-tax-year.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { seedRecovery } from './seed/seed-recovery.ts';

/** What the data folder was last filled with. */
type Marker = { seed: number; issuer: string; database: 'postgresql' | 'embedded' };

/**
 * @returns whether an organisation has set up this database as its own: nothing that is made up gets near it
 * @throws StartProblem when the folder is in use, the disk is full or the database cannot be reached
 */
export async function fillDemoDatabase(config: Config): Promise<{ isSetUp: boolean }> {
  // Where somebody else signs people in, these could not sign in.
  if (config.externalIdentity) return { isSetUp: false };
  const { dataDir, databaseUrl, databasePrepare: prepare } = config;
  const issuer = `${config.origin}/id`;
  const file = path.join(dataDir, 'demo.json');
  const wanted: Marker = { seed: 1, issuer, database: databaseUrl ? 'postgresql' : 'embedded' };
  const last = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Marker) : null;
  if (isDeepStrictEqual(last, wanted)) return { isSetUp: false };
  const isMoved = isDeepStrictEqual({ ...last, issuer }, wanted);
  const open = await openDatabase({ dataDir, databaseUrl, prepare, log: { info() {}, warn() {} } });
  try {
    if (await hasSetup(open.db)) return { isSetUp: true };
    if (!isMoved) console.log('Lager databasen og fyller den med demopersoner.');
    if (isMoved) await moveAccounts(open.db, last!.issuer, issuer);
    else if (!(await fill(open.db, config, issuer))) return { isSetUp: false };
  } finally {
    await open.close();
  }
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(wanted));
  return { isSetUp: false };
}

/** Whether `npm run setup` has been run on it. */
const hasSetup = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('setup_link').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The portal has another address now: the same people sign in there. */
async function moveAccounts(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('account').set({ issuer: to }).where('issuer', '=', from).execute();
}

/** @returns false where the database has other people */
async function fill(db: Database, config: Config, issuer: string): Promise<boolean> {
  const people = await db.selectFrom('person').select('id').limit(1).execute();
  const known = await db.selectFrom('person').select('id').where('id', '=', demoPersons.kari.id).execute();
  if (people.length > 0 && known.length === 0) {
    console.log('Databasen har allerede personer. Den får ingen demopersoner.');
    return false;
  }
  const now = new Date();
  await seedDemo(db, { issuer, now });
  const vipps = await inTransaction(db, (tx) => seedGiving(tx, now, config.origin));
  await inTransaction(db, (tx) => seedTaxYear(tx, now));
  vipps.payments.push(...(await inTransaction(db, (tx) => seedMagazine(tx, now))));
  await inTransaction(db, (tx) => seedOffices(tx, now));
  await inTransaction(db, (tx) => seedNotices(tx, now));
  await inTransaction(db, (tx) => seedMeetings(tx, now));
  await inTransaction(db, (tx) => seedReimbursements(tx, now));
  await inTransaction(db, (tx) => seedQueueOrder(tx, now));
  await inTransaction(db, (tx) => seedPost(tx, now));
  const seal = createLogSeal(loadSecret(config.secret, config.dataDir));
  sealLogWith(db, seal);
  await inTransaction(db, (tx) => seedLooks(tx, now));
  await renewSeal(db, seal);
  await inTransaction(db, (tx) => seedRecovery(tx, now));
  if (vipps.agreements.length) keepForVipps(config.dataDir, vipps);
  const giro = await seedGiro(db, now);
  if (giro) keepForGiro(config.dataDir, giro);
  // The portal's morning jobs, run at once. Nothing is sent.
  const announce = createAnnounce({ jobs: { enqueue: async () => {} } });
  await createYearNotices({ announce, giving: organisation.giving }).remindOfNumbers(db, now);
  return true;
}

/** So that the Vipps simulator knows the agreements that the demo people have. */
function keepForVipps(dataDir: string, vipps: DemoVipps): void {
  const file = path.join(dataDir, 'vipps-simulator.json');
  if (!fs.existsSync(file)) fs.writeFileSync(file, JSON.stringify({ machine: vipps, subscriptions: [] }));
}

/** And the operator of AvtaleGiro the mandates and claims. */
function keepForGiro(dataDir: string, operator: OperatorState): void {
  const file = path.join(dataDir, 'giro', 'operator.json');
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(operator));
}
