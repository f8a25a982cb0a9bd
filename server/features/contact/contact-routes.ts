import type { contactEndpoints } from '#contract/contact-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ContactService } from './contact-service.ts';

export const contactHandlers = (contact: ContactService): Handlers<typeof contactEndpoints> => ({
  'GET /api/contact-form': async ({ now }) => ({ ticket: contact.issueTicket(now) }),

  'POST /api/contact-messages': async ({ tx, body, address, now }) => {
    await contact.receive(tx, body, address, now);
    return { receivedAt: now.toISOString() };
  },
});
