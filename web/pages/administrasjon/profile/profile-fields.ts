/** The fields of the profile that administrators write, by section: where each one is in the profile, and what kind it is. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { fieldLabels as labels, languageNames, rowLabels, sectionTitles } from './profile-field-texts.ts';

/**
 * `optional` and `optional-email`: left out when it is empty. `nullable`: null then. `amounts` and `wholes` have commas between. `lines` has one
 * value on each line, as `paragraphs` has. `version` names words: others have another.
 */
export type FieldKind =
  | 'text'
  | 'long'
  | 'optional'
  | 'nullable'
  | 'email'
  | 'optional-email'
  | 'address'
  | 'phone'
  | 'number'
  | 'time'
  | 'whole'
  | 'wholes'
  | 'amount'
  | 'optional-amount'
  | 'amounts'
  | 'lines'
  | 'paragraphs'
  | 'optional-paragraphs'
  | 'version'
  | 'clock'
  | 'code'
  | 'optional-code'
  | 'account'
  | 'accounts'
  | 'lengths'
  | 'month-day'
  | 'undecided-amount'
  | 'yes-no';
export type Place = readonly (string | number)[];
export type ProfileField = {
  name: string;
  place: Place;
  /** Where it is while it is not here. */
  former?: Place;
  kind: FieldKind;
  label: string;
};
/** Those that something is written for each of: they are no part of the profile. */
export type UnitNames = readonly { id: string; name: string }[];
export type SectionId = keyof typeof sectionTitles;
export const sectionIds = Object.keys(sectionTitles) as SectionId[];

const field = (place: Place, kind: FieldKind, label: string): ProfileField => ({
  name: place.join('-'),
  place,
  kind,
  label,
});

/** Words in bokmål, and in the other languages where they are others. */
const words = (place: Place, key: string, label: string, kind: 'text' | 'long' = 'text'): ProfileField[] => [
  field([...place, key], kind, label),
  ...(['nn', 'en'] as const).map((language) =>
    field([...place, 'translations', language, key], 'optional', `${label} (${languageNames[language]})`),
  ),
];

const contact = (place: Place): ProfileField[] => [
  ...words(place, 'name', labels.contactName),
  field([...place, 'phone'], 'phone', labels.phone),
  field([...place, 'email'], 'email', labels.email),
  ...words(place, 'hours', labels.hours),
];

const inRow = (row: string, fields: ProfileField[]): ProfileField[] =>
  fields.map((one) => ({ ...one, label: `${row}: ${one.label}` }));

const givingFields = ({ giving }: OrganisationProfile): ProfileField[] => [
  ...(['monthly', 'quarterly', 'yearly', 'oneOff'] as const).flatMap((often) => {
    const place = ['giving', 'amounts', often];
    return inRow(rowLabels.amounts[often], [
      field([...place, 'suggestionsOre'], 'amounts', labels.suggestions),
      field([...place, 'minimumOre'], 'amount', labels.minimum),
      field([...place, 'maximumOre'], 'amount', labels.maximum),
    ]);
  }),
  field(['giving', 'days'], 'wholes', labels.days),
  ...giving.purposes.flatMap(({ name }, at) => {
    const place = ['giving', 'purposes', at];
    return inRow(name, [
      ...words(place, 'name', labels.name),
      ...words(place, 'description', labels.description),
    ]);
  }),
];

const termsPlace = ['giving', 'terms'];
const termsFields = (): ProfileField[] => [
  field([...termsPlace, 'version'], 'version', labels.termsVersion),
  field([...termsPlace, 'paragraphs'], 'paragraphs', labels.paragraphs),
  ...(['nn', 'en'] as const).map((language) =>
    field(
      [...termsPlace, 'translations', language, 'paragraphs'],
      'optional-paragraphs',
      `${labels.paragraphs} (${languageNames[language]})`,
    ),
  ),
];

const ceremonyFields = ({ ceremonies: { prices } }: OrganisationProfile): ProfileField[] => [
  ...(['naming', 'confirmation', 'wedding', 'funeral'] as const).flatMap((kind) =>
    prices[kind].flatMap(({ name }, at) => {
      const place = ['ceremonies', 'prices', kind, at];
      return inRow(name, [
        ...words(place, 'name', labels.name),
        field([...place, 'memberOre'], 'amount', labels.memberPrice),
        field([...place, 'otherOre'], 'amount', labels.otherPrice),
      ]);
    }),
  ),
  ...inRow(rowLabels.ceremonyContact, contact(['ceremonies', 'contact'])),
  ...inRow(rowLabels.funeralContact, contact(['ceremonies', 'funeralContact'])),
  field(['ceremonies', 'funeralDaysBefore'], 'whole', labels.funeralDaysBefore),
];

