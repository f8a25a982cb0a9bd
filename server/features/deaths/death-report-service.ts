/** A death is told of by whoever knows of it. What is said back is the same whoever it is about. */
import { randomUUID } from 'node:crypto';
import type { NewDeathReport } from '#contract/death-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ContactService } from '../contact/contact-service.ts';
import { listCandidates } from './dead-person-repository.ts';
import type { DeathEnding } from './death-ending-service.ts';
import { addReport } from './death-report-repository.ts';
import { clearMatch, lastWord, postalCodeIn } from './death-rules.ts';

/** Carries only the id. */
export const sendDeathReceiptJob = { name: 'send-death-receipt' };
export type SendDeathReceipt = { reportId: string };

export type DeathReports = ReturnType<typeof createDeathReports>;

export function createDeathReports(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  contact: Pick<ContactService, 'admit'>;
  ending: Pick<DeathEnding, 'hold'>;
}) {
  return {
    /**
     * Where it is clear who it is about, everything to that person rests at once; the desk decides.
     * @param address where it comes from; only its hash is counted, for an hour
     * @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES
     */
    async receive(tx: Transaction, report: NewDeathReport, address: string, now: Date): Promise<void> {
      await needs.contact.admit(tx, report.ticket, address, now);
      const { name, email, phone, relation, wantsTalk, reporterName } = report;
      const claim = { name, bornOn: report.bornOn || null, address: report.address || null };
      const word = lastWord(name);
      const postalCode = postalCodeIn(claim.address);
      const candidates = word ? await listCandidates(tx, { word, bornOn: claim.bornOn, postalCode }) : [];
      const personId = clearMatch(claim, candidates);
      const id = randomUUID();
      await addReport(tx, {
        ...{ ...claim, id, personId, relation, wantsTalk, reporterName, reportedAt: now },
        ...{ diedOn: report.diedOn || null, reporterEmail: email || null, reporterPhone: phone || null },
      });
      if (personId) await needs.ending.hold(tx, personId, now);
      if (email) await needs.jobs.enqueue<SendDeathReceipt>(tx, sendDeathReceiptJob, { reportId: id });
    },
  };
}
