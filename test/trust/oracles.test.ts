/**
 * Answers do not reveal who is in the register: for every endpoint that takes a number, a name, a birth date or a
 * contact point, the answer about a person of the register and about an unknown one is the same, in words, length and time; and
 * what the caller sees later, when the jobs have run, is the same too.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createCookieBrowser } from '../support/cookie-browser.ts';
import { startIdentityProvider, wrongCode } from '../support/identity-provider-fixture.ts';
import {
  differenceOf,
  isToldByTime,
  mannWhitney,
  median,
  plainText,
  seenOf,
} from '../support/oracle-comparison.ts';
import { comparesNothing, oracleProbes, type Probe } from '../support/oracle-probes.ts';
import { type Asked, type Caller, createOracleWorld, type OracleWorld } from '../support/oracle-world.ts';
import { enterCode, requestCode, signInForTokens, startSignIn } from '../support/sign-in.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';

const rounds = sizeOf({ small: 1, full: 1000 });
/** Rounds of a probe after which the caller's later screens are read too. */
const roundsReadLater = sizeOf({ small: 1, full: 20 });
const identifies = /^(fodselsnummer|bornOn|email|phone|contact|name|givenName|familyName|value)$/;
const callersAccess = ['public', 'account', 'joining', 'signed-in', 'member'];

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};
function fieldsOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
  return [...own, ...parts.flatMap(fieldsOf), ...fieldsOf(schema.items)];
}
const takesSomebody = (endpoint: Endpoint): boolean =>
  [endpoint.body, endpoint.query].some(
    (schema) =>
      schema &&
      fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).some((name) =>
        identifies.test(name),
      ),
  );

/**
 * Everything a caller can open without knowing an id; but for the card, which draws the caller's own code, and the own
 * page that shows it: its other cards are opened one by one.
 */
const laterScreens = Object.entries<Endpoint>(endpoints).flatMap(([key, one]) =>
  key.startsWith('GET ') &&
  !['GET /api/membership-card', 'GET /api/home'].includes(key) &&
  ['account', 'joining', 'signed-in', 'member'].includes(one.access) &&
  !one.params &&
  !one.file &&
  !one.events
    ? [key as EndpointKey]
    : [],
);

const typedIn = (asked: Asked) => [
  ...[asked.name, asked.email, asked.phone, asked.number, asked.childNumber, asked.codeId],
  ...asked.name.split(' '),
];

