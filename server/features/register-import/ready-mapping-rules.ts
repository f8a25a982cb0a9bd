/**
 * How exports of other systems call the columns that can be moved in, by the name that is given to the source. Taken from what the
 * systems publish themselves:
 * - hitobito: `config/locales/models.*.yml`, `app/domain/export/tabular` and `app/resources/role_resource.rb` of hitobito/hitobito.
 *   Its lists have no list of roles, so the offices are those of its API, with the name of the group.
 * - CiviCRM: `tests/phpunit/CRM/Export/BAO/ExportTest.php` (the headings of each search's export) and `schema/` of
 *   civicrm/civicrm-core, which has newer titles of the same fields, and those of recurring contributions.
 * - Dynamics: the display names of Contact, Opportunity and Case (Incident) in Microsoft's table reference. A worksheet names
 *   a related person only, so the member number is a column that is added to the view.
 * - Salesforce: labels and API names of Contact, Opportunity, Case and Campaign Member in its field reference, and those of
 *   the Nonprofit Success Pack (`npsp__`, `npe03__`, `npe5__`): `force-app/main/default/objects` of SalesforceFoundation/NPSP.
 */
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';

/** A column of ours → what the system calls it: the newest or most usual first. */
export type ReadyMapping = Readonly<Record<string, readonly string[]>>;
type SystemMappings = Readonly<Partial<Record<MoveInKindId, ReadyMapping>>>;

const giversOf = (persons: ReadyMapping): ReadyMapping =>
  Object.fromEntries(Object.entries(persons).filter(([column]) => column in moveInColumnTexts.givers));

const hitobitoPersons: ReadyMapping = {
  externalId: ['Personennummer', 'personal number', 'N° personnel', 'Id'],
  number: ['Mitglied-Nr', 'Mitgliedernummer', 'Member number'],
  givenName: ['Vorname', 'First name', 'Prénom'],
  familyName: ['Nachname', 'Last name', 'Nom'],
  bornOn: ['Geburtstag', 'Geburtsdatum', 'Birthday', 'Date de naissance'],
  joinedOn: ['Eintrittsdatum', 'Von', 'Entry date'],
  endedOn: ['Austrittsdatum', 'Bis', 'Exit date'],
  email: ['Haupt-E-Mail', 'Main e-mail', 'Adresse e-mail principale', 'E-mail principal'],
  phone: ['Telefonnummer Mobil', 'Phone number Mobil', 'Phone number mobile', 'Mobil'],
  addressLine: ['Strasse', 'Street', 'Rue', 'Adresse', 'Address'],
  houseNumber: ['Hausnummer', 'House number', 'Numéro de la maison'],
  careOf: ['zusätzliche Adresszeile', 'additional address line', 'ligne d’adresse supplémentaire'],
  postalCode: ['PLZ', 'Postal Code', 'Zip code', 'NPA'],
  postalPlace: ['Ort', 'Place', 'Town', 'Lieu'],
  country: ['Land', 'Country', 'Pays'],
};
const hitobito: SystemMappings = {
  members: hitobitoPersons,
  givers: giversOf(hitobitoPersons),
  offices: {
    id: ['id'],
    person: ['person_id', 'Personennummer', 'personal number', 'N° personnel'],
    unit: ['Gruppe', 'Group', 'Groupe'],
    role: ['Rolle', 'Role', 'Rôle', 'name'],
    fromOn: ['start_on', 'Von', 'From', 'De'],
    untilOn: ['end_on', 'Bis', 'Until', 'à'],
  },
};

