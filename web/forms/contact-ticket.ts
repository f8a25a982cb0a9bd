/** The ticket that goes with a message: fetched when the form is opened, and good a few seconds later. */
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** A little more than the server asks for. */
const ripeAfterMs = 3_300;

type Ticket = { ticket: string; ripeAt: number };

async function fetchTicket(): Promise<Ticket> {
  const { ticket } = await call('GET /api/contact-form');
  return { ticket, ripeAt: performance.now() + ripeAfterMs };
}

export function createTicketSource() {
  let next: Promise<Ticket> | null = null;
  const fetched = () => {
    next ??= fetchTicket().catch((error: unknown) => {
      next = null;
      throw error;
    });
    return next;
  };
  async function ripe(): Promise<string> {
    const { ticket, ripeAt } = await fetched();
    await new Promise((later) => setTimeout(later, Math.max(0, ripeAt - performance.now())));
    return ticket;
  }
  return {
    /** The form is on the screen. Where it fails, it is fetched when it is needed. */
    prepare: () => void fetched().catch(() => {}),

    /** Sends with a ripe ticket, and again with a new one where the first was too old. */
    async send<Answer>(work: (ticket: string) => Promise<Answer>): Promise<Answer> {
      try {
        return await work(await ripe());
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONTACT_TICKET_REFUSED') throw error;
        next = null;
        return work(await ripe());
      }
    },
  };
}
