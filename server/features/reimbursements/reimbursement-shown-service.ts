/** What a reader sees of claims, and that it is logged. */

import type { SeenField } from '#contract/look-values.ts';
import type {
  OwnReimbursement,
  Reimbursement,
  ReimbursementList,
  ReimbursementRow,
} from '#contract/reimbursement-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { listClaimFiles } from '../attachments/attachment-service.ts';
import { logSeen } from '../staff-desk/access-log-service.ts';
import { paymentFileNumber } from './payment-file-rules.ts';
import {
  type ClaimEventRow,
  type ClaimRow,
  claimsShown,
  listClaimEvents,
} from './reimbursement-repository.ts';
import { accountToPay, claimNumber, endingOf } from './reimbursement-rules.ts';

type Some = Database | Transaction;
const seen = ['name', 'messages'] as const satisfies SeenField[];

export const numberOf = ({ sentAt, sequence }: ClaimRow): string =>
  claimNumber(norwegianDay(sentAt), sequence);

const factsOf = (claim: ClaimRow) => ({
  id: claim.id,
  number: numberOf(claim),
  unit: claim.unit,
  what: claim.what,
  amountOre: claim.amountOre,
  spentOn: claim.spentOn,
  state: claim.state,
  sentAt: claim.sentAt.toISOString(),
  paidOn: claim.paidOn,
  paymentFile:
    claim.paymentFileMadeAt && claim.paymentFileSequence !== null
      ? paymentFileNumber(norwegianDay(claim.paymentFileMadeAt), claim.paymentFileSequence)
      : null,
});

/** A list, and those who are seen in it. */
export function listed<Look>(rows: readonly ClaimRow[], isMore: boolean, look: Look) {
  const page = rows.slice(0, claimsShown);
  const claims = page.map(
    (claim): ReimbursementRow => ({ ...factsOf(claim), claimantName: claim.claimantName }),
  );
  const shown: ReimbursementList = { claims, isMore };
  return { shown, look: { ...look, fields: seen }, personIds: page.map(({ personId }) => personId) };
}

/** @param nameOf the one who has done something, as the reader sees them */
async function wholeOf(
  db: Some,
  claims: readonly ClaimRow[],
  events: readonly ClaimEventRow[],
  nameOf: (event: ClaimEventRow) => string,
): Promise<OwnReimbursement[]> {
  const files = await listClaimFiles(
    db,
    claims.map(({ id }) => id),
  );
  return claims.map((claim) => ({
    ...factsOf(claim),
    details: claim.details,
    accountEnding: endingOf(claim.account),
    attachments: files
      .filter(({ claimId }) => claimId === claim.id)
      .map(({ id, name, kind, sizeBytes }) => ({ id, name, kind, sizeBytes })),
    events: events
      .filter(({ claimId }) => claimId === claim.id)
      .map((event) => ({
        id: event.id,
        kind: event.kind,
        happenedAt: event.happenedAt.toISOString(),
        by: nameOf(event),
        actedAs: event.actedAs,
        note: event.note,
      })),
  }));
}

/** To the claimant, those who work for the organisation are a first name. */
export async function showOwn(db: Some, claims: readonly ClaimRow[]): Promise<OwnReimbursement[]> {
  const events = await listClaimEvents(
    db,
    claims.map(({ id }) => id),
  );
  return wholeOf(db, claims, events, ({ by, actedAs }) =>
    actedAs === 'organisation' ? by.split(' ')[0]! : by,
  );
}

/** To the one who decides, with those elected whose names are in its history. */
export async function showClaim(
  tx: Transaction,
  claim: ClaimRow,
): Promise<{ whole: Reimbursement; namedIds: string[] }> {
  const events = await listClaimEvents(tx, [claim.id]);
  const [own] = await wholeOf(tx, [claim], events, ({ by }) => by);
  const { claimantName, state, account, version } = claim;
  return {
    whole: { ...own!, claimantName, version, account: accountToPay(state, account) },
    namedIds: events.flatMap(({ actorId, actedAs }) =>
      actorId && actedAs !== 'organisation' ? [actorId] : [],
    ),
  };
}

/** @param namedIds those who are named besides the claimant; the reader is not logged as seen by themselves */
export async function logClaim(
  tx: Transaction,
  by: { actor: Actor; now: Date; requestId: string },
  as: 'unit' | 'organisation',
  claim: ClaimRow,
  namedIds: readonly string[] = [],
): Promise<void> {
  const look = { reason: 'reimbursement', remark: numberOf(claim) } as const;
  const others = new Set(namedIds.filter((id) => id !== claim.personId && id !== by.actor.personId));
  await logSeen(tx, by, as === 'unit' ? { ...look, as: 'representative', subjectId: claim.unit.id } : look, [
    ...(claim.personId ? [{ id: claim.personId, fields: seen }] : []),
    ...[...others].map((id) => ({ id, fields: ['name'] as const })),
  ]);
}
