/** Everything that another organisation would change, in one file that is read and checked at start. */
import * as z from 'zod/mini';
import { GivingPurpose } from './giving-purpose.ts';
import { GrantRate } from './grant-rate.ts';
import { TranslatedDocument } from './organisation-document.ts';
import { Account } from './values/bank-account.ts';
import { BalanceOre, MoneyOre } from './values/money-ore.ts';
import { QuietHours, TimeOfDay } from './values/quiet-time.ts';
import { translatable } from './values/translations.ts';

const AmountLimits = z.object({
  /** What is proposed, smallest first. */
  suggestionsOre: z.array(MoneyOre),
  minimumOre: MoneyOre,
  /** More than this goes through member service. */
  maximumOre: MoneyOre,
});

const ChartAccount = z.string().check(z.regex(/^\d{4,8}$/));
/** `MM-DD` */
const MonthDay = z.string().check(z.regex(/^\d\d-\d\d$/));

/** What the agreement with the bank says of AvtaleGiro: it differs, and changes (docs/rules/avtalegiro.md). */
export const GiroProfile = z.object({
  /** Ours, where the gifts come. */
  account: Account,
  /** Who we are to the operator («kundeenhet»). */
  customerUnit: z.string().check(z.regex(/^\d{8}$/)),
  /** The check and the lengths that the bank agreement names; `purpose` are the digits in front. */
  kid: z.object({
    /** `mod10` or `mod11`. */
    check: z.string().check(z.regex(/^mod1[01]$/)),
    lengths: z.array(z.int().check(z.minimum(4), z.maximum(25))).check(z.minLength(1)),
    purpose: z.string().check(z.regex(/^\d{1,6}$/)),
  }),
  /** A file must be with the operator before this time to count as of that bank day. */
  cutOff: TimeOfDay,
  /** Whole bank days from the one on which a claim is sent, itself counted, until it can be due. */
  leadBankDays: z.int().check(z.minimum(1), z.maximum(20)),
  /** Bank days before the due day on which the cut-off for cancelling a claim is. */
  cancelBankDays: z.int().check(z.minimum(1), z.maximum(10)),
  /** Minimum days before a charge for people who want notice. */
  noticeDays: z.int().check(z.minimum(7), z.maximum(28)),
  /** Days between sending a claim and its due day; more when there are holidays between. */
  sendDaysAhead: z.int().check(z.minimum(7), z.maximum(28)),
  /** Not before this time of a bank day are claims sent. */
  claimsFrom: TimeOfDay,
  /** Bank days after the due day until a claim counts as unpaid. */
  unpaidAfterBankDays: z.int().check(z.minimum(2), z.maximum(30)),
  /** False: a person sends and books each file, having looked at it. */
  runsByItself: z.boolean(),
  /** Where a payer can sign, if not in their own bank. */
  bankPage: z.url(),
  /** The name on the payer's statement: no life stance in it. */
  statementText: z.string().check(z.maxLength(25)),
});
export type GiroProfile = z.infer<typeof GiroProfile>;

/** Vipps takes at most 45 characters (Recurring API guide, product name). */
const VippsName = z.string().check(z.minLength(1), z.maxLength(45));

/** What is paid for, as the Vipps app shows it: no life stance in it, and no fee is called a gift. */
export const VippsNames = z.object({
  agreement: VippsName,
  oneOff: VippsName,
  magazine: VippsName,
  /** Courses, trips and other activities; the two kinds of ceremony that people sign up for have their own. */
  activity: VippsName,
  naming: VippsName,
  confirmation: VippsName,
});
export type VippsNames = z.infer<typeof VippsNames>;

