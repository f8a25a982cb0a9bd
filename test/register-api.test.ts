/** Version 1 of the API for other systems: what is kept is what is served, and no change breaks those who use it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { registerApiPath } from '#contract/register-api-endpoints.ts';
import { feedPurposes, fieldsOfPurpose } from '#contract/register-feed.ts';
import { allScopes, readScope, writeScope } from '#server/features/feeding/client-service.ts';
import { drawRegisterApi } from '../dev/draw-register-api.ts';
import { type ApiDocument, breakingChanges, type Schema } from './support/api-changes.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

const file = 'contract/register-api-v1.json';
const pageFile = 'contract/register-api-v1.html';
const address = '/openapi/register-v1';
const description = [
  'For systems that follow the member register. Sign in with client credentials: POST the form grant_type=client_credentials, client_id and client_secret to /api/register/v1/token, and send the access token as Bearer. It is valid for 15 minutes.',
  'Begin with /members, a page at a time, and keep the position of the first page. Then follow /changes from there, or take webhooks: POST with the body {"type":"register.changes","timestamp":…,"data":{"changes":[…]}}, signed as Standard Webhooks says (webhook-id, webhook-timestamp, webhook-signature with v1 and HMAC-SHA256). Answer 2xx when the message is kept; the same webhook-id may come twice.',
  'Apply a change only where its position is higher than the last one you applied for that subject. Where both member and child are null, delete your copy and confirm it with /erasures/{subject}/acknowledgement.',
  'What you get is decided by the purpose you are registered with. Members with a shielded address are never included.',
].join('\n\n');

type Methods = Record<string, { responses: Record<string, object> }>;
/** Problems are the same for every endpoint of the portal, and their codes grow with it. */
const withoutProblems = (methods: Methods) =>
  Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => [
      method,
      { ...operation, responses: { '200': { ...operation.responses['200']!, description: 'The answer' } } },
    ]),
  );

/** What is sent to a system: changes as `/changes` has them, with the headers of Standard Webhooks. */
function webhookOf(changes: Schema) {
  const header = (name: string, says: string) => ({
    name,
    in: 'header',
    required: true,
    description: says,
    schema: { type: 'string' },
  });
  const schema = {
    type: 'object',
    properties: {
      type: { type: 'string', const: 'register.changes' },
      timestamp: { type: 'string', format: 'date-time' },
      data: { type: 'object', properties: { changes }, required: ['changes'] },
    },
    required: ['type', 'timestamp', 'data'],
  };
  return {
    post: {
      summary: 'Changes in order, for systems that have given an address',
      security: [],
      parameters: [
        header('webhook-id', 'The same for each try of a message'),
        header('webhook-timestamp', 'Seconds since 1970'),
        header(
          'webhook-signature',
          'v1, a comma and the HMAC-SHA256 in base64; two with a space between after a new secret',
        ),
      ],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'The message is kept' },
        '410': { description: 'No more, please: the system is paused' },
      },
    },
  };
}

/** Only what is below the path of the version, in an order that does not depend on that of the code. */
function documentOf(whole: { paths: Record<string, object> }) {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .filter(([path]) => path.startsWith(`${registerApiPath}/`))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([path, methods]) => [path, withoutProblems(methods as Methods)]),
  );
  const answer = paths[`${registerApiPath}/changes`]!.get!.responses['200'] as unknown as {
    content: { 'application/json': { schema: Schema } };
  };
  const changes = answer.content['application/json'].schema.properties!.changes!;
  const scopes: Record<string, string> = {
    ...Object.fromEntries(
      feedPurposes.map((purpose) => [readScope(purpose), `Reads ${fieldsOfPurpose[purpose].join(', ')}`]),
    ),
    [writeScope]: 'Writes names and addresses, as their master',
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Member register API', version: '1', description },
    components: {
      securitySchemes: {
        client: {
          type: 'oauth2',
          description: [
            'A system has the scope of its purpose, and one more where it is the master of names and addresses:',
            Object.entries(scopes)
              .map(([scope, says]) => `- \`${scope}\`: ${says}`)
              .join('\n'),
          ].join('\n\n'),
          flows: { clientCredentials: { tokenUrl: `${registerApiPath}/token`, scopes } },
        },
      },
    },
    security: [{ client: [] }],
    paths,
    webhooks: { 'register.changes': webhookOf(changes) },
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

  test('the kept page is what the library makes of it; UPDATE_API_DOCUMENT=1 writes it', async () => {
    const drawn = await drawRegisterApi(await served(), `${address}/openapi.json`);
    if (process.env.UPDATE_API_DOCUMENT) writeFileSync(pageFile, drawn);
    assert.equal(readFileSync(pageFile, 'utf8'), drawn);
  });

  test('the page says the same, and runs and loads nothing', async () => {
    const page = await portal.app.inject(address);
    assert.equal(page.statusCode, 200);
    assert.match(
      String(page.headers['content-security-policy']),
      /^default-src 'none'; script-src 'none'; style-src 'self' 'sha256-/,
    );
    assert.doesNotMatch(page.body, /<(script|link|img|iframe|object)\b|\s(style|src|on\w+)=/);
    const { paths, webhooks, info, openapi } = read() as unknown as ReturnType<typeof documentOf>;
    assert.deepEqual(page.body.match(/<h1\b[^>]*>.*?<\/h1>/g), [`<h1>${info.title}</h1>`]);
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        assert.ok(page.body.includes(`${method.toUpperCase()} ${path}</a>`), `${method} ${path}`);
    for (const name of fieldsOf([paths, webhooks]))
      assert.ok(page.body.includes(`<code>${name}</code>`), name);
    for (const paragraph of info.description.split('\n\n'))
      assert.ok(page.body.includes(`<p>${paragraph.slice(0, 40)}`), paragraph);
    for (const scope of allScopes) assert.ok(page.body.includes(`<code>${scope}</code>`), scope);
    assert.ok(page.body.includes(`<a href="${address}/openapi.json">OpenAPI ${openapi}</a>`));
    const places = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, place]) => place);
    assert.ok(places.length > 5);
    for (const place of places) assert.equal(page.body.split(`id="${place}"`).length, 2, place);
    assert.deepEqual((await portal.app.inject(`${address}/openapi.json`)).json(), read());
  });

  test('planted: a page that leaves an endpoint out is found', async () => {
    const names = fieldsOf(read().paths);
    for (const name of ['basedOn', 'registeredOn', 'hasMore', 'after']) assert.ok(names.has(name), name);
    const document = await served();
    delete document.paths[`${registerApiPath}/members/{number}`];
    const page = await drawRegisterApi(document, `${address}/openapi.json`);
    const missing = [...names].filter((name) => !page.includes(`<code>${name}</code>`));
    assert.ok(missing.includes('basedOn'));
    assert.ok(!page.includes('members/{number}'));
  });
});

/** The names of all fields and parameters, however deep. */
function fieldsOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const { properties, name, in: place } = value as { properties?: object; name?: unknown; in?: unknown };
  return new Set([
    ...Object.keys(properties ?? {}),
    ...(place ? [String(name)] : []),
    ...Object.values(value).flatMap((inner) => [...fieldsOf(inner)]),
  ]);
}
