/** Notices, wired: what sends them, what mail programs call, and what the mail server tells. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { readMailReport } from './adapters/mail-report/mail-report.ts';
import { recordBounce } from './features/notices/bounce-service.ts';
import {
  createNoticePreferences,
  createUnsubscribeCodes,
} from './features/notices/notice-preference-service.ts';
import { deliverNotice, sendHeldNotices, unsubscribePath } from './features/notices/notices-jobs.ts';
import { type Database, inTransaction } from './platform/database/database.ts';
import type { Webhook } from './platform/http/webhook-routes.ts';
import type { JobDefinition, Jobs } from './platform/jobs/jobs.ts';
import { Refusal } from './platform/refusal.ts';
import type { Clock } from './ports/clock.ts';
import type { MailSender } from './ports/mail.ts';
import type { SmsSender } from './ports/sms.ts';

/** What the mail server hands its reports to. */
export const mailReportPath = '/webhooks/mail-report';

export const createNoticePreferenceParts = (needs: {
  secret: Buffer;
  organisation: Pick<OrganisationProfile, 'smsQuietHours'>;
}) =>
  createNoticePreferences({
    codes: createUnsubscribeCodes(needs.secret),
    smsQuietHours: needs.organisation.smsQuietHours,
  });

export function createNoticeWorks(needs: {
  db: Database;
  clock: Clock;
  mail: MailSender;
  sms: SmsSender;
  jobs: Pick<Jobs, 'enqueue'>;
  origin: string;
  organisation: OrganisationProfile;
  secret: Buffer;
  /** What the mail server shows with a report; null where none are taken. */
  mailReportToken: string | null;
}): { jobs: JobDefinition<never>[]; webhooks: Webhook[] } {
  const { db, clock, organisation, mailReportToken } = needs;
  const codes = createUnsubscribeCodes(needs.secret);
  const preferences = createNoticePreferenceParts(needs);

  /** One press in a mail program (RFC 8058, section 3.2): the code says who, and nothing else is asked. */
  const oneClick: Webhook = {
    path: `${unsubscribePath}/:code`,
    async receive({ params, body }) {
      if (!/List-Unsubscribe=One-Click|name="List-Unsubscribe"\s+One-Click/.test(body.toString('latin1')))
        return false;
      const choice = { isOff: true, source: 'one-click' } as const;
      return inTransaction(db, (tx) =>
        preferences.unsubscribe(tx, params?.code ?? '', choice, clock.now()),
      ).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      );
    },
  };

  const mailReport = (token: string): Webhook => ({
    path: mailReportPath,
    async receive({ headers, body }) {
      if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) return false;
      const domain = organisation.sender.email.split('@')[1] ?? '';
      const noticeId = readMailReport(body.toString('latin1'), domain);
      if (noticeId) await recordBounce(db, { noticeId, source: 'report' }, clock.now());
      return true;
    },
  });

  return {
    jobs: [deliverNotice({ ...needs, codes }), sendHeldNotices(needs)],
    webhooks: [oneClick, ...(mailReportToken ? [mailReport(mailReportToken)] : [])],
  };
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
};
