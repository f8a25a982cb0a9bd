/** What is published is written to a file, and a server that is started with it answers with the new name. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { loadConfig } from '#server/config/config.ts';
import { publishedProfileFile } from '#server/config/config-profile.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { writePublishedProfile } from '../../dev/published-profile.ts';
import demo from '../../organisation-profile.json' with { type: 'json' };
import { unpackMigrated } from '../../test/support/migrated-snapshot.ts';
import { openTestPortal } from '../../test/support/test-portal.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm run profile', () => {
  let folder: string;
  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
    await unpackMigrated(folder);
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  function run(...args: string[]): Promise<string> {
    const { PATH, TMPDIR } = process.env;
    const env = { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), DATA_DIR: folder };
    return new Promise((resolve) => {
      const program = ['server/commands/export-profile.ts', ...args];
      execFile(process.execPath, program, { cwd: root, env }, (_error, stdout, stderr) =>
        resolve(`${stdout}${stderr}`),
      );
    });
  }

  test('with nothing published, the file of the sources counts', async () => {
    assert.match(await run(), /Ingen versjon av profilen er publisert/);
    assert.equal(await writePublishedProfile(loadConfig({ DATA_DIR: folder })), null);
    assert.equal(fs.existsSync(publishedProfileFile(folder)), false);
  });

  test('what is published is written, and a portal that starts with it has the new name', async () => {
    const dataDir = { dataDir: folder, databaseUrl: null, prepare: true };
    const { db, close } = await openDatabase({ ...dataDir, log: { info() {}, warn() {} } });
    const profile = { ...demo, name: 'Prøvelaget', magazine: { ...demo.magazine, name: 'Prøvebladet' } };
    await sql`insert into organisation_profile_version
      (id, number, profile, note, drafted_by, drafted_by_name, drafted_at, published_at)
      values (${randomUUID()}, 1, ${JSON.stringify(profile)}::jsonb, 'Nytt navn', ${randomUUID()}, 'Eva Dahl',
        now(), now())`.execute(db);
    await close();
    const copy = path.join(folder, 'kopi.json');
    assert.match(await run(copy), /Versjon 1 er skrevet til .*kopi\.json/);

    const file = await writePublishedProfile(loadConfig({ DATA_DIR: folder }));
    assert.equal(file, publishedProfileFile(folder));
    assert.equal(fs.readFileSync(file!, 'utf8'), fs.readFileSync(copy, 'utf8'));
    const config = loadConfig({ DATA_DIR: folder, ORGANISATION_PROFILE: file! });
    assert.deepEqual([config.organisation.name, config.hasOwnProfileFile], ['Prøvelaget', false]);
    const portal = await openTestPortal({ organisation: config.organisation });
    const offer = await portal.call(null, 'GET /api/magazine/offer');
    assert.match(JSON.stringify(offer.body), /"name":"Prøvebladet"/);
    await portal.close();
  });

  test('a file that the settings name is the source, and nothing is written over it', async () => {
    const own = path.join(folder, 'kopi.json');
    const config = loadConfig({ DATA_DIR: folder, ORGANISATION_PROFILE: own });
    assert.equal(config.hasOwnProfileFile, true);
    assert.equal(await writePublishedProfile(config), null);
  });
});
