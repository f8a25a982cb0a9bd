/** Exports of known systems: their headings are found, and their rows are read as what they say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { placesOf } from '#contract/values/file-columns.ts';
import { moveInKinds } from './move-in-kind-rules.ts';
import { suggestMapping } from './move-in-mapping-rules.ts';
import type { MoveInContext } from './move-in-reading-rules.ts';
import { type ReadyMapping, readyMappings } from './ready-mapping-rules.ts';
import { countryCode } from './register-column-rules.ts';

const page = readFileSync('docs/move-in.md', 'utf8');

const context = {
  today: '2026-11-30',
  accept: 'synthetic',
  findChapter: () => ({ id: null, isByName: false }),
  units: new Map([['bergen lokallag', 'unit-1']]),
  isKid: () => true,
  purposes: [{ id: 'general', name: 'Arbeidet' }],
  giftsFromYear: 2021,
  evidenceUntilOn: () => null,
  childEvidenceUntilOn: () => null,
  activities: new Map([['tur til skogen|2031-03-04', { id: 'tur-1', isOpen: true }]]),
} as const satisfies MoveInContext;

type Row = readonly [
  source: string,
  MoveInKindId,
  headings: string[],
  cells: string[],
  expected: object | string,
];
const contributions = [
  'Contact ID',
  'Contribution ID',
  'Total Amount',
  'Date Received',
  'Payment Method',
  'Contribution Status',
];
const contribution = (state: string) => ['7', '19', '250.00', '2025-03-01 12:30:00', 'EFT', state];
const participants = [
  'Contact ID',
  'Participant ID',
  'Event Title',
  'Event Start Date',
  'Participant Status',
  'Register date',
  'Fee Amount',
];
const participant = (state: string) => [
  '7',
  '31',
  'Tur til skogen',
  '2031-03-04 18:00:00',
  state,
  '2026-11-01 09:10:11',
  '0.00',
];
const recurring = [
  'Recurring Contribution ID',
  'Contact ID',
  'Amount',
  'Frequency Unit',
  'Interval (number of units)',
  'Start Date',
  'Processor ID',
  'Status',
  'Cycle Day',
  'Next Scheduled Contribution Date',
];
const recurrence = (said: { unit?: string; interval?: string; state?: string; processor?: string } = {}) => [
  '4',
  '7',
  '250.00',
  said.unit ?? 'month',
  said.interval ?? '1',
  '2021-03-01 12:00:00',
  said.processor ?? 'agr_Ab12Cd3',
  said.state ?? 'In Progress',
  '15',
  '2026-12-15 00:00:00',
];
const donations = [
  'Id',
  'npe03__Contact__c',
  'npe03__Amount__c',
  'npsp__Day_of_Month__c',
  'npe03__Next_Payment_Date__c',
  'npe03__Installment_Period__c',
  'npsp__InstallmentFrequency__c',
  'npe03__Date_Established__c',
  'npsp__Status__c',
  'KID__c',
];
const donation = (period: string, frequency: string, state = 'Active') => [
  'a090A',
  '003A',
  '250.0',
  'Last_Day',
  '2026-12-31',
  period,
  frequency,
  '2021-03-01',
  state,
  '1000000070010',
];
const memberships = [
  'Contact ID',
  'Membership ID',
  'Membership Type',
  'Member Since',
  'Membership Expiration Date',
];
const cases = ['Id', 'CaseNumber', 'ContactId', 'Subject', 'Description', 'CreatedDate', 'Status'];
const caseIn = (state: string) => [
  '500A',
  '00001026',
  '003A',
  'Blad',
  'Jeg mangler bladet.',
  '2026-11-20T14:30:00.000+0000',
  state,
];
const opportunities = [
  '(Do Not Modify) Opportunity',
  'Topic',
  'Member Number (Contact) (Contact)',
  'Actual Revenue',
  'Actual Close Date',
  'Status',
];
const opportunity = (state: string) => ['5f0c', 'Gave', '100001', '1 250,00', '01.03.2025', state];
const people = [
  'Personennummer',
  'Mitglied-Nr',
  'Vorname',
  'Nachname',
  'Geburtstag',
  'Eintrittsdatum',
  'Strasse',
  'Hausnummer',
  'PLZ',
  'Ort',
  'Land',
];
const person = (country: string) => [
  '12',
  '100001',
  'Ada',
  'Prøvesen',
  '01.02.1980',
  '01.03.2001',
  'Storgata',
  '4 B',
  '0155',
  'Oslo',
  country,
];
const rowsOfSystems: readonly Row[] = [
  [
    'CiviCRM',
    'gifts',
    contributions,
    contribution('Completed'),
    { externalId: '19', personRef: '7', on: '2025-03-01', amountOre: 25_000 },
  ],
  ['CiviCRM', 'gifts', contributions, contribution('Refunded'), 'NOT_PAID'],
  ['CiviCRM', 'gifts', contributions, contribution('Pending'), 'NOT_PAID'],
  ['CiviCRM', 'gifts', contributions, contribution('Hva som helst'), 'UNREADABLE'],
  [
    'CiviCRM',
    'sign-ups',
    participants,
    participant('Registered'),
    { externalId: '31', activityId: 'tur-1', state: 'signed-up', amountOre: 0, signedUpOn: '2026-11-01' },
  ],
  ['CiviCRM', 'sign-ups', participants, participant('On waitlist'), { state: 'waiting' }],
  ['CiviCRM', 'sign-ups', participants, participant('Cancelled'), 'SIGNED_OFF'],
  ['CiviCRM', 'sign-ups', participants, participant('No-show'), 'SIGNED_OFF'],
  [
    'CiviCRM',
    'magazine',
    memberships,
    ['7', '3', 'Magasinet', '2020-01-15', '2027-06-30'],
    { externalId: '3', paidUntilOn: '2027-06-30', orderedOn: '2020-01-15', channel: 'paper' },
  ],
  ['CiviCRM', 'magazine', memberships, ['7', '3', 'Magasinet', '2020-01-15', '2026-06-30'], 'OVER'],
  [
    'CiviCRM',
    'vipps',
    recurring,
    recurrence(),
    {
      externalId: 'agr_Ab12Cd3',
      personRef: '7',
      amountOre: 25_000,
      day: 15,
      firstOn: '2026-12-15',
      frequency: 'monthly',
      beganOn: '2021-03-01',
    },
  ],
  ['CiviCRM', 'vipps', recurring, recurrence({ interval: '3' }), { frequency: 'quarterly' }],
  ['CiviCRM', 'vipps', recurring, recurrence({ unit: 'year' }), { frequency: 'yearly' }],
  ['CiviCRM', 'vipps', recurring, recurrence({ interval: '2' }), 'UNREADABLE'],
  ['CiviCRM', 'vipps', recurring, recurrence({ unit: 'week' }), 'UNREADABLE'],
  ['CiviCRM', 'vipps', recurring, recurrence({ state: 'Cancelled' }), 'NOT_ACTIVE'],
  [
    'CiviCRM',
    'avtalegiro',
    recurring,
    recurrence({ processor: '1000000070010' }),
    { externalId: '1000000070010', rail: 'avtalegiro' },
  ],
  [
    'CiviCRM',
    'enquiries',
    ['Contact ID', 'Case ID', 'Case Subject', 'Case Status', 'Case Start Date', 'case_activity_details'],
    ['7', '12', 'Blad', 'Ongoing', '2026-11-20', 'Jeg mangler bladet.'],
    { externalId: '12', personRef: '7', state: 'in-progress', receivedAt: '2026-11-20T00:00' },
  ],
  [
    'Salesforce',
    'avtalegiro',
    donations,
    donation('Monthly', '1.0'),
    { externalId: '1000000070010', personRef: '003A', day: 31, frequency: 'monthly', amountOre: 25_000 },
  ],
  ['Salesforce', 'avtalegiro', donations, donation('Monthly', '12.0'), { frequency: 'yearly' }],
  ['Salesforce', 'avtalegiro', donations, donation('Weekly', '1.0'), 'UNREADABLE'],
  ['Salesforce', 'avtalegiro', donations, donation('Monthly', '1.0', 'Lapsed'), 'NOT_ACTIVE'],
  [
    'Salesforce',
    'enquiries',
    cases,
    caseIn('New'),
    { externalId: '00001026', personRef: '003A', state: 'received', receivedAt: '2026-11-20T14:30+00:00' },
  ],
  ['Salesforce', 'enquiries', cases, caseIn('On Hold'), { state: 'in-progress' }],
  ['Salesforce', 'enquiries', cases, caseIn('Closed'), 'NOT_OPEN'],
  [
    'Salesforce',
    'gifts',
    ['Id', 'npsp__Primary_Contact__c', 'Amount', 'CloseDate', 'StageName'],
    ['006A', '003A', '250.0', '2025-03-01', 'Closed Won'],
    { externalId: '006A', personRef: '003A', amountOre: 25_000 },
  ],
  [
    'Salesforce',
    'gifts',
    ['Id', 'npsp__Primary_Contact__c', 'Amount', 'CloseDate', 'StageName'],
    ['006A', '003A', '250.0', '2025-03-01', 'Pledged'],
    'NOT_PAID',
  ],
  [
    'Salesforce',
    'sign-ups',
    ['Id', 'ContactId', 'Campaign.Name', 'Campaign.StartDate', 'Status'],
    ['00vA', '003A', 'Tur til skogen', '2031-03-04', 'Responded'],
    { externalId: '00vA', state: 'signed-up' },
  ],
  [
    'Salesforce',
    'offices',
    [
      'Id',
      'npe5__Contact__c',
      'npe5__Organization__r.Name',
      'npe5__Role__c',
      'npe5__StartDate__c',
      'npe5__EndDate__c',
    ],
    ['a0A', '003A', 'Bergen lokallag', 'Leder', '2026-01-01', '2027-12-31'],
    { externalId: 'a0A', unitId: 'unit-1', role: 'leader' },
  ],
  [
    'Dynamics',
    'gifts',
    opportunities,
    opportunity('Won'),
    { externalId: '5f0c', personRef: '100001', on: '2025-03-01', amountOre: 125_000 },
  ],
  ['Dynamics', 'gifts', opportunities, opportunity('Lost'), 'NOT_PAID'],
  [
    'Dynamics',
    'enquiries',
    ['Case Number', 'Customer', 'Email Address', 'Case Title', 'Description', 'Created On', 'Status Reason'],
    [
      'CAS-01213-P8B3G0',
      'Ukjent Ukjentsen',
      'ukjent@folge.example',
      'Spørsmål',
      'Hva koster det?',
      '2026-11-20 14:30',
      'Waiting for Details',
    ],
    { externalId: 'CAS-01213-P8B3G0', personRef: null, state: 'in-progress' },
  ],
  [
    'hitobito',
    'offices',
    ['id', 'person_id', 'Gruppe', 'Rolle', 'Von', 'Bis'],
    ['5', '12', 'Bergen lokallag', 'Kasserer', '01.01.2026', '31.12.2027'],
    { externalId: '5', personRef: '12', role: 'treasurer', untilOn: '2027-12-31' },
  ],
  [
    'hitobito',
    'members',
    people,
    person('Norwegen'),
    { externalId: '12', lines: ['Storgata 4 B'], country: 'NO', postalCode: '0155' },
  ],
  [
    'hitobito',
    'givers',
    people,
    person('Schweiz'),
    { externalId: '12', lines: ['Storgata 4 B', '0155 Oslo'], country: 'CH' },
  ],
];

describe('exports of known systems', () => {
  for (const [system, kinds] of Object.entries(readyMappings)) {
    test(`${system}: the page says what its exports are ready for`, () => {
      const list = Object.keys(kinds).map((kind) => `\`${kind}\``);
      assert.ok(page.includes(`\n| ${system} | ${list.join(', ')} | `), list.join(', '));
    });

    for (const [kind, mapping] of Object.entries(kinds) as [MoveInKindId, ReadyMapping][])
      test(`${system}, ${kind}: every needed column is found, whatever its heading is called`, () => {
        const { columns } = moveInKinds[kind];
        for (const column of Object.keys(mapping)) assert.ok(column in columns, column);
        const most = Math.max(...Object.values(mapping).map(({ length }) => length));
        for (let place = 0; place < most; place++) {
          const headings = Object.values(mapping).map((names) => names[Math.min(place, names.length - 1)]!);
          const found = suggestMapping({ kind, source: `Vårt ${system}` }, columns, headings);
          assert.deepEqual(placesOf(columns, headings, found).missing, []);
          for (const [at, column] of Object.keys(mapping).entries())
            assert.equal(found[column], headings[at], column);
        }
      });
  }

  test('headings of a known system are found whatever their case, spaces and punctuation', () => {
    const found = suggestMapping({ kind: 'offices', source: 'Salesforce' }, moveInKinds.offices.columns, [
      'NPE5__CONTACT__C',
      'NPE5__ORGANIZATION__R.NAME',
      'npe5_role_c',
    ]);
    assert.deepEqual(Object.values(found), ['NPE5__CONTACT__C', 'NPE5__ORGANIZATION__R.NAME', 'npe5_role_c']);
  });

  test('rows as the systems write them are read; what was not paid, is over or has been closed is not', () => {
    for (const [source, kind, headings, cells, expected] of rowsOfSystems) {
      const { columns, read } = moveInKinds[kind];
      const { places } = placesOf(columns, headings, suggestMapping({ kind, source }, columns, headings));
      const made = read(cells, places, context);
      if (typeof expected === 'string')
        assert.equal('problem' in made && made.problem, expected, `${source} ${cells}`);
      else {
        assert.ok('content' in made, `${source} ${cells}: ${JSON.stringify(made)}`);
        const { externalId, personRef, content } = made;
        assert.partialDeepStrictEqual({ externalId, personRef, ...content }, expected);
      }
    }
  });

  test('countries are known by their names in the languages of the exports, and by their codes of today', () => {
    const names = {
      Schweiz: 'CH',
      Norvège: 'NO',
      Tyskland: 'DE',
      'Burkina Faso': 'BF',
      Benin: 'BJ',
      Vietnam: 'VN',
    };
    for (const [name, code] of Object.entries(names)) assert.equal(countryCode(name), code, name);
  });
});
