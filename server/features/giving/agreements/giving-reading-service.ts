/** What a donor can read: options, overview, previews, receipts, the year. */
import type { FileAnswer } from '#contract/endpoint.ts';
import type { GivingOptions, GivingYear } from '#contract/giving-options.ts';
import type {
  AgreementReceipt,
  Frequency,
  Gift,
  GivingOverview,
  Rail,
  SchedulePreview,
} from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { oreOf } from '#contract/values/money-ore.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { inLanguage, languageOfWords } from '#contract/values/translations.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { type DonorRow, findDonor } from '../ledger/donor-repository.ts';
import {
  type AgreementRow,
  findAgreementEvent,
  findOwnAgreement,
  listAgreementsOf,
} from '../ledger/gift-agreement-repository.ts';
import { changedTerms, isLiving, pausedTerms } from '../ledger/gift-agreement-rules.ts';
import {
  type ChargeRow,
  findGift,
  type GiftRow,
  listChargeEvents,
  listChargesOfAgreement,
  listGiftsOf,
  listNewestGifts,
  listYearSums,
} from '../ledger/gift-charge-repository.ts';
import { giftViews, type TaxReporting } from '../ledger/gift-view-service.ts';
import { earliestDueOn, type LeadTimes, upcomingCharges } from '../ledger/giving-schedule-rules.ts';
import { lastPeriodOf } from '../ledger/giving-timeline-rules.ts';
import { maskedNumber } from './donor-rules.ts';
import { chargesShown, type GivingViews } from './giving-view-service.ts';
import { taxYear, yearSums } from './giving-year-rules.ts';

type Choice = { amountKroner?: string; frequency?: Frequency; day?: string; pauseMonths?: string };
const giftsShown = 24;

/** How receipts and statements become files. */
export type GivingDocuments = {
  gift(gift: Gift & { receipt: NonNullable<Gift['receipt']> }, language: Language): Promise<FileAnswer>;
  agreement(receipt: AgreementReceipt, language: Language): Promise<FileAnswer>;
  year(year: GivingYear, donorName: string, language: Language): Promise<FileAnswer>;
};

export type GivingReading = ReturnType<typeof createGivingReading>;

type Needs = {
  views: GivingViews;
  documents: GivingDocuments;
  giving: OrganisationProfile['giving'];
  rails: readonly Rail[];
  leadOf(rail: Rail): LeadTimes;
};

export const createGivingReading = (needs: Needs) =>
  withNeeds(needs, {
    options,
    donor,
    firstCharges,
    overview,
    summary,
    agreement,
    preview,
    receipt,
    gift: readGift,
    gifts,
    year: readYear,
    giftDocument,
    agreementDocument,
    yearDocument,
  });

const limitsOf = (needs: Needs, year: number) =>
  needs.giving.tax?.years.find((one) => one.year === year) ?? null;

function reportingOf(needs: Needs, { wantsTaxDeduction, hasFodselsnummer }: DonorRow): TaxReporting {
  const isWanted = needs.giving.tax !== null && wantsTaxDeduction;
  return { isForTax: isWanted && hasFodselsnummer, lacksNumber: isWanted && !hasFodselsnummer };
}

async function giftsOf(needs: Needs, db: Database, donor: DonorRow, charges: readonly GiftRow[]) {
  const ids = charges.map(({ id }) => id);
  return giftViews(charges, await listChargeEvents(db, ids), reportingOf(needs, donor));
}

/** What the donor's giving of a year means for tax, if it stays as it is. */
function taxOf(needs: Needs, year: number, givenOre: number, donor: DonorRow): GivingYear['tax'] {
  const tax = taxYear(givenOre, {
    limits: limitsOf(needs, year),
    valuePercent: needs.giving.tax?.valuePercent ?? 0,
    wantsDeduction: donor.wantsTaxDeduction,
    hasNumber: donor.hasFodselsnummer,
  });
  const masked = donor.hasFodselsnummer ? maskedNumber(donor.bornOn) : null;
  return {
    ...tax,
    reportedOn: donor.wantsTaxDeduction ? { name: donor.name, maskedFodselsnummer: masked } : null,
    numberDeadlineOn: `${year + 1}-${needs.giving.tax?.numberDeadline ?? '01-15'}`,
  };
}

