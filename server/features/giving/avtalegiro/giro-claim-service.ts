/**
 * Files that we send: claims, and claims called off. A file and what is in it are made in one transaction; where
 * it goes is another matter, and can be done again. One file at a time.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay, norwegianTime } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { GiroFormat } from '#server/ports/giro.ts';
import type { GiroClaim, GiroFile } from '#server/ports/giro-file.ts';
import type { Announce } from '../../notices/notices-service.ts';
import { takeNumber } from '../ledger/gift-agreement-repository.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { canStillCancel, claimDueOn, sentOnDay } from '../ledger/giro-day-rules.ts';
import {
  addClaims,
  type ClaimToCancel,
  type ClaimToSend,
  listClaimsToCancel,
  listClaimsToSend,
  listUnsentToDrop,
  lockGiroRuns,
  setCancelFile,
} from './giro-claim-repository.ts';
import { addGiroFile } from './giro-file-repository.ts';

/** The operator (AvtaleGiro system specification, start of a transmission). */
const operator = '00008080';
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export type GiroClaims = ReturnType<typeof createGiroClaims>;
type Prepared = ClaimToSend & { type: '02' | '21'; sentDueOn: string };

type Needs = {
  format: GiroFormat;
  ledger: GiftLedger;
  announce: Announce;
  profile: GiroProfile;
};

export const createGiroClaims = (needs: Needs) =>
  withNeeds(needs, { previewClaims, previewCancellations, dropUnsent, makeClaims, makeCancellations });

/** What a file made now would hold: exactly what {@link send} puts in it. */
function prepare(needs: Needs, claims: readonly ClaimToSend[], now: Date): Prepared[] {
  const sentOn = sentOnDay(norwegianDay(now), norwegianTime(now), needs.profile);
  return claims.map((claim) => ({
    ...claim,
    // A payer we cannot reach is notified by the bank.
    type: claim.wantsNotice && !claim.isReachable ? '21' : '02',
    sentDueOn: claimDueOn(
      claim.dueOn,
      sentOn,
      needs.profile,
      claim.wantsNotice ? needs.profile.noticeDays : 0,
    ),
  }));
}

async function write(
  needs: Needs,
  tx: Transaction,
  kind: 'claims' | 'cancellations',
  items: Omit<GiroClaim, 'transactionNumber'>[],
  now: Date,
): Promise<string> {
  const numbered = items.map((item, place) => ({ ...item, transactionNumber: place + 1 }));
  const transmission = String((await takeNumber(tx, 'giro-transmission')) % 10_000_000).padStart(7, '0');
  const assignment = String((await takeNumber(tx, 'giro-assignment')) % 10_000_000).padStart(7, '0');
  const days = items.map(({ dueOn }) => dueOn!).sort();
  const sumOre = items.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const file: GiroFile = {
    sender: needs.profile.customerUnit,
    transmissionNumber: transmission,
    recipient: operator,
    dateOn: days[0]!,
    assignments: [
      {
        kind,
        assignmentNumber: assignment,
        account: needs.profile.account,
        agreementId: null,
        count: items.length,
        recordCount: 0,
        sumOre,
        dateOn: null,
        firstDateOn: days[0]!,
        lastDateOn: days.at(-1)!,
        items: numbered,
      },
    ],
  };
  const content = needs.format.write(file);
  const id = randomUUID();
  await addGiroFile(tx, {
    id,
    direction: 'out',
    kind,
    name: `F${transmission}.txt`,
    digest: digestOf(content),
    content,
    transmissionNumber: transmission,
    state: 'made',
    itemCount: items.length,
    sumOre,
    problems: [],
    createdAt: now,
  });
  return id;
}

const cancelledInTime = (needs: Needs, claims: readonly ClaimToCancel[], now: Date) =>
  claims.filter(({ dueOn }) => canStillCancel(dueOn, norwegianDay(now), norwegianTime(now), needs.profile));

async function previewClaims(needs: Needs, tx: Transaction, now: Date): Promise<Prepared[]> {
  return prepare(needs, await listClaimsToSend(tx), now);
}

async function previewCancellations(needs: Needs, tx: Transaction, now: Date) {
  const wanted = await listClaimsToCancel(tx, norwegianDay(now));
  const cancellations = cancelledInTime(needs, wanted, now);
  return { cancellations, missedCount: wanted.length - cancellations.length };
}

/** Charges that are not to be sent any more, and never were. @returns how many */
async function dropUnsent(needs: Needs, tx: Transaction, now: Date): Promise<number> {
  await lockGiroRuns(tx);
  const dropped = await listUnsentToDrop(tx);
  await needs.ledger.recordCharges(
    tx,
    dropped.map(({ chargeId, actor }) => ({
      chargeId,
      events: [
        {
          key: 'cancelled',
          kind: 'cancelled',
          happenedAt: now,
          actor: actor ?? 'portal',
          amountOre: null,
          failure: null,
        },
      ],
    })),
    now,
  );
  return dropped.length;
}

/** Makes one file of everything that is to be claimed, and tells those who want notice. @returns its id, if any */
async function makeClaims(needs: Needs, tx: Transaction, now: Date): Promise<string | null> {
  await lockGiroRuns(tx);
  const claims = prepare(needs, await listClaimsToSend(tx), now);
  if (claims.length === 0) return null;
  const items = claims.map((claim) => ({
    type: claim.type,
    dueOn: claim.sentDueOn,
    amountOre: claim.amountOre,
    kid: claim.kid,
    shortName: shortNameOf(claim.familyName),
    reference: needs.profile.statementText,
    specifications: [],
  }));
  const fileId = await write(needs, tx, 'claims', items, now);
  await addClaims(
    tx,
    claims.map(({ chargeId, kid, sentDueOn, amountOre }, place) => ({
      id: randomUUID(),
      fileId,
      transactionNumber: place + 1,
      chargeId,
      kid,
      dueOn: sentDueOn,
      amountOre,
    })),
  );
  for (const { chargeId, personId, dueOn, sentDueOn, wantsNotice, isReachable, isTold } of claims) {
    // In another file after a refusal the day may be another: they are notified again.
    const isNews = !isTold || sentDueOn !== dueOn;
    if (wantsNotice && isReachable && isNews && personId)
      await needs.announce(tx, { personId, kind: 'claim-coming', subjectId: chargeId, now });
  }
  return fileId;
}

/** Makes one file of what can still be called off. @returns its id, if any */
async function makeCancellations(needs: Needs, tx: Transaction, now: Date): Promise<string | null> {
  await lockGiroRuns(tx);
  const claims = cancelledInTime(needs, await listClaimsToCancel(tx, norwegianDay(now)), now);
  if (claims.length === 0) return null;
  const items = claims.map(({ dueOn, amountOre, kid }) => ({
    type: '93' as const,
    dueOn,
    amountOre,
    kid,
    shortName: null,
    reference: null,
    specifications: [],
  }));
  const fileId = await write(needs, tx, 'cancellations', items, now);
  await setCancelFile(
    tx,
    claims.map(({ claimId }) => claimId),
    fileId,
  );
  return fileId;
}

/** Ten characters that the format knows: what it does not, is left out. */
const shortNameOf = (name: string): string =>
  [...name.normalize('NFC')]
    .filter((sign) => sign >= ' ' && sign <= 'ÿ')
    .join('')
    .slice(0, 10)
    .trim();
