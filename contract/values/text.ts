/** Text that people type: normalised the same way in the browser and on the server. */
import * as z from 'zod/mini';

// Control characters, line and paragraph separators, and the marks that reverse reading order.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/**
 * One line of text, trimmed, runs of white space made one space, in Unicode form NFC (so that a decomposed
 * «å» is one letter). Lengths are counted afterwards.
 */
export const singleLine = (minimum: number, maximum: number) =>
  z.string().check(
    z.overwrite((text) =>
      text
        .normalize('NFC')
        .trim()
        .replace(/[ \t\u00a0]+/g, ' '),
    ),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((text) => !unprintable.test(text) && !/[\n\r]/.test(text)),
  );

/** Text of several lines: as {@link singleLine}, but line breaks stay, as `\n`. */
export const multiLine = (minimum: number, maximum: number) =>
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((text) => !unprintable.test(text)),
  );
