/** Anyone can report a death. The answer is the same whether or not the person is in the register. */
import { randomUUID } from 'node:crypto';
import { type DeathReceipt, deathReference, type NewDeathReport } from '#contract/death-endpoints.ts';
import type { Attention } from '#contract/home-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ContactService } from '../contact/contact-service.ts';
import type { SenderCodes } from '../contact/sender-code-service.ts';
import { listCandidates } from './dead-person-repository.ts';
import type { DeathEnding } from './death-ending-service.ts';
import {
  addReport,
  holdReport,
  isReported,
  type ReportRow,
  setReporterProven,
  setReportPerson,
} from './death-report-repository.ts';
import { clearMatch, lastWord, postalCodeIn } from './death-rules.ts';

/** Both carry only the id. */
export const sendDeathReceiptJob = { name: 'send-death-receipt', sends: true };
export const matchDeathReportJob = { name: 'match-death-report' };
export type DeathReportJob = { reportId: string };

export type DeathReports = ReturnType<typeof createDeathReports>;

export function createDeathReports(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  contact: Pick<ContactService, 'admit'>;
  codes: Pick<SenderCodes, 'issue'>;
  ending: Pick<DeathEnding, 'hold' | 'dispute'>;
}) {
  const { jobs, ending } = needs;

  async function reporterProven(tx: Transaction, reportId: string, now: Date): Promise<void> {
    if (!(await setReporterProven(tx, reportId, now))) return;
    await jobs.enqueue<DeathReportJob>(tx, matchDeathReportJob, { reportId });
    await jobs.enqueue<DeathReportJob>(tx, sendDeathReceiptJob, { reportId });
  }

  return {
    /**
     * Nothing is suspended before the reporter has proven an address; then post on paper, if the person is clear. All
     * else waits for the desk. The register is searched by a job: the time until the answer tells nothing of it.
     * @param address where it comes from; only its hash is counted
     * @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES, CONFIRM_CONTACT_FIRST
     */
    async receive(
      tx: Transaction,
      report: NewDeathReport,
      address: string,
      now: Date,
    ): Promise<DeathReceipt> {
      const { isProven } = await needs.contact.admit(tx, 'death', report, address, now);
      const { name, email, phone, relation, wantsTalk, reporterName } = report;
      const reportId = randomUUID();
      await addReport(tx, {
        id: reportId,
        name,
        relation,
        wantsTalk,
        reporterName,
        reportedAt: now,
        bornOn: report.bornOn || null,
        address: report.address || null,
        diedOn: report.diedOn || null,
        reporterEmail: email || null,
        reporterPhone: phone || null,
      });
      const received = { receivedAt: now.toISOString(), reference: deathReference(reportId) };
      if (isProven) {
        await reporterProven(tx, reportId, now);
        return { ...received, code: null, isProven };
      }
      await jobs.enqueue<DeathReportJob>(tx, matchDeathReportJob, { reportId });
      const to = email
        ? { kind: 'email' as const, value: email.toLowerCase() }
        : { kind: 'phone' as const, value: phone };
      const answer = await needs.codes.issue(tx, to, { reportId, network: address }, now);
      return { ...received, code: answer.outcome === 'sent' ? answer.code : null, isProven };
    },

    reporterProven,

    /** Finds the person, if only one can be meant, and suspends what a believed report suspends. May run twice. */
    async match(tx: Transaction, reportId: string, now: Date): Promise<void> {
      const report = await holdReport(tx, reportId);
      if (report?.state !== 'waiting') return;
      const personId = report.personId ?? (await personMeant(tx, report));
      if (!personId) return;
      await setReportPerson(tx, reportId, personId);
      await ending.hold(tx, personId, now);
    },

    async deny(tx: Transaction, personId: string, now: Date) {
      // Also those of this moment.
      await ending.dispute(tx, personId, 'denied', new Date(now.getTime() + 1), now);
      return { isReported: await isReported(tx, personId) };
    },
  };
}

/** @param claim what the reporter has said @returns null where no one person is certain */
async function personMeant(
  tx: Transaction,
  claim: Pick<ReportRow, 'name' | 'bornOn' | 'address'>,
): Promise<string | null> {
  const word = lastWord(claim.name);
  if (!word) return null;
  const postalCode = postalCodeIn(claim.address);
  return clearMatch(claim, await listCandidates(tx, { word, bornOn: claim.bornOn, postalCode }));
}

/** What is said on «Min side» to somebody we have been told is dead. */
export async function attentionToDeathReport(db: Database, personId: string): Promise<Attention[]> {
  return (await isReported(db, personId)) ? [{ code: 'DEATH_REPORTED', name: null, on: null }] : [];
}
