/** Code that cannot be fetched, most often because a release has replaced it since this document was loaded. */
import { mayRepeat } from './repeat-guard.ts';

const lastPathKey = 'last-path';

/** Notes the page that is on the screen now, whole. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(lastPathKey, path);
  } catch {
    // Then a failing part reloads the address it is on.
  }
}

/** A page's code failed: its address as a new document, once. @returns whether the document is being left */
export function reloadForPage(): boolean {
  if (!navigator.onLine || !mayRepeat(`page:${location.pathname}`)) return false;
  location.reload();
  return true;
}

/** A part of the code failed: the last page that was whole, as a new document, once. @returns as above */
function reloadForPart(): boolean {
  if (!navigator.onLine || !mayRepeat(`part:${location.pathname}`)) return false;
  const here = location.pathname + location.search;
  const last = sessionStorage.getItem(lastPathKey) ?? here;
  if (last === here) location.reload();
  else location.assign(last);
  return true;
}

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
