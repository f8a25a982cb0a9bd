import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import demoProfile from '../../../../organisation-profile.json' with { type: 'json' };
import { fieldsOf, type SectionId, sectionIds } from './profile-fields.ts';
import { changesOf, faultsOf, inOneLine, profileWith, typedIn } from './profile-typing.ts';

const demo = demoProfile as OrganisationProfile;
const typedOf = (section: SectionId): Record<string, string> =>
  Object.fromEntries(fieldsOf(section, demo).map((field) => [field.name, typedIn(demo, field)]));
/** The profile with some fields typed. */
const withTyped = (section: SectionId, typed: Record<string, string>): OrganisationProfile =>
  profileWith(demo, fieldsOf(section, demo), { ...typedOf(section), ...typed });

describe('a profile that is typed', () => {
  test('nothing differs when nothing is typed, and nothing is wrong', () => {
    for (const section of sectionIds) {
      const profile = withTyped(section, {});
      assert.deepEqual(profile, demo, section);
      assert.deepEqual(changesOf(demo, profile), [], section);
      assert.deepEqual(faultsOf(profile, fieldsOf(section, demo)), {}, section);
    }
  });

  test('kroner are kept as øre', () => {
    const { amounts } = withTyped('giving', {
      'giving-amounts-monthly-suggestionsOre': '150, 1 250 kr',
      'giving-amounts-monthly-minimumOre': '75,50',
    }).giving;
    assert.deepEqual([amounts.monthly.suggestionsOre, amounts.monthly.minimumOre], [[15_000, 125_000], 7550]);
    const { yearlyPricesOre } = withTyped('magazine', { 'magazine-yearlyPricesOre-paper': '390' }).magazine;
    assert.deepEqual(yearlyPricesOre, { paper: 39_000, digital: null });
  });

  test('a telephone number is read as people write it, a short one too', () => {
    const phoneOf = (typed: string) =>
      withTyped('contact', { 'memberService-phone': typed }).memberService.phone;
    assert.deepEqual(['68 05 00 01', '815 69 115', '02480'].map(phoneOf), [
      '+4768050001',
      '+4781569115',
      '+4702480',
    ]);
  });

  test('what is emptied is left out: a translation, the quiet hours, a row', () => {
    assert.deepEqual(
      withTyped('contact', { 'memberService-translations-nn-hours': '' }).memberService.translations,
      { en: demo.memberService.translations!.en },
    );
    const quiet = withTyped('sender', { 'smsQuietHours-from': '', 'smsQuietHours-until': '' });
    assert.equal(quiet.smsQuietHours, null);
    const rates = withTyped('rates', {
      'grantList-rates-0-year': '',
      'grantList-rates-0-amountOre': '',
      'grantList-rates-0-source': '',
      'grantList-rates-3-year': '2024',
      'grantList-rates-3-amountOre': '1 450',
      'grantList-rates-3-source': 'Departementet',
    }).grantList.rates;
    assert.deepEqual(
      rates.map(({ year, amountOre }) => [year, amountOre]),
      [
        [2022, 135_300],
        [2023, 141_900],
        [2024, 145_000],
      ],
    );
  });

  test('the terms of giving have a paragraph on each line; a language that is emptied is left out', () => {
    const { terms } = withTyped('terms', {
      'giving-terms-version': 'giver-2027-01',
      'giving-terms-paragraphs': 'Du gir. \n\nDu kan stoppe.',
      'giving-terms-translations-en-paragraphs': '',
    }).giving;
    assert.deepEqual(terms, {
      version: 'giver-2027-01',
      paragraphs: ['Du gir.', 'Du kan stoppe.'],
      translations: { nn: demo.giving.terms.translations!.nn },
    });
    const none = withTyped('terms', { 'giving-terms-paragraphs': ' ' });
    assert.deepEqual(faultsOf(none, fieldsOf('terms', demo)), { 'giving-terms-paragraphs': 'INVALID' });
    assert.equal(
      inOneLine('Du gir.\nDu kan stoppe.\nPostboks 1\n0030 Oslo'),
      'Du gir. Du kan stoppe. Postboks 1, 0030 Oslo',
    );
  });

  test('what is wrong is said of the field', () => {
    const faults = (section: SectionId, typed: Record<string, string>) =>
      faultsOf(withTyped(section, typed), fieldsOf(section, demo));
    assert.deepEqual(faults('organisation', { name: '', organisationNumber: '312345678' }), {
      name: 'REQUIRED',
      organisationNumber: 'INVALID',
    });
    assert.deepEqual(faults('sender', { 'sender-email': 'ingen', 'smsQuietHours-from': '' }), {
      'sender-email': 'INVALID',
      'smsQuietHours-from': 'REQUIRED',
    });
    assert.deepEqual(faults('giving', { 'giving-amounts-oneOff-suggestionsOre': '300, mye' }), {
      'giving-amounts-oneOff-suggestionsOre': 'INVALID',
    });
    assert.deepEqual(faults('magazine', { 'magazine-issuesPerYear': '' }), {
      'magazine-issuesPerYear': 'REQUIRED',
    });
  });

  test('all that differs is shown, also what no form has', () => {
    const after = structuredClone(demo);
    after.name = 'Prøvelaget';
    after.giving.accounts.bank = '1950';
    assert.deepEqual(changesOf(demo, after), [
      { section: 'organisation', label: 'Fullt navn', before: 'Norsk Humanistlag', after: 'Prøvelaget' },
      { section: null, label: 'giving.accounts.bank', before: '1920', after: '1950' },
    ]);
  });
});
