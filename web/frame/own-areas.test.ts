import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '#contract/session-endpoints.ts';
import { areaAt } from './areas.ts';
import { ownAreas } from './own-areas.ts';

const member: Me = {
  name: 'Kari Lund',
  callName: 'Kari',
  isJoining: false,
  isMember: true,
  hasLeft: false,
  isAdult: true,
  isGuardian: false,
  isElected: false,
  staffRole: null,
  isTreasurer: false,
  isSupervisor: false,
  isCeremonyCoordinator: false,
  isMagazineEditor: false,
  isAdministrator: false,
  needsStrongSignIn: false,
  person: { id: 'x', name: 'Kari Lund' },
  persons: [],
};
const wordsOf = (me: Me) => {
  const { areas, own } = ownAreas(me);
  return [...areas, ...own].map(({ words }) => words);
};
const barOf = (me: Me) =>
  ownAreas(me)
    .areas.filter(({ icon }) => icon)
    .map(({ words }) => words);

test('the bar of a phone has four areas, and all others are in the menu', () => {
  assert.deepEqual(barOf(member), ['Min side', 'Aktiviteter', 'Gaver', 'Varsler']);
  assert.deepEqual(barOf({ ...member, isAdult: false }), [
    ...['Min side', 'Aktiviteter', 'Magasinet', 'Varsler'],
  ]);
});

test('no user is shown what does not concern them', () => {
  const plain = wordsOf(member);
  assert.ok(plain.includes('Barna dine') && plain.includes('Årsmøter og valg'));
  assert.ok(!plain.includes('Tillitsvalgt') && !plain.includes('Medlemsservice'));
  assert.ok(wordsOf({ ...member, isElected: true }).includes('Tillitsvalgt'));
  assert.ok(wordsOf({ ...member, staffRole: 'medlemsservice' }).includes('Medlemsservice'));
  const young = wordsOf({ ...member, isAdult: false });
  assert.ok(!young.includes('Gaver') && !young.includes('Barna dine'));
  const donor = { ...member, isMember: false };
  assert.ok(!wordsOf(donor).includes('Barna dine') && !wordsOf(donor).includes('Årsmøter og valg'));
  assert.ok(wordsOf({ ...donor, isGuardian: true }).includes('Barna dine'));
});

test('during joining only what is open to it', () => {
  assert.deepEqual(wordsOf({ ...member, isMember: false, isJoining: true }), [
    ...['Min side', 'Aktiviteter', 'Seremonier', 'Gi', 'Magasinet', 'Henvendelser', 'Mitt personvern'],
  ]);
});

test('a page belongs to one area, the nearest', () => {
  const { areas, own } = ownAreas(member);
  const at = (pathname: string) => areaAt([...areas, ...own], pathname)?.words;
  assert.deepEqual(
    [
      '/activities/x',
      '/activities/seremonier/vigsel',
      '/kvittering/aar',
      '/ny-henvendelse',
      '/personvern',
    ].map(at),
    ['Aktiviteter', 'Seremonier', 'Gaver', 'Henvendelser', undefined],
  );
  assert.deepEqual(['/meldinger', '/meldinger/innstillinger', '/registrere-barn'].map(at), [
    ...['Varsler', 'Slik får du varsler', 'Barna dine'],
  ]);
});

test('a coordinator and an editor are led to their page of the desk, and others of it to the queue', () => {
  const deskOf = (change: Partial<Me>) =>
    ownAreas({ ...member, ...change }).areas.find(({ words }) => words === 'Medlemsservice')?.to;
  assert.equal(deskOf({}), undefined);
  assert.equal(deskOf({ isCeremonyCoordinator: true }), '/medlemsservice/seremonier');
  assert.equal(deskOf({ isMagazineEditor: true }), '/medlemsservice/magasinet');
  assert.equal(deskOf({ staffRole: 'medlemsservice', isMagazineEditor: true }), '/medlemsservice');
});
