/** What the DNS of the sender's domain has to say so that letters arrive (RFC 7208, 6376 and 7489). */
import type { CheckState } from '#contract/setup-endpoints.ts';

/** TXT records of a name; null where no server answered. */
type Records = readonly string[] | null;

/** Which servers may send: one record, and not all of the world. */
export function spfState(records: Records): CheckState {
  if (records === null) return 'unknown';
  const found = records.filter((one) => /^v=spf1(\s|$)/i.test(one));
  // Several are an error by which none counts.
  if (found.length !== 1) return 'missing';
  return /\s[+?]?all\s*$/i.test(found[0]!) ? 'look' : 'ok';
}

/** The public key that the signature of a letter is checked with; an empty one is withdrawn. */
export function dkimState(records: Records): CheckState {
  if (records === null) return 'unknown';
  return records.some((one) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(one)) ? 'ok' : 'missing';
}

/** What receivers do with a letter that only pretends to be ours. */
export function dmarcState(records: Records): CheckState {
  if (records === null) return 'unknown';
  const found = records.find((one) => /^v=DMARC1\s*(;|$)/i.test(one));
  if (!found) return 'missing';
  return /;\s*p=(quarantine|reject)\b/i.test(found) ? 'ok' : 'look';
}

/** Names that no real organisation has (RFC 2606). */
export const isMadeUp = (domain: string): boolean => /(^|\.)example$/i.test(domain);

/** Whether letters come from a domain of ours: the registered name, the last two parts, is that of one of these hosts. */
export const isOwnDomain = (domain: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => registered(host) === registered(domain));

const registered = (host: string): string => host.toLowerCase().split('.').slice(-2).join('.');

const badness: Record<CheckState, number> = { ok: 0, unknown: 1, look: 2, missing: 3 };

/** @returns the state of the worst, and the names that are in it */
export function worstOf(found: readonly { state: CheckState; name: string }[]): {
  state: CheckState;
  names: string[];
} {
  const state = found.reduce<CheckState>(
    (worst, one) => (badness[one.state] > badness[worst] ? one.state : worst),
    'ok',
  );
  return { state, names: found.filter((one) => one.state === state).map(({ name }) => name) };
}
