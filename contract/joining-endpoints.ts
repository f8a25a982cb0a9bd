/** Becoming a member: details, other communities, check the answers, done. Each step is kept when it is sent. */
import * as z from 'zod/mini';
import { PurposeVersion } from './binding-words.ts';
import { defineEndpoints } from './endpoint.ts';
import { GreetingRole } from './greeting-roles.ts';
import { NotCountingReason } from './profile-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { languages } from './values/portal-languages.ts';
import { addressFields, addressIsWhole } from './values/postal-address.ts';

/** Of the explanations and declarations on the joining pages. A new one with every change in what they say. */
export const joiningTextVersion = '2026-11-28';

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);
const email = z.string().check(
  z.overwrite((text) => text.trim()),
  z.maxLength(254),
  z.email(),
);

export const magazineChoices = ['paper', 'digital', 'none'] as const;

const fields = {
  givenName: NamePart,
  familyName: NamePart,
  bornOn: TypedDate,
  email: orNothing(email),
  phone: orNothing(PhoneNumber),
  isAddressShielded: z.boolean(),
  ...addressFields,
  language: z.enum(languages),
  magazine: z.enum(magazineChoices),
  newsEmail: z.boolean(),
  newsSms: z.boolean(),
};

/** What is kept of the first step, and shown again. The number is kept too, sealed, and never shown. */
export const JoiningDetails = z.object(fields);
export type JoiningDetails = z.infer<typeof JoiningDetails>;

