/** Development stays out of production: none of its addresses is served, and nothing of it is in the built pages. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { demoSalesUnit } from '../dev/vipps-simulator/vipps-simulator.ts';
import { openTestPortal } from './support/test-portal.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/** What belongs to development: people and secrets of the demo, its switches, sources and tools. */
const signs = [
  ...Object.values(demoAccounts).flatMap(({ id, email, phone }) => [id, email, phone]),
  ...[demoSalesUnit.clientSecret, demoSalesUnit.subscriptionKey, demoSalesUnit.clientId],
  ...['/_sim/', 'messages.json', 'CLOCK_OFFSET_FILE', '127.0.0.1', 'node_modules/', 'sourceMappingURL'],
];
/** Addresses of the inbox, the simulators, the description of the API, and what such parts are called elsewhere. */
const developmentPaths = [
  ...['/_sim/api', '/_sim/clock', '/_sim/webhooks', '/messages.json', '/pause', '/resume', '/clock', '/sms'],
  ...['/api/openapi.json', '/docs', '/documentation', '/documentation/json', '/swagger', '/api-docs'],
  ...['/seed', '/api/seed', '/reset', '/api/login-as', '/login-as', '/test-users', '/debug', '/metrics'],
];
const signsIn = (text: string): string[] => signs.filter((sign) => text.includes(sign));

describe('parts of development', () => {
  test('are in no file that the browser is given', {
    skip: existsSync(path.join(dist, 'pages.json')) ? false : 'the pages are not built',
  }, () => {
    const files = globSync('**/*.{js,css,html,json,svg}', { cwd: dist });
    assert.ok(files.length > 50);
    assert.deepEqual(
      files.flatMap((file) =>
        signsIn(readFileSync(path.join(dist, file), 'utf8')).map((sign) => [file, sign]),
      ),
      [],
    );
  });

  test('planted: a demo address, a demo secret and a path of the sources in a file are found', () => {
    const { email } = demoAccounts.kari;
    const planted = `fetch("/x?as=${email}&key=${demoSalesUnit.subscriptionKey}");//# sourceMappingURL=x.map`;
    assert.equal(signsIn(planted).length, 3);
  });

  test('are served at no address; planted: where the API is described, that is found', async () => {
    const served = async (showsApiDocument: boolean) => {
      const portal = await openTestPortal({ showsApiDocument });
      const found: string[] = [];
      for (const url of developmentPaths)
        for (const method of ['GET', 'POST'] as const) {
          const { statusCode } = await portal.app.inject({ method, url });
          if (![404, 405].includes(statusCode)) found.push(`${method} ${url}`);
        }
      await portal.close();
      return found;
    };
    assert.deepEqual(await served(false), []);
    assert.deepEqual(await served(true), ['GET /api/openapi.json']);
  });
});
