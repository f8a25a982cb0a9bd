/** One field for how somebody is reached: an e-mail address or a phone number. */
import * as z from 'zod/mini';
import { readPhoneNumber } from './phone-number.ts';

export type ContactPointValue = { kind: 'email' | 'phone'; value: string };

const email = z.email().check(z.maxLength(254));

/** @returns an e-mail address in lower case, or a number in E.164; null when it is neither */
export function readContactPoint(typed: string): ContactPointValue | null {
  const text = typed.normalize('NFC').trim();
  if (text.includes('@')) {
    const value = text.toLowerCase();
    return email.safeParse(value).success ? { kind: 'email', value } : null;
  }
  const value = readPhoneNumber(text);
  return value === null ? null : { kind: 'phone', value };
}

/** A contact point as {@link readContactPoint} reads it; comes out as it is kept. */
export const TypedContactPoint = z.string().check(
  z.overwrite((text) => readContactPoint(text)?.value ?? text.trim()),
  z.refine((text) => readContactPoint(text) !== null),
);
