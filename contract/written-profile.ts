/** The organisation's profile as administrators may write it: the schema of its file, and what a form has to refuse besides. */
import { OrganisationProfile } from './organisation-profile.ts';
import { isAccount } from './values/bank-account.ts';

type Place = readonly (string | number)[];
type Tell = (path: Place, input: unknown) => void;

const longestText = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Every text is one line: the name of a sender is a heading of a letter. An address of the web is opened in a browser. */
function checkTexts(value: unknown, path: Place, tell: Tell): void {
  if (typeof value === 'string') {
    const isAddress = ['publicSite', 'site', 'url', 'bankPage'].includes(String(path.at(-1)));
    if (value.trim() === '' || value.length > longestText || unprintable.test(value)) tell(path, value);
    else if (isAddress && !/^https?:\/\//.test(value)) tell(path, value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    checkTexts(inner, [...path, Array.isArray(value) ? Number(key) : key], tell);
}

/** Nine digits whose last one is the check, modulus 11. */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 11 === 0;
}

function checkPhones({ memberService, ceremonies }: OrganisationProfile, tell: Tell): void {
  const phones = [
    [['memberService', 'phone'], memberService.phone],
    [['ceremonies', 'contact', 'phone'], ceremonies.contact.phone],
    [['ceremonies', 'funeralContact', 'phone'], ceremonies.funeralContact.phone],
  ] as const;
  for (const [path, phone] of phones) if (!/^\+[1-9]\d{4,14}$/.test(phone)) tell(path, phone);
}

function checkAmounts({ giving, ceremonies }: OrganisationProfile, tell: Tell): void {
  for (const [name, { suggestionsOre, minimumOre, maximumOre }] of Object.entries(giving.amounts)) {
    const path = ['giving', 'amounts', name];
    const isOrdered = suggestionsOre.every((ore, at) => at === 0 || ore > suggestionsOre[at - 1]!);
    const isWithin = suggestionsOre.every((ore) => ore >= minimumOre && ore <= maximumOre);
    if (maximumOre < minimumOre) tell([...path, 'maximumOre'], maximumOre);
    if (suggestionsOre.length === 0 || !isOrdered || !isWithin)
      tell([...path, 'suggestionsOre'], suggestionsOre);
  }
  const isOneOfThese = giving.days.length > 0 && new Set(giving.days).size === giving.days.length;
  if (!isOneOfThese) tell(['giving', 'days'], giving.days);
  for (const [kind, rows] of Object.entries(ceremonies.prices))
    for (const [at, row] of rows.entries())
      for (const part of ['memberOre', 'otherOre'] as const)
        if (row[part] < 0) tell(['ceremonies', 'prices', kind, at, part], row[part]);
}

/** A day of the year, `MM-DD`: one that every year has. */
const isDayOfYear = (text: string): boolean => {
  const at = new Date(`2023-${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === text;
};

function checkDays({ grantList, giving: { tax } }: OrganisationProfile, tell: Tell): void {
  if (!isDayOfYear(grantList.countOn)) tell(['grantList', 'countOn'], grantList.countOn);
  if (!tax) return;
  const { numberReminders, numberDeadline, reportDeadline, statementOn } = tax;
  for (const [key, day] of Object.entries({ numberDeadline, reportDeadline, statementOn }))
    if (!isDayOfYear(day)) tell(['giving', 'tax', key], day);
  for (const [month, day] of Object.entries(numberReminders))
    if (!isDayOfYear(day)) tell(['giving', 'tax', 'numberReminders', month], day);
}

function checkAccounts({ giving: { statementAccounts } }: OrganisationProfile, tell: Tell): void {
  for (const [at, account] of statementAccounts.entries())
    if (!isAccount(account)) tell(['giving', 'statementAccounts', at], account);
}

export const WrittenProfile = OrganisationProfile.check(({ value, issues }) => {
  const tell: Tell = (path, input) =>
    void issues.push({ code: 'custom', input, path: [...path], continue: true });
  checkTexts(value, [], tell);
  if (!isOrganisationNumber(value.organisationNumber)) tell(['organisationNumber'], value.organisationNumber);
  checkPhones(value, tell);
  checkAmounts(value, tell);
  checkDays(value, tell);
  checkAccounts(value, tell);
  const { paragraphs } = value.giving.terms;
  if (paragraphs.length === 0) tell(['giving', 'terms', 'paragraphs'], paragraphs);
});
