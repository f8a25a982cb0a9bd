/** What is shown of agreements and gifts, to the donor and to member service. Reads only. */
import type {
  Agreement,
  Donor,
  GiroMandate,
  Rail,
  RailMove,
  TimelineEntry,
  UpcomingCharge,
} from '#contract/giving-values.ts';
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { mayGiveNumber } from '../../profile/profile-service.ts';
import type { DonorRow } from '../ledger/donor-repository.ts';
import {
  type AgreementEventRow,
  type AgreementRow,
  listAgreementEvents,
} from '../ledger/gift-agreement-repository.ts';
import { isLiving } from '../ledger/gift-agreement-rules.ts';
import {
  type ChargeRow,
  listChargeEvents,
  listChargesOfAgreement,
  type StoredChargeEvent,
} from '../ledger/gift-charge-repository.ts';
import { openStates } from '../ledger/gift-charge-rules.ts';
import { listMandatesOf, type MandateRow } from '../ledger/gift-mandate-repository.ts';
import { approvalOf } from '../ledger/gift-view-service.ts';
import {
  earliestDueOn,
  type LeadTimes,
  type ScheduleTerms,
  upcomingCharges,
} from '../ledger/giving-schedule-rules.ts';
import { agreementEntry, chargeEntries, lastPeriodOf } from '../ledger/giving-timeline-rules.ts';
import { isAdult, needsName } from './donor-rules.ts';

/** What the view of one agreement is made of. */
type AgreementHistory = {
  events: AgreementEventRow[];
  mandates: MandateRow[];
  charges: ChargeRow[];
  chargeEvents: StoredChargeEvent[];
};

/** Enough for ten years of months. */
export const chargesShown = 120;

export type GivingViews = ReturnType<typeof createGivingViews>;

type Needs = {
  leadOf(rail: Rail): LeadTimes;
  /** Null where there is no AvtaleGiro. */
  giro: Pick<GiroProfile, 'account' | 'bankPage' | 'noticeDays'> | null;
};

export const createGivingViews = (needs: Needs) => ({
  ...withNeeds(needs, { agreementViews, upcomingOf, agreementView }),
  donorView,
});

function giroOf(needs: Needs, mandate: MandateRow | undefined): GiroMandate | null {
  if (!needs.giro || mandate?.rail !== 'avtalegiro' || !mandate.externalId) return null;
  const { account, bankPage, noticeDays } = needs.giro;
  return {
    kid: mandate.externalId,
    account,
    bankUrl: bankPage,
    noticeDays,
    state: mandate.state === 'active' ? 'active' : mandate.state === 'waiting' ? 'waiting' : 'ended',
    wantsNotice: mandate.wantsNotice || mandate.isNoticeWished,
  };
}

const moveOf = (needs: Needs, mandate: MandateRow | undefined): RailMove | null =>
  mandate
    ? {
        rail: mandate.rail,
        approval: mandate.rail === 'vipps' ? approvalOf(mandate.approvalUrl, mandate.failedCalls) : null,
        giro: giroOf(needs, mandate),
        terms: mandate.wantedTerms
          ? {
              amountOre: mandate.wantedTerms.amountOre,
              day: mandate.wantedTerms.day,
              frequency: mandate.wantedTerms.frequency,
            }
          : null,
      }
    : null;

/** @param terms what the agreement would have, for a preview; its own where nothing is given */
function upcomingOf(
  needs: Needs,
  agreement: AgreementRow,
  charges: readonly ChargeRow[],
  now: Date,
  terms: Partial<ScheduleTerms> = {},
): UpcomingCharge[] {
  const today = norwegianDay(now);
  const lead = needs.leadOf(agreement.rail);
  const merged = { ...agreement, ...terms };
  const open = charges.filter(
    ({ state, isCancelWanted, period }) => openStates.includes(state) && !isCancelWanted && period !== null,
  );
  const { state } = agreement;
  if (state !== 'active' && state !== 'paused' && state !== 'stopped') return [];
  const inPause = (dueOn: string) =>
    merged.pausedOn !== null &&
    merged.resumesOn !== null &&
    dueOn > merged.pausedOn &&
    dueOn < merged.resumesOn;
  return upcomingCharges(
    { ...merged, firstOn: merged.firstOn ?? earliestDueOn(today, lead) },
    {
      // A pause calls these off.
      open: open.flatMap(({ id: giftId, period, dueOn, amountOre }) =>
        period && !inPause(dueOn) ? [{ giftId, period, dueOn, amountOre }] : [],
      ),
      lastPeriod: lastPeriodOf(
        charges.filter(({ dueOn, state }) => !(openStates.includes(state) && inPause(dueOn))),
      ),
    },
    today,
    lead,
    // Of a stopped one only what could not be called off.
    state === 'stopped' ? open.length : undefined,
  );
}

