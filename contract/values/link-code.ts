/** A code in an address that opens something by itself: letters, digits, hyphens and underscores, as base64url has them. */
import * as z from 'zod/mini';

export const LinkCode = z.string().check(z.regex(/^[\w-]{1,100}$/));
