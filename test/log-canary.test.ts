/** What must never be known from a log is sent through every route, right and wrong, and looked for afterwards. */
// databases: embedded
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import { createLog, masked } from '#server/platform/log.ts';
import { accessPolicy, callers, type Policy } from './support/access-policy.ts';
import { demoCanaries } from './support/canaries.ts';
import { type KeptJob, leaksOfJob } from './support/portal-leaks.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

// A synthetic number of the Tenor series, and the ways people write it.
const canaries = ['17912099997', '179120 99997', 'kanari@person.example', 'kanari%40person.example'];
/** What is in an address and opens something by itself. */
const code = 'kode-som-ingen-skal-se-i-loggen-0123456789';

const unknownId = '01890000-0000-7000-8000-000000000000';

describe('the log', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('no number, e-mail or token of a request reaches it, whatever the request', async () => {
    const tokens = await Promise.all(callers.filter((caller) => caller !== null).map(portal.tokenOf));
    for (const canary of canaries) {
      for (const [key, policy] of Object.entries(accessPolicy) as [EndpointKey, Policy][]) {
        for (const caller of ['kari', 'mona', null] as const) {
          const body = policy.body && {
            message: canary,
            subject: canary,
            topic: 'other',
            values: { canary },
          };
          await portal.call(caller, key, {
            params: { id: canary, form: canary },
            body,
            query: { q: canary },
          });
          await portal.call(caller, key, {
            params: { id: canary, form: 'new-enquiry' },
            body: canary,
            token: canary,
          });
        }
      }
    }
    const log = portal.lines.join('');
    assert.ok(log.length > 1000);
    for (const secret of [...canaries, ...tokens]) assert.ok(!log.includes(secret), secret);
    for (const line of portal.lines) assert.doesNotThrow(() => JSON.parse(line));
  });

  test('no address is in it: those with a code in them open something', async () => {
    const begun = portal.lines.length;
    for (const key of Object.keys(accessPolicy) as EndpointKey[])
      await portal.call(null, key, { params: { code, id: code, form: code, kind: code, postalCode: code } });
    for (const url of [`/avmelding/${code}`, `/finnes-ikke/${code}`, `/api/finnes-ikke/${code}?x=${code}`])
      await portal.app.inject({ url });
    const log = portal.lines.slice(begun).join('');
    assert.ok(log.includes('"route":"/api/calendar-feeds/:code"'));
    assert.ok(!log.includes(code.slice(0, 12)));
  });

  test('no job that any of it has caused carries more than ids', async () => {
    for (const [key, policy] of Object.entries(accessPolicy) as [EndpointKey, Policy][]) {
      if (key.startsWith('GET ')) continue;
      for (const caller of ['kari', 'liv', 'mona'] as const)
        await portal.call(caller, key, { params: { id: unknownId }, body: policy.body });
    }
    const { rows } = await sql<KeptJob>`select distinct name, data, output from pgboss.job`.execute(
      portal.db,
    );
    assert.ok(rows.length > 10);
    const canaries = demoCanaries();
    assert.deepEqual(
      rows.flatMap((job) => leaksOfJob(job, canaries)),
      [],
    );
  });

  test('an error that carries them is masked too, on one line', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const error = new Error(`no row for 17912099997 and kari@medlem.example\n{"level":50}`);
    log.error({ err: error, nested: { deep: ['Bearer abc.def.ghi'] } }, 'failed for 179120 99997');
    assert.equal(lines.length, 1);
    assert.equal(lines[0]!.trimEnd().split('\n').length, 1);
    assert.doesNotMatch(lines[0]!, /17912099997|99997|kari@medlem|abc\.def/);
  });

  test('what is not secret is left as it is', () => {
    const line =
      '{"reqId":"01234567-0123-4123-8123-012345678901","status":200,"ms":1234567890123,"responseTime":9.17912099997,' +
      '"time":"2026-11-23T00:48:27.123Z","bytes":41234567,"durations":{"all":123456.12345,"one":41234567.8},' +
      '"id":"41234567-0123-4123-8123-941234567890","own":"e8c3a24e-aeaf-4225-b598-f29731509878","at":"app.ts:41:23 2026-11-23 10:41:23"}';
    assert.equal(masked(line), line);
    // As a proxy makes it, with eleven digits in a row; only the id is left.
    const given = '{"reqId":"ab17912099997cdef0123456789abcde","msg":"done"}';
    assert.equal(masked(given), given);
    assert.equal(
      masked('{"reqId":"17912099997","msg":"ab17912099997cdef0123456789abcde"}'),
      '{"reqId":"[number]","msg":"ab[number]cdef0123456789abcde"}',
    );
  });

  for (const said of [
    '010180.12345',
    '01.01.80 12345',
    '01 01 80 123 45',
    '010180 12345',
    '010180-12345',
    '01018012345',
  ])
    test(`${said} is masked as a number`, () => {
      assert.equal(masked(`{"msg":"for ${said}, sagt"}`), '{"msg":"for [number], sagt"}');
    });
  for (const said of [
    '+4768050012',
    '+47 68 05 00 12',
    '004768050012',
    '68050012',
    '68 05 00 12',
    '412 34 567',
    '+46701234567',
  ])
    test(`${said} is masked as a phone number`, () => {
      assert.equal(masked(`{"msg":"til ${said}."}`), '{"msg":"til [phone]."}');
      assert.equal(masked(`{"to":"${said}"}`), '{"to":"[phone]"}');
    });

  test('a masked line is JSON still', () => {
    const line = '{"number":17912099997,"said":"\\"x\\":1.17912099997 and 17912099997"}';
    const { number, said } = JSON.parse(masked(line));
    assert.deepEqual([number, said], ['[number]', '"x":1.[number] and [number]']);
  });
});
