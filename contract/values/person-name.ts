/** Names as people have them: Sami and other letters, hyphens, apostrophes, spaces, one letter (navneloven). */
import * as z from 'zod/mini';
import { singleLine } from './text.ts';

export const nameLimits = { minimum: 1, maximum: 100 };

/**
 * Letters and their marks, and between them hyphens, apostrophes, full stops (initials, «jr.»), commas and middle
 * dots. No digits, no signs: an e-mail address or a number typed into the wrong field is told. Case is left alone.
 */
const nameShape =
  /^\p{L}[\p{L}\p{M}\p{Zs}\p{Join_Control}.,·'`\u00b4\u02b0-\u02ff\u2010-\u2015\u2018\u2019-]*$/u;
const startsWithApostrophe = /^['’‘ʼ]\p{L}/u;

/** A given name or a family name: one line, in Unicode form NFC. */
export const NamePart = singleLine(nameLimits.minimum, nameLimits.maximum).check(
  z.refine((text) => text === '' || nameShape.test(startsWithApostrophe.test(text) ? text.slice(1) : text)),
);
