/** Limits against floods of messages from unidentified senders, without tracking anyone. */
export const contactLimits = {
  /** A human needs longer to read the form and write ten characters; programs do not. */
  youngestTicketMs: 3_000,
  oldestTicketMs: 24 * 3_600_000,
  windowMs: 3_600_000,
  /** From one address; a household or an office may share one. */
  perAddress: 5,
  /** From all addresses together, for each kind by itself: what member service can read. Then an address is proven first. */
  inAll: 100,
  /** From all who have proven an address, for each kind by itself. */
  provenInAll: 300,
  /** Time in which a proven address can send one message. */
  proofMs: 3_600_000,
};

/** Each has counters of its own: a flood of one leaves the others open. */
export const openFormKinds = ['contact', 'death', 'wedding', 'funeral'] as const;
export type OpenFormKind = (typeof openFormKinds)[number];

/** Of codes to people who are not signed in. How many are sent to one address stands with all that is sent. */
export const senderCodeLimits = { lifetimeMs: 10 * 60_000, triesPerCode: 6, resendAfterMs: 60_000 };

/** Whether a ticket given then may be used now. */
export const isTicketRipe = (issuedAt: number, now: Date): boolean => {
  const age = now.getTime() - issuedAt;
  return age >= contactLimits.youngestTicketMs && age <= contactLimits.oldestTicketMs;
};

/** What the desk's list shows of a message without a subject: its beginning, up to a whole word. */
export function subjectOf(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? '';
  if (line.length <= 60) return line;
  const cut = line.slice(0, 60);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 30 ? cut.lastIndexOf(' ') : 60)} …`;
}

/** Eleven digits in the shape of a national identity number; no e-mail carries one. */
export const holdsIdentityNumber = (text: string): boolean => /(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/.test(text);