/** With room for one more; a row that is emptied is left out. */
const documentFields = ({ representativeDocuments }: OrganisationProfile): ProfileField[] =>
  [...representativeDocuments.map(({ title }) => title), rowLabels.newDocument].flatMap((title, at) => {
    const place = ['representativeDocuments', at];
    return inRow(title, [
      ...words(place, 'title', labels.documentTitle),
      ...words(place, 'about', labels.about),
      field([...place, 'url'], 'address', labels.address),
    ]);
  });

const rateFields = ({ grantList }: OrganisationProfile): ProfileField[] =>
  [...grantList.rates.map(({ year }) => String(year)), rowLabels.newYear].flatMap((year, at) => {
    const place = ['grantList', 'rates', at];
    return inRow(year, [
      field([...place, 'year'], 'whole', labels.year),
      field([...place, 'amountOre'], 'amount', labels.amount),
      field([...place, 'source'], 'text', labels.source),
    ]);
  });

const giroPlace = ['giving', 'avtalegiro'];
const bankFields = (): ProfileField[] => [
  field(['giving', 'statementAccounts'], 'accounts', labels.statementAccounts),
  field([...giroPlace, 'account'], 'account', labels.giroAccount),
  field([...giroPlace, 'customerUnit'], 'code', labels.customerUnit),
  field([...giroPlace, 'kid', 'check'], 'code', labels.kidCheck),
  field([...giroPlace, 'kid', 'lengths'], 'lengths', labels.kidLengths),
  field([...giroPlace, 'kid', 'purpose'], 'code', labels.kidPurpose),
  field([...giroPlace, 'cutOff'], 'clock', labels.cutOff),
  field([...giroPlace, 'claimsFrom'], 'clock', labels.claimsFrom),
  field([...giroPlace, 'leadBankDays'], 'whole', labels.leadBankDays),
  field([...giroPlace, 'cancelBankDays'], 'whole', labels.cancelBankDays),
  field([...giroPlace, 'noticeDays'], 'whole', labels.noticeDays),
  field([...giroPlace, 'sendDaysAhead'], 'whole', labels.sendDaysAhead),
  field([...giroPlace, 'unpaidAfterBankDays'], 'whole', labels.unpaidAfterBankDays),
  field([...giroPlace, 'runsByItself'], 'yes-no', labels.runsByItself),
  field([...giroPlace, 'bankPage'], 'address', labels.bankPage),
  field([...giroPlace, 'statementText'], 'text', labels.statementText),
];

const vippsFields = (): ProfileField[] => [
  ...(['agreement', 'oneOff', 'magazine', 'activity', 'naming', 'confirmation'] as const).map((sold) =>
    field(['vippsNames', sold], 'text', `${labels.vippsName}: ${rowLabels.sold[sold]}`),
  ),
  ...(['sendDaysAhead', 'minimumDaysAhead', 'retryDays', 'refundDays'] as const).map((key) =>
    field(['giving', 'vipps', key], 'whole', rowLabels.vipps[key]),
  ),
];

const accountingFields = ({ giving }: OrganisationProfile, units: UnitNames): ProfileField[] => {
  const place = ['giving', 'accounts'];
  const departments = [...place, 'dimensions', 'departments'];
  return [
    field([...place, 'bank'], 'code', labels.bankAccount),
    field([...place, 'income'], 'code', labels.income),
    field([...place, 'sales', 'magazine'], 'code', labels.magazineSales),
    field([...place, 'sales', 'activity'], 'code', labels.activitySales),
    field([...place, 'fees'], 'code', labels.fees),
    field([...place, 'clearing', 'vipps'], 'code', labels.vippsClearing),
    field([...place, 'clearing', 'avtalegiro'], 'code', labels.giroClearing),
    ...giving.purposes.map(({ id, name }) =>
      field([...place, 'dimensions', 'projects', id], 'optional-code', `${labels.project}: ${name}`),
    ),
    // Kept by its id, so that a unit which is renamed keeps its number.
    ...units.map(({ id, name }) => ({
      ...field([...departments, id], 'optional-code', `${labels.department}: ${name}`),
      former: [...departments, name],
    })),
  ];
};

