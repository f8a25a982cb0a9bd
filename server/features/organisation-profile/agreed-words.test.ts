/** Words that people agree to: a second person, a day of their own, who is to be asked again, and evidence that keeps the older words. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import demoProfile from '../../../organisation-profile.json' with { type: 'json' };
import { inDays } from '../../../test/support/days.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { typedDeskJoining } from '../../../test/support/typed-forms.ts';
import { bindingWords } from '../binding-words/binding-words-feature.ts';
import { findWords, versionOfWords } from '../binding-words/binding-words-service.ts';
import { lockAgreement } from '../giving/ledger/gift-agreement-repository.ts';
import { readPublished } from './organisation-profile-service.ts';

const demo = demoProfile as OrganisationProfile;
const today = inDays(0);
const newPurpose = { about: 'for alle som tviler', summary: 'å tvile sammen' };
const named = (name: string, base = demo): OrganisationProfile => ({ ...base, name });
const withTerms = (version: string, paragraphs: string[], base = demo): OrganisationProfile => ({
  ...base,
  giving: { ...base.giving, terms: { version, paragraphs } },
});
// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const bodyOf = (answer: { body: unknown }) => answer.body as any;
/** What a server does at its start. @returns its warnings */
async function startWith({ db }: TestPortal, organisation: OrganisationProfile): Promise<unknown[]> {
  const warnings: unknown[] = [];
  const log = { warn: (about: unknown) => warnings.push(about) };
  const surroundings = { db, organisation, clock: { now: () => new Date() }, log };
  await bindingWords.open(() => assert.fail(), surroundings as never).begin();
  return warnings;
}

function callsOf(portal: TestPortal) {
  const show = async (by: DemoName = 'vigdis'): Promise<ProfileVersions> =>
    bodyOf(await portal.call(by, 'GET /api/administration/profile'));
  /** The next state of the draft. */
  const save = async (by: DemoName, profile: OrganisationProfile) => {
    const revision = (await show()).draft?.revision ?? null;
    const body = { revision, note: 'Vedtatt av landsmøtet', profile };
    return portal.call(by, 'POST /api/administration/profile-drafts', { body });
  };
  const act = async (by: DemoName, what: 'discards' | 'publications', more: object = {}) => {
    const { id, revision } = (await show()).draft!;
    return portal.call(by, `POST /api/administration/profile-drafts/:id/${what}`, {
      params: { id },
      body: { revision, ...more },
    });
  };
  const publish = async (profile: OrganisationProfile, validFrom?: string) => {
    assert.equal((await save('vigdis', profile)).status, 200);
    const answer = await act('ingrid', 'publications', { ...(validFrom && { validFrom }) });
    assert.equal(answer.status, 200, answer.text);
    return bodyOf(answer) as ProfileVersions;
  };
  const on = async (day: string): Promise<OrganisationProfile> =>
    JSON.parse((await readPublished(portal.db, demo, day))!.text);
  return { show, save, act, publish, on };
}
/** Something happens to an agreement. */
const happen = (portal: TestPortal, agreementId: string, kind: 'approved' | 'paused') =>
  inTransaction(portal.db, async (tx) => {
    const now = new Date();
    const agreement = (await lockAgreement(tx, agreementId))!;
    const terms = kind === 'approved' ? { firstOn: today } : { pausedOn: today, resumesOn: inDays(60) };
    const happening = { kind, actor: 'donor', happenedAt: now, terms } as const;
    await portal.services.giving.ledger.recordAgreement(tx, agreement, happening, now);
  });
/** Ola gives. @returns his agreement */
async function addDonor(portal: TestPortal): Promise<string> {
  const terms = {
    rail: 'vipps',
    amountOre: 25_000,
    frequency: 'monthly',
    day: 20,
    purposeId: 'general',
  } as const;
  const { agreementId } = await inTransaction(portal.db, (tx) =>
    portal.services.giving.ledger.beginAgreement(tx, demoPersons.ola.id, terms, new Date()),
  );
  await happen(portal, agreementId, 'approved');
  return agreementId;
}
const problemOf = (answer: { body: unknown }) => bodyOf(answer).errors?.[0] ?? bodyOf(answer).code;