async function overviewOf(needs: Needs, db: Database, actor: Actor, donor: DonorRow, now: Date) {
  const { personId } = actor;
  const agreements = await listAgreementsOf(db, personId);
  const shown = agreements.find(({ state }) => isLiving(state)) ?? agreements[0];
  const charges = await listNewestGifts(db, personId, chargesShown);
  const gifts = charges.filter(isShown).slice(0, giftsShown);
  const chargeEvents = await listChargeEvents(
    db,
    charges.filter((one) => one.agreementId === shown?.id || gifts.includes(one)).map(({ id }) => id),
  );
  const history = { charges, chargeEvents };
  return {
    donor: needs.views.donorView(donor, actor, now),
    agreement: shown ? (await needs.views.agreementViews(db, [shown], history, now))[0]! : null,
    gifts: giftViews(gifts, chargeEvents, reportingOf(needs, donor)),
    years: await listYearSums(db, personId),
  };
}

/** What happened to it is of interest; that it is coming is said by the agreement. */
const isShown = ({ kind, state }: ChargeRow) =>
  kind === 'one-off' || !['planned', 'sent', 'cancelled'].includes(state);

async function getOwn(db: Database, personId: string, id: string): Promise<AgreementRow> {
  const agreement = await findOwnAgreement(db, id, personId);
  if (!agreement) throw new Refusal('NOT_FOUND');
  return agreement;
}

function options(needs: Needs, now: Date, language: Language): GivingOptions {
  const limits = limitsOf(needs, Number(norwegianDay(now).slice(0, 4)));
  const { amounts, days, purposes, terms, tax } = needs.giving;
  return {
    amounts,
    days,
    purposes: purposes.map((purpose) => inLanguage(purpose, language)),
    terms: { ...inLanguage(terms, language), language: languageOfWords(terms, language) },
    noticeDays: needs.giving.avtalegiro?.noticeDays ?? null,
    rails: [...needs.rails],
    isOneOffOpen: needs.rails.includes('vipps'),
    tax:
      tax && limits ? { limits, valuePercent: tax.valuePercent, numberDeadline: tax.numberDeadline } : null,
  };
}

const donor = async (needs: Needs, db: Database, actor: Actor, now: Date) =>
  needs.views.donorView(await findDonor(db, actor.personId), actor, now);

/** Of an agreement that would be approved now. */
function firstCharges(
  needs: Needs,
  wish: { amountKroner: string; frequency: Frequency; day: string; rail?: Rail | undefined },
  now: Date,
): SchedulePreview {
  const today = norwegianDay(now);
  const lead = needs.leadOf(wish.rail ?? 'vipps');
  const terms = {
    amountOre: oreOf(wish.amountKroner),
    frequency: wish.frequency,
    day: Number(wish.day),
    firstOn: earliestDueOn(today, lead),
    cadenceAfter: null,
    pausedOn: null,
    resumesOn: null,
  };
  return {
    upcoming: upcomingCharges(terms, { open: [], lastPeriod: null }, today, lead),
    resumesOn: null,
  };
}

const overview = async (needs: Needs, db: Database, actor: Actor, now: Date): Promise<GivingOverview> =>
  overviewOf(needs, db, actor, await findDonor(db, actor.personId), now);

/** The card of «Min side». @returns the agreement that is shown, and what was given this year */
async function summary(needs: Needs, db: Database, actor: Actor, now: Date) {
  const year = Number(norwegianDay(now).slice(0, 4));
  const donor = await findDonor(db, actor.personId);
  const { agreement, years } = await overviewOf(needs, db, actor, donor, now);
  const givenOre = years.find((one) => one.year === year)?.givenOre ?? 0;
  return { agreement, year, givenOre, tax: taxOf(needs, year, givenOre, donor) };
}

/** @throws Refusal NOT_FOUND */
async function agreement(needs: Needs, db: Database, personId: string, id: string, now: Date) {
  return needs.views.agreementView(db, await getOwn(db, personId, id), now);
}

