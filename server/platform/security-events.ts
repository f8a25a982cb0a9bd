/**
 * What an operator may want to hear of, as a word in the field `event` of a line of the log. The words are stable;
 * docs/operations.md says what each means. None comes with a name, a number, an address or a code.
 */
export const securityEvents = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.limited',
  'sign-in.ended',
  'token.refused',
  'access.denied',
  'limit.reached',
  'message.forged',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

type EventLog = { warn(details: object, message: string): void };

/** @param code of the refusal; never anything of the request */
export function noteSecurityEvent(log: EventLog, event: SecurityEvent, code?: string): void {
  log.warn({ event, ...(code && { code }) }, 'security event');
}

/** @returns what a refusal with this status is; null where it is nothing of the kind */
export function eventOf(status: number, hasCredentials: boolean): SecurityEvent | null {
  if (status === 401) return hasCredentials ? 'token.refused' : null;
  if (status === 403) return 'access.denied';
  return status === 429 ? 'limit.reached' : null;
}
