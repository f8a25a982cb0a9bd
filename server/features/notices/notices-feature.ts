import { feature } from '#server/feature.ts';
import { forgetOld } from '#server/platform/jobs/forget-old.ts';
import { createDeliveryService } from './delivery-service.ts';
import { createNoticeCentre } from './notice-centre-service.ts';
import { mergeNotices } from './notice-preference-repository.ts';
import { createNoticePreferences, createUnsubscribeCodes } from './notice-preference-service.ts';
import { noticeHandlers, noticePreferenceHandlers } from './notice-routes.ts';
import { mailReport, oneClick } from './notice-webhooks.ts';
import { deliverNotice, sendHeldNotices } from './notices-jobs.ts';
import { forgetNotices, removeNotices, returnNotices } from './notices-repository.ts';
import { createAnnounce, createHeldNotices, createSendWaiting } from './notices-service.ts';

/** What people are notified of: in their list, by e-mail and by SMS, and what of it they have switched off. */
export const notices = feature({
  name: 'notices',
  follows: ['notice.person_id', 'mail_bounce.person_id'],
  followsRecord: ['notice_preference.person_id', 'named_sender.person_id'],
  build(_needs, { jobs, secret, organisation: { smsQuietHours }, cursors }) {
    const codes = createUnsubscribeCodes(secret);
    return {
      codes,
      announce: createAnnounce({ jobs }),
      sendWaiting: createSendWaiting({ jobs }),
      held: createHeldNotices({ jobs }),
      deliveries: createDeliveryService({ jobs }),
      centre: createNoticeCentre({ cursors }),
      preferences: createNoticePreferences({ codes, smsQuietHours }),
    };
  },
  handlers: ({ centre, preferences }) => ({
    ...noticeHandlers(centre),
    ...noticePreferenceHandlers(preferences),
  }),
  jobs: ({ codes }, ports) => [
    deliverNotice({ ...ports, codes }),
    sendHeldNotices(ports),
    forgetOld(ports, 'notices', '15 4 * * *', forgetNotices),
  ],
  on: () => ({ personMerged: mergeNotices, personLeft: removeNotices, enquiriesReturned: returnNotices }),
  webhooks: ({ preferences }, ports) => [
    oneClick(ports, preferences),
    ...(ports.mailReportToken ? [mailReport(ports, ports.mailReportToken)] : []),
  ],
});
