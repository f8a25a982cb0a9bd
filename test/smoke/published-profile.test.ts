/** `npm start` on a data folder before and after a version of the profile is published: pages and answers have its words. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import demo from '../../organisation-profile.json' with { type: 'json' };
import { makeSmokeCopies, type SmokeCopies } from '../support/smoke-copy.ts';

const published = { ...demo, name: 'Prøvelaget', magazine: { ...demo.magazine, name: 'Prøvebladet' } };

describe('a portal that is started again', { concurrency: 1 }, () => {
  let copies: SmokeCopies;
  before(async () => {
    copies = await makeSmokeCopies();
  });
  after(() => copies.remove());

  const read = async (path: string) => (await fetch(`${copies.origin}${path}`)).text();
  /** @returns whether a page and an answer have the name, of the organisation and of its magazine */
  async function startAndRead({ name, magazine }: typeof demo) {
    let shown: boolean[] = [];
    const { code, said } = await copies.written.run('start', [], /Min side er klar/, async () => {
      const [page, answer] = [await read('/personvern'), await read('/api/magazine/offer')];
      shown = [page.includes(name), answer.includes(`"name":"${magazine.name}"`)];
    });
    assert.equal(code, 0, said);
    return { shown, said };
  }

  test('it has the words of the file until a version is published, and of that from the next start', async () => {
    assert.deepEqual((await startAndRead(demo)).shown, [true, true]);
    const { db, close } = await openDatabase({
      dataDir: copies.dataDir,
      databaseUrl: null,
      prepare: true,
      log: { info() {}, warn() {} },
    });
    await sql`insert into organisation_profile_version
      (id, number, profile, note, drafted_by, drafted_by_name, drafted_at, published_at)
      values (${randomUUID()}, 1, ${JSON.stringify(published)}::jsonb, 'Nytt navn', ${randomUUID()}, 'Eva Dahl',
        now(), now())`.execute(db);
    await close();
    const { shown, said } = await startAndRead(published);
    assert.match(said, /Tar i bruk versjon 1 av organisasjonens profil/);
    assert.deepEqual(shown, [true, true]);
    // The portal is not built a second time for the same version.
    const again = await startAndRead(published);
    assert.deepEqual(again.shown, [true, true]);
    assert.doesNotMatch(again.said, /Bygger nettsidene/);
  });
});
