/** What member service does with a report of a death. Each view is logged in the same transaction. */
import type { DeathReport, DeathReportRow } from '#contract/death-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { ChildrenService } from '../children/children-service.ts';
import { logLooks, showList } from '../staff-desk/access-log-service.ts';
import { findReported, listOpenChildren, settleChild } from './dead-person-repository.ts';
import type { DeathEnding } from './death-ending-service.ts';
import {
  decideReport,
  findReport,
  holdReport,
  listReports,
  type ReportRow,
  setReportPerson,
} from './death-report-repository.ts';
import { decidedShownDays } from './death-rules.ts';

type Staff = { actor: Actor; now: Date; requestId: string };

export type DeathDesk = ReturnType<typeof createDeathDesk>;

type Needs = {
  ending: Pick<DeathEnding, 'hold' | 'release' | 'end'>;
  children: Pick<ChildrenService, 'endAfterDeath'>;
};

export const createDeathDesk = (needs: Needs) => ({
  ...withNeeds(needs, { setPerson, confirm, reject, settle }),
  list,
  get,
});

async function show(tx: Transaction, by: Staff, id: string, remark: string | null): Promise<DeathReport> {
  const row = await findReport(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const isOpen = row.state === 'waiting' && row.personId;
  const person = isOpen ? ((await findReported(tx, isOpen, by.now)) ?? null) : null;
  const children = await listOpenChildren(tx, id);
  if (person) await logLook(tx, by, row.id, person.id, { remark, hasAddress: person.address !== null });
  return {
    ...shown(row),
    bornOn: row.bornOn,
    address: row.address,
    diedOn: row.diedOn,
    person,
    children,
    reporter:
      row.reporterName && row.relation
        ? {
            name: row.reporterName,
            relation: row.relation,
            email: row.reporterEmail,
            phone: row.reporterPhone,
          }
        : null,
    stopped: row.stopped,
    decision: row.state === 'waiting' ? null : { by: row.decidedBy, reason: row.reason },
  };
}

const logLook = (
  tx: Transaction,
  by: Staff,
  reportId: string,
  personId: string,
  { remark, hasAddress }: { remark: string | null; hasAddress: boolean },
) => {
  const fields: SeenField[] = ['name', 'birth-date', 'membership', 'giving'];
  if (hasAddress) fields.push('address');
  return logLooks(tx, by, { reason: 'death-report', subjectId: reportId, fields, remark }, [personId]);
};

/** @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where a colleague has decided it, or for another person */
async function requireOpen(
  tx: Transaction,
  id: string,
  seen?: { personId: string | null },
): Promise<ReportRow> {
  const row = await holdReport(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'waiting' || (seen && seen.personId !== row.personId))
    throw new Refusal('CHANGED_ELSEWHERE');
  return row;
}

const list = (db: Database, by: Staff): Promise<{ reports: DeathReportRow[] }> =>
  showList(db, by, async (tx) => {
    const rows = await listReports(tx, new Date(by.now.getTime() - decidedShownDays * 86_400_000));
    return {
      shown: { reports: rows.map(shown) },
      look: { list: 'list-death-reports', fields: ['name'] },
      personIds: rows.map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND */
const get = (db: Database, by: Staff, id: string): Promise<DeathReport> =>
  inTransaction(db, (tx) => show(tx, by, id, null));

/**
 * The hold moves to the person; the former one is released.
 * @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT where there is no such person
 */
async function setPerson(
  needs: Needs,
  tx: Transaction,
  by: Staff,
  id: string,
  choice: { personId: string | null; reason: string },
): Promise<DeathReport> {
  const { personId: before } = await requireOpen(tx, id);
  const { personId, reason } = choice;
  if (personId && !(await findReported(tx, personId, by.now)))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/personId', code: 'INVALID' }] });
  await setReportPerson(tx, id, personId);
  if (before && before !== personId) await needs.ending.release(tx, before, by.now);
  if (personId) await needs.ending.hold(tx, personId, by.now);
  return show(tx, by, id, reason);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT for an impossible day, and where there is no person */
async function confirm(
  needs: Needs,
  tx: Transaction,
  by: Staff,
  id: string,
  decision: { personId: string | null; diedOn: string; reason: string },
): Promise<DeathReport> {
  const { personId } = await requireOpen(tx, id, decision);
  const { diedOn, reason } = decision;
  const { actor, now } = by;
  const invalid = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });
  if (!personId) throw invalid('/personId');
  const person = await findReported(tx, personId, now);
  if (diedOn > norwegianDay(now) || (person?.bornOn && diedOn < person.bornOn)) throw invalid('/diedOn');
  await decideReport(tx, id, { state: 'confirmed', by: actor.personId, reason, diedOn, at: now });
  await needs.ending.end(tx, personId, { reportId: id, diedOn, staffId: actor.personId }, now);
  await logLook(tx, by, id, personId, { remark: reason, hasAddress: false });
  return show(tx, by, id, reason);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function reject(
  needs: Needs,
  tx: Transaction,
  by: Staff,
  id: string,
  decision: { personId: string | null; reason: string },
): Promise<DeathReport> {
  const { personId } = await requireOpen(tx, id, decision);
  const { actor, now } = by;
  const { reason } = decision;
  await decideReport(tx, id, { state: 'rejected', by: actor.personId, reason, diedOn: null, at: now });
  if (personId) {
    await needs.ending.release(tx, personId, now);
    await logLook(tx, by, id, personId, { remark: reason, hasAddress: false });
  }
  return show(tx, by, id, reason);
}

/** @throws Refusal NOT_FOUND, also where it has been settled before */
async function settle(
  needs: Needs,
  tx: Transaction,
  by: Staff,
  id: string,
  { childId, isEnding }: { childId: string; isEnding: boolean },
): Promise<DeathReport> {
  await holdReport(tx, id);
  const isOpen = (await listOpenChildren(tx, id)).some((child) => child.id === childId);
  if (!isOpen || !(await settleChild(tx, { reportId: id, childId, at: by.now })))
    throw new Refusal('NOT_FOUND');
  if (isEnding) await needs.children.endAfterDeath(tx, childId, by.now);
  return show(tx, by, id, null);
}

const shown = (row: ReportRow): DeathReportRow => ({
  id: row.id,
  source: row.source,
  name: row.name,
  state: row.state,
  wantsTalk: row.wantsTalk,
  reportedAt: row.reportedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  isFound: row.personId !== null,
  isProven: row.isProven,
  dispute: row.dispute,
  isResting: row.isResting,
  openChildren: row.openChildren,
});
