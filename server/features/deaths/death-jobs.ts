import { keptSince, retention } from '#contract/retention.ts';
import { formatPhoneNumber } from '#contract/values/phone-number.ts';
import { deathReceived } from '#server/letters/death-letters.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { AddressRefused } from '#server/ports/mail.ts';
import type { DeathEnding } from './death-ending-service.ts';
import {
  findReceipt,
  forgetReports,
  listHoldsToCallOff,
  listUnended,
  setReceiptSent,
} from './death-report-repository.ts';
import {
  type DeathReportJob,
  type DeathReports,
  matchDeathReportJob,
  sendDeathReceiptJob,
} from './death-report-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'mail'> & {
  ending: Pick<DeathEnding, 'end' | 'callOff'>;
  reports: Pick<DeathReports, 'match'>;
  /** The number in its international form. */
  memberService: { phone: string; hours: string };
};

/** To the reporter. Sent twice at most, with the same message id; no retry where there is no such address. */
const sendReceipt = ({ db, clock, mail, memberService }: Needs): JobDefinition<DeathReportJob> => ({
  ...sendDeathReceiptJob,
  async run({ reportId }) {
    const found = await findReceipt(db, reportId);
    if (!found?.email || found.sentAt) return;
    const { phone, hours } = memberService;
    const { language } = found;
    const letter = deathReceived({ phone: formatPhoneNumber(phone), hours }, language);
    try {
      await mail.send({ id: reportId, to: found.email, ...letter, language });
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
    }
    await setReceiptSent(db, reportId, clock.now());
  },
});

const matchReport = ({ db, clock, reports }: Needs): JobDefinition<DeathReportJob> => ({
  ...matchDeathReportJob,
  run: ({ reportId }) => inTransaction(db, (tx) => reports.match(tx, reportId, clock.now())),
});

/** What a register that was brought in knew of: the same as where the desk confirms it. Each in its own transaction. */
const endFromRegister = ({ db, clock, ending }: Needs): JobDefinition => ({
  name: 'end-deaths-from-register',
  schedule: '*/10 * * * *',
  async run() {
    const now = clock.now();
    for (const personId of await listHoldsToCallOff(db))
      await inTransaction(db, (tx) => ending.callOff(tx, personId, now));
    for (const { id, personId, diedOn } of await listUnended(db))
      await inTransaction(db, (tx) => ending.end(tx, personId, { reportId: id, diedOn, staffId: null }, now));
  },
});

const forget = ({ db, clock }: Needs): JobDefinition => ({
  name: 'forget-death-reports',
  schedule: '25 4 * * *',
  run: () => forgetReports(db, keptSince(retention['death-reports'].period, clock.now())),
});

export const deathJobs = (needs: Needs): JobDefinition<never>[] => [
  sendReceipt(needs),
  matchReport(needs),
  endFromRegister(needs),
  forget(needs),
];
