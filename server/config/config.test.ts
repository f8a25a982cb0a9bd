import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { ConfigProblem, loadConfig, loadServerConfig } from './config.ts';
import { unknownSettings } from './unknown-settings.ts';

/** What a public address needs besides what a test is about. */
const secured = {
  PROXIES: '1',
  SMS_URL: 'https://sms.example/send',
  SMTP_URL: 'smtp://mail.example:587',
  SECRET: Buffer.alloc(32, 7).toString('base64url'),
};

const sentenceOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.sentence;
    throw error;
  }
  return '';
};

test('nothing set is a portal on this machine with the embedded database and provider', () => {
  const config = loadConfig({});
  assert.equal(config.origin, 'http://localhost:3000');
  assert.equal(config.databaseUrl, null);
  assert.equal(config.externalIdentity, null);
  assert.equal(config.organisation.shortName, 'Humanistlaget');
});

test('signing out ends at the public site, or in the portal where that is chosen', () => {
  const config = loadConfig({});
  assert.equal(config.afterSignOut, config.organisation.publicSite);
  assert.equal(loadConfig({ AFTER_SIGN_OUT: 'portal' }).afterSignOut, 'http://localhost:3000/logget-ut');
});

test('an empty variable is an absent one', () => {
  assert.equal(loadConfig({ DATABASE_URL: '', PORT: '' }).databaseUrl, null);
});

test('what is wrong is named in one sentence', () => {
  assert.match(sentenceOf({ PORT: 'åtti' }), /PORT/);
  assert.match(sentenceOf({ PUBLIC_ORIGIN: 'ftp://x.example' }), /PUBLIC_ORIGIN/);
  assert.match(sentenceOf({ ORGANISATION_PROFILE: 'finnes-ikke.json' }), /finnes-ikke\.json/);
  assert.match(sentenceOf({ IDENTITY_DISCOVERY_URL: 'https://id.example/x' }), /IDENTITY_CLIENT_ID/);
});

test('a public address needs a sign-in service, or a clear yes to the embedded one', () => {
  const PUBLIC_ORIGIN = 'https://minside.example';
  assert.match(sentenceOf({ PUBLIC_ORIGIN }), /IDENTITY_EMBEDDED=true/);
  assert.match(sentenceOf({ PUBLIC_ORIGIN, IDENTITY_EMBEDDED: 'false' }), /IDENTITY_EMBEDDED=true/);
  const said = {
    IDENTITY_EMBEDDED: 'true',
    FODSELSNUMMER_SERIES: 'real',
    IDENTITY_STRONG_SIGN_IN: 'none',
    ...secured,
  };
  assert.equal(loadConfig({ PUBLIC_ORIGIN, ...said }).origin, PUBLIC_ORIGIN);
});

test('a public address must say which identity numbers it takes', () => {
  const withProvider = { PUBLIC_ORIGIN: 'https://minside.example', IDENTITY_EMBEDDED: 'true' };
  assert.match(sentenceOf(withProvider), /FODSELSNUMMER_SERIES=real/);
});

test('a public address must say how those sign in who see others’ data, and only in ways that the provider knows', () => {
  assert.deepEqual(loadConfig({}).strongSignIn, []);
  const open = {
    PUBLIC_ORIGIN: 'https://minside.example',
    IDENTITY_EMBEDDED: 'true',
    FODSELSNUMMER_SERIES: 'real',
    ...secured,
  };
  assert.match(sentenceOf(open), /IDENTITY_STRONG_SIGN_IN/);
  const said = (IDENTITY_STRONG_SIGN_IN: string) => ({ ...open, IDENTITY_STRONG_SIGN_IN });
  assert.deepEqual(loadConfig(said('none')).strongSignIn, []);
  assert.deepEqual(loadConfig(said('amr=mfa')).strongSignIn, ['amr=mfa']);
  for (const wrong of ['acr=c1', 'mfa', 'amr=mfa,acr=x', 'none amr=mfa'])
    assert.match(sentenceOf(said(wrong)), /IDENTITY_STRONG_SIGN_IN/, wrong);
  const outside = {
    IDENTITY_DISCOVERY_URL: 'https://id.example/x',
    IDENTITY_AUTHORITY: 'https://id.example',
    IDENTITY_CLIENT_ID: 'c',
    IDENTITY_AUDIENCE: 'a',
    IDENTITY_SCOPE: 's',
  };
  const { strongSignIn } = loadConfig({ ...said('acrs=c1 amr=bankid'), ...outside });
  assert.deepEqual(strongSignIn, ['acrs=c1', 'amr=bankid']);
});

