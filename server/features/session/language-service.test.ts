import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Language } from '#contract/values/portal-languages.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { languageAtSignIn } from './language-service.ts';

describe('the language of a person', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const signIn = (who: 'kari' | 'familie', chosen: [Language, string] | null) => {
    const account = { issuer: portal.issuer.issuer, subject: demoAccounts[who].id };
    const chosenHere = chosen && { language: chosen[0], chosenAt: new Date(chosen[1]) };
    return languageAtSignIn(portal.db, account, chosenHere);
  };
  const ofKari = async () =>
    await portal.db
      .selectFrom('person')
      .select(['language', 'language_chosen_at as chosenAt', 'version'])
      .where('id', '=', demoPersons.kari.id)
      .executeTakeFirstOrThrow();

  test('the choice that was made last counts: in this browser, on another device, or among the details', async () => {
    assert.equal((await signIn('kari', null))?.language, (await ofKari()).language, 'that of the register');
    await signIn('kari', ['nn', '2026-01-05T10:00:00Z']);
    assert.deepEqual(
      [(await ofKari()).language, (await ofKari()).chosenAt],
      ['nn', new Date('2026-01-05T10:00:00Z')],
    );
    assert.equal((await signIn('kari', ['en', '2026-01-04T10:00:00Z']))?.language, 'nn', 'chosen before');
    assert.equal((await signIn('kari', null))?.language, 'nn', 'a device where nothing was chosen');
    await signIn('kari', ['en', '2026-01-06T10:00:00.400Z']);
    assert.equal((await signIn('kari', ['nn', '2026-01-06T10:00:00Z']))?.language, 'nn', 'the same second');

    const answer = await portal.call('kari', 'PUT /api/profile/language', { body: { language: 'en' } });
    assert.deepEqual(answer.body, { language: 'en' });
    const kept = await ofKari();
    assert.equal(kept.language, 'en');
    await portal.call('kari', 'PUT /api/profile/language', { body: { language: 'en' } });
    assert.deepEqual(await ofKari(), kept, 'nothing is written where it is the same');
  });

  test('of an account that a family shares, none is kept or shown', async () => {
    assert.equal(await signIn('familie', ['nn', '2026-01-05T10:00:00Z']), null);
  });

  test('a new account begins in the language of its first page', async () => {
    const token = await portal.issuer.tokenFor({ subject: 'ny-paa-engelsk', name: 'hefinn Ny' });
    await portal.call(null, 'GET /api/me', { token, language: 'en' });
    const account = { issuer: portal.issuer.issuer, subject: 'ny-paa-engelsk' };
    assert.equal((await languageAtSignIn(portal.db, account, null))?.language, 'en');
  });
});
