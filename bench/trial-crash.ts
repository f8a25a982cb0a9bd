/**
 * Kills the server with SIGKILL while eight clients write over HTTP, starts it again and looks for what was
 * promised: `npm run trial:crash -- --rounds=50 --only=pglite,postgresql`. Ends with 1 unless nothing was lost, torn or
 * doubled and every notice left in the end.
 *
 * In every fifth round the server is killed again while it starts, and PostgreSQL itself is crashed too.
 * Requests that were cut off are sent again with the same idempotency key, as the browser does.
 */

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { build } from '../dev/build.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { renewTokens, signInForTokens } from '../test/support/sign-in.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { checkDatabase, countUnsent, type Findings, moveEnquiriesBack } from './crash-check.ts';
import { type CrashPortal, createCrashPortal } from './crash-portal.ts';
import {
  createWriters,
  type Promised,
  type Tokens,
  trialSubject,
  type Writers,
  writers,
} from './crash-writers.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

type Outcome = Findings & {
  database: string;
  rounds: number;
  acknowledged: number;
  repeated: number;
  unsent: number;
  /** What was lost, torn and doubled on purpose was counted. */
  isPlantedFound: boolean;
};
/** One promised message each. */
const oneMessage = sql`select m.id from enquiry_message m join enquiry e on e.id = m.enquiry_id
  where e.subject = ${trialSubject} order by m.sent_at desc, m.id limit 1`;
const plantedFaults = [
  ['lost', sql`update enquiry_message set body = 'noe annet' where id = (${oneMessage})`],
  ['torn', sql`delete from enquiry_message where id = (${oneMessage})`],
  [
    'doubled',
    sql`update enquiry_message m set body = other.body from enquiry_message other
      join enquiry e on e.id = other.enquiry_id
      where m.id = (${oneMessage}) and e.subject = ${trialSubject} and other.id <> m.id`,
  ],
] as const;
const killAfterMs = { writing: [300, 1_500], starting: [150, 550] } as const;

/** Access tokens are short, and rounds are many. */
type SignedIn = { tokens: Tokens; renew(): Promise<void> };
const renewAfterMs = 4 * 60_000;

async function signInAll(portal: CrashPortal): Promise<SignedIn> {
  const tokens: Partial<Tokens> = {};
  const refresh = new Map<keyof Tokens, string>();
  let renewedAt = Date.now();
  for (const name of writers) {
    const { email } = demoAccounts[name];
    const { accessToken, refreshToken } = await signInForTokens({
      origin: portal.origin,
      identifier: email,
      readCode: () => portal.readCode(email),
    });
    tokens[name] = accessToken;
    refresh.set(name, refreshToken);
  }
  return {
    tokens: tokens as Tokens,
    async renew() {
      if (Date.now() - renewedAt < renewAfterMs) return;
      renewedAt = Date.now();
      for (const name of writers) {
        const { accessToken, refreshToken } = await renewTokens(portal.origin, refresh.get(name)!);
        tokens[name] = accessToken;
        refresh.set(name, refreshToken);
      }
    },
  };
}

async function killWhileWriting(portal: CrashPortal, crew: Writers): Promise<void> {
  const writing = crew.write();
  await Promise.race([delay(randomInt(...killAfterMs.writing)), writing]);
  await portal.kill();
  await writing;
}

