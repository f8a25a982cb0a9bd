/** The demo people: made up, with addresses that cannot be reached and numbers of the range kept for fiction. */

const id = (series: number, number: number) =>
  `${series}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An account of the embedded identity provider: what somebody signs in with. */
export type DemoAccount = { id: string; name: string; email: string; phone: string; explanation: string };

const account = (number: number, name: string, email: string, explanation: string): DemoAccount => ({
  id: id(1, number),
  name,
  email,
  phone: `+476805${String(number).padStart(4, '0')}`,
  explanation,
});

export const demoAccounts = {
  kari: account(1, 'Kari Lund', 'kari@medlem.example', 'medlem, barna Emma (9) og Jonas (13), fast giver'),
  ola: account(2, 'Ola Berg', 'ola@medlem.example', 'medlem'),
  aud: account(3, 'Aud Vik', 'aud@medlem.example', 'medlem, 16 år'),
  per: account(4, 'Per Dahl', 'per@giver.example', 'giver, ikke medlem'),
  liv: account(5, 'Liv Moen', 'liv@medlem.example', 'medlem, leder i Oslo lokallag'),
  nils: account(6, 'Nils Aas', 'nils@medlem.example', 'medlem, også registrert i et annet samfunn'),
  familie: account(7, 'Familien Holm', 'familie@medlem.example', 'delt av Siri og Tor Holm'),
  jon: account(8, 'Jon Lund', 'jon@medlem.example', 'den andre forelderen, ikke medlem'),
  mona: account(9, 'Mona Eide', 'mona@medlemsservice.example', 'medlemsservice'),
  ingrid: account(11, 'Ingrid Sæther', 'ingrid@medlemsservice.example', 'medlemsservice, administrator'),
  vigdis: account(12, 'Vigdis Ness', 'vigdis@medlemsservice.example', 'administrator'),
  uten: account(10, 'Unni Tveit', 'uten@medlemsservice.example', 'ansatt uten rolle'),
} satisfies Record<string, DemoAccount>;

type DemoUnit = {
  id: string;
  kind: 'national' | 'region' | 'chapter';
  name: string;
  parentId: string | null;
  /** Those a chapter covers: four digits each. */
  municipalities: string[];
};
const units = {
  national: { id: id(4, 1), kind: 'national', name: 'Norsk Humanistlag', parentId: null, municipalities: [] },
  east: { id: id(4, 2), kind: 'region', name: 'Regionlag Øst', parentId: id(4, 1), municipalities: [] },
  west: { id: id(4, 3), kind: 'region', name: 'Regionlag Vest', parentId: id(4, 1), municipalities: [] },
  middle: { id: id(4, 4), kind: 'region', name: 'Regionlag Midt', parentId: id(4, 1), municipalities: [] },
  north: { id: id(4, 5), kind: 'region', name: 'Regionlag Nord', parentId: id(4, 1), municipalities: [] },
  oslo: {
    id: id(4, 11),
    kind: 'chapter',
    name: 'Oslo lokallag',
    parentId: id(4, 2),
    municipalities: ['0301'],
  },
  drammen: {
    id: id(4, 12),
    kind: 'chapter',
    name: 'Drammen lokallag',
    parentId: id(4, 2),
    municipalities: ['3301'],
  },
  bergen: {
    id: id(4, 13),
    kind: 'chapter',
    name: 'Bergen lokallag',
    parentId: id(4, 3),
    municipalities: ['4601'],
  },
  stavanger: {
    id: id(4, 14),
    kind: 'chapter',
    name: 'Stavanger lokallag',
    parentId: id(4, 3),
    municipalities: ['1103'],
  },
  trondheim: {
    id: id(4, 15),
    kind: 'chapter',
    name: 'Trondheim lokallag',
    parentId: id(4, 4),
    municipalities: ['5001'],
  },
  tromso: {
    id: id(4, 16),
    kind: 'chapter',
    name: 'Tromsø lokallag',
    parentId: id(4, 5),
    municipalities: ['5501'],
  },
} satisfies Record<string, DemoUnit>;
/** Parents before children. */
export const demoUnits: DemoUnit[] = Object.values(units);

export type DemoPerson = {
  id: string;
  givenName: string;
  familyName: string;
  account: DemoAccount;
  /** Whole years and days since birth. */
  age: [years: number, days: number];
  membership: {
    id: string;
    number: string;
    joinedOn: string | { daysAgo: number };
    chapterId: string;
  } | null;
  /** Undefined: not employed. Null: employed, without access to the desk. */
  staffRole?: 'medlemsservice' | null;
  isAdministrator?: true;
};

const person = (
  number: number,
  name: string,
  personAccount: DemoAccount,
  age: DemoPerson['age'],
  membership: [number: string, joinedOn: string | { daysAgo: number }, unit: { id: string }] | null,
): DemoPerson => {
  const [givenName = '', familyName = ''] = name.split(' ');
  return {
    id: id(2, number),
    givenName,
    familyName,
    account: personAccount,
    age,
    membership: membership && {
      id: id(3, number),
      number: membership[0],
      joinedOn: membership[1],
      chapterId: membership[2].id,
    },
  };
};

export const demoPersons = {
  kari: person(1, 'Kari Lund', demoAccounts.kari, [42, 61], ['104218', '2011-03-14', units.oslo]),
  ola: person(2, 'Ola Berg', demoAccounts.ola, [57, 203], ['083551', '1998-09-01', units.bergen]),
  aud: person(3, 'Aud Vik', demoAccounts.aud, [16, 150], ['129904', { daysAgo: 120 }, units.trondheim]),
  per: person(4, 'Per Dahl', demoAccounts.per, [49, 12], null),
  liv: person(5, 'Liv Moen', demoAccounts.liv, [61, 300], ['071209', '1989-05-23', units.oslo]),
  nils: person(6, 'Nils Aas', demoAccounts.nils, [34, 95], ['127730', '2024-01-08', units.stavanger]),
  siri: person(7, 'Siri Holm', demoAccounts.familie, [38, 177], ['118463', '2019-06-20', units.tromso]),
  tor: person(8, 'Tor Holm', demoAccounts.familie, [40, 33], ['118464', '2019-06-20', units.tromso]),
  jon: person(9, 'Jon Lund', demoAccounts.jon, [44, 250], null),
  mona: { ...person(10, 'Mona Eide', demoAccounts.mona, [36, 80], null), staffRole: 'medlemsservice' },
  ingrid: {
    ...person(12, 'Ingrid Sæther', demoAccounts.ingrid, [51, 19], null),
    staffRole: 'medlemsservice',
    isAdministrator: true,
  },
  vigdis: {
    ...person(13, 'Vigdis Ness', demoAccounts.vigdis, [46, 210], null),
    staffRole: null,
    isAdministrator: true,
  },
  uten: { ...person(11, 'Unni Tveit', demoAccounts.uten, [29, 140], null), staffRole: null },
} satisfies Record<string, DemoPerson>;

/** A record without an account: found by e-mail address or phone number, and claimed with the birth date. */
export type DemoRecord = {
  id: string;
  givenName: string;
  familyName: string;
  email: string;
  phone: string;
  bornOn: string;
  membership: { id: string; number: string; joinedOn: string; chapterId: string };
};

const record = (
  number: number,
  name: [givenName: string, familyName: string],
  [email, phone]: [email: string, phone: number],
  bornOn: string,
  membership: [number: string, joinedOn: string, unit: { id: string }],
): DemoRecord => ({
  id: id(2, number),
  givenName: name[0],
  familyName: name[1],
  email,
  phone: `+476805${String(phone).padStart(4, '0')}`,
  bornOn,
  membership: {
    id: id(3, number),
    number: membership[0],
    joinedOn: membership[1],
    chapterId: membership[2].id,
  },
});

const shared: [string, number] = ['deler@medlem.example', 22];
/** Members from before the portal, without accounts. */
export const demoRecords = {
  eva: record(21, ['Eva', 'Strand'], ['eva@medlem.example', 21], '1984-05-17', [
    '098177',
    '2007-10-02',
    units.drammen,
  ]),
  rolf: record(22, ['Rolf', 'Sund'], shared, '1956-11-03', ['065410', '1986-04-11', units.bergen]),
  tove: record(24, ['Tove', 'Haug'], ['tove@medlem.example', 24], '1979-09-09', [
    '101377',
    '2009-01-30',
    units.bergen,
  ]),
  randi: record(23, ['Randi', 'Sund'], shared, '1958-02-24', ['065411', '1986-04-11', units.bergen]),
  gunn: record(27, ['Gunn', 'Aske'], ['gunn@medlem.example', 27], '1961-09-09', [
    '087654',
    '1999-03-01',
    units.oslo,
  ]),
  arne: record(25, ['Arne', 'Foss'], ['arne@medlem.example', 25], '1948-12-01', [
    '054321',
    '1979-05-02',
    units.trondheim,
  ]),
} satisfies Record<string, DemoRecord>;

export const demoChildren = {
  emma: { id: id(5, 1), givenName: 'Emma', familyName: 'Lund', age: [9, 120] },
  jonas: { id: id(5, 2), givenName: 'Jonas', familyName: 'Lund', age: [13, 200] },
} as const;
export const demoGuardians = [demoPersons.kari, demoPersons.jon];
