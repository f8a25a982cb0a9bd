/**
 * What the portal must do when a supplier fails: five outside systems × eight kinds of fault, held by
 * `test/trust/suppliers.test.ts`. In every pair: no answer is a 500, what was typed is kept, other pages and the other
 * suppliers' work go on, and it heals by itself.
 */
import type { FaultKind } from './faulty-proxy.ts';

export const suppliers = ['vipps', 'mail', 'sms', 'identity', 'graph'] as const;
export type Supplier = (typeof suppliers)[number];

export type Duty = {
  /** What the member does meanwhile. */
  does: string;
  /** What they read. Null: they notice nothing. */
  reads: string | null;
  /** The jobs that try again: after 1, 2, 4 … seconds, and later every hour. */
  retriedBy: readonly string[];
  /** Why nothing is done twice. */
  onceBy: string;
};

/** By supplier; what differs by kind is in {@link kinds}. */
export const duties: Record<Supplier, Duty> = {
  vipps: {
    does: 'begins an agreement and a one-off gift; a gift that was approved just before is captured',
    reads:
      'Vipps svarer ikke akkurat nå. Vi prøver igjen automatisk. Du kan vente her, eller komme tilbake senere. Det du har valgt, er tatt vare på.',
    retriedBy: ['vipps-tell-mandate', 'vipps-begin-payment', 'vipps-follow-charge'],
    onceBy: 'an idempotency key out of our own ids: the same key has one effect at Vipps',
  },
  mail: {
    does: 'sends an enquiry, and signs in with an e-mail address',
    reads: 'Vi fikk ikke sendt koden akkurat nå. Vent litt, og prøv igjen.',
    retriedBy: ['deliver-notice'],
    onceBy: 'the notice’s id as Message-ID; a code that may not have left is worth nothing',
  },
  sms: {
    does: 'sends an enquiry that is confirmed by SMS, and signs in with a phone number',
    reads: 'Vi fikk ikke sendt koden akkurat nå. Vent litt, og prøv igjen.',
    retriedBy: ['deliver-notice'],
    onceBy:
      'the notice’s id as idempotency key at the gateway; a code that may not have left is worth nothing',
  },
  identity: {
    does: 'reads pages while signed in; the first one after a start of the portal, before any key is known',
    reads: 'Innloggingen er ute av drift akkurat nå. Vent noen minutter og prøv igjen.',
    retriedBy: [],
    onceBy:
      'only read: the last good keys serve on for a day, and a failed fetch is repeated after ten seconds',
  },
  graph: {
    does: 'joins',
    reads: null,
    retriedBy: ['name-account'],
    onceBy: 'a name that is set is set: the same call again changes nothing',
  },
};

/** What goes wrong by kind, and what an attempt makes of it. */
export const kinds: Record<FaultKind, string> = {
  'unknown-host': 'the name is not found: fails at once',
  refused: 'no connection: fails at once',
  silent: 'takes the connection and says nothing: given up after the time-out',
  dripping: 'a byte now and then, without an end: given up after a time-out for the whole answer',
  'server-error': '500 (554): fails, though the address and the request are in order',
  'too-many': '429 with Retry-After (421): fails, and Vipps is left alone for as long as it says',
  garbled: '200 with a page, half of a JSON text, or another one: not taken for an answer',
  cut: 'does what it was asked to and hangs up before it has answered: asked again with the same key',
};
