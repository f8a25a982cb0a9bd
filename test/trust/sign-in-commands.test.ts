// databases: both
/** Codes, wrong codes, limits, renewals and sign-outs of one caller in any order and two at once. */
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { embeddedClient } from '#server/identity-provider/embedded-client.ts';
import { createCookieBrowser } from '../support/cookie-browser.ts';
import {
  type IdentityFixture,
  publicSite,
  startIdentityProvider,
  wrongCode,
} from '../support/identity-provider-fixture.ts';
import { type ModelMachine, machineOf } from '../support/model-machine.ts';
import { expectFault, pickOf, runCommands } from '../support/random-commands.ts';
import { type SecondProvider, startSecondProvider } from '../support/second-provider.ts';
import { askForTokens, codeIn, enterCode, redeemCode, requestCode, startSignIn } from '../support/sign-in.ts';
import {
  type Command,
  expected,
  type IdentifierName,
  identifiers,
  type Model,
  promises,
  used,
} from '../support/sign-in-model.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const hour = 3_600_000;

describe('random commands: signing in', () => {
  let first: IdentityFixture;
  let second: SecondProvider;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let time = new Date('2026-11-24T10:00:00Z').getTime();
  let runs = 0;
  let keys = 0;
  type Begun = {
    browser: ReturnType<typeof createCookieBrowser>;
    started: Awaited<ReturnType<typeof startSignIn>>;
    code: string;
    tokens: string[];
  };
  const begun = new Map<string, Begun>();
  before(async () => {
    database = await openTestDatabase();
    // One caller and identifier are what is tried here; the other limits have tests of their own.
    const limits = {
      perAddress: { limit: 100_000, windowSeconds: 300 },
      guesses: [{ digits: 6, limit: 100_000 }],
      codesToOne: { limit: 100_000, windowSeconds: 3600 },
    };
    const options = { clock: { now: () => new Date(time) }, limits };
    first = await startIdentityProvider(options, { db: database.db });
    second = database.urls
      ? await startSecondProvider(first, { urls: database.urls, limits, now: time })
      : { ...(await startIdentityProvider(options, first)), setTime: async () => {} };
  });
  after(async () => {
    await second.stop();
    await first.stop();
    await database.close();
  });

  const writtenAs = (identifier: IdentifierName) =>
    identifier === 'email' ? `kari${runs}@medlem.example` : `+47400${String(runs).padStart(5, '0')}`;
  const living = ({ attempts, now }: Model) =>
    Object.keys(attempts)
      .filter((key) => !attempts[key]!.isDone && now - attempts[key]!.begunAt < 0.9 * hour)
      .toReversed();
  const families = ({ families: all, now }: Model) =>
    Object.keys(all)
      .filter((key) => now - all[key]!.begunAt < 20 * hour)
      .toReversed();

  /** What is counted of one caller and identifier, in the model and in the database. */
  const counterNames = identifiers.flatMap((one) =>
    (
      [
        ['tries', 'tries'],
        ['hour', 'codes-hour'],
        ['day', 'codes-day'],
      ] as const
    ).map(([name, what]) => [`${name} ${one}`, () => `${what} 127.0.0.1 ${writtenAs(one)}`] as const),
  );
  const keysOfProvider = deriveKeys(Buffer.alloc(32, 7));
  async function listCounters() {
    const { rows } = await sql<{ subject: string; count: number; ends: Date }>`
      select subject, used as count, window_ends as ends from idp_counter
      where window_ends > ${new Date(time)}`.execute(first.db);
    const bySubject = new Map(
      rows.map(({ subject, count, ends }) => [subject, { count, ends: ends.getTime() }]),
    );
    return new Map(
      counterNames.map(([name, subject]) => [
        name,
        bySubject.get(keysOfProvider.hash('subject', subject())) ?? { count: 0, ends: 0 },
      ]),
    );
  }

  const machine: ModelMachine<Model, Command> = {
    async begin() {
      runs += 1;
      begun.clear();
      for (const table of ['idp_payload', 'idp_counter', 'idp_sign_in_code'])
        await sql`delete from ${sql.table(table)}`.execute(first.db);
      return { now: time, attempts: {}, families: {}, accounts: [], counters: {} };
    },

    choose: {
      ask: (model, choice) => {
        if (living(model).length > 2 && choice % 3 !== 0) return null;
        keys += 1;
        return { what: 'ask', key: String(keys), identifier: identifiers[choice % 5 === 1 ? 1 : 0] };
      },
      'ask again': (model, choice) => {
        const key = pickOf(living(model).slice(0, 2), choice);
        return key ? { what: 'ask again', key } : null;
      },
      'type it right': (model, choice) => {
        const key = pickOf(living(model).slice(0, 2), choice);
        return key && choice % 3 === 0 ? { what: 'type', key, isRight: true } : null;
      },
      'type it wrong': (model, choice) => {
        const key = pickOf(living(model).slice(0, 2), choice);
        return key ? { what: 'type', key, isRight: false } : null;
      },
      renew: (model, choice) => {
        const key = pickOf(families(model).slice(0, 2), choice);
        if (!key) return null;
        const last = model.families[key]!.tokens.length - 1;
        return { what: 'renew', key, token: choice % 3 === 0 ? Math.max(0, last - 1) : last };
      },
      'sign out': (model, choice) => {
        const key = pickOf(
          families(model).filter((one) => model.families[one]!.isAlive),
          choice,
        );
        return key && choice % 3 === 0 ? { what: 'sign out', key } : null;
      },
      clock: (_model, choice) => {
        const minutes = pickOf([0.6, 0.6, 0.6, 1.1, 1.1, 1.1, 11, 16, 61, 25 * 60], choice)!;
        return choice % 3 === 0 ? { what: 'clock', by: minutes * 60_000 } : null;
      },
    },
    // One browser does one thing at a time, and two letters at once are not told apart.
    alone: ['ask', 'ask again', 'sign out', 'clock'],

    prepare(model, command) {
      // So that everything has a moment of its own.
      time += command.what === 'clock' ? command.by : 10;
      return { ...model, now: time };
    },
    expected,

    async send(command, portal) {
      const place = [first, second][portal % 2]!;
      await second.setTime(time);
      const one = 'key' in command ? begun.get(command.key) : undefined;
      switch (command.what) {
        case 'ask': {
          // Each in a new browser of its own.
          const own = { port: place.port };
          const browser = createCookieBrowser(first.origin, {}, () => own.port);
          const started = await startSignIn(browser, first.origin);
          const answer = await requestCode(browser, started.page, writtenAs(command.identifier));
          if (answer.status !== 200) return answer.status === 429 ? 'wait' : String(answer.status);
          const code = first.codeFor(writtenAs(command.identifier));
          begun.set(command.key, { browser, started, code, tokens: [] });
          return 'sent';
        }
        case 'ask again': {
          const before = first.sent.length;
          const { browser, started } = one!;
          const answer = await browser.follow(await browser.post(`${started.page}/ny-kode`));
          if (answer.status !== 200) return answer.status === 429 ? 'wait' : String(answer.status);
          one!.code = first.sent[before]!.code;
          return 'sent';
        }
        case 'type': {
          const { browser, started, code } = one!;
          const typed = command.isRight ? code : wrongCode(code);
          const answer = await enterCode(browser, started.page, typed);
          if ([200, 400, 429].includes(answer.status)) return 'no';
          const tokens = await redeemCode(first.origin, { ...started, code: codeIn(answer) });
          one!.tokens = [tokens.refreshToken];
          return 'in';
        }
        case 'renew': {
          const scope = `${embeddedClient.api.scope} openid profile offline_access`;
          const form = { grant_type: 'refresh_token', refresh_token: one!.tokens[command.token]!, scope };
          const { status, body } = await askForTokens(`http://127.0.0.1:${place.port}`, form, {
            from: first.origin,
          });
          if (status !== 200) return body.error === 'invalid_grant' ? 'refused' : `${status} ${body.error}`;
          const successor = one!.tokens[command.token + 1];
          if (successor && successor !== body.refresh_token) return 'another successor';
          one!.tokens[command.token + 1] = body.refresh_token!;
          return 'renewed';
        }
        case 'sign out': {
          const { browser } = one!;
          const query = new URLSearchParams({
            client_id: embeddedClient.clientId,
            post_logout_redirect_uri: publicSite,
          });
          const page = await browser.get(`/id/oauth2/v2.0/logout?${query}`);
          const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
          const action = new URL(/action="([^"]+)"/.exec(page.body)?.[1] ?? first.origin).pathname;
          const end = await browser.post(action, { xsrf, logout: 'yes' });
          return end.headers.get('location') === publicSite ? 'out' : `${end.status}`;
        }
        case 'clock':
          return 'later';
      }
    },

    shown: (model) => ({
      accounts: model.accounts.map(writtenAs).sort(),
      signIns: Object.values(model.families).filter(({ isAlive }) => isAlive).length,
      counters: Object.fromEntries(counterNames.map(([name]) => [name, used(model, name)])),
    }),
    async found() {
      const { rows } = await sql<{ value: string }>`
        select coalesce(email, phone) as value from idp_account
        where email = ${writtenAs('email')} or phone = ${writtenAs('phone')} order by 1`.execute(first.db);
      const { rows: grants } = await sql`select from idp_payload where model = 'Grant'`.execute(first.db);
      const counted = await listCounters();
      return {
        accounts: rows.map(({ value }) => value).sort(),
        signIns: grants.length,
        counters: Object.fromEntries([...counted].map(([name, { count }]) => [name, count])),
      };
    },
    // The last try of a quarter of an hour is taken by the one code, and given back a moment too late for the other.
    overlaps(before, first, second) {
      const right = [first, second].flatMap((one) => (one.what === 'type' && one.isRight ? [one] : []));
      const [one, other] = right.map(({ key }) => before.attempts[key]!.identifier);
      if (right.length < 2 || one !== other || used(before, `tries ${one}`) !== 5) return [];
      const alone = [expected(before, first), expected(before, second)] as const;
      return [
        { said: [alone[0].answer, 'no'], model: alone[0].model },
        { said: ['no', alone[1].answer], model: alone[1].model },
      ];
    },
    // Of a right code and a wrong one in the same moment the wrong one may be counted, or forgotten with the others.
    async reread(model) {
      const tries = [...(await listCounters())].filter(([name]) => name.startsWith('tries'));
      return { ...model, counters: { ...model.counters, ...Object.fromEntries(tries) } };
    },
    promises,
  };

  test('who is signed in is as the model has it', async () => {
    const size = { commands: sizeOf({ small: 120, full: 10_000 }), perRun: 40 };
    const done = await runCommands(machineOf(machine), size);
    keepFigure({
      row: 29,
      part: 'sign-in',
      score: 3,
      figure: `${done} random commands of signing in, renewing and signing out, one in four beside another, with ${database.urls ? '2 processes on PostgreSQL' : '2 providers on the embedded database'}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=sign-in-commands',
    });
  });

  test('a planted fault is found: counters that stop at two', async () => {
    await sql`create function stop_counting() returns trigger language plpgsql as $$
      begin new.used := least(new.used, 2); return new; end $$`.execute(first.db);
    await sql`create trigger planted before insert or update on idp_counter
      for each row execute function stop_counting()`.execute(first.db);
    await expectFault(machineOf(machine), { commands: 900, perRun: 40 });
    await sql`drop trigger planted on idp_counter`.execute(first.db);
  });
});
