/** What has come out, for one reader: to read, to hear, and to ask for when it did not come. */
import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { IssueOfMine } from '#contract/magazine-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  askForResend,
  findDeliveryForChange,
  findIssueFile,
  listOwnIssues,
  type OwnIssueRow,
  takeHeldBack,
} from './issue-repository.ts';
import { findReaderForChange } from './magazine-repository.ts';
import { missingAfterDays, missingStateOf } from './magazine-rules.ts';
import { labelTo } from './print-run-service.ts';

export async function listIssues(
  db: Database,
  { personId }: Actor,
  now: Date,
): Promise<{ issues: IssueOfMine[] }> {
  const today = norwegianDay(now);
  const rows = await listOwnIssues(db, personId, today);
  return { issues: rows.map((row) => issueOfMine(row, today)) };
}

/** @throws Refusal NOT_FOUND */
export async function getIssueFile(
  db: Database,
  { personId }: Actor,
  id: string,
  now: Date,
): Promise<FileAnswer> {
  const file = await findIssueFile(db, id, personId, norwegianDay(now));
  if (!file) throw new Refusal('NOT_FOUND');
  const name = `Utgave ${file.number.replaceAll('/', '-')}.pdf`;
  return { name, type: 'application/pdf', content: file.content };
}

/** Twice is once: the second time there is nothing left to ask for. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
export async function reportMissing(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
  now: Date,
): Promise<{ issues: IssueOfMine[] }> {
  const reader = await findReaderForChange(tx, actor.personId);
  const row = await findDeliveryForChange(tx, deliveryId, actor.personId);
  if (!row) throw new Refusal('NOT_FOUND');
  const state = missingStateOf(row, norwegianDay(now));
  const { address } = reader;
  if (state === 'resend' && address) {
    const label = { labelId: randomUUID(), deliveryId, at: now, address };
    await askForResend(tx, { ...label, ...labelTo(reader.name, address) });
  } else if (state !== 'resent') throw new Refusal('CHANGED_ELSEWHERE');
  return listIssues(tx, actor, now);
}

/** A hold is over: what was kept back is sent now, to the address of today. Twice is once. */
export async function sendHeldBack(tx: Transaction, personId: string, now: Date): Promise<void> {
  const { address, channel, isAddressShielded, name } = await findReaderForChange(tx, personId);
  if (channel === 'none') return;
  const to = channel === 'paper' && !isAddressShielded ? address : null;
  for (const deliveryId of await takeHeldBack(tx, personId, to ? 'paper' : 'digital'))
    if (to)
      await askForResend(tx, {
        labelId: randomUUID(),
        deliveryId,
        at: now,
        address: to,
        ...labelTo(name, to),
      });
}

function issueOfMine(row: OwnIssueRow, today: string): IssueOfMine {
  const { id, number, title, outOn, hasFile, articles, audioUrl, deliveryId, kind, reason, isReturned } = row;
  return {
    id,
    number,
    title,
    outOn,
    hasFile,
    audioUrl,
    delivery:
      deliveryId && kind
        ? {
            id: deliveryId,
            kind,
            reason,
            isReturned,
            missing: missingStateOf({ ...row, kind }, today),
            missingFromOn: addDays(outOn, missingAfterDays),
          }
        : null,
    articles,
  };
}
