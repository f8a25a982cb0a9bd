/** What a subscriber gets: which members, which fields, and after which changes. */
import { type FeedPurpose, fieldsOfPurpose, type RegisterChangeType } from '#contract/register-feed.ts';

/** The groups of fields that the database reports as changed, by the fields they hold. */
const groupOfField: Record<string, string> = {
  givenName: 'name',
  familyName: 'name',
  preferredName: 'name',
  bornOn: 'birth',
  bornYear: 'birth',
  email: 'contact',
  phone: 'contact',
  address: 'address',
  language: 'language',
  chapter: 'chapter',
  state: 'membership',
  joinedOn: 'membership',
  endedOn: 'membership',
};

/** A member as the register has them. */
export type MemberRow = {
  number: string;
  version: number;
  givenName: string;
  familyName: string;
  preferredName: string | null;
  bornOn: string | null;
  email: string | null;
  phone: string | null;
  address: object | null;
  language: string;
  chapter: string | null;
  joinedOn: string;
  endedOn: string | null;
  isDead: boolean;
  isAddressShielded: boolean;
  isRestricted: boolean;
  wantsNews: boolean;
};

export type ChangeRow = {
  position: number;
  kind: RegisterChangeType;
  subject: string;
  fields: string[];
  at: Date;
};

/** Purposes for those who are members today, and no others. */
const onlyMembers: readonly FeedPurpose[] = ['post', 'newsletter', 'chapter-figures'];

/** Members with a shielded address or restricted data are given to no system. */
export function mayBeGiven(purpose: FeedPurpose, member: MemberRow): boolean {
  if (purpose === 'children' || member.isAddressShielded || member.isRestricted) return false;
  if (onlyMembers.includes(purpose) && (member.isDead || member.endedOn !== null)) return false;
  return purpose !== 'newsletter' || (member.wantsNews && member.email !== null);
}

/** The fields of the purpose, and the number and version that every system needs. */
export function givenOf(purpose: FeedPurpose, member: MemberRow): { number: string; version: number } {
  const { number, version, bornOn, endedOn, isDead } = member;
  const all: Record<string, unknown> = {
    ...member,
    bornYear: bornOn === null ? null : Number(bornOn.slice(0, 4)),
    state: isDead ? 'dead' : endedOn === null ? 'member' : 'former',
  };
  const given = Object.fromEntries(fieldsOfPurpose[purpose].map((field) => [field, all[field]]));
  return { number, version, ...given };
}

export const isOfChild = (kind: RegisterChangeType): boolean => kind.startsWith('child.');

/** Whether a system that has the member already gets a change. */
export function concerns(purpose: FeedPurpose, { kind, fields }: ChangeRow): boolean {
  if (isOfChild(kind)) return purpose === 'children';
  if (purpose === 'children') return false;
  if (kind !== 'member.changed' && kind !== 'consent.changed') return true;
  const groups = new Set(['visibility', ...fieldsOfPurpose[purpose].map((field) => groupOfField[field])]);
  if (purpose === 'newsletter') groups.add('consent');
  return fields.some((field) => groups.has(field));
}

/** What a change is called once there is nothing left to give of its member or child. */
export function typeWithoutData(kind: RegisterChangeType): RegisterChangeType {
  if (kind === 'child.turned-15' || kind === 'member.left' || kind === 'member.died') return kind;
  return isOfChild(kind) ? 'child.erased' : 'member.erased';
}

/** And while there still is: what was erased for a time only is back. */
export const typeWithData = (kind: RegisterChangeType): RegisterChangeType =>
  kind === 'member.erased' ? 'member.changed' : kind;

/** Minutes between the tries of a delivery; from then on an hour. */
const firstWaits = [1, 2, 5, 15, 30];
/** About three days after the first try. */
export const mostAttempts = 76;

/** @returns when to try again; null: no more */
export function nextAttempt(failedAttempts: number, now: Date): Date | null {
  if (failedAttempts >= mostAttempts) return null;
  return new Date(now.getTime() + (firstWaits[failedAttempts - 1] ?? 60) * 60_000);
}

/** Https to a name on the internet; without encryption only to this machine, while the portal itself runs on it. */
export function isSubscriberUrl(text: string, origin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password || hash) return false;
  const isHere = (name: string) => name === 'localhost' || name === '127.0.0.1';
  if (isHere(hostname)) return isHere(new URL(origin).hostname);
  return protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname);
}
