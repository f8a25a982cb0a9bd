/** Code that cannot be fetched, most often because a release has replaced it since this document was loaded. */
import { mayRepeat } from './repeat-guard.ts';

const lastPathKey = 'last-path';
/** A page may be drawn again, and another part fail, before the next document is there. */
let isLeaving = false;

/** Notes the page that is on the screen now, whole. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(lastPathKey, path);
  } catch {
    // Then a failing part reloads the address it is on.
  }
}

/** @returns whether the document is being left: now, or already */
function leaveOnce(what: 'page' | 'part', leave: () => void): boolean {
  if (isLeaving) return true;
  if (!navigator.onLine || !mayRepeat(`${what}:${location.pathname}`)) return false;
  isLeaving = true;
  leave();
  return true;
}

/** A page's code failed: its address as a new document, once. @returns whether the document is being left */
export const reloadForPage = (): boolean => leaveOnce('page', () => location.reload());

/** A part of the code failed: the last page that was whole, as a new document, once. @returns as above */
const reloadForPart = (): boolean =>
  leaveOnce('part', () => {
    const here = location.pathname + location.search;
    const last = sessionStorage.getItem(lastPathKey) ?? here;
    if (last === here) location.reload();
    else location.assign(last);
  });

/**
 * Loads code that is not a page.
 * @throws the import's own error, where a new document does not help or was tried already
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (reloadForPart()) return new Promise(() => {});
    throw error;
  }
}