function viewOf(needs: Needs, agreement: AgreementRow, history: AgreementHistory, now: Date): Agreement {
  const { id, number, state, rail, amountOre, frequency, day, purposeId } = agreement;
  const { events, charges, chargeEvents } = history;
  const mandate = history.mandates.find((one) => one.id === agreement.mandateId);
  const others = history.mandates.filter((one) => one.id !== agreement.mandateId);
  const stopped = state === 'stopped' ? events.findLast(({ kind }) => kind === 'stopped') : undefined;
  return {
    id,
    number,
    state,
    rail,
    amountOre,
    frequency,
    day,
    purposeId,
    version: String(agreement.version),
    beganAt: agreement.beganAt.toISOString(),
    resumesOn: state === 'paused' ? agreement.resumesOn : null,
    approval:
      state === 'waiting' && rail === 'vipps'
        ? approvalOf(mandate?.approvalUrl ?? null, mandate?.failedCalls ?? 0)
        : null,
    trouble: isLiving(state) ? troubleOf(charges) : null,
    stop: stopped
      ? { at: stopped.happenedAt.toISOString(), by: stopped.actor, reason: stopped.reason }
      : null,
    giro: rail === 'avtalegiro' ? giroOf(needs, mandate) : null,
    move: moveOf(needs, isLiving(state) ? others.find(isOpenMove) : undefined),
    kidToEnd: kidToEnd(agreement, [...(mandate ? [mandate] : []), ...others]),
    isBeingSynchronised: isUntold(agreement, mandate),
    upcoming: upcomingOf(needs, agreement, charges, now),
    timeline: timelineOf(events, charges, chargeEvents),
    receiptId: events.at(-1)!.id,
  };
}

/** @param charges theirs, with @param chargeEvents what happened to these */
async function agreementViews(
  needs: Needs,
  db: Database,
  agreements: readonly AgreementRow[],
  { charges, chargeEvents }: { charges: readonly ChargeRow[]; chargeEvents: readonly StoredChargeEvent[] },
  now: Date,
): Promise<Agreement[]> {
  const ids = agreements.map(({ id }) => id);
  const events = await listAgreementEvents(db, ids);
  const mandates = await listMandatesOf(db, ids);
  return agreements.map((agreement) => {
    const isOwn = ({ agreementId }: { agreementId: string | null }) => agreementId === agreement.id;
    const own = charges.filter(isOwn);
    const chargeIds = new Set(own.map(({ id }) => id));
    const history = {
      events: events.filter(isOwn),
      mandates: mandates.filter(isOwn),
      charges: own,
      chargeEvents: chargeEvents.filter(({ chargeId }) => chargeIds.has(chargeId)),
    };
    return viewOf(needs, agreement, history, now);
  });
}

async function agreementView(needs: Needs, db: Database, agreement: AgreementRow, now: Date) {
  const charges = await listChargesOfAgreement(db, agreement.id, chargesShown);
  const chargeEvents = await listChargeEvents(
    db,
    charges.map(({ id }) => id),
  );
  return (await agreementViews(needs, db, [agreement], { charges, chargeEvents }, now))[0]!;
}

function donorView(donor: DonorRow, actor: Actor, now: Date): Donor {
  const { name, email, phone, bornOn, hasFodselsnummer, wantsTaxDeduction } = donor;
  return {
    name,
    email,
    phone,
    hasFodselsnummer,
    wantsTaxDeduction,
    needsName: needsName(actor, donor),
    isSignInRecent: mayGiveNumber(actor, now),
    isAdult: isAdult(bornOn, norwegianDay(now)),
  };
}

const isOpenMove = ({ state, isStopWanted }: MandateRow): boolean =>
  !isStopWanted && (state === 'preparing' || state === 'waiting');

function kidToEnd({ state, mandateId }: AgreementRow, mandates: readonly MandateRow[]): string | null {
  const left = mandates.find(
    (one) =>
      one.rail === 'avtalegiro' && one.state === 'active' && !(one.id === mandateId && isLiving(state)),
  );
  return left?.externalId ?? null;
}

const isUntold = (agreement: AgreementRow, mandate: MandateRow | undefined): boolean =>
  mandate?.rail === 'vipps' &&
  ((mandate.state === 'active' && mandate.toldVersion < agreement.version) ||
    (mandate.state === 'active' && mandate.isStopWanted));

/** The newest payment, where it did not go through. */
function troubleOf(charges: readonly ChargeRow[]): Agreement['trouble'] {
  const settled = charges.find(({ state }) => !['planned', 'sent', 'cancelled'].includes(state));
  if (settled?.state !== 'failed' && settled?.state !== 'retrying') return null;
  return {
    giftId: settled.id,
    rail: settled.rail,
    dueOn: settled.dueOn,
    failure: settled.failure ?? 'other',
    isRetrying: settled.state === 'retrying',
  };
}

function timelineOf(
  events: Parameters<typeof agreementEntry>[0][],
  charges: readonly ChargeRow[],
  chargeEvents: StoredChargeEvent[],
): TimelineEntry[] {
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  return [
    ...events.map(agreementEntry),
    ...chargeEvents.flatMap((event) => chargeEntries(event, byId.get(event.chargeId))),
  ]
    .reverse()
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
