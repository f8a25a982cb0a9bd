/**
 * A browser that somebody has signed in with before has limits of its own, so that what strangers do with their address
 * does not stop them there. It is known by a cookie that holds no name: a random word, and a keyed hash of each
 * identifier that was used in it.
 */
import { randomBytes } from 'node:crypto';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

const keptIdentifiers = 5;
const keptSeconds = 180 * 86_400;

/** @param o.hash keyed, of whatever is given */
export function createKnownBrowsers(o: { isHttps: boolean; mount: string; hash: (value: string) => string }) {
  const name = o.isHttps ? '__Host-idp_known' : 'idp_known';
  const scope = o.isHttps ? 'path=/; secure' : `path=${o.mount}`;
  const markOf = (word: string, identifier: string) => o.hash(`${word} ${identifier}`).slice(0, 22);

  function read(header: string | undefined): { word: string; marks: string[] } | null {
    const pair = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
    const [word = '', ...marks] = pair?.slice(name.length + 1).split('.') ?? [];
    return /^[\w-]{22}$/.test(word) ? { word, marks } : null;
  }

  return {
    /** The browser's own word where this identifier has been signed in with in it; else null. */
    find(header: string | undefined, identifier: string): string | null {
      const known = read(header);
      return known?.marks.includes(markOf(known.word, identifier)) ? known.word : null;
    },

    /** A line of `set-cookie`, for somebody who has just proved the identifier. */
    remember(header: string | undefined, identifier: string): string {
      const { word, marks } = read(header) ?? { word: randomBytes(16).toString('base64url'), marks: [] };
      const kept = [...new Set([markOf(word, identifier), ...marks])].slice(0, keptIdentifiers);
      return `${name}=${[word, ...kept].join('.')}; ${scope}; max-age=${keptSeconds}; httponly; samesite=lax`;
    },
  };
}
