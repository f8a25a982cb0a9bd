/** Messages from people who cannot sign in. They become enquiries that belong to no person in the register. */
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-endpoints.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { contactLimits, isTicketRipe, type OpenFormKind, subjectOf } from './contact-rules.ts';
import { spendProof } from './sender-code-repository.ts';

/** Who writes without being signed in. `proof`: the code with which they have proven one of the two. */
type OpenSender = { email: string; phone: string; ticket: string; proof?: string | undefined };

export type ContactService = ReturnType<typeof createContactService>;

type Needs = {
  enquiries: Pick<EnquiryService, 'receiveUnidentified'>;
  /** The server's, 32 bytes. */
  secret: Buffer;
};

const contextOf = (needs: Needs) => ({ ...needs, signer: createSigner(needs.secret, 'contact form') });
type Context = ReturnType<typeof contextOf>;

export const createContactService = (needs: Needs) =>
  withNeeds(contextOf(needs), { admit, spendTicket, issueTicket, receive });

const hashOf = (context: Context, text: string) => context.signer.sign(text).toString('base64url');

/** @returns its own number @throws Refusal CONTACT_TICKET_REFUSED */
function checkTicket(context: Context, ticket: string, now: Date): string {
  const [, issuedAt = '', number = '', hash = ''] = /^(\d{13})\.([\w-]{36})\.([\w-]{43})$/.exec(ticket) ?? [];
  const isOurs = context.signer.isOurs(Buffer.from(hash, 'base64url'), `ticket ${issuedAt}.${number}`);
  if (!isOurs || !isTicketRipe(Number(issuedAt), now)) throw new Refusal('CONTACT_TICKET_REFUSED');
  return number;
}

const count = (context: Context, tx: Transaction, subject: string, windowMs: number, now: Date) =>
  countAttempt(tx, hashOf(context, subject), now, new Date(now.getTime() + windowMs));

/** @throws Refusal CONTACT_TICKET_REFUSED */
async function spendTicket(context: Context, tx: Transaction, ticket: string, now: Date): Promise<void> {
  const number = checkTicket(context, ticket, now);
  if ((await count(context, tx, `used ${number}`, contactLimits.oldestTicketMs, now)) > 1)
    throw new Refusal('CONTACT_TICKET_REFUSED');
}

async function admit(
  context: Context,
  tx: Transaction,
  kind: OpenFormKind,
  sender: OpenSender,
  address: string,
  now: Date,
): Promise<{ isProven: boolean }> {
  await spendTicket(context, tx, sender.ticket, now);
  const { windowMs, perAddress, inAll, provenInAll, proofMs } = contactLimits;
  const tooMany = () => new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: windowMs / 1000 });
  if ((await count(context, tx, `${kind} from ${address}`, windowMs, now)) > perAddress) throw tooMany();
  const values = [sender.email, sender.phone].filter(Boolean).map((value) => value.toLowerCase());
  const since = new Date(now.getTime() - proofMs);
  const isProven =
    sender.proof !== undefined && (await spendProof(tx, { id: sender.proof, values, since, at: now }));
  if (isProven) {
    if ((await count(context, tx, `${kind} from proven`, windowMs, now)) > provenInAll) throw tooMany();
  } else if ((await count(context, tx, `${kind} from anybody`, windowMs, now)) > inAll)
    throw new Refusal('CONFIRM_CONTACT_FIRST');
  return { isProven };
}

function issueTicket(context: Context, now: Date): string {
  const issued = `${now.getTime()}.${randomUUID()}`;
  return `${issued}.${hashOf(context, `ticket ${issued}`)}`;
}

/**
 * @param address where it comes from; only its hash is counted, for an hour
 * @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES, CONFIRM_CONTACT_FIRST
 */
async function receive(
  context: Context,
  tx: Transaction,
  kind: OpenFormKind,
  message: ContactMessage & { subject?: string },
  address: string,
  now: Date,
): Promise<void> {
  await admit(context, tx, kind, message, address, now);
  const { name, email, phone, topic, message: body, subject = subjectOf(body) } = message;
  await context.enquiries.receiveUnidentified(
    tx,
    { name, email: email || null, phone: phone || null, topic, body, subject },
    now,
  );
}
