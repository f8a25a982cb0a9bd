import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import demoProfile from '../../../organisation-profile.json' with { type: 'json' };
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { readPublished } from './organisation-profile-service.ts';

const demo = demoProfile as OrganisationProfile;
const today = norwegianDay(new Date());
const named = (name: string): OrganisationProfile => ({ ...demo, name });
// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const bodyOf = (answer: { body: unknown }) => answer.body as any;

function callsOf(portal: TestPortal) {
  const save = (by: DemoName, revision: number | null, profile: unknown, note = 'Nytt navn fra landsmøtet') =>
    portal.call(by, 'POST /api/administration/profile-drafts', { body: { revision, note, profile } });
  const act = (by: DemoName, what: 'discards' | 'publications', id: string, revision: number) =>
    portal.call(by, `POST /api/administration/profile-drafts/:id/${what}`, {
      params: { id },
      body: { revision },
    });
  const goBack = (by: DemoName, id: string) =>
    portal.call(by, 'POST /api/administration/profile-versions/:id/drafts', { params: { id } });
  const show = async (): Promise<ProfileVersions> =>
    bodyOf(await portal.call('vigdis', 'GET /api/administration/profile'));
  return { save, act, goBack, show };
}

describe('the profile as administrators write it', () => {
  let portal: TestPortal;
  let calls: ReturnType<typeof callsOf>;
  before(async () => {
    portal = await openTestPortal();
    calls = callsOf(portal);
  });
  after(() => portal.close());

  test('at first the file counts, and nothing is written', async () => {
    const { source, running, next, draft, base, versions } = await calls.show();
    assert.deepEqual([source, running.number, next, draft, versions], ['database', null, null, null, []]);
    assert.equal(base.name, demo.name);
    assert.equal(await readPublished(portal.db, demo, today), null);
  });

  test('what is wrong is said by field, and nothing is saved', async () => {
    const profile = { ...demo, organisationNumber: '123456789', sender: { ...demo.sender, email: 'ingen' } };
    const answer = await calls.save('vigdis', null, profile);
    assert.equal(answer.status, 422);
    assert.deepEqual(bodyOf(answer).errors, [
      { path: '/profile/sender/email', code: 'INVALID' },
      { path: '/profile/organisationNumber', code: 'INVALID' },
    ]);
    const without = await calls.save('vigdis', null, { ...demo, memberService: undefined });
    assert.deepEqual(bodyOf(without).errors, [{ path: '/profile/memberService', code: 'REQUIRED' }]);
    assert.equal((await calls.save('vigdis', null, named('Laget'), '')).status, 422);
    assert.equal((await calls.show()).draft, null);
  });

  test('a draft is saved by one and published by another, as it was when they read it', async () => {
    assert.equal((await calls.save('vigdis', null, named('Første lag'))).status, 200);
    // Another has not seen that there is a draft.
    assert.equal(bodyOf(await calls.save('ingrid', null, named('Andre lag'))).code, 'CHANGED_ELSEWHERE');
    assert.equal((await calls.save('vigdis', 1, named('Tredje lag'))).status, 200);
    const { draft } = await calls.show();
    assert.deepEqual([draft!.revision, draft!.draftedBy, draft!.isToPublish], [2, 'Vigdis Ness', false]);
    assert.equal(
      bodyOf(await calls.act('vigdis', 'publications', draft!.id, 2)).code,
      'SECOND_PERSON_NEEDED',
    );
    assert.equal(bodyOf(await calls.act('ingrid', 'publications', draft!.id, 1)).code, 'CHANGED_ELSEWHERE');
    const answer = await calls.act('ingrid', 'publications', draft!.id, 2);
    const { next, base, running, versions } = bodyOf(answer) as ProfileVersions;
    assert.deepEqual([next, base.name, running.profile.name], [1, 'Tredje lag', demo.name]);
    assert.deepEqual(
      versions.map((one) => [one.number, one.state, one.draftedBy, one.publishedBy, one.note]),
      [[1, 'next', 'Vigdis Ness', 'Ingrid Sæther', 'Nytt navn fra landsmøtet']],
    );
    assert.equal((await calls.act('ingrid', 'publications', draft!.id, 2)).status, 404);
  });

  test('who changes the draft of another has written it, and cannot publish it', async () => {
    await calls.save('vigdis', null, named('Fjerde lag'));
    await calls.save('ingrid', 1, named('Femte lag'));
    const { draft } = await calls.show();
    assert.equal(
      bodyOf(await calls.act('ingrid', 'publications', draft!.id, 2)).code,
      'SECOND_PERSON_NEEDED',
    );
    assert.equal((await calls.act('vigdis', 'publications', draft!.id, 2)).status, 200);
  });

  test('an earlier version becomes the draft, which is discarded or published as any other', async () => {
    const first = (await calls.show()).versions.find(({ number }) => number === 1)!;
    assert.equal((await calls.goBack('vigdis', first.id)).status, 200);
    assert.equal(bodyOf(await calls.goBack('vigdis', first.id)).code, 'CHANGED_ELSEWHERE');
    const { draft } = await calls.show();
    assert.deepEqual([draft!.profile.name, draft!.returnsTo, draft!.note], ['Tredje lag', 1, first.note]);
    assert.equal((await calls.goBack('vigdis', draft!.id)).status, 404);
    assert.equal(bodyOf(await calls.act('ingrid', 'discards', draft!.id, 9)).code, 'CHANGED_ELSEWHERE');
    assert.equal((await calls.act('ingrid', 'discards', draft!.id, 1)).status, 200);
    const { versions } = await calls.show();
    assert.equal(versions.find(({ id }) => id === draft!.id)!.state, 'discarded');
    assert.equal(versions.find(({ id }) => id === draft!.id)!.discardedBy, 'Ingrid Sæther');
    assert.equal((await calls.goBack('vigdis', draft!.id)).status, 404);
    await calls.goBack('vigdis', first.id);
    const copy = (await calls.show()).draft!;
    await calls.act('ingrid', 'publications', copy.id, 1);
    const published = await readPublished(portal.db, demo, today);
    assert.equal(published!.number, 3);
    assert.equal(JSON.parse(published!.text).name, 'Tredje lag');
  });

  test('a portal that is started with what is published says that it counts now', async () => {
    const { text } = (await readPublished(portal.db, demo, today))!;
    const restarted = await openTestPortal({ organisation: JSON.parse(text), besides: portal });
    const { running, next, versions } = await callsOf(restarted).show();
    // Two versions have the same content: the newest is the one that counts.
    assert.deepEqual([running.number, running.profile.name, next], [3, 'Tredje lag', null]);
    assert.equal(versions.find(({ number }) => number === 3)!.state, 'running');
    await restarted.close();
  });

  test('an old sign-in publishes nothing, and a role that has ended reads nothing', async () => {
    await calls.save('vigdis', null, named('Siste lag'));
    const { draft } = await calls.show();
    const old = openTestPortal({ clock: { now: () => new Date(Date.now() + 600_000) }, besides: portal });
    const later = await old;
    const token = await portal.tokenOf('ingrid');
    const answer = await later.call('ingrid', 'POST /api/administration/profile-drafts/:id/publications', {
      params: { id: draft!.id },
      body: { revision: 1 },
      token,
    });
    assert.equal(bodyOf(answer).code, 'SIGN_IN_AGAIN');
    await later.close();
    const end = (who: 'ingrid') =>
      portal.call('vigdis', 'POST /api/administration/role-endings', {
        body: { personId: demoPersons[who].id, role: 'administrator', reason: 'Har sluttet' },
      });
    assert.equal((await end('ingrid')).status, 200);
    assert.equal((await calls.act('ingrid', 'publications', draft!.id, 1)).status, 403);
    // There was a second one: alone, the first publishes nothing.
    assert.equal(
      bodyOf(await calls.act('vigdis', 'publications', draft!.id, 1)).code,
      'SECOND_PERSON_NEEDED',
    );
  });
});

describe('where the file is the source', () => {
  test('the profile is read, and nothing is written', async () => {
    const portal = await openTestPortal({ profileSource: 'file' });
    const { save, show } = callsOf(portal);
    assert.equal((await show()).source, 'file');
    assert.equal((await save('vigdis', null, named('Laget'))).status, 404);
    await portal.close();
  });
});

describe('the only administrator there has been', () => {
  test('publishes alone', async () => {
    const portal = await openTestPortal();
    await portal.db
      .updateTable('staff_member')
      .set({ is_administrator: false })
      .where('person_id', '=', demoPersons.ingrid.id)
      .execute();
    const { save, act, show } = callsOf(portal);
    await save('vigdis', null, named('Nytt lag'));
    const { draft } = await show();
    assert.equal(draft!.isToPublish, true);
    assert.equal((await act('vigdis', 'publications', draft!.id, 1)).status, 200);
    await portal.close();
  });
});
