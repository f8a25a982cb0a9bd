/** Messages from people who cannot sign in. They become enquiries with nobody of the register behind them. */
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-endpoints.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { contactLimits, isTicketRipe, subjectOf } from './contact-rules.ts';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(needs: {
  enquiries: Pick<EnquiryService, 'receiveUnidentified'>;
  /** The server's, 32 bytes. */
  secret: Buffer;
}) {
  const signer = createSigner(needs.secret, 'contact form');
  const hashOf = (text: string) => signer.sign(text).toString('base64url');

  /** @returns its own number @throws Refusal CONTACT_TICKET_REFUSED */
  function checkTicket(ticket: string, now: Date): string {
    const [, issuedAt = '', number = '', hash = ''] =
      /^(\d{13})\.([\w-]{36})\.([\w-]{43})$/.exec(ticket) ?? [];
    const isOurs = signer.isOurs(Buffer.from(hash, 'base64url'), `ticket ${issuedAt}.${number}`);
    if (!isOurs || !isTicketRipe(Number(issuedAt), now)) throw new Refusal('CONTACT_TICKET_REFUSED');
    return number;
  }

  async function admit(tx: Transaction, ticket: string, address: string, now: Date): Promise<void> {
    const number = checkTicket(ticket, now);
    const count = (subject: string, windowMs: number) =>
      countAttempt(tx, hashOf(subject), now, new Date(now.getTime() + windowMs));
    if ((await count(`used ${number}`, contactLimits.oldestTicketMs)) > 1)
      throw new Refusal('CONTACT_TICKET_REFUSED');
    const { windowMs, perAddress, inAll } = contactLimits;
    const fromHere = await count(`from ${address}`, windowMs);
    if (fromHere > perAddress || (await count('from anybody', windowMs)) > inAll)
      throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: windowMs / 1000 });
  }

  return {
    /**
     * Whether something may come from whoever it is: one ticket for each, and only so many in an hour.
     * @param address where it comes from; only its hash is counted, for an hour
     * @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES
     */
    admit,

    issueTicket(now: Date): string {
      const issued = `${now.getTime()}.${randomUUID()}`;
      return `${issued}.${hashOf(`ticket ${issued}`)}`;
    },

    /**
     * @param address where it comes from; only its hash is counted, for an hour
     * @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES
     */
    async receive(
      tx: Transaction,
      message: ContactMessage & { subject?: string },
      address: string,
      now: Date,
    ): Promise<void> {
      await admit(tx, message.ticket, address, now);
      const { name, email, phone, topic, message: body, subject = subjectOf(body) } = message;
      await needs.enquiries.receiveUnidentified(
        tx,
        { ...{ name, email: email || null, phone: phone || null, topic, body }, subject },
        now,
      );
    },
  };
}
