/** What mail programs call, and what the mail server hands its reports to. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Webhook } from '#server/platform/http/webhook-routes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ports } from '#server/portal-ports.ts';
import { recordBounce } from './bounce-service.ts';
import type { NoticePreferenceService } from './notice-preference-service.ts';
import { unsubscribePath } from './notices-jobs.ts';

/** What the mail server hands its reports to. */
export const mailReportPath = '/webhooks/mail-report';

/** One press in a mail program (RFC 8058, section 3.2): the code says who, and nothing else is asked. */
export const oneClick = (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  preferences: Pick<NoticePreferenceService, 'unsubscribe'>,
): Webhook => ({
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
});

/** @param token what the mail server shows with a report */
export const mailReport = (
  needs: Pick<Ports, 'db' | 'clock' | 'organisation' | 'formats'>,
  token: string,
): Webhook => ({
  path: mailReportPath,
  async receive({ headers, body }) {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) return false;
    const domain = needs.organisation.sender.email.split('@')[1] ?? '';
    const noticeId = needs.formats.readMailReport(body.toString('latin1'), domain);
    if (noticeId) await recordBounce(needs.db, { noticeId, source: 'report' }, needs.clock.now());
    return true;
  },
});

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
};