/** Stays on the server: pages ask for it, because only those about giving need it. */
export const GivingProfile = z.object({
  amounts: z.object({
    monthly: AmountLimits,
    quarterly: AmountLimits,
    yearly: AmountLimits,
    oneOff: AmountLimits,
  }),
  /** Days of the month that can be chosen; 31 stands for the last one. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(31))),
  /** The first one is where gifts go that are for nothing in particular. */
  purposes: z.array(GivingPurpose).check(z.minLength(1)),
  /** Words that a donor agrees to; new words need a new version. */
  terms: z.object({ version: z.string(), ...translatable({ paragraphs: z.array(z.string()) }) }),
  vipps: z.object({
    /** Days between sending a charge and its due day; until then it can be changed. */
    sendDaysAhead: z.int().check(z.minimum(2), z.maximum(28)),
    /** The minimum of Vipps for that. */
    minimumDaysAhead: z.int().check(z.minimum(2), z.maximum(28)),
    /** Days in which Vipps retries a failed charge. */
    retryDays: z.int().check(z.minimum(2), z.maximum(14)),
    /** Days in which gifts can be refunded. */
    refundDays: z.int().check(z.minimum(0), z.maximum(365)),
  }),
  /** Null: AvtaleGiro is not offered. */
  avtalegiro: z.nullable(GiroProfile),
  /** Bank accounts on which gifts arrive: of these, statements are read. */
  statementAccounts: z.array(z.string().check(z.regex(/^\d{11}$/))),
  /** Account numbers of the organisation's own chart, for the bookkeeper; `clearing` is what a rail has not paid out yet. */
  accounts: z.object({
    bank: ChartAccount,
    income: ChartAccount,
    /** What is sold: no gifts. */
    sales: z.object({ magazine: ChartAccount, activity: ChartAccount }),
    fees: ChartAccount,
    clearing: z.object({ vipps: ChartAccount, avtalegiro: ChartAccount }),
    /** Numbers of the accounting system: projects by the id of a purpose, departments by the id of a unit or, in a file, its name. Without: neither. */
    dimensions: z.optional(
      z.object({
        projects: z.record(z.string(), z.string().check(z.regex(/^\d{1,6}$/))),
        departments: z.record(z.string(), z.string().check(z.regex(/^\d{1,4}$/))),
      }),
    ),
  }),
  /** Null: not approved for tax deduction. */
  tax: z.nullable(
    z.object({
      valuePercent: z.int(),
      /** Last day for giving the number that the year before is reported on, `MM-DD`. */
      numberDeadline: MonthDay,
      /** In November, December and January: donors who want the deduction but lack a number are reminded from this day. */
      numberReminders: z.object({ november: MonthDay, december: MonthDay, january: MonthDay }),
      /** Last day for delivering the report of the year before. */
      reportDeadline: MonthDay,
      /** From this day donors have their statement of the year before. */
      statementOn: MonthDay,
      years: z.array(
        z.object({
          year: z.int(),
          minimumOre: MoneyOre,
          /** Of all organisations together; null where it is not decided. */
          ceilingOre: z.nullable(MoneyOre),
          source: z.string(),
        }),
      ),
    }),
  ),
});
export type GivingProfile = z.infer<typeof GivingProfile>;

/** Stays on the server too: only the magazine's own pages need it. */
export const MagazineProfile = z.object({
  name: z.string(),
  /** One or two sentences: what is in it. */
  ...translatable({ about: z.string() }),
  issuesPerYear: z.int().check(z.positive()),
  /** For non-members, by edition; null: free for all. Members never pay. */
  yearlyPricesOre: z.object({ paper: z.nullable(MoneyOre), digital: z.nullable(MoneyOre) }),
  /** False: abroad it is read digitally. */
  sendsAbroad: z.boolean(),
});
export type MagazineProfile = z.infer<typeof MagazineProfile>;

const CeremonyPrices = z
  .array(z.object({ ...translatable({ name: z.string() }), memberOre: BalanceOre, otherOre: BalanceOre }))
  .check(z.minLength(1));
const CeremonyContact = z.object({
  ...translatable({ name: z.string(), hours: z.string() }),
  phone: z.string(),
  email: z.email(),
});

/** Stays on the server as well: the pages about ceremonies ask for what they need. */
export const CeremonyProfile = z.object({
  prices: z.object({
    naming: CeremonyPrices,
    confirmation: CeremonyPrices,
    wedding: CeremonyPrices,
    funeral: CeremonyPrices,
  }),
  contact: CeremonyContact,
  /** Phone number for people who plan a funeral. */
  funeralContact: CeremonyContact,
  funeralDaysBefore: z.int().check(z.minimum(0)),
  queue: z.object({
    /** Users who can sign up at the same time. */
    admits: z.int().check(z.minimum(1), z.maximum(10_000)),
    /** Minutes they have to finish. */
    finishMinutes: z.int().check(z.minimum(2), z.maximum(120)),
    /** How long a place in the queue is held after a notified person's turn; during quiet hours it counts from their end. */
    awayMinutes: z.int().check(z.minimum(10), z.maximum(1440)),
    /** Minutes before an opening from which a place in its queue can be taken. */
    roomMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  }),
});
export type CeremonyProfile = z.infer<typeof CeremonyProfile>;

