/** Anyone can report a death. The answer is the same whether or not the person is in the register. */
import { randomUUID } from 'node:crypto';
import type { DeathReceipt, NewDeathReport } from '#contract/death-endpoints.ts';
import type { Attention } from '#contract/home-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ContactService } from '../contact/contact-service.ts';
import type { SenderCodes } from '../contact/sender-code-service.ts';
import { listCandidates } from './dead-person-repository.ts';
import type { DeathEnding } from './death-ending-service.ts';
import { addReport, isReported, setReporterProven } from './death-report-repository.ts';
import { clearMatch, lastWord, postalCodeIn } from './death-rules.ts';

/** Carries only the id. */
export const sendDeathReceiptJob = { name: 'send-death-receipt' };
export type SendDeathReceipt = { reportId: string };

export type DeathReports = ReturnType<typeof createDeathReports>;

export function createDeathReports(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  contact: Pick<ContactService, 'admit'>;
  codes: Pick<SenderCodes, 'issue'>;
  ending: Pick<DeathEnding, 'hold' | 'dispute'>;
}) {
  const { jobs, ending } = needs;

  async function reporterProven(tx: Transaction, id: string, now: Date): Promise<void> {
    const report = await setReporterProven(tx, id, now);
    if (!report) return;
    if (report.personId) await ending.hold(tx, report.personId, now);
    await jobs.enqueue<SendDeathReceipt>(tx, sendDeathReceiptJob, { reportId: id });
  }

  return {
    /**
     * Nothing is suspended before the reporter has proven an address; then post on paper, if the person is clear. All
     * else waits for the desk.
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
      const claim = { name, bornOn: report.bornOn || null, address: report.address || null };
      const word = lastWord(name);
      const postalCode = postalCodeIn(claim.address);
      const candidates = word ? await listCandidates(tx, { word, bornOn: claim.bornOn, postalCode }) : [];
      const personId = clearMatch(claim, candidates);
      const id = randomUUID();
      await addReport(tx, {
        ...{ ...claim, id, personId, relation, wantsTalk, reporterName, reportedAt: now, provenAt: null },
        ...{ diedOn: report.diedOn || null, reporterEmail: email || null, reporterPhone: phone || null },
      });
      const receivedAt = now.toISOString();
      if (isProven) {
        await reporterProven(tx, id, now);
        return { receivedAt, code: null, isProven };
      }
      const to = email
        ? { kind: 'email' as const, value: email.toLowerCase() }
        : { kind: 'phone' as const, value: phone };
      const answer = await needs.codes.issue(tx, to, { reportId: id, network: address }, now);
      return { receivedAt, code: answer.outcome === 'sent' ? answer.code : null, isProven };
    },

    reporterProven,

    async deny(tx: Transaction, personId: string, now: Date) {
      // Also those of this moment.
      await ending.dispute(tx, personId, 'denied', new Date(now.getTime() + 1), now);
      return { isReported: await isReported(tx, personId) };
    },
  };
}

/** What is said on «Min side» to somebody we have been told is dead. */
export async function attentionToDeathReport(db: Database, personId: string): Promise<Attention[]> {
  return (await isReported(db, personId)) ? [{ code: 'DEATH_REPORTED', name: null, on: null }] : [];
}