const taxPlace = ['giving', 'tax'];
const taxFields = ({ giving }: OrganisationProfile): ProfileField[] => [
  field([...taxPlace, 'valuePercent'], 'whole', labels.valuePercent),
  field([...taxPlace, 'numberDeadline'], 'month-day', labels.numberDeadline),
  ...(['november', 'december', 'january'] as const).map((month) =>
    field([...taxPlace, 'numberReminders', month], 'month-day', rowLabels.numberReminders[month]),
  ),
  field([...taxPlace, 'reportDeadline'], 'month-day', labels.reportDeadline),
  field([...taxPlace, 'statementOn'], 'month-day', labels.statementOn),
  ...[...(giving.tax?.years ?? []).map(({ year }) => String(year)), rowLabels.newYear].flatMap((year, at) => {
    const place = [...taxPlace, 'years', at];
    return inRow(year, [
      field([...place, 'year'], 'whole', labels.year),
      field([...place, 'minimumOre'], 'amount', labels.taxMinimum),
      field([...place, 'ceilingOre'], 'undecided-amount', labels.taxCeiling),
      field([...place, 'source'], 'text', labels.source),
    ]);
  }),
];

type Sections = Record<SectionId, (profile: OrganisationProfile, units: UnitNames) => ProfileField[]>;
const sections: Sections = {
  organisation: () => [
    field(['name'], 'text', labels.fullName),
    field(['shortName'], 'text', labels.shortName),
    field(['organisationNumber'], 'number', labels.organisationNumber),
    field(['publicSite'], 'address', labels.publicSite),
    field(['postalAddress'], 'lines', labels.postalAddress),
  ],
  contact: () => [
    ...words(['memberService'], 'name', labels.memberService),
    field(['memberService', 'email'], 'email', labels.email),
    field(['memberService', 'phone'], 'phone', labels.phone),
    ...words(['memberService'], 'hours', labels.hours),
    field(['memberService', 'answerWithinDays'], 'whole', labels.answerWithinDays),
    field(['privacyEmail'], 'email', labels.privacyEmail),
    field(['privacyOfficer'], 'nullable', labels.privacyOfficer),
    field(['staysInEea'], 'yes-no', labels.staysInEea),
    field(['securityEmail'], 'email', labels.securityEmail),
  ],
  sender: () => [
    field(['sender', 'name'], 'text', labels.senderName),
    field(['sender', 'email'], 'email', labels.senderEmail),
    field(['sender', 'namedEmail'], 'optional-email', labels.senderNamedEmail),
    field(['sender', 'sms'], 'text', labels.senderSms),
    field(['smsQuietHours', 'from'], 'time', labels.quietFrom),
    field(['smsQuietHours', 'until'], 'time', labels.quietUntil),
  ],
  purpose: () => [
    ...words(['purpose'], 'about', labels.purposeAbout, 'long'),
    ...words(['purpose'], 'summary', labels.purposeSummary, 'long'),
    field(['youth', 'name'], 'text', labels.youthName),
    field(['youth', 'site'], 'address', labels.youthSite),
    field(['youth', 'fromAge'], 'whole', labels.youthAge),
  ],
  giving: givingFields,
  terms: termsFields,
  bank: bankFields,
  vipps: vippsFields,
  accounting: accountingFields,
  tax: taxFields,
  magazine: () => [
    field(['magazine', 'name'], 'text', labels.magazineName),
    ...words(['magazine'], 'about', labels.magazineAbout, 'long'),
    field(['magazine', 'issuesPerYear'], 'whole', labels.issuesPerYear),
    field(['magazine', 'yearlyPricesOre', 'paper'], 'optional-amount', labels.paperPrice),
    field(['magazine', 'yearlyPricesOre', 'digital'], 'optional-amount', labels.digitalPrice),
    field(['magazine', 'sendsAbroad'], 'yes-no', labels.sendsAbroad),
  ],
  ceremonies: ceremonyFields,
  documents: documentFields,
  rates: rateFields,
};

/** The fields of a section; how many rows there are is the profile's, and how many units there are the organisation's. */
export const fieldsOf = (
  section: SectionId,
  profile: OrganisationProfile,
  units: UnitNames = [],
): ProfileField[] => sections[section](profile, units);