describe('oracles', () => {
  let portal: TestPortal;
  let world: OracleWorld;
  let round = 0;
  const times: { key: string; difference: number; probability: number }[] = [];
  before(async () => {
    portal = await openTestPortal();
    world = createOracleWorld(portal);
  });
  after(() => portal.close());
  beforeEach(() => world.forgetCounters());

  /** What the jobs do after an answer, now. */
  async function runComparisons(): Promise<void> {
    const persons = await portal.db
      .selectFrom('person')
      .select('id')
      .where('number_state', '=', 'unconfirmed')
      .execute();
    for (const { id } of persons)
      await inTransaction(portal.db, (tx) => compareNumber(tx, id, portal.numberSeal));
    await world.steps.compare();
  }

  async function later(caller: Caller, asked: Asked): Promise<string[]> {
    const screens = [];
    for (const key of laterScreens)
      screens.push(`${key}\n${seenOf(await world.as(caller, key), typedIn(asked))}`);
    return screens;
  }

  /** One question about somebody, and everything the caller sees of it. */
  async function tell(probe: Probe, asked: Asked, bornOn: string, readsLater: boolean) {
    await world.forgetCounters();
    const caller = await probe.caller(world, bornOn);
    const begun = performance.now();
    const answer = await probe.ask(world, caller, asked);
    const took = performance.now() - begun;
    const then = await probe.follow?.(world, caller, asked);
    const seen = [answer, ...(then ? [then] : [])].map(
      (one) => `${one.text.length} ${seenOf(one, typedIn(asked))}`,
    );
    if (caller && readsLater) {
      await runComparisons();
      seen.push(...(await later(caller, asked)));
    }
    return { status: answer.status, took, seen };
  }

  /** @returns what tells the two apart, in words */
  async function compare(probe: Probe, count: number): Promise<string[]> {
    const took = { known: [] as number[], unknown: [] as number[] };
    const told = new Set<string>();
    for (let n = 0; n < count; n += 1) {
      round += 1;
      const { known, unknown, bornOn } = await world.pair(round);
      const readsLater = n < roundsReadLater;
      // In turn: nothing that happens to the machine is one side's alone.
      const first = n % 2 === 0;
      const one = await tell(probe, first ? known : unknown, bornOn, readsLater);
      const other = await tell(probe, first ? unknown : known, bornOn, readsLater);
      took[first ? 'known' : 'unknown'].push(one.took);
      took[first ? 'unknown' : 'known'].push(other.took);
      for (const [place, seen] of one.seen.entries())
        if (seen !== other.seen[place]) told.add(differenceOf(seen, other.seen[place] ?? ''));
      assert.ok(one.status < 300, `${probe.key}: ${one.seen[0]}`);
    }
    if (isFullTrial && count > 100) {
      const difference = Math.abs(median(took.known) - median(took.unknown));
      const probability = mannWhitney(took.known, took.unknown);
      times.push({ key: `${probe.key} (${probe.about})`, difference, probability });
      if (isToldByTime(took.known, took.unknown))
        told.add(`by time: ${difference.toFixed(2)} ms, p ${probability.toExponential(1)}`);
    }
    return [...told];
  }

  test('every endpoint that takes somebody has a probe here, or compares nothing', () => {
    const taking = Object.entries<Endpoint>(endpoints).flatMap(([key, one]) =>
      callersAccess.includes(one.access) && takesSomebody(one) ? [key] : [],
    );
    const covered = new Set<string>([...oracleProbes.map(({ key }) => key), ...Object.keys(comparesNothing)]);
    assert.ok(taking.length > 15);
    assert.deepEqual(
      taking.filter((key) => !covered.has(key)),
      [],
    );
    assert.ok(laterScreens.length > 25);
  });

  for (const probe of oracleProbes)
    test(`${probe.key} (${probe.about}) tells nothing, now or later`, async () => {
      assert.deepEqual(await compare(probe, rounds), []);
    });

  describe('a planted fault is found', () => {
    const number = oracleProbes.find(({ key }) => key === 'PUT /api/profile/fodselsnummer')!;
    const ownerOf = (tx: Transaction, digits: string) =>
      tx
        .selectFrom('person')
        .select('id')
        .where('fodselsnummer_index', '=', portal.seal('', digits).index)
        .where('number_state', '=', 'confirmed')
        .executeTakeFirst();

    test('a handler that refuses a number that somebody has', async () => {
      const { profile } = portal.services;
      const { giveFodselsnummer } = profile;
      profile.giveFodselsnummer = async (tx, actor, digits, now) => {
        if (await ownerOf(tx, digits))
          throw new Refusal('INVALID_INPUT', { fields: [{ path: '/fodselsnummer', code: 'INVALID' }] });
        return giveFodselsnummer(tx, actor, digits, now);
      };
      try {
        await assert.rejects(compare(number, 1), /INVALID_INPUT/);
      } finally {
        profile.giveFodselsnummer = giveFodselsnummer;
      }
    });

    test('a later screen that says what became of the number', async () => {
      const { profile } = portal.services;
      const { getProfile } = profile;
      profile.getProfile = async (db, actor, now) => {
        const shown = await getProfile(db, actor, now);
        const row = await db
          .selectFrom('person')
          .select('number_state')
          .where('id', '=', actor.personId)
          .executeTakeFirstOrThrow();
        return row.number_state === 'taken' ? { ...shown, maskedFodselsnummer: null } : shown;
      };
      try {
        const told = await compare(number, 1);
        assert.equal(told.length, 1);
        assert.match(told[0]!, /^GET \/api\/profile\n/);
      } finally {
        profile.getProfile = getProfile;
      }
    });

    test('an answer that takes two milliseconds longer, among a thousand that vary by ten', () => {
      const spread = (from: number) =>
        Array.from({ length: 1000 }, (_, n) => from + ((n * 7919) % 1000) / 100);
      assert.equal(isToldByTime(spread(10), spread(12)), true);
      assert.equal(isToldByTime(spread(10), spread(10)), false);
      assert.ok(mannWhitney(spread(10), spread(10)) > 0.9);
    });
  });

  test('row 32: codes and sign-in withstand guessing, and known and unknown look alike there', async () => {
    const f = await startIdentityProvider({
      limits: { perAddress: { limit: 1_000_000, windowSeconds: 300 } },
    });
    try {
      const own = 'kjent0@medlem.example';
      await signInForTokens({ origin: f.origin, identifier: own, readCode: async () => f.codeFor(own) });
      const count = sizeOf({ small: 3, full: 1000 });
      const took = { known: [] as number[], unknown: [] as number[] };
      const seen = { known: new Set<string>(), unknown: new Set<string>() };
      for (let n = 0; n < count; n += 1)
        for (const side of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const identifier = side === 'known' ? own : `ukjn${n % 10}@medlem.example`;
          // How often somebody is asked is another suite's.
          f.advance(90_000);
          const browser = createCookieBrowser(f.origin);
          const { page } = await startSignIn(browser, f.origin);
          const begun = performance.now();
          const answer = await requestCode(browser, page, identifier);
          took[side].push(performance.now() - begun);
          const wrong = await enterCode(browser, page, wrongCode(f.codeFor(identifier)));
          for (const one of [answer, wrong])
            seen[side].add(
              `${one.status} ${plainText(one.body, [identifier, page]).replace(/value="\d{6}"/g, '')}`,
            );
        }
      assert.deepEqual(seen.known, seen.unknown);
      const difference = Math.abs(median(took.known) - median(took.unknown));

      const attacked = 'angrepet@medlem.example';
      const browser = createCookieBrowser(f.origin);
      const { page } = await startSignIn(browser, f.origin);
      await requestCode(browser, page, attacked);
      const guess = wrongCode(f.codeFor(attacked));
      await Promise.all(Array.from({ length: 100 }, () => enterCode(browser, page, guess)));
      const { rows } = await sql<{ attempts: number }>`
        select attempts from idp_sign_in_code where identifier = ${attacked}`.execute(f.db);
      const atSignIn = rows[0]!.attempts;
      assert.ok(atSignIn > 0 && atSignIn <= 6, String(atSignIn));

      const asked = await portal.call('ola', 'POST /api/verification/codes', { body: { kind: 'email' } });
      const { id } = (asked.body as unknown as { code: { id: string } }).code;
      const guesses = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          portal.call('ola', 'POST /api/verification/confirmations', {
            body: { id, code: String(n).padStart(6, '0') },
          }),
        ),
      );
      const atCode = guesses.filter(({ text }) => /"wrong"/.test(text)).length;
      assert.ok(atCode <= 6, String(atCode));

      if (!isFullTrial) return;
      assert.ok(difference < 5, String(difference));
      const worst = Math.max(difference, ...times.map((one) => one.difference));
      assert.ok(worst < 5, JSON.stringify(times));
      keepFigure({
        row: 32,
        score: 3,
        command: 'npm run trial:trust -- --only=oracles',
        figure: `Of 100 guesses at once at most ${Math.max(atSignIn, atCode)} were compared; over ${count} calls each, ${times.length + 1} ways of asking for known and unknown differed by ${worst.toFixed(2)} ms in the median at most; planted faults were found.`,
      });
    } finally {
      await f.stop();
    }
  });
});