/** The first step as it is typed. */
export const NewJoiningDetails = z
  .object({
    ...fields,
    /** Empty: the one that is kept already, or later. */
    fodselsnummer: orNothing(Fodselsnummer),
    /** «Oppgi senere»: a member all the same. */
    isFodselsnummerLater: z.boolean(),
  })
  .check(
    addressIsWhole((typed) => !(typed as { isAddressShielded?: boolean }).isAddressShielded),
    z.check(
      ({ value, issues }) => {
        const tell = (path: string) =>
          issues.push({ code: 'custom', input: '', path: [path], continue: true });
        if (value.email === '' && value.phone === '') tell('email');
        // Nothing on paper goes to an address that must not be known.
        if (value.isAddressShielded && value.magazine === 'paper') tell('magazine');
        // Nor to a postal code alone.
        else if (value.magazine === 'paper' && value.country === 'NO' && value.addressLine === '')
          tell('addressLine');
      },
      // Also where other fields are wrong: everything is said at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type NewJoiningDetails = z.infer<typeof NewJoiningDetails>;

/** As {@link NewJoiningDetails} where no number is kept yet: one is given, or comes later. */
export const FirstJoiningDetails = NewJoiningDetails.check(
  z.check(
    ({ value, issues }) => {
      if (value.fodselsnummer !== '' || value.isFodselsnummerLater) return;
      issues.push({ code: 'custom', input: '', path: ['fodselsnummer'], continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);

export const otherCommunityAnswers = ['no', 'yes', 'unknown'] as const;
/** Whether somebody is registered in another community too. Never which. */
export const OtherCommunities = z.object({
  answer: z.enum(otherCommunityAnswers),
  /** «Minn meg på det» */
  wantsReminder: z.boolean(),
  /** The wish that this organisation has the public support: who counts is settled by law, so it may be left out. */
  grantsSupport: z.boolean(),
});
export type OtherCommunities = z.infer<typeof OtherCommunities>;

export const Declarations = z.object({
  /** Of the organisation's purpose. */
  endorsesPurpose: z.boolean().check(z.refine((isGiven) => isGiven)),
  /** What the page showed. Pages of the previous release may be open for a while, and show its texts. */
  textVersion: z.enum(['2026-11-21', '2026-11-23', joiningTextVersion]),
  /** Of the words of the purpose that the page showed. A page that was built before there were any has none. */
  purposeVersion: z.optional(PurposeVersion),
});

export type Declared = Pick<z.infer<typeof Declarations>, 'endorsesPurpose' | 'purposeVersion'> & {
  textVersion: string;
};

export const Joining = z.object({
  /** The first step that is not done; `member`: there is nothing to join; `checking`: member service looks at it. */
  step: z.enum(['details', 'communities', 'check', 'checking', 'member']),
  /** The step as it was sent; before that what is known of the person already. */
  details: z.nullable(JoiningDetails),
  known: z.partial(JoiningDetails),
  hasFodselsnummer: z.boolean(),
  /** The one that is kept is a D-number: a member all the same, without counting for the grant. */
  isDNumber: z.boolean(),
  communities: z.nullable(OtherCommunities),
  /** In Norway: the age of who joins is not left to the clock of a device. */
  today: PlainDate,
  /** When a reminder would come, if it was wanted today. */
  reminderOn: PlainDate,
});
export type Joining = z.infer<typeof Joining>;

/** `checking`: member service has to look at something first. `unfinished`: a step is missing. */
export const JoiningOutcome = z.enum(['joined', 'checking', 'unfinished']);
export type JoiningOutcome = z.infer<typeof JoiningOutcome>;

export const Unit = z.object({ id: z.uuid(), name: z.string() });

export const Welcome = z.object({
  /** The preferred name, else the given one. */
  callName: z.string(),
  number: z.string(),
  joinedOn: PlainDate,
  chapter: z.nullable(Unit),
  region: z.nullable(z.string()),
  /** All of them, for members of another unit. */
  chapters: z.array(Unit),
  /** One of the chapter's board who has let new members see who they are. */
  greeter: z.nullable(z.object({ name: z.string(), role: GreetingRole })),
  notCountingBecause: z.array(NotCountingReason),
  hasUnverifiedContact: z.boolean(),
  otherCommunities: z.nullable(
    z.object({
      answer: z.enum(otherCommunityAnswers),
      settledAt: z.nullable(Moment),
      remindOn: z.nullable(PlainDate),
    }),
  ),
});
export type Welcome = z.infer<typeof Welcome>;

export const joiningEndpoints = defineEndpoints({
  'GET /api/joining': {
    access: 'joining',
    summary: "How far the caller's joining has come",
    response: Joining,
  },
  'PUT /api/joining/details': {
    access: 'joining',
    summary: 'The first step. Nothing is stored for a user under 15, nor for a member',
    body: NewJoiningDetails,
    response: z.object({ isTooYoung: z.boolean(), joining: Joining }),
  },
  'PUT /api/joining/communities': {
    access: 'joining',
    summary: 'The second step. Out of turn it is not kept: `step` says what comes first',
    body: OtherCommunities,
    response: Joining,
  },
  'POST /api/joining': {
    access: 'joining',
    summary: 'Becomes a member, at once; or member service has to check something first',
    body: Declarations,
    response: z.object({ outcome: JoiningOutcome }),
  },
  'GET /api/welcome': {
    access: 'signed-in',
    summary: 'What a new member is shown; null for a non-member',
    response: z.object({ welcome: z.nullable(Welcome) }),
  },
  'PUT /api/welcome/chapter': {
    access: 'signed-in',
    summary: 'Another chapter than the address points to',
    body: z.object({ chapterId: z.uuid() }),
    response: z.object({ welcome: z.nullable(Welcome) }),
  },
  'PUT /api/welcome/communities': {
    access: 'signed-in',
    summary: 'Another answer on other communities; the same one again takes back that it was settled',
    body: z.object({ answer: z.enum(otherCommunityAnswers) }),
    response: z.object({ welcome: z.nullable(Welcome) }),
  },
  'PUT /api/welcome/communities-settled': {
    access: 'signed-in',
    summary:
      '«I have put it right»: the member has left the other community, and is not asked about it again',
    response: z.object({ welcome: z.nullable(Welcome) }),
  },
});