test('a sign-in lasts from one hour to a day', () => {
  assert.equal(loadConfig({}).signInSeconds, null);
  assert.equal(loadConfig({ IDENTITY_SIGN_IN_HOURS: '8' }).signInSeconds, 28_800);
  for (const wrong of ['0', '25', '1.5', 'en'])
    assert.match(
      sentenceOf({ IDENTITY_SIGN_IN_HOURS: wrong }),
      /IDENTITY_SIGN_IN_HOURS.*fra 1 til 24/,
      wrong,
    );
});

test('Vipps is set up as a whole or not at all, and is spoken to openly on this machine only', () => {
  const unit = {
    VIPPS_CLIENT_ID: 'id',
    VIPPS_CLIENT_SECRET: 'secret',
    VIPPS_SUBSCRIPTION_KEY: 'key',
    VIPPS_MERCHANT_SERIAL_NUMBER: '123456',
  };
  const atLarge = {
    PUBLIC_ORIGIN: 'https://minside.example',
    IDENTITY_EMBEDDED: 'true',
    FODSELSNUMMER_SERIES: 'real',
    IDENTITY_STRONG_SIGN_IN: 'none',
    ...unit,
    ...secured,
  };
  assert.equal(loadConfig({}).vipps, null);
  assert.equal(loadConfig(unit).vipps?.url, 'https://api.vipps.no');
  assert.equal(
    loadConfig({ ...unit, VIPPS_URL: 'http://localhost:3081' }).vipps?.url,
    'http://localhost:3081',
  );
  assert.match(sentenceOf({ ...unit, VIPPS_CLIENT_SECRET: '' }), /VIPPS_CLIENT_SECRET/);
  assert.match(sentenceOf({ ...unit, VIPPS_URL: 'http://vipps.example' }), /https/);
  assert.match(sentenceOf({ ...atLarge, VIPPS_URL: 'http://localhost:3081' }), /https/);
  assert.equal(loadConfig(atLarge).vipps?.merchantSerialNumber, '123456');
});

test('a magazine that costs something needs Vipps', () => {
  const { yearlyPricesOre } = loadConfig({}).organisation.magazine;
  assert.deepEqual(yearlyPricesOre, { paper: null, digital: null });
  loadServerConfig({});
  assert.throws(() => loadServerConfig({ MAGAZINE_PAPER_ORE: '39000' }), /VIPPS_CLIENT_ID/);
  const unit = {
    VIPPS_CLIENT_ID: 'id',
    VIPPS_CLIENT_SECRET: 'secret',
    VIPPS_SUBSCRIPTION_KEY: 'key',
    VIPPS_MERCHANT_SERIAL_NUMBER: '123456',
  };
  const { organisation } = loadServerConfig({ ...unit, MAGAZINE_PAPER_ORE: '39000' });
  assert.equal(organisation.magazine.yearlyPricesOre.paper, 39_000);
});

test('what counts visits is fetched safely, by its id, and is nothing unless it is set', () => {
  assert.deepEqual(loadConfig({}).measuringScripts, []);
  assert.deepEqual(loadConfig({ TAG_MANAGER_ID: 'GTM-ABC123' }).measuringScripts, [
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  ]);
  const container = {
    TRACKING_CONTAINER_ID: 'c-1',
    TRACKING_CONTAINER_SCRIPT: 'https://maling.example/{id}.js',
  };
  assert.deepEqual(loadConfig(container).measuringScripts, ['https://maling.example/c-1.js']);
  assert.match(sentenceOf({ TRACKING_CONTAINER_ID: 'c-1' }), /TRACKING_CONTAINER_SCRIPT/);
  assert.match(sentenceOf({ TAG_MANAGER_ID: '<x>' }), /TAG_MANAGER_ID/);
  const open = { ...container, TRACKING_CONTAINER_SCRIPT: 'http://maling.example/{id}.js' };
  assert.match(sentenceOf(open), /https/);
});

