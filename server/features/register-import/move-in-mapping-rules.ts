/**
 * Ready mappings: how exports of other systems call the columns that persons are moved in by. A field that an organisation
 * has renamed there is matched on the page, and remembered for the next file.
 */
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { guessMapping, type Mapping, type MoveInColumns } from './move-in-column-rules.ts';
import { plainWord } from './register-column-rules.ts';

type ReadyMapping = Readonly<Record<string, readonly string[]>>;

const hitobito: ReadyMapping = {
  externalId: ['Id', 'ID'],
  number: ['Mitglied-Nr', 'Mitgliedernummer', 'Member number'],
  givenName: ['Vorname', 'First name', 'Prénom'],
  familyName: ['Nachname', 'Last name', 'Nom'],
  bornOn: ['Geburtstag', 'Geburtsdatum', 'Birthday', 'Date de naissance'],
  joinedOn: ['Eintrittsdatum', 'Von', 'Entry date'],
  endedOn: ['Austrittsdatum', 'Bis', 'Exit date'],
  email: ['Haupt-E-Mail', 'Main email', 'E-mail principal'],
  phone: ['Telefonnummer Mobil', 'Mobil', 'Phone number mobile'],
  addressLine: ['Adresse', 'Strasse', 'Street', 'Address'],
  careOf: ['zusätzliche Adresszeile', 'Address care of'],
  postalCode: ['PLZ', 'Zip code', 'NPA'],
  postalPlace: ['Ort', 'Town', 'Lieu'],
  country: ['Land', 'Country', 'Pays'],
};
const civicrm: ReadyMapping = {
  externalId: ['Contact ID', 'Internal Contact ID'],
  number: ['External Identifier', 'Membership ID'],
  givenName: ['First Name'],
  familyName: ['Last Name'],
  bornOn: ['Birth Date'],
  joinedOn: ['Member Since', 'Membership Start Date', 'Start Date'],
  endedOn: ['Membership Expiration Date', 'End Date'],
  deceased: ['Deceased Date', 'Deceased'],
  email: ['Email'],
  phone: ['Phone', 'Mobile'],
  addressLine: ['Street Address'],
  addressLine2: ['Supplemental Address 1'],
  postalCode: ['Postal Code'],
  postalPlace: ['City'],
  country: ['Country'],
};
const dynamics: ReadyMapping = {
  externalId: ['(Do Not Modify) Contact', 'Contact'],
  number: ['Member Number', 'Membership Number', 'Account Number'],
  givenName: ['First Name'],
  familyName: ['Last Name'],
  bornOn: ['Birthday'],
  joinedOn: ['Member Since', 'Membership Start Date'],
  endedOn: ['Membership End Date'],
  email: ['Email', 'E-mail'],
  phone: ['Mobile Phone'],
  addressLine: ['Address 1: Street 1', 'Address 1: Street'],
  addressLine2: ['Address 1: Street 2'],
  postalCode: ['Address 1: ZIP/Postal Code', 'Address 1: Postal Code'],
  postalPlace: ['Address 1: City'],
  country: ['Address 1: Country/Region'],
};
const salesforce: ReadyMapping = {
  externalId: ['Contact ID', 'Id'],
  number: ['Member Number', 'Membership Number', 'Member_Number__c'],
  givenName: ['First Name', 'FirstName'],
  familyName: ['Last Name', 'LastName'],
  bornOn: ['Birthdate'],
  joinedOn: ['Member Since', 'Membership Join Date', 'npo02__MembershipJoinDate__c'],
  endedOn: ['Membership End Date', 'npo02__MembershipEndDate__c'],
  email: ['Email'],
  phone: ['Mobile', 'MobilePhone', 'Phone'],
  addressLine: ['Mailing Street', 'MailingStreet'],
  postalCode: ['Mailing Zip/Postal Code', 'MailingPostalCode'],
  postalPlace: ['Mailing City', 'MailingCity'],
  country: ['Mailing Country', 'MailingCountry'],
};

/** By the name that is given to the source. */
export const readyMappings: Readonly<Record<string, ReadyMapping>> = {
  hitobito,
  CiviCRM: civicrm,
  Dynamics: dynamics,
  Salesforce: salesforce,
};

/** What was matched before for the source, else what its system calls the columns, else what the headings say. */
export function suggestMapping(
  { kind, source }: { kind: MoveInKindId; source: string },
  columns: MoveInColumns,
  headings: readonly string[],
  remembered: Mapping = {},
): Record<string, string> {
  const system = Object.entries(readyMappings).find(([name]) => plainWord(source).includes(plainWord(name)));
  const isOfPersons = kind === 'members' || kind === 'givers';
  const ready: Record<string, string> = {};
  for (const [column, names] of Object.entries(isOfPersons && system ? system[1] : {})) {
    const heading = names.find((name) => headings.includes(name));
    if (heading !== undefined && column in columns) ready[column] = heading;
  }
  return guessMapping(columns, headings, { ...ready, ...remembered });
}