describe('words of the profile that people agree to', () => {
  let portal: TestPortal;
  let calls: ReturnType<typeof callsOf>;
  before(async () => {
    portal = await openTestPortal();
    calls = callsOf(portal);
  });
  after(() => portal.close());
  const countOf = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    (await query.execute(portal.db)).rows[0]!.n;

  test('who must be asked again is shown before; a second person chooses the day, today or later', async () => {
    await calls.save('vigdis', { ...demo, purpose: newPurpose });
    const { draft } = await calls.show('ingrid');
    const members = await countOf(sql`select count(*)::int as n from membership where ended_on is null`);
    assert.ok(members > 0);
    assert.deepEqual(draft!.changedWords, [
      { kind: 'purpose', toAsk: members, agreed: [{ words: null, people: members }] },
    ]);
    assert.deepEqual([draft!.earliestDay, draft!.isToPublish, draft!.isOfAnother], [today, true, true]);
    assert.equal(
      problemOf(await calls.act('vigdis', 'publications', { validFrom: today })),
      'SECOND_PERSON_NEEDED',
    );
    const missing = await calls.act('ingrid', 'publications');
    assert.deepEqual(problemOf(missing), { path: '/validFrom', code: 'REQUIRED' });
    const early = await calls.act('ingrid', 'publications', { validFrom: inDays(-1) });
    assert.deepEqual(problemOf(early), { path: '/validFrom', code: 'INVALID' });
    assert.equal((await calls.show()).versions.filter(({ number }) => number !== null).length, 0);
  });

  test('the draft of another is refused with a reason, which the list of versions keeps', async () => {
    const without = await calls.act('ingrid', 'discards');
    assert.deepEqual(problemOf(without), { path: '/reason', code: 'REQUIRED' });
    const answer = await calls.act('ingrid', 'discards', { reason: 'Landsmøtet vedtok andre ord' });
    const [refused] = (bodyOf(answer) as ProfileVersions).versions;
    assert.deepEqual(
      [refused!.state, refused!.discardedBy, refused!.discardReason],
      ['discarded', 'Ingrid Sæther', 'Landsmøtet vedtok andre ord'],
    );
    await calls.save('vigdis', { ...demo, purpose: newPurpose });
    assert.equal((await calls.act('vigdis', 'discards')).status, 200, 'its own author needs no reason');
  });

  test('the words count from their day in Norway; what else is published counts meanwhile', async () => {
    const first = await calls.publish({ ...named('Tvilerne'), purpose: newPurpose }, inDays(30));
    assert.deepEqual([first.next, first.nextWordsFrom, first.isRestartDue], [1, inDays(30), false]);
    assert.equal(first.versions.find(({ number }) => number === 1)!.wordsFrom, inDays(30));
    const early = await calls.on(inDays(29));
    assert.deepEqual([early.name, early.purpose.summary], ['Tvilerne', demo.purpose.summary]);
    assert.deepEqual((await calls.on(inDays(30))).purpose, newPurpose);

    // A change of no such words is published without a day, and takes the waiting words along.
    await calls.save('vigdis', named('Tvilerlaget', first.base));
    assert.deepEqual((await calls.show()).draft!.changedWords, []);
    assert.equal((await calls.act('ingrid', 'publications')).status, 200);
    const now = await calls.on(today);
    assert.deepEqual([now.name, now.purpose.summary], ['Tvilerlaget', demo.purpose.summary]);
    const then = await calls.on(inDays(30));
    assert.deepEqual([then.name, then.purpose], ['Tvilerlaget', newPurpose]);
  });

  test('a server says which version runs, what waits, and that it must be started again when the day has come', async () => {
    const waiting = await openTestPortal({ organisation: await calls.on(today), besides: portal });
    const shown = await callsOf(waiting).show();
    assert.deepEqual([shown.running.number, shown.next, shown.nextWordsFrom], [2, 2, inDays(30)]);
    await waiting.close();
    const clock = { now: () => new Date(Date.now() + 30 * 86_400_000) };
    const later = await openTestPortal({ organisation: await calls.on(today), besides: portal, clock });
    const due = await callsOf(later).show();
    assert.deepEqual([due.next, due.isRestartDue], [2, true]);
    await later.close();
    const restarted = await openTestPortal({
      organisation: await calls.on(inDays(30)),
      besides: portal,
      clock,
    });
    const done = await callsOf(restarted).show();
    assert.deepEqual([done.running.number, done.next, done.isRestartDue], [2, null, false]);
    await restarted.close();
  });

  test('other words need another version, and count no earlier than words that wait beside them', async () => {
    await addDonor(portal);
    const { base } = await calls.show();
    const { version } = demo.giving.terms;
    const taken = await calls.save('vigdis', withTerms(version, ['Du gir.'], base));
    assert.deepEqual(problemOf(taken), { path: '/profile/giving/terms/version', code: 'INVALID' });
    const none = await calls.save('vigdis', withTerms('giver-ny', [], base));
    assert.deepEqual(problemOf(none).path, '/profile/giving/terms/paragraphs');
    await calls.save('vigdis', withTerms('giver-ny', ['Du gir.'], base));
    const { draft } = await calls.show();
    assert.deepEqual(
      draft!.changedWords.map(({ kind, toAsk }) => [kind, toAsk]),
      [['giving-terms', 1]],
    );
    assert.equal(draft!.earliestDay, inDays(30));
    const early = await calls.act('ingrid', 'publications', { validFrom: today });
    assert.deepEqual(problemOf(early), { path: '/validFrom', code: 'INVALID' });
    assert.equal((await calls.act('ingrid', 'publications', { validFrom: inDays(40) })).status, 200);
    assert.deepEqual((await calls.on(inDays(39))).giving.terms, demo.giving.terms);
    assert.equal((await calls.on(inDays(40))).giving.terms.version, 'giver-ny');
  });
});