test('a public address uses only encrypted connections, in and out', () => {
  const open = {
    PUBLIC_ORIGIN: 'https://minside.example',
    IDENTITY_EMBEDDED: 'true',
    FODSELSNUMMER_SERIES: 'real',
    IDENTITY_STRONG_SIGN_IN: 'none',
    ...secured,
  };
  assert.equal(sentenceOf(open), '');
  const outside = {
    IDENTITY_DISCOVERY_URL: 'http://id.example/x',
    IDENTITY_AUTHORITY: 'https://id.example',
    IDENTITY_CLIENT_ID: 'c',
    IDENTITY_AUDIENCE: 'a',
    IDENTITY_SCOPE: 's',
  };
  const graph = {
    GRAPH_TOKEN_URL: 'http://login.example/token',
    GRAPH_CLIENT_ID: 'c',
    GRAPH_CLIENT_SECRET: 's',
  };
  const wrongs: Record<string, Record<string, string>> = {
    PUBLIC_ORIGIN: { PUBLIC_ORIGIN: 'http://minside.example' },
    SMS_URL: { SMS_URL: 'http://sms.example/send' },
    IDENTITY_DISCOVERY_URL: outside,
    GRAPH_TOKEN_URL: graph,
    GRAPH_URL: {
      ...graph,
      GRAPH_TOKEN_URL: 'https://login.example/token',
      GRAPH_URL: 'http://graph.example',
    },
    GIRO_BANK_URL: { GIRO_BANK_URL: 'http://bank.example' },
  };
  for (const [name, wrong] of Object.entries(wrongs))
    assert.match(sentenceOf({ ...open, ...wrong }), new RegExp(`${name} begynne med https`), name);
  assert.match(sentenceOf({ ...open, SMS_URL: '' }), /SMS_URL begynne med https/);
  for (const PROXIES of ['', '0']) assert.match(sentenceOf({ ...open, PROXIES }), /PROXIES/);
  assert.match(sentenceOf({ ...open, SMTP_URL: 'smtp://mail.example?requireTLS=false' }), /SMTP_URL/);
  assert.equal(sentenceOf({ ...open, SMTP_URL: 'smtp://localhost:1025?requireTLS=false' }), '');
  // On this machine the port is closed.
  assert.equal(
    sentenceOf({ DATABASE_URL: 'postgres://u:p@db.example/portal', SMS_URL: 'http://x.example' }),
    '',
  );
});

test('a public address has an encrypted connection to its database', () => {
  const sentence = (DATABASE_URL: string) =>
    sentenceOf({
      PUBLIC_ORIGIN: 'https://minside.example',
      IDENTITY_EMBEDDED: 'true',
      FODSELSNUMMER_SERIES: 'real',
      IDENTITY_STRONG_SIGN_IN: 'none',
      ...secured,
      DATABASE_URL,
    });
  for (const url of [
    'postgres://u:p@db.example/portal',
    'postgresql://u:p@db.example:5432/portal?application_name=x',
    'postgres://u:p@db.example/portal?sslmode=disable',
    'postgres://u:p@db.example/portal?sslmode=prefer',
    'postgres://u:p@db.example/portal?sslmode=no-verify',
    'postgres://u:p@db.example/portal?uselibpqcompat=true&sslmode=require',
    'postgres://localhost:p@db.example/portal',
    'postgres://u:p@localhost.example/portal',
    'postgres://u:p@localhost/portal?host=db.example',
  ])
    assert.match(sentence(url), /sslmode=verify-full i DATABASE_URL/, url);
  for (const url of [
    'postgres://u:p@db.example/portal?sslmode=verify-full',
    'postgres://u:p@db.example/portal?sslmode=require',
    'postgres://u:p@127.0.0.1:5432/portal',
    'postgres://u:p@[::1]/portal',
    'postgres://u:p@/portal?host=/var/run/postgresql',
    'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/portal',
  ])
    assert.equal(sentence(url), '', url);
});

test('all that is wrong is named at once, each with what is valid, and no value is repeated', () => {
  const sentence = sentenceOf({
    PORT: 'åtti',
    PROXIES: '-1',
    LOG_LEVEL: 'loud',
    SECRET: 'kort-hemmelighet',
    SMTP_URL: 'mail.example',
    SMS_URL: 'garbage',
    DATABASE_URL: 'mysql://u:sommer@db/x',
    MAIL_REPORT_TOKEN: 'kort',
    GRAPH_CLIENT_ID: 'c',
    ORGANISATION_PROFILE: 'finnes-ikke.json',
  });
  const wanted = [
    /^10 innstillinger må rettes:$/,
    /PORT må være et helt tall fra 1 til 65535\.$/,
    /DATABASE_URL må være en adresse som postgres:/,
    /SMTP_URL må være en adresse som smtp:/,
    /SMS_URL må være en nettadresse/,
    /MAIL_REPORT_TOKEN må være på minst 20 tegn/,
    /SECRET må være 32 byte i base64url/,
    /PROXIES må være et helt tall fra 0 til 5/,
    /LOG_LEVEL må være en av: debug, info/,
    /Med GRAPH_CLIENT_ID må også GRAPH_TOKEN_URL, GRAPH_CLIENT_SECRET være satt/,
    /finnes-ikke\.json kan ikke leses/,
  ];
  const lines = sentence.split('\n');
  assert.equal(lines.length, wanted.length, sentence);
  for (const [at, line] of lines.entries()) assert.match(line, wanted[at]!);
  assert.doesNotMatch(sentence, /åtti|sommer|kort/);
});

test('what follows from a setting that is wrong is not reported too', () => {
  assert.equal(
    sentenceOf({ PUBLIC_ORIGIN: 'https://minside.example/portal', HOST: '0.0.0.0' }).split('\n').length,
    1,
  );
  const PUBLIC_ORIGIN = 'https://minside.example';
  const sentence = sentenceOf({ PUBLIC_ORIGIN, ...secured, IDENTITY_DISCOVERY_URL: 'id.example' });
  assert.doesNotMatch(sentence, /ingen innloggingstjeneste/);
  assert.match(sentence, /IDENTITY_DISCOVERY_URL må være en nettadresse/);
  assert.match(sentence, /FODSELSNUMMER_SERIES=real/);
});

