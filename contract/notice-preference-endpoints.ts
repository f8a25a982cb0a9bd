/** How a person wants to be notified, and the unsubscribe link of every optional e-mail. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { NoticeChannel, NoticeType, noticeChannels, noticeTypes } from './notice-kinds.ts';
import { LinkCode } from './values/link-code.ts';
import { QuietHours } from './values/quiet-time.ts';

export const NoticePreference = z.object({
  type: NoticeType,
  portal: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
});
export type NoticePreference = z.infer<typeof NoticePreference>;

export const NoticePreferences = z.object({
  /** One for each type, in their order. */
  preferences: z.array(NoticePreference),
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
  /** E-mail has come back too often: nothing more is sent until the address is confirmed again. */
  isEmailStopped: z.boolean(),
  /** Null: SMS leave at any hour. */
  smsQuietHours: z.nullable(QuietHours),
  /** E-mail may say which organisation it comes from. */
  isSenderNamed: z.boolean(),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

/** Only what is changed is sent: what was turned off meanwhile, in a mail program, stays so. */
export const NoticePreferenceChange = z.object({
  type: NoticeType,
  channel: NoticeChannel,
  isOn: z.boolean(),
});
export type NoticePreferenceChange = z.infer<typeof NoticePreferenceChange>;

/** Whether e-mail of one type is sent to the recipient of the e-mail with this link. */
export const Unsubscription = z.object({ type: NoticeType, isOff: z.boolean() });
export type Unsubscription = z.infer<typeof Unsubscription>;

const params = z.object({ code: LinkCode });

export const noticePreferenceEndpoints = defineEndpoints({
  'GET /api/notice-preferences': {
    access: 'joining',
    summary: 'How the caller wants to be notified, by type and channel',
    response: NoticePreferences,
  },
  'PUT /api/notice-preferences': {
    access: 'joining',
    summary: 'Turns channels of types on and off; what cannot be turned off is refused',
    body: z.object({
      changes: z.array(NoticePreferenceChange).check(z.maxLength(noticeTypes.length * noticeChannels.length)),
      isSenderNamed: z.optional(z.boolean()),
    }),
    response: NoticePreferences,
  },
  'GET /api/unsubscriptions/:code': {
    access: 'public',
    summary: 'What the link in an e-mail turns off; changes nothing',
    params,
    response: Unsubscription,
  },
  'POST /api/unsubscriptions/:code': {
    access: 'public',
    summary: 'Turns e-mail of that type off, or on again, for the recipient of the link',
    params,
    body: z.object({ isOff: z.boolean() }),
    response: Unsubscription,
  },
});
