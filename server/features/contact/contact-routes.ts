import type { contactEndpoints } from '#contract/contact-endpoints.ts';
import { readContactPoint } from '#contract/values/contact-point.ts';
import type { Handlers } from '#server/actor.ts';
import type { ContactService } from './contact-service.ts';
import type { SenderCodes } from './sender-code-service.ts';

export const contactHandlers = (
  contact: ContactService,
  codes: SenderCodes,
): Handlers<typeof contactEndpoints> => ({
  'GET /api/contact-form': async ({ now }) => ({ ticket: contact.issueTicket(now) }),

  'POST /api/contact-messages': async ({ tx, body, address, now }) => {
    await contact.receive(tx, 'contact', body, address, now);
    return { receivedAt: now.toISOString() };
  },

  'POST /api/sender-codes': async ({ tx, body, address, now }) => {
    await contact.spendTicket(tx, body.ticket, now);
    return codes.issue(tx, readContactPoint(body.contact)!, { reportId: null, network: address }, now);
  },

  'POST /api/sender-codes/resendings': ({ tx, body, address, now }) =>
    codes.issueAgain(tx, body.id, address, now),

  'POST /api/sender-codes/confirmations': async ({ tx, body, now }) => ({
    outcome: await codes.confirm(tx, body, now),
  }),
});
