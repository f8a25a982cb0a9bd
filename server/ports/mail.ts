import type { Language } from '#contract/values/portal-languages.ts';

/** What goes with an e-mail. The name is as open as the subject: it tells nothing of what is in it. */
export type Attachment = { name: string; type: 'application/pdf'; content: Uint8Array };
/** One e-mail that leaves. `id` becomes the Message-ID: a repeated send carries the same one. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Of the subject and the text; bokmål where it is not said. */
  language?: Language;
  attachments?: readonly Attachment[];
  /** Where mail of this kind is turned off with one press, without a sign-in (RFC 8058). */
  unsubscribeAt?: string;
  /** The organisation's name beside the sender's, to a reader who has chosen that. */
  sender?: string;
  /** Where answers go, if anywhere: as open as the rest. */
  replyTo?: string;
  /** A notice: unlike a code, the reader does not wait for it. */
  canWait?: true;
};
export type MailSender = {
  /** Resolves when the mail server has accepted it; rejects when it has not. @throws AddressRefused */
  send(mail: Mail): Promise<void>;
};

/** The mail server will not take mail for this receiver, now or later: the address is wrong or closed. */
export class AddressRefused extends Error {}

/** @returns the id of the notice that could not be delivered; null where the report is about something else */
export type ReadMailReport = (raw: string, domain: string) => string | null;
