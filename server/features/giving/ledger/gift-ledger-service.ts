/**
 * The gift ledger: every change of an agreement or a charge goes through here, is added to what has happened, and
 * gives the state that follows. Each function runs in the caller's transaction; telling the same thing twice, or in
 * another order, ends in the same.
 */
import { randomUUID } from 'node:crypto';
import type { GivingActor, StopReason } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { languages } from '#contract/values/portal-languages.ts';
import { languageOfWords } from '#contract/values/translations.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../../notices/notices-service.ts';
import { findDonorName } from './donor-repository.ts';
import {
  type AgreementEventRow,
  type AgreementRow,
  addAgreement,
  addAgreementEvent,
  setAgreement,
  takeNumber,
} from './gift-agreement-repository.ts';
import {
  type AgreementEventKind,
  type AgreementTermsRow,
  canHappen,
  stateAfter,
} from './gift-agreement-rules.ts';
import {
  addChargeEvents,
  addReceipts,
  listChargeEvents,
  lockCharges,
  setChargeStates,
} from './gift-charge-repository.ts';
import { type ChargeEvent, chargeState } from './gift-charge-rules.ts';
import { addMandate } from './gift-mandate-repository.ts';

export type AgreementHappening = {
  kind: AgreementEventKind;
  actor: GivingActor;
  happenedAt: Date;
  staffId?: string;
  reason?: StopReason | null;
  terms?: Partial<AgreementTermsRow>;
};
/** Events of one charge. */
export type ChargeNews = { chargeId: string; events: ChargeEvent[]; staffId?: string };

/** What the donor is notified of. An approval that never came is said on the page where it is waited for. */
const announced: readonly AgreementEventKind[] = [
  'approved',
  'changed',
  'paused',
  'resumed',
  'stopped',
  'rail-changed',
];

export type GiftLedger = ReturnType<typeof createGiftLedger>;

type Needs = {
  announce: Announce;
  /** A person has begun to give: a user who has not joined is known from now on. */
  donorKnown(tx: Transaction, personId: string): Promise<void>;
  organisation: Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'giving'>;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  signedBy: {
    organisationName: needs.organisation.name,
    organisationNumber: needs.organisation.organisationNumber,
  },
  termsLanguages: languages.filter(
    (language) => languageOfWords(needs.organisation.giving.terms, language) === language,
  ),
});
type Context = ReturnType<typeof contextOf>;

export const createGiftLedger = (needs: Needs) =>
  withNeeds(contextOf(needs), { beginAgreement, recordAgreement, recordCharges });

async function write(
  context: Context,
  tx: Transaction,
  agreement: AgreementRow,
  happening: AgreementHappening,
  now: Date,
): Promise<AgreementEventRow> {
  const { kind, actor, happenedAt } = happening;
  const event: AgreementEventRow = {
    ...agreement,
    id: randomUUID(),
    agreementId: agreement.id,
    sequence: agreement.version,
    kind,
    actor,
    happenedAt,
    recordedAt: now,
    staffId: happening.staffId ?? null,
    reason: happening.reason ?? null,
    termsVersion: context.organisation.giving.terms.version,
    donorName: agreement.personId ? await findDonorName(tx, agreement.personId) : '',
    ...context.signedBy,
  };
  await addAgreementEvent(tx, event, context.termsLanguages);
  if (agreement.personId && kind === 'approved') await context.donorKnown(tx, agreement.personId);
  if (agreement.personId && announced.includes(kind)) {
    await context.announce(tx, {
      personId: agreement.personId,
      kind: 'agreement-changed',
      subjectId: event.id,
      isOwnAct: actor === 'donor',
      now,
    });
  }
  return event;
}

async function issueReceipts(
  context: Context,
  tx: Transaction,
  paid: { chargeId: string; amountOre: number; donorName: string }[],
  now: Date,
): Promise<void> {
  if (paid.length === 0) return;
  const year = norwegianDay(now).slice(0, 4);
  const first = await takeNumber(tx, `receipt-${year}`, paid.length);
  await addReceipts(
    tx,
    paid.map((receipt, place) => ({
      ...receipt,
      number: `G-${year}-${String(first + place).padStart(6, '0')}`,
      issuedAt: now,
      ...context.signedBy,
    })),
  );
}

