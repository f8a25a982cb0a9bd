import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { isOrganisationNumber, WrittenProfile } from '#contract/written-profile.ts';
import demoProfile from '../../../organisation-profile.json' with { type: 'json' };
import {
  earliestDay,
  mayPublish,
  needsSecond,
  profileOn,
  versionStateOf,
  withMissing,
  wrongDay,
} from './organisation-profile-rules.ts';

const demo = demoProfile as OrganisationProfile;

describe('versions of the profile', () => {
  const published = (number: number) => ({ number, isDiscarded: false });

  test('one runs, a newer one is next, and the others are earlier', () => {
    assert.deepEqual(
      [1, 2, 3].map((number) => versionStateOf(published(number), 2, 3)),
      ['earlier', 'running', 'next'],
    );
    assert.equal(versionStateOf(published(1), null, null), 'earlier');
    assert.equal(versionStateOf({ number: null, isDiscarded: false }, null, null), 'draft');
    assert.equal(versionStateOf({ number: null, isDiscarded: true }, null, null), 'discarded');
  });

  test('who wrote it does not publish it, unless there never was another administrator', () => {
    assert.equal(mayPublish('a', { personId: 'b', isOnlyAdministratorEver: false }), true);
    assert.equal(mayPublish('a', { personId: 'a', isOnlyAdministratorEver: false }), false);
    assert.equal(mayPublish('a', { personId: 'a', isOnlyAdministratorEver: true }), true);
  });

  test('not even the only administrator decides alone on words that people have agreed to', () => {
    assert.equal(needsSecond([]), false);
    assert.equal(needsSecond([{ toAsk: 0 }]), false);
    assert.equal(needsSecond([{ toAsk: 0 }, { toAsk: 1 }]), true);
  });

  test('the newest version counts, with the words whose day has come', () => {
    const one = (number: number, wordsFrom: string | null, profile: OrganisationProfile) => ({
      number,
      wordsFrom,
      profile,
    });
    const worded = (name: string, summary: string, version: string): OrganisationProfile => ({
      ...demo,
      name,
      purpose: { ...demo.purpose, summary },
      giving: { ...demo.giving, terms: { ...demo.giving.terms, version } },
    });
    const versions = [
      one(3, '2027-03-01', worded('Tre', 'tredje', 'v3')),
      one(2, '2027-02-01', worded('To', 'andre', 'v2')),
      one(1, null, worded('En', 'første', 'v1')),
    ];
    const on = (day: string, some = versions) => {
      const { name, purpose, giving } = profileOn(some, demo, day);
      return [name, purpose.summary, giving.terms.version];
    };
    assert.deepEqual(on('2027-01-31'), ['Tre', 'første', 'v1']);
    assert.deepEqual(on('2027-02-01'), ['Tre', 'andre', 'v2']);
    assert.deepEqual(on('2027-03-01'), ['Tre', 'tredje', 'v3']);
    const { purpose, giving } = demo;
    assert.deepEqual(on('2027-01-31', versions.slice(0, 2)), ['Tre', purpose.summary, giving.terms.version]);
  });

  test('the day of new words is today or later, and that of the words that wait beside them', () => {
    assert.equal(earliestDay(undefined, false, '2027-01-10'), '2027-01-10');
    assert.equal(earliestDay({ wordsFrom: '2027-02-01' }, false, '2027-01-10'), '2027-01-10');
    assert.equal(earliestDay({ wordsFrom: '2027-02-01' }, true, '2027-01-10'), '2027-02-01');
    assert.equal(earliestDay({ wordsFrom: '2027-01-01' }, true, '2027-01-10'), '2027-01-10');
    assert.deepEqual(
      [undefined, '2027-01-09', '2027-01-10', '2027-05-01'].map((day) => wrongDay(day, '2027-01-10')),
      ['REQUIRED', 'INVALID', null, null],
    );
  });

  test('an older version gets the fields it does not know from the file; its own words stay', () => {
    const file = { name: 'Fil', sender: { name: 'Fil', sms: 'Fil' }, days: [5, 10], added: 1 };
    const stored = { name: 'Laget', sender: { name: 'Laget' }, days: [31], more: true };
    assert.deepEqual(withMissing(stored, file), {
      name: 'Laget',
      sender: { name: 'Laget', sms: 'Fil' },
      days: [31],
      more: true,
      added: 1,
    });
    const optional = { translations: { nn: 'Fil' }, namedEmail: 'fil@laget.example' };
    assert.deepEqual(withMissing({ name: 'Laget' }, { name: 'Fil', ...optional }), { name: 'Laget' });
  });
});

describe('what may be written in a profile', () => {
  const wrongIn = (change: (profile: OrganisationProfile) => void): string[] => {
    const profile = structuredClone(demoProfile) as OrganisationProfile;
    change(profile);
    return (WrittenProfile.safeParse(profile).error?.issues ?? []).map(({ path }) => path.join('.'));
  };

  test('the profile of the demo', () => {
    assert.deepEqual(
      wrongIn(() => {}),
      [],
    );
  });

  test('no empty name, no second line in the name of a sender, and no script for an address', () => {
    assert.deepEqual(
      wrongIn((profile) => {
        profile.name = ' ';
        profile.sender.name = 'Min side\r\nBcc: alle@lag.example';
        profile.publicSite = 'javascript:alert(1)';
        profile.memberService.phone = 'ring oss';
      }),
      ['name', 'publicSite', 'sender.name', 'memberService.phone'],
    );
  });

  test('a number whose check is right', () => {
    assert.deepEqual(['312345676', '312345678', '31234567'].map(isOrganisationNumber), [true, false, false]);
    assert.deepEqual(
      wrongIn((profile) => {
        profile.organisationNumber = '312345678';
      }),
      ['organisationNumber'],
    );
  });

  test('amounts that are suggested rise, and lie between the limits', () => {
    assert.deepEqual(
      wrongIn(({ giving: { amounts, days } }) => {
        amounts.monthly.suggestionsOre = [20_000, 10_000];
        amounts.yearly.suggestionsOre = [100];
        amounts.oneOff.maximumOre = amounts.oneOff.minimumOre - 1;
        days.push(5);
      }),
      [
        'giving.amounts.monthly.suggestionsOre',
        'giving.amounts.yearly.suggestionsOre',
        'giving.amounts.oneOff.maximumOre',
        'giving.amounts.oneOff.suggestionsOre',
        'giving.days',
      ],
    );
  });

  test('terms with at least one paragraph', () => {
    assert.deepEqual(
      wrongIn(({ giving }) => {
        giving.terms.paragraphs = [];
      }),
      ['giving.terms.paragraphs'],
    );
  });

  test('no price below nothing', () => {
    assert.deepEqual(
      wrongIn(({ ceremonies }) => {
        ceremonies.prices.naming[0]!.memberOre = -1;
      }),
      ['ceremonies.prices.naming.0.memberOre'],
    );
  });
});