/** @throws Refusal NOT_FOUND */
async function preview(needs: Needs, db: Database, personId: string, id: string, choice: Choice, now: Date) {
  const agreement = await getOwn(db, personId, id);
  const charges = await listChargesOfAgreement(db, id, 60);
  const today = norwegianDay(now);
  const wanted = {
    amountOre: choice.amountKroner ? oreOf(choice.amountKroner) : agreement.amountOre,
    frequency: choice.frequency ?? agreement.frequency,
    day: choice.day ? Number(choice.day) : agreement.day,
    purposeId: agreement.purposeId,
  };
  const lastPeriod = lastPeriodOf(charges);
  const changed = changedTerms(agreement, wanted, { today, lead: needs.leadOf(agreement.rail), lastPeriod });
  const paused = choice.pauseMonths ? pausedTerms(today, Number(choice.pauseMonths)) : {};
  const terms = Object.fromEntries(
    Object.entries({ ...changed, ...paused }).filter(([, value]) => value !== undefined),
  );
  return {
    upcoming: needs.views.upcomingOf(agreement, charges, now, terms),
    resumesOn: paused.resumesOn ?? null,
  };
}

/** @throws Refusal NOT_FOUND */
async function receipt(needs: Needs, db: Database, personId: string, id: string, now: Date) {
  const event = await findAgreementEvent(db, id);
  const agreement = event && (await findOwnAgreement(db, event.agreementId, personId));
  if (!event || !agreement) throw new Refusal('NOT_FOUND');
  const { wantsTaxDeduction, hasFodselsnummer } = await findDonor(db, personId);
  const { kind, actor: by, donorName, organisationName, organisationNumber, termsVersion } = event;
  const { amountOre, frequency, day, rail, purposeId, resumesOn } = event;
  return {
    id,
    kind,
    by,
    donorName,
    organisationName,
    organisationNumber,
    termsVersion,
    amountOre,
    frequency,
    day,
    rail,
    purposeId,
    wantsTaxDeduction,
    hasFodselsnummer,
    resumesOn: kind === 'paused' ? resumesOn : null,
    at: event.happenedAt.toISOString(),
    agreement: await needs.views.agreementView(db, agreement, now),
  };
}

/** @throws Refusal NOT_FOUND */
async function readGift(needs: Needs, db: Database, personId: string, id: string): Promise<Gift> {
  const charge = await findGift(db, id, personId);
  if (!charge) throw new Refusal('NOT_FOUND');
  return (await giftsOf(needs, db, await findDonor(db, personId), [charge]))[0]!;
}

async function gifts(needs: Needs, db: Database, personId: string, year: string | null): Promise<Gift[]> {
  const charges = await listGiftsOf(db, personId, year, 300);
  return giftsOf(needs, db, await findDonor(db, personId), charges.filter(isShown).slice(0, 100));
}

async function readYear(needs: Needs, db: Database, personId: string, year: number): Promise<GivingYear> {
  const donor = await findDonor(db, personId);
  const charges = (await listGiftsOf(db, personId, String(year), 1000)).filter(isShown);
  const gifts = await giftsOf(needs, db, donor, charges);
  const sums = yearSums(
    gifts.flatMap(({ paidAt, amountOre, refundedOre }) =>
      paidAt ? [{ month: Number(norwegianDay(new Date(paidAt)).slice(5, 7)), amountOre, refundedOre }] : [],
    ),
  );
  return { year, gifts, ...sums, tax: taxOf(needs, year, sums.givenOre, donor) };
}

/** The receipt as a file. @throws Refusal NOT_FOUND, also while nothing has come */
async function giftDocument(needs: Needs, db: Database, personId: string, id: string, language: Language) {
  const gift = await readGift(needs, db, personId, id);
  if (!gift.receipt) throw new Refusal('NOT_FOUND');
  return needs.documents.gift({ ...gift, receipt: gift.receipt }, language);
}

/** @throws Refusal NOT_FOUND */
const agreementDocument = async (
  needs: Needs,
  db: Database,
  personId: string,
  id: string,
  language: Language,
  now: Date,
) => needs.documents.agreement(await receipt(needs, db, personId, id, now), language);

async function yearDocument(needs: Needs, db: Database, personId: string, year: number, language: Language) {
  const { name } = await findDonor(db, personId);
  return needs.documents.year(await readYear(needs, db, personId, year), name, language);
}
