/** Version 1 of the API for other systems: what is kept is what is served, and no change breaks those who use it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { registerApiPath } from '#contract/register-api-endpoints.ts';
import { type ApiDocument, breakingChanges } from './support/api-changes.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

const file = 'contract/register-api-v1.json';
const description = [
  'For systems that follow the member register. Sign in with client credentials: POST the form grant_type=client_credentials, client_id and client_secret to /api/register/v1/token, and send the access token as Bearer. It is valid for 15 minutes.',
  'Begin with /members, a page at a time, and keep the position of the first page. Then follow /changes from there, or take webhooks: POST with the body {"type":"register.changes","timestamp":…,"data":{"changes":[…]}}, signed as Standard Webhooks says (webhook-id, webhook-timestamp, webhook-signature with v1 and HMAC-SHA256). Answer 2xx when the message is kept; the same webhook-id may come twice.',
  'Apply a change only where its position is higher than the last one you applied for that subject. Where both member and child are null, delete your copy and confirm it with /erasures/{subject}/acknowledgement.',
  'What you get is decided by the purpose you are registered with. Members with a shielded address are never included.',
].join('\n');

type Methods = Record<string, { responses: Record<string, unknown> }>;
/** Problems are the same for every endpoint of the portal, and their codes grow with it. */
const withoutProblems = (methods: Methods) =>
  Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => [
      method,
      { ...operation, responses: { '200': operation.responses['200'] } },
    ]),
  );

/** Only what is below the path of the version, in an order that does not depend on that of the code. */
function documentOf(whole: { paths: Record<string, object> }) {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .filter(([path]) => path.startsWith(`${registerApiPath}/`))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([path, methods]) => [path, withoutProblems(methods as Methods)]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Member register API', version: '1', description },
    components: {
      securitySchemes: {
        client: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${registerApiPath}/token`, scopes: {} } },
        },
      },
    },
    security: [{ client: [] }],
    paths,
  };
}

describe('version 1 of the API for other systems', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  const served = async () => documentOf((await portal.app.inject('/api/openapi.json')).json());

  test('nothing that a system relies on is changed or gone', async () => {
    const now = (await served()) as unknown as ApiDocument;
    assert.deepEqual(breakingChanges(read(), now), []);
  });

  test('the kept document is what is served; UPDATE_API_DOCUMENT=1 writes what has been added', async () => {
    const now = await served();
    if (process.env.UPDATE_API_DOCUMENT) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    assert.deepEqual(read(), now);
  });

  test('planted: what breaks is found, and what is added is not', () => {
    const planted = (change: (paths: ApiDocument['paths']) => void) => {
      const copy = structuredClone(read());
      change(copy.paths);
      return breakingChanges(read(), copy);
    };
    const [members, member] = [`${registerApiPath}/members`, `${registerApiPath}/members/{number}`];
    const answerOf = (paths: ApiDocument['paths'], path: string) =>
      paths[path]!.get!.responses['200']!.content!['application/json']!.schema;
    const bodyOf = (paths: ApiDocument['paths']) =>
      paths[member]!.put!.requestBody!.content['application/json']!.schema;
    assert.deepEqual(
      planted(() => {}),
      [],
    );
    assert.equal(planted((paths) => delete paths[members]).length, 1);
    assert.equal(planted((paths) => delete answerOf(paths, member).properties!.email).length, 1);
    const otherType = (paths: ApiDocument['paths']) => {
      answerOf(paths, member).properties!.version!.type = 'string';
    };
    assert.equal(planted(otherType).length, 1);
    assert.equal(planted((paths) => void bodyOf(paths).required!.push('phone')).length, 1);
    const addField = (paths: ApiDocument['paths']) => {
      answerOf(paths, member).properties!.new = { type: 'string' };
    };
    assert.deepEqual(planted(addField), []);
  });

  test('the page says the same, without a script', async () => {
    const page = await portal.app.inject('/openapi/register-v1');
    assert.equal(page.statusCode, 200);
    assert.match(
      String(page.headers['content-security-policy']),
      /^default-src 'none'; script-src 'none'; style-src 'self' 'sha256-/,
    );
    assert.ok(!page.body.includes('<script'));
    for (const path of Object.keys(read().paths))
      assert.ok(page.body.includes(path.replace(/[{}]/g, '$&')), path);
    assert.match(page.body, /may be left out/);
    assert.deepEqual((await portal.app.inject('/openapi/register-v1/openapi.json')).json(), read());
  });
});
