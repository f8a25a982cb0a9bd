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

  test('an agreement with the bank, accounts and days are read as they are written', () => {
    const { avtalegiro, statementAccounts } = withTyped('bank', {
      'giving-statementAccounts': '9999 11 11111\n8601.11.17947',
      'giving-avtalegiro-account': '8601 11 17947',
      'giving-avtalegiro-kid-lengths': '13, 15',
      'giving-avtalegiro-runsByItself': 'no',
    }).giving;
    assert.deepEqual(statementAccounts, ['99991111111', '86011117947']);
    assert.deepEqual(
      [avtalegiro!.account, avtalegiro!.kid.lengths, avtalegiro!.runsByItself],
      ['86011117947', [13, 15], false],
    );
    const tax = withTyped('tax', {
      'giving-tax-numberDeadline': '15.1.',
      'giving-tax-reportDeadline': '1. 2',
      'giving-tax-years-8-ceilingOre': '25 000',
      'giving-tax-years-9-year': '2028',
      'giving-tax-years-9-minimumOre': '500',
      'giving-tax-years-9-source': 'Skatteloven § 6-50',
    }).giving.tax!;
    assert.deepEqual([tax.numberDeadline, tax.reportDeadline], ['01-15', '02-01']);
    assert.deepEqual(tax.years.slice(8), [
      { year: 2027, minimumOre: 50_000, ceilingOre: 2_500_000, source: 'Skatteloven § 6-50' },
      { year: 2028, minimumOre: 50_000, ceilingOre: null, source: 'Skatteloven § 6-50' },
    ]);
  });

  test('without AvtaleGiro and without tax deduction all of it is empty, and can be written again', () => {
    for (const [section, key] of [
      ['bank', 'avtalegiro'],
      ['tax', 'tax'],
    ] as const) {
      const fields = fieldsOf(section, demo);
      const emptied = Object.fromEntries(
        fields.filter(({ name }) => name.includes(`-${key}-`)).map(({ name }) => [name, '']),
      );
      const without = withTyped(section, emptied);
      assert.equal(without.giving[key], null);
      assert.deepEqual(faultsOf(without, fieldsOf(section, without)), {});
      const again = fieldsOf(section, without);
      assert.deepEqual(profileWith(without, again, {}).giving[key], null);
      const typed = Object.fromEntries(fields.map((field) => [field.name, typedIn(demo, field)]));
      if (key === 'avtalegiro')
        assert.deepEqual(profileWith(without, again, typed).giving[key], demo.giving[key]);
      const half = profileWith(without, again, { [again.find(({ name }) => name in emptied)!.name]: '1' });
      assert.notDeepEqual(faultsOf(half, again), {}, 'half of it is not enough');
    }
  });

  test('a number of a chapter follows its id, so that it stays when the chapter is renamed', () => {
    const units = [{ id: 'u-1', name: 'Oslo lokallag' }];
    const before = structuredClone(demo);
    before.giving.accounts.dimensions = { projects: {}, departments: { 'Oslo lokallag': '31' } };
    const fields = fieldsOf('accounting', before, units);
    const typed = Object.fromEntries(fields.map((field) => [field.name, typedIn(before, field)]));
    const name = 'giving-accounts-dimensions-departments-u-1';
    assert.equal(typed[name], '31');
    const after = profileWith(before, fields, typed);
    assert.deepEqual(after.giving.accounts.dimensions, { projects: {}, departments: { 'u-1': '31' } });
    assert.deepEqual(changesOf(before, after, units), [], 'it is the same number');
    const renamed = fieldsOf('accounting', after, [{ id: 'u-1', name: 'Oslo og Bærum lokallag' }]);
    assert.equal(typedIn(after, renamed.at(-1)!), '31');
    const emptied = profileWith(after, renamed, { ...typed, [name]: '' });
    assert.equal(emptied.giving.accounts.dimensions, undefined);
    assert.deepEqual(faultsOf(profileWith(before, fields, { ...typed, [name]: 'A1' }), fields), {
      [name]: 'INVALID',
    });
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
    assert.deepEqual(
      faults('bank', {
        'giving-statementAccounts': '99991111112',
        'giving-avtalegiro-cutOff': '14',
        'giving-avtalegiro-kid-check': 'mod12',
      }),
      {
        'giving-statementAccounts': 'INVALID',
        'giving-avtalegiro-cutOff': 'INVALID',
        'giving-avtalegiro-kid-check': 'INVALID',
      },
    );
    assert.deepEqual(faults('tax', { 'giving-tax-statementOn': '15.13' }), {
      'giving-tax-statementOn': 'INVALID',
    });
    assert.deepEqual(faults('magazine', { 'magazine-issuesPerYear': '' }), {
      'magazine-issuesPerYear': 'REQUIRED',
    });
  });

  test('all that differs is shown, also what no form has', () => {
    const after = structuredClone(demo);
    after.name = 'Prøvelaget';
    after.accountRecovery.waitHours = 36;
    assert.deepEqual(changesOf(demo, after), [
      { section: 'organisation', label: 'Fullt navn', before: 'Norsk Humanistlag', after: 'Prøvelaget' },
      { section: null, label: 'accountRecovery.waitHours', before: '48', after: '36' },
    ]);
  });
});
