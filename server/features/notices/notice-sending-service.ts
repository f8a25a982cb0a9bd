/** Sends one notice the way its person wants it. */
import type { DeliveryFailure } from '#contract/desk-work-endpoints.ts';
import { isOptional, typeOfNotice } from '#contract/notice-kinds.ts';
import type { QuietHours } from '#contract/values/quiet-time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { quietUntil } from '#server/platform/quiet-hours.ts';
import type { Clock } from '#server/ports/clock.ts';
import { AddressRefused, type MailSender } from '#server/ports/mail.ts';
import type { SmsSender } from '#server/ports/sms.ts';
import { recordBounce } from './bounce-service.ts';
import { markFailed, markHeld, markLeftOut } from './delivery-repository.ts';
import { findPreference } from './notice-preference-repository.ts';
import { markSent, type NoticeToSend } from './notices-repository.ts';

export type NoticeLetter = { subject: string; text: string; sms: string };

export type NoticeSending = {
  db: Database;
  mail: MailSender;
  sms: SmsSender;
  clock: Clock;
  smsQuietHours: QuietHours | null;
  /** The organisation's name beside the sender's, where the reader has chosen that. */
  sender: string | null;
};

/**
 * What goes out to somebody who has the use of their data restricted: the answers they have asked for, what the law and
 * the payer's own bank ask for around payments, and what keeps the sign-in theirs (GDPR article 18(2)).
 */
const sentAllTheSame = /^(enquiry-|agreement-|claim-|gift-|new-device|account-|details-)/;

/**
 * By e-mail unless it was turned off; by SMS where there is no e-mail address for what is not optional.
 * @param unsubscribeAt where e-mail of this type is turned off; null where it cannot be
 */
export async function sendNotice(
  needs: NoticeSending,
  notice: NoticeToSend,
  letter: NoticeLetter,
  unsubscribeAt: string | null,
): Promise<void> {
  const { db, mail, sms, clock, smsQuietHours, sender } = needs;
  const optional = isOptional(typeOfNotice[notice.kind]);
  const way = await wayOf(db, notice, optional);
  const isLeftAlone = notice.isRestricted && !sentAllTheSame.test(notice.kind);
  if (way === 'list-only' || isLeftAlone) return markLeftOut(db, notice.id, clock.now());
  const failed = (failure: DeliveryFailure, isForGood: boolean) =>
    markFailed(db, notice.id, { failure, isForGood, at: clock.now() });
  if (way === 'none') return failed('no-address', true);
  if ('sms' in way) {
    // Somebody else may be signing in as them in this moment: that is not for the morning.
    const isUrgent = typeOfNotice[notice.kind] === 'security';
    const heldUntil = !isUrgent && smsQuietHours && quietUntil(clock.now(), smsQuietHours);
    if (heldUntil) return markHeld(db, notice.id, heldUntil);
  }
  try {
    if ('sms' in way) await sms.send({ id: notice.id, to: way.sms, text: letter.sms });
    if ('email' in way)
      await mail.send({
        id: notice.id,
        to: way.email,
        subject: letter.subject,
        text: letter.text,
        language: notice.language,
        ...(typeOfNotice[notice.kind] !== 'security' && { canWait: true }),
        ...(sender && { sender }),
        ...(unsubscribeAt && { unsubscribeAt }),
        ...(notice.replyTo && { replyTo: notice.replyTo }),
      });
  } catch (error) {
    // An address that is refused permanently is not retried; the desk sees it and can correct it.
    if (error instanceof AddressRefused) {
      await failed('refused', true);
      return recordBounce(db, { noticeId: notice.id, source: 'refused' }, clock.now());
    }
    await failed('unreachable', false);
    throw error;
  }
  await markSent(db, notice.id, clock.now());
}

type Way = { email: string } | { sms: string } | 'list-only' | 'none';

async function wayOf(db: Database, notice: NoticeToSend, optional: boolean): Promise<Way> {
  const { email, phone, channel } = notice;
  if (channel === 'sms') {
    // Where there is no e-mail address, the SMS has gone already in its place.
    const hasGone = !optional && !email;
    const isSecurity = typeOfNotice[notice.kind] === 'security';
    if (isSecurity && !notice.isPhoneProven) return 'list-only';
    return phone && !hasGone ? { sms: phone } : 'list-only';
  }
  const wishes = await findPreference(db, notice.personId, notice.kind);
  if (!wishes.email) return 'list-only';
  if (email) return { email };
  if (optional) return 'list-only';
  return phone ? { sms: phone } : 'none';
}