test('the public address has no path, and a public portal has a mail server and, on PostgreSQL, a secret', () => {
  const open = {
    PUBLIC_ORIGIN: 'https://minside.example',
    IDENTITY_EMBEDDED: 'true',
    FODSELSNUMMER_SERIES: 'real',
    IDENTITY_STRONG_SIGN_IN: 'none',
    ...secured,
  };
  for (const rest of ['/portal', '/?x', '/#x'])
    assert.match(sentenceOf({ ...open, PUBLIC_ORIGIN: `https://minside.example${rest}` }), /uten sti/, rest);
  assert.equal(loadConfig({ ...open, PUBLIC_ORIGIN: 'https://minside.example/' }).origin, open.PUBLIC_ORIGIN);
  assert.match(sentenceOf({ ...open, SMTP_URL: '' }), /SMTP_URL til e-posttjeneren/);
  const DATABASE_URL = 'postgres://u:p@127.0.0.1/portal';
  assert.equal(sentenceOf({ ...open, SECRET: '' }), '');
  assert.match(sentenceOf({ ...open, DATABASE_URL, SECRET: '' }), /Sett SECRET/);
  assert.equal(sentenceOf({ ...open, DATABASE_URL, SECRET: `${secured.SECRET}, ${secured.SECRET}` }), '');
});

test('the server itself needs an origin beside a database of its own, and folders that it can write in', () => {
  const serverSentence = (environment: Record<string, string>) => {
    try {
      loadServerConfig(environment);
    } catch (error) {
      if (error instanceof ConfigProblem) return error.sentence;
      throw error;
    }
    return '';
  };
  const DATABASE_URL = 'postgres://u:p@127.0.0.1/portal';
  assert.match(serverSentence({ DATABASE_URL }), /PUBLIC_ORIGIN være satt.*http:\/\/localhost:3000/);
  assert.equal(serverSentence({ DATABASE_URL, PUBLIC_ORIGIN: 'http://localhost:3000' }), '');
  const file = import.meta.filename;
  const sentence = serverSentence({ GIRO_DIR: '/finnes-ikke', BANK_DIR: file, DATA_DIR: `${file}/data` });
  for (const name of ['GIRO_DIR', 'BANK_DIR', 'DATA_DIR'])
    assert.match(sentence, new RegExp(`^- ${name} må være en mappe`, 'm'));
  const here = import.meta.dirname;
  assert.equal(serverSentence({ GIRO_DIR: here, BANK_DIR: here, DATA_DIR: `${here}/not-yet/data` }), '');
});

test('names that look like settings are reported, with what was probably meant; others are not', () => {
  assert.deepEqual(unknownSettings({ REQUEST_PER_MINUTE: '10', VIPPS_KEY: 'x', DATABASE_URI: 'x' }), [
    'Innstillingen REQUEST_PER_MINUTE finnes ikke og har ingen virkning. Mente du REQUESTS_PER_MINUTE?',
    'Innstillingen VIPPS_KEY finnes ikke og har ingen virkning.',
    'Innstillingen DATABASE_URI finnes ikke og har ingen virkning. Mente du DATABASE_URL?',
  ]);
  const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'POSTGRES_PASSWORD', 'DATABASE_OWNER_URL'];
  const ours = ['PORT', 'DATABASE_URL', 'VIPPS_SIMULATOR_PORT', 'DATABASE_PASSWORD', 'TEST_DATABASE_URL'];
  const kubernetes = ['DATABASE_SERVICE_HOST', 'DATABASE_PORT_5432_TCP_ADDR', 'PORTAL_PORT'];
  const names = [...others, ...ours, ...kubernetes].map((name) => [name, 'x']);
  assert.deepEqual(unknownSettings({ ...Object.fromEntries(names), SMTP_HOST: '' }), []);
});

test('the key that signs mail needs its selector, and is not repeated where it is no key', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const DKIM_KEY = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  assert.deepEqual(loadConfig({ DKIM_KEY, DKIM_SELECTOR: 'p1' }).dkim, {
    selector: 'p1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  assert.equal(loadConfig({}).dkim, null);
  assert.match(sentenceOf({ DKIM_KEY }), /Med DKIM_KEY må også DKIM_SELECTOR være satt/);
  const refused = sentenceOf({ DKIM_KEY: 'bm9lIGFubmV0', DKIM_SELECTOR: 'p1' });
  assert.match(refused, /DKIM_KEY må være en privat RSA-nøkkel/);
  assert.doesNotMatch(refused, /bm9l/);
});