const civicrmPersons: ReadyMapping = {
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
/** Of recurring contributions: their search has no export of its own, but SearchKit has. */
const civicrmAgreements: ReadyMapping = {
  person: ['Contact ID', 'Contact'],
  amount: ['Amount'],
  day: ['Cycle Day'],
  nextOn: ['Next Scheduled Contribution Date', 'Next Scheduled Recurring Contribution'],
  frequency: ['Frequency Unit'],
  interval: ['Interval (number of units)'],
  beganOn: ['Start Date', 'Recurring Contribution Start Date'],
  state: ['Status'],
};
const civicrm: SystemMappings = {
  members: civicrmPersons,
  givers: giversOf(civicrmPersons),
  gifts: {
    id: ['Contribution ID', 'Transaction ID'],
    person: ['Contact ID'],
    on: ['Contribution Date', 'Date Received'],
    amount: ['Total Amount'],
    rail: ['Payment Method', 'payment_instrument'],
    state: ['Contribution Status', 'contribution_status'],
  },
  vipps: { agreementId: ['Processor ID', 'Vipps Agreement ID'], ...civicrmAgreements },
  avtalegiro: { kid: ['KID', 'Processor ID'], ...civicrmAgreements },
  // The export of a search for the membership type that the magazine is.
  magazine: {
    id: ['Membership ID'],
    person: ['Contact ID'],
    paidUntilOn: ['Membership Expiration Date', 'End Date'],
    orderedOn: ['Member Since', 'Membership Start Date'],
  },
  'sign-ups': {
    id: ['Participant ID'],
    person: ['Contact ID'],
    activity: ['Event Title', 'Event'],
    on: ['Event Start Date'],
    state: ['Participant Status'],
    signedUpOn: ['Register date'],
  },
  enquiries: {
    id: ['Case ID'],
    person: ['Contact ID'],
    subject: ['Case Subject'],
    text: ['case_activity_details', 'Details'],
    receivedAt: ['Case Start Date', 'Created Date'],
    state: ['Case Status'],
  },
};

const dynamicsPersons: ReadyMapping = {
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
const numberBesideRow = [
  'Member Number',
  'Member Number (Contact) (Contact)',
  'Member Number (Potential Customer) (Contact)',
  'Member Number (Customer) (Contact)',
  'Membership Number',
];
const dynamics: SystemMappings = {
  members: dynamicsPersons,
  givers: giversOf(dynamicsPersons),
  gifts: {
    id: ['(Do Not Modify) Opportunity', 'Opportunity'],
    person: numberBesideRow,
    on: ['Actual Close Date'],
    amount: ['Actual Revenue'],
    state: ['Status'],
  },
  enquiries: {
    id: ['Case Number', '(Do Not Modify) Case'],
    person: numberBesideRow,
    name: ['Customer'],
    email: ['Email Address'],
    subject: ['Case Title'],
    text: ['Description'],
    receivedAt: ['Created On'],
    state: ['Status Reason', 'Status'],
  },
};

const salesforcePersons: ReadyMapping = {
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
const salesforceAgreements: ReadyMapping = {
  person: ['npe03__Contact__c', 'Contact: Contact ID', 'Contact ID'],
  amount: ['npe03__Amount__c', 'Amount'],
  day: ['npsp__Day_of_Month__c', 'Day of Month'],
  nextOn: ['npe03__Next_Payment_Date__c', 'Next Donation Date'],
  frequency: ['npe03__Installment_Period__c', 'Installment Period'],
  interval: ['npsp__InstallmentFrequency__c', 'Installment Frequency'],
  beganOn: ['npe03__Date_Established__c', 'Date Established'],
  state: ['npsp__Status__c', 'Status'],
};
const salesforce: SystemMappings = {
  members: salesforcePersons,
  givers: giversOf(salesforcePersons),
  gifts: {
    id: ['Opportunity ID', 'Id'],
    person: ['npsp__Primary_Contact__c', 'Primary Contact: Contact ID', 'Contact ID', 'ContactId'],
    on: ['Close Date', 'CloseDate'],
    amount: ['Amount'],
    state: ['Stage', 'StageName'],
  },
  vipps: { agreementId: ['Vipps Agreement ID', 'Vipps_Agreement_ID__c'], ...salesforceAgreements },
  avtalegiro: { kid: ['KID', 'KID__c'], ...salesforceAgreements },
  offices: {
    id: ['Affiliation: ID', 'Id'],
    person: ['npe5__Contact__c', 'Contact: Contact ID', 'Contact ID'],
    unit: ['npe5__Organization__r.Name', 'Organization: Account Name', 'Account Name'],
    role: ['npe5__Role__c', 'Role'],
    fromOn: ['npe5__StartDate__c', 'Start Date'],
    untilOn: ['npe5__EndDate__c', 'End Date'],
  },
  'sign-ups': {
    id: ['Campaign Member ID', 'Id'],
    person: ['Contact ID', 'ContactId'],
    activity: ['Campaign Name', 'Campaign.Name'],
    on: ['Campaign: Start Date', 'Campaign.StartDate', 'Start Date'],
    state: ['Member Status', 'Status'],
    signedUpOn: ['First Responded Date', 'FirstRespondedDate'],
  },
  enquiries: {
    id: ['Case Number', 'CaseNumber'],
    person: ['Contact ID', 'ContactId'],
    name: ['Web Name', 'SuppliedName'],
    email: ['Web Email', 'SuppliedEmail'],
    phone: ['Web Phone', 'SuppliedPhone'],
    subject: ['Subject'],
    text: ['Description'],
    receivedAt: ['Date/Time Opened', 'Created Date', 'CreatedDate'],
    state: ['Status'],
  },
};

export const readyMappings: Readonly<Record<string, SystemMappings>> = {
  hitobito,
  CiviCRM: civicrm,
  Dynamics: dynamics,
  Salesforce: salesforce,
};