async function tryDatabase(kind: 'pglite' | 'postgresql', rounds: number): Promise<Outcome> {
  const postgresql = kind === 'postgresql' ? await startPostgresql() : null;
  const portal = await createCrashPortal(postgresql?.url ?? null);
  const findings: Findings = { lost: 0, torn: 0, doubled: 0 };
  let repeated = 0;
  try {
    portal.start();
    await portal.untilReady();
    const signedIn = await signInAll(portal);
    const crew = createWriters(portal.origin, signedIn.tokens);
    for (let round = 1; round <= rounds; round += 1) {
      await killWhileWriting(portal, crew);
      if (round % 5 === 0) {
        await postgresql?.restart('immediate');
        portal.start();
        await delay(randomInt(...killAfterMs.starting));
        await portal.kill();
      }
      const found = await portal.withDatabase(async ({ db }) => {
        await moveEnquiriesBack(db);
        return checkDatabase(db, crew.promised);
      });
      for (const what of ['lost', 'torn', 'doubled'] as const) findings[what] += found[what];
      console.log(
        `${kind} ${round}/${rounds}: ${crew.promised.length} acknowledged, ${JSON.stringify(found)}`,
      );
      repeated += crew.cutOff.length;
      portal.start();
      await portal.untilReady();
      await crew.repeatCutOff();
      await signedIn.renew();
    }
    const unsent = await untilSent(portal);
    const { last, isPlantedFound } = await portal.withDatabase(async ({ db }) => ({
      last: await checkDatabase(db, crew.promised),
      isPlantedFound: await findsPlantedFaults(db, crew.promised),
    }));
    for (const what of ['lost', 'torn', 'doubled'] as const) findings[what] += last[what];
    return {
      database: kind,
      rounds,
      acknowledged: crew.promised.length,
      repeated,
      ...findings,
      unsent,
      isPlantedFound,
    };
  } finally {
    await portal.remove();
    await postgresql?.stop();
  }
}

/** Loses, tears and doubles one message each, looks, and undoes it. */
async function findsPlantedFaults(db: Database, promised: Promised[]): Promise<boolean> {
  const found: boolean[] = [];
  for (const [what, fault] of plantedFaults) {
    await db
      .transaction()
      .execute(async (tx) => {
        await fault.execute(tx);
        found.push((await checkDatabase(tx, promised))[what] > 0);
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
  }
  return found.every(Boolean);
}

/** Leaves the server time to send what it has, kills it and counts what is left. */
async function untilSent(portal: CrashPortal): Promise<number> {
  let unsent = -1;
  for (let seconds = isSmall ? 0.5 : 4; seconds <= 64; seconds *= 2) {
    await delay(seconds * 1000);
    await portal.kill();
    unsent = await portal.withDatabase(({ db }) => countUnsent(db));
    if (unsent === 0) return 0;
    portal.start();
    await portal.untilReady();
  }
  await portal.kill();
  return unsent;
}

const { rounds, only } = takeSize({ rounds: { full: 50, small: 1 } }, ['pglite', 'postgresql']);
endAfterMinutes(60);
if (!(await build({ onlyIfChanged: true }))) throw new Error('The pages could not be built');
const outcomes: Outcome[] = [];
for (const kind of only) outcomes.push(await tryDatabase(kind, rounds));
console.log(`\n${machine()}\n`);
const columns = ['rounds', 'acknowledged', 'repeated', 'lost', 'torn', 'doubled', 'unsent'] as const;
printTable(
  ['database', ...columns],
  outcomes.map((outcome) => [outcome.database, ...columns.map((column) => String(outcome[column]))]),
);
const isWhole = outcomes.every(
  ({ acknowledged, lost, torn, doubled, unsent }) => acknowledged > 0 && lost + torn + doubled + unsent === 0,
);
const sumOf = (what: 'rounds' | 'acknowledged' | 'repeated') =>
  outcomes.reduce((sum, outcome) => sum + outcome[what], 0);
const isPlantedFound = outcomes.every((outcome) => outcome.isPlantedFound);
console.log(isPlantedFound ? 'Planted faults were found.' : 'Planted faults were NOT found.');
keepFigure({
  row: 11,
  score: !isWhole || sumOf('rounds') < 100 ? 1 : isPlantedFound ? 3 : 2,
  figure: `${sumOf('rounds')} rounds of kill -9 on ${outcomes.map(({ database }) => database).join(' and ')}: ${sumOf('acknowledged')} acknowledged writes and ${sumOf('repeated')} repeated ones, ${isWhole ? 'none lost, torn, doubled or unsent' : 'not all whole'}.`,
  command: 'npm run trial:crash',
});
endWithVerdict(
  isWhole && isPlantedFound,
  'after each SIGKILL nothing is lost, torn or doubled, and every e-mail is sent.',
);