/** Who is in the list for the state grant. The law and the circulars change: not code. */
export const GrantListRules = z.object({
  /** Month and day (`MM-DD`) whose register counts, in the year of the claim. */
  countOn: z.string().check(z.regex(/^\d\d-\d\d$/)),
  countsChildren: z.boolean(),
  acceptsDNumbers: z.boolean(),
  /** Whether a child with two holders of parental responsibility counts only when both have said yes. */
  needsBothGuardians: z.boolean(),
  /** Whole years after the one it ended in for which the control can ask. */
  keptYears: z.int().check(z.positive()),
  /** The amounts that are known. */
  rates: z.array(GrantRate),
});
export type GrantListRules = z.infer<typeof GrantListRules>;

export const OrganisationProfile = z.object({
  /** Full name, and the short one used in sentences. */
  name: z.string(),
  shortName: z.string(),
  /** Nine digits, modulus 11. */
  organisationNumber: z.string().check(z.regex(/^\d{9}$/)),
  publicSite: z.url(),
  /**
   * What a member endorses: who the organisation is for, and the same in a few words. It is read aloud at the desk, and
   * shown beside the declaration: the evidence names the version of these words (`contract/binding-words.ts`).
   */
  purpose: z.object(translatable({ about: z.string(), summary: z.string() })),
  /** The youth organisation takes people from this age. */
  youth: z.object({ name: z.string(), site: z.url(), fromAge: z.int() }),
  memberService: z.object({
    ...translatable({ name: z.string(), hours: z.string() }),
    email: z.email(),
    phone: z.string(),
    /** Working days within which an enquiry is normally answered. */
    answerWithinDays: z.int().check(z.positive()),
  }),
  privacyEmail: z.email(),
  /** The data protection officer (GDPR art. 37), reached at `privacyEmail`; null where there is none. */
  privacyOfficer: z.nullable(z.string()),
  /** Whether no supplier transfers data out of the EEA (GDPR art. 13(1)(f)). */
  staysInEea: z.boolean(),
  /** Contact for vulnerability reports: in `/.well-known/security.txt`. */
  securityEmail: z.email(),
  postalAddress: z.array(z.string()),
  /** Sender of e-mail and SMS: neutral, because the post is open. */
  sender: z.object({
    name: z.string(),
    /** On the portal's own domain, so that the sender and the links agree. */
    email: z.email(),
    /** On the organisation's domain: for people who have chosen that it may say who it is. Without it, `email`. */
    namedEmail: z.optional(z.email()),
    sms: z.string().check(z.maxLength(11)),
  }),
  /** Account recovery, for people who can no longer sign in. Stays on the server. */
  accountRecovery: z.object({
    /** Hours in which the old address can stop it, before the link is sent. */
    waitHours: z.int().check(z.minimum(24), z.maximum(72)),
    /** Days a number must have been in the register before it can be called back. */
    phoneDays: z.int().check(z.minimum(7), z.maximum(365)),
    /** Hours in which a link works. */
    linkHours: z.int().check(z.minimum(1), z.maximum(72)),
  }),
  /** When no SMS leaves but codes that somebody waits for; null: never. */
  smsQuietHours: z.nullable(QuietHours),
  grantList: GrantListRules,
  vippsNames: VippsNames,
  giving: GivingProfile,
  magazine: MagazineProfile,
  /** For those the units have elected. Stays on the server. */
  representativeDocuments: z.array(TranslatedDocument),
  ceremonies: CeremonyProfile,
});
export type OrganisationProfile = z.infer<typeof OrganisationProfile>;
/** What every page carries with it; what only some need, they ask the server for. */
export const inBrowser = [
  'name',
  'shortName',
  'organisationNumber',
  'publicSite',
  'youth',
  'memberService',
  'privacyEmail',
  'privacyOfficer',
  'staysInEea',
  'postalAddress',
] as const satisfies (keyof OrganisationProfile)[];
export type ProfileInBrowser = Pick<OrganisationProfile, (typeof inBrowser)[number]>;
