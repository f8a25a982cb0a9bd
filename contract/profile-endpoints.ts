/** «Mine opplysninger»: what the person can change about themselves, saved all at once. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { PlainDate } from './values/moment.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { languages } from './values/portal-languages.ts';
import { addressFields, addressIsWhole, PostalCode } from './values/postal-address.ts';
import { singleLine } from './values/text.ts';
import { CodeRequestOutcome } from './verification-endpoints.ts';

export const preferredNameLimits = { minimum: 0, maximum: 100 };

export const magazines = ['paper', 'digital', 'none'] as const;

/**
 * Why a member does not count for the state grant (trossamfunnsloven §§ 4 and 5): members all the same.
 * `elsewhere`: has said to be registered in another community too, and not that it is settled.
 */
export const notCountingReasons = ['number-missing', 'd-number', 'abroad', 'elsewhere'] as const;
export const NotCountingReason = z.enum(notCountingReasons);
export type NotCountingReason = z.infer<typeof NotCountingReason>;

const editable = {
  /** Rises with every save: two tabs that edit at once find out. Text, because forms hold text. */
  version: z.string().check(z.regex(/^\d{1,9}$/)),
  /** Empty: the given name. */
  preferredName: singleLine(preferredNameLimits.minimum, preferredNameLimits.maximum),
  language: z.enum(languages),
  ...addressFields,
  isAddressShielded: z.boolean(),
  magazine: z.enum(magazines),
  /** Consents; false for people under 18 or of unknown age. */
  newsEmail: z.boolean(),
  newsSms: z.boolean(),
};

export const ProfileChange = z
  .object({
    ...editable,
    /** Stays in the chapter although the new address belongs to another. */
    keepsChapter: z.boolean(),
  })
  .check(
    addressIsWhole(({ magazine }: { magazine?: string } & object) => magazine === 'paper'),
    // A shielded address is in no file that leaves the organisation, and so on no label of the magazine.
    z.check(
      ({ value, issues }) => {
        if (value?.isAddressShielded && value.magazine === 'paper')
          issues.push({ code: 'custom', input: value.magazine, path: ['magazine'], continue: true });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type ProfileChange = z.infer<typeof ProfileChange>;

const ContactPoint = z.nullable(z.object({ value: z.string(), isVerified: z.boolean() }));

export const Profile = z.object({
  ...editable,
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  /** The user can give the birth date, or correct it: until there is a number that says it. */
  mayCorrectBirthDate: z.boolean(),
  /** `010190 •••••`; null where we do not have it. */
  maskedFodselsnummer: z.nullable(z.string()),
  email: ContactPoint,
  phone: ContactPoint,
  isMember: z.boolean(),
  chapter: z.nullable(z.string()),
  /** Empty for members who count, and for non-members. */
  notCountingBecause: z.array(NotCountingReason),
  /** A sign-in recent enough for what only the person themselves may do. */
  isSignInRecent: z.boolean(),
  /** Known to be 18 or older: only then is anybody asked for these consents. */
  mayConsentToNews: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const CorrectedBirthDate = z.object({ bornOn: TypedDate });

export const GivenFodselsnummer = z.object({ fodselsnummer: Fodselsnummer });

/** Where it leads is proven by the code that is sent there. */
export const EmailAddress = z.string().check(z.trim(), z.email(), z.maxLength(254));

export const ContactChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), value: EmailAddress }),
  z.object({ kind: z.literal('phone'), value: PhoneNumber }),
]);
export type ContactChange = z.infer<typeof ContactChange>;

export const profileEndpoints = defineEndpoints({
  'GET /api/profile': {
    access: 'signed-in',
    summary: "The caller's own details; the national identity number comes masked",
    response: Profile,
  },
  'PUT /api/profile': {
    access: 'signed-in',
    summary: "Saves the caller's own details in place of the version they were read as",
    body: ProfileChange,
    response: Profile,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'PUT /api/profile/language': {
    access: 'joining',
    summary: 'Keeps the language of pages and letters, chosen at the top of a page',
    body: z.object({ language: z.enum(languages) }),
    response: z.object({ language: z.enum(languages) }),
  },
  'GET /api/profile/chapters/:postalCode': {
    access: 'signed-in',
    summary: 'The one chapter that a Norwegian postal code belongs to; null where it does not say',
    params: z.object({ postalCode: PostalCode }),
    response: z.object({ chapter: z.nullable(z.string()) }),
  },
  'POST /api/profile/contact-changes': {
    access: 'signed-in',
    summary:
      'Sends a code to a new e-mail address or phone number; it is put in place when the code is right',
    body: ContactChange,
    response: CodeRequestOutcome,
    errors: ['SIGN_IN_AGAIN'],
  },
  'PUT /api/profile/birth-date': {
    access: 'signed-in',
    summary: "Gives or corrects the caller's birth date, while no national identity number says it",
    body: CorrectedBirthDate,
    response: Profile,
    errors: ['SIGN_IN_AGAIN'],
  },
  'PUT /api/profile/fodselsnummer': {
    access: 'signed-in',
    summary:
      "Gives the caller's national identity number, where it is missing or a D-number; it never comes back in full",
    body: GivenFodselsnummer,
    response: Profile,
    errors: ['SIGN_IN_AGAIN'],
  },
});
