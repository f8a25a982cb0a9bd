/** How the desk sees a case. Days are `YYYY-MM-DD`, in Norway. */
import { workingDaysBetween } from '#contract/values/working-days.ts';

/** Whole working days left of the promise: 0 on its last day, negative when it has passed; null where none runs. */
export const daysLeft = (dueOn: string | null, today: string): number | null =>
  dueOn === null ? null : workingDaysBetween(today, dueOn) || (dueOn < today ? -1 : 0);

/** `k•••@medlem.example`: enough to know it again by, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at > 0 ? email.slice(at) : ''}`;
}

/** `•••• 0001`: the last four. */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;

/** What was typed into the search for a person: a whole member number, e-mail address or phone number, or a name. */
export type PersonTerm =
  | { kind: 'member-number'; value: string }
  | { kind: 'email'; value: string }
  | { kind: 'phone'; value: string }
  | { kind: 'name'; words: string[] };

/**
 * @returns null where it is too little to search by: one name alone would list too many
 */
export function readPersonTerm(term: string): PersonTerm | null {
  const text = term.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'member-number', value: digits };
  if (/^(\+|00)?\d{8,15}$/.test(digits)) {
    const international = digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
    const isNational = /^\d{8}$/.test(international);
    // Eleven digits without a plus could be a national identity number: those are never searched by.
    if (!international.startsWith('+') && !isNational) return null;
    return { kind: 'phone', value: isNational ? `+47${international}` : international };
  }
  const words = text.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];
  return words.length >= 2 && !/\d/.test(text) ? { kind: 'name', words } : null;
}

/** The one in the middle; of an even number the lower of the two. 0 where there are none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** A welcome and a list or two are a good month's work: what is looked at first is far above it, and above the others. */
const outlierFrom = 200;
const outlierTimes = 3;

/** @param usual the median of all rows of the month */
export const isOutlier = (looks: number, usual: number): boolean =>
  looks >= outlierFrom && looks >= usual * outlierTimes;