describe('the evidence', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await startWith(portal, demo);
  });
  after(() => portal.close());
  const renewed = withTerms('giver-ny', ['Du gir.'], { ...demo, purpose: newPurpose });
  const join = async (purposeVersion: string) => {
    const body = { ...typedDeskJoining, purposeVersion, isNew: true, email: '' };
    const answer = await portal.call('mona', 'POST /api/staff/memberships', {
      body: { ...body, phone: '68 05 05 71' },
    });
    assert.equal(answer.status, 201, answer.text);
    const { rows } = await sql<{ version: string | null }>`
      select declarations ->> 'purposeVersion' as version from joining_evidence
      where person_id = ${bodyOf(answer).personId}`.execute(portal.db);
    return rows[0]!.version;
  };

  test('of joining names the words that were shown, and gives them after others have taken their place', async () => {
    const version = await join(versionOfWords('purpose', demo));
    await startWith(portal, renewed);
    const renewedVersion = await join(versionOfWords('purpose', renewed));
    assert.notEqual(version, renewedVersion);
    const { about, summary } = demo.purpose;
    assert.deepEqual((await findWords(portal.db, 'purpose', version!))!.nb, [about, summary]);
    assert.deepEqual((await findWords(portal.db, 'purpose', renewedVersion!))!.nb, Object.values(newPurpose));
    assert.equal(await join('000000000000'), null, 'nothing is kept of words that no server has shown');
    await assert.rejects(sql`update binding_words set words = '{}'`.execute(portal.db));
  });

  test('keeps the first wording of a version; a file with another one is reported at the start', async () => {
    assert.deepEqual(await startWith(portal, demo), []);
    const { version, paragraphs } = demo.giving.terms;
    const warnings = await startWith(portal, withTerms(version, ['Du gir alt.']));
    assert.deepEqual(warnings, [{ kind: 'giving-terms', version }]);
    assert.deepEqual((await findWords(portal.db, 'giving-terms', version))!.nb, paragraphs);
  });

  test('says of a draft who has agreed to which words, and leaves out those who have agreed to its own', async () => {
    const { save, show } = callsOf(portal);
    await save('vigdis', { ...demo, purpose: { ...newPurpose, about: 'for alle' } });
    const [changed] = (await show()).draft!.changedWords;
    const { about, summary } = demo.purpose;
    const of = (words: string[]) => changed!.agreed.find((one) => one.words?.join() === words.join())?.people;
    assert.deepEqual([of([about, summary]), of(Object.values(newPurpose))], [1, 1]);
    await save('vigdis', { ...demo, purpose: newPurpose });
    assert.equal((await show()).draft!.changedWords[0]!.toAsk, changed!.toAsk - 1);
  });

  test('of an agreement keeps the terms that it began with when it is paused under others', async () => {
    const agreement = await addDonor(portal);
    const later = await openTestPortal({ organisation: renewed, besides: portal });
    await happen(later, agreement, 'paused');
    const { rows } = await sql<{ kind: string; version: string }>`
      select kind, terms_version as version from gift_agreement_event where agreement_id = ${agreement}
      order by sequence`.execute(portal.db);
    const { version } = demo.giving.terms;
    assert.deepEqual(
      rows.map((one) => [one.kind, one.version]),
      [
        ['begun', version],
        ['approved', version],
        ['paused', version],
      ],
    );
    const words = await findWords(portal.db, 'giving-terms', version);
    assert.deepEqual(words!.nb, demo.giving.terms.paragraphs);
    await later.close();
  });
});

describe('the only administrator there has been', () => {
  test('publishes alone, but not words that people have agreed to', async () => {
    const portal = await openTestPortal();
    await portal.db
      .updateTable('staff_member')
      .set({ is_administrator: false })
      .where('person_id', '=', demoPersons.ingrid.id)
      .execute();
    const { save, act, show } = callsOf(portal);
    await save('vigdis', { ...demo, purpose: newPurpose });
    assert.equal((await show()).draft!.isToPublish, false);
    assert.equal(
      problemOf(await act('vigdis', 'publications', { validFrom: today })),
      'SECOND_PERSON_NEEDED',
    );
    await save('vigdis', named('Laget'));
    assert.equal((await act('vigdis', 'publications')).status, 200);
    await portal.close();
  });
});