/** A new agreement, waiting for its approval, with the mandate that is to be approved. */
async function beginAgreement(
  context: Context,
  tx: Transaction,
  personId: string,
  terms: Pick<AgreementTermsRow, 'rail' | 'amountOre' | 'frequency' | 'day' | 'purposeId'>,
  now: Date,
): Promise<AgreementEventRow> {
  const [id, mandateId] = [randomUUID(), randomUUID()];
  const agreement: AgreementRow = {
    id,
    personId,
    beganAt: now,
    version: 1,
    state: 'waiting',
    mandateId,
    number: `A-${await takeNumber(tx, 'agreement')}`,
    firstOn: null,
    cadenceAfter: null,
    pausedOn: null,
    resumesOn: null,
    ...terms,
  };
  await addAgreement(tx, agreement);
  await addMandate(tx, { id: mandateId, agreementId: id, rail: terms.rail, createdAt: now });
  return write(context, tx, agreement, { kind: 'begun', actor: 'donor', happenedAt: now }, now);
}

/**
 * @param agreement locked by the caller
 * @returns the agreement after it; the same one where the event comes too late to change anything
 */
async function recordAgreement(
  context: Context,
  tx: Transaction,
  agreement: AgreementRow,
  happening: AgreementHappening,
  now: Date,
): Promise<AgreementRow> {
  if (!canHappen(happening.kind, agreement.state)) return agreement;
  const terms = { ...agreement, ...happening.terms };
  const after: AgreementRow = {
    ...terms,
    state: stateAfter(happening.kind, agreement.state, terms.resumesOn),
    version: agreement.version + 1,
  };
  await setAgreement(tx, after);
  await write(context, tx, after, happening, now);
  return after;
}

/** @returns the ids of the charges that had news */
async function recordCharges(context: Context, tx: Transaction, news: ChargeNews[], now: Date) {
  const charges = await lockCharges(
    tx,
    news.map(({ chargeId }) => chargeId),
  );
  const known = new Set(charges.map(({ id }) => id));
  const events = news
    .filter(({ chargeId }) => known.has(chargeId))
    .flatMap(({ chargeId, events: told, staffId = null }) =>
      told.map((event) => ({ ...event, id: randomUUID(), chargeId, staffId })),
    );
  if (events.length === 0) return [];
  const added = await addChargeEvents(tx, events, now);
  const changed = new Set(added.map(({ chargeId }) => chargeId));
  if (changed.size === 0) return [];
  const all = Map.groupBy(await listChargeEvents(tx, [...changed]), ({ chargeId }) => chargeId);
  const touched = charges.filter(({ id }) => changed.has(id));
  await setChargeStates(
    tx,
    touched.map(({ id, kind }) => {
      const happened = all.get(id) ?? [];
      const state = chargeState(kind, happened);
      const failure = happened.findLast((event) => event.failure !== null)?.failure ?? null;
      return { id, state, failure: state === 'failed' || state === 'retrying' ? failure : null };
    }),
  );
  const isNew = (id: string, kind: ChargeEvent['kind']) =>
    added.some((event) => event.chargeId === id && event.kind === kind);
  await issueReceipts(
    context,
    tx,
    touched
      .filter(({ id }) => isNew(id, 'paid'))
      .map(({ id, donorName }) => {
        const paid = all.get(id)?.find(({ kind }) => kind === 'paid');
        return { chargeId: id, amountOre: paid?.amountOre ?? 0, donorName: donorName ?? '' };
      }),
    now,
  );
  for (const { id, kind, personId } of touched) {
    if (!personId) continue;
    const tell = (notice: 'gift-received' | 'gift-failed' | 'gift-refunded') =>
      context.announce(tx, { personId, kind: notice, subjectId: id, now });
    if (kind === 'one-off' && isNew(id, 'paid')) {
      await tell('gift-received');
      await context.donorKnown(tx, personId);
    }
    const isPaid = all.get(id)?.some((event) => event.kind === 'paid');
    if (kind === 'recurring' && isNew(id, 'failed') && !isPaid) await tell('gift-failed');
    // One letter for each time money goes back, also when we learn of two at once.
    for (const event of added)
      if (event.chargeId === id && event.kind === 'refunded') await tell('gift-refunded');
  }
  return [...changed];
}
