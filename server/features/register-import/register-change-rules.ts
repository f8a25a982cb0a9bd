/** What becomes of a member when a row says something else than the register. */
import type { Language } from '#contract/values/portal-languages.ts';
import type { Places } from './register-column-rules.ts';
import type { Consent, Purpose, RegisterRow } from './register-row-rules.ts';

export type PersonColumns = {
  given_name: string;
  family_name: string;
  born_on: string | null;
  email: string | null;
  phone: string | null;
  address_care_of: string | null;
  address_lines: string[];
  postal_code: string | null;
  postal_place: string | null;
  country: string | null;
  is_address_shielded: boolean;
  language: Language;
  magazine: 'paper' | 'digital' | 'none';
};

/** What the register has of a member now, in the form that a row is compared in. */
export type KnownMember = {
  number: string;
  personId: string;
  membershipId: string;
  joinedOn: string;
  endedOn: string | null;
  chapterId: string | null;
  /** Somebody has signed in as this person: what stands here is newer than any file. */
  hasAccount: boolean;
  /** Member service has been told that they have died, and has not said no to somebody else. */
  isDeathTold: boolean;
  /** A giving agreement that runs, or is paused or waiting: it goes on. */
  gives: boolean;
  person: PersonColumns;
  /** The newest of each purpose, with the day it was said in Norway. */
  consents: Consent[];
};

export const changes = [
  ...(['name', 'birth-date', 'joined', 'ended', 'email', 'phone', 'address', 'shielded'] as const),
  ...(['language', 'magazine', 'chapter', 'fodselsnummer', 'consent'] as const),
] as const;
export type Change = (typeof changes)[number];

const empty: PersonColumns = {
  given_name: '',
  family_name: '',
  born_on: null,
  email: null,
  phone: null,
  address_care_of: null,
  address_lines: [],
  postal_code: null,
  postal_place: null,
  country: null,
  is_address_shielded: false,
  language: 'nb',
  magazine: 'none',
};

/** A column that the file does not have says nothing, nor does an empty choice: what is known already stays. */
export function personOf(row: RegisterRow, places: Places, known: PersonColumns = empty): PersonColumns {
  const isAddressInFile = places.has('addressLine') || places.has('postalCode');
  return {
    ...known,
    given_name: row.givenName,
    family_name: row.familyName,
    born_on: row.bornOn,
    ...(places.has('email') && { email: row.email }),
    ...(places.has('phone') && { phone: row.phone }),
    ...(isAddressInFile && {
      address_care_of: row.careOf,
      address_lines: row.lines,
      country: row.country,
      postal_code: row.postalCode,
      postal_place: row.postalPlace,
    }),
    ...(places.has('shielded') && { is_address_shielded: row.isShielded }),
    language: row.language ?? known.language,
    magazine: row.magazine ?? known.magazine,
  };
}

const columnsOfChange: Partial<Record<Change, (keyof PersonColumns)[]>> = {
  name: ['given_name', 'family_name'],
  'birth-date': ['born_on'],
  email: ['email'],
  phone: ['phone'],
  address: ['address_care_of', 'address_lines', 'postal_code', 'postal_place', 'country'],
  shielded: ['is_address_shielded'],
  language: ['language'],
  magazine: ['magazine'],
};

/** Which of them differ, in the order of {@link changes}. */
export const changesBetween = (known: PersonColumns, next: PersonColumns): Change[] =>
  changes.filter((change) =>
    columnsOfChange[change]?.some((column) => JSON.stringify(known[column]) !== JSON.stringify(next[column])),
  );

/** Those of a row that say something new. A no is kept only where a yes stands; what was said last counts. */
export function newConsents(said: readonly Consent[], known: readonly Consent[]): Consent[] {
  const newest = (purpose: Purpose) => known.find((consent) => consent.purpose === purpose);
  return said.filter(({ purpose, isGiven, on }) => {
    const before = newest(purpose);
    if (!before) return isGiven;
    return before.isGiven !== isGiven && (isGiven ? on > before.on : on >= before.on);
  });
}
