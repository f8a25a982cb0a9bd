/** Which files each page's code is in, so that a page's HTML can ask for all of them at once. */
import { filesOf, type Manifest } from './bundle-web.ts';

/** One line of the route table: `page('/home', () => import('./pages/…'))`, or `coming('/home')` in its place. */
const routeLine = /[pP]age\(\s*'([^']+)',\s*(?:\(\) =>\s*import\(\s*'\.\/([^']+)'|(coming)\()/g;

/**
 * @param routeTable source of `web/router.tsx`
 * @returns files by pattern (`/henvendelser/:id`), without those that every page needs
 * @throws where the table has a page that is not understood here, or none for a pattern
 */
export function pageFiles(
  routeTable: string,
  manifest: Manifest,
  patterns: readonly string[],
  common: readonly string[],
): Map<string, string[]> {
  const sources = new Map<string, string>();
  for (const [, path = '', source = 'pages/kommer/coming-page.tsx'] of routeTable.matchAll(routeLine)) {
    sources.set(path.replaceAll('$', ':'), `web/${source}`);
  }
  return new Map(
    patterns.map((pattern) => {
      const files = filesOf(manifest, sources.get(pattern) ?? '');
      if (files.length === 0)
        throw new Error(`The route table has no page for ${pattern}, or the build none of its code`);
      return [pattern, files.filter((file) => !common.includes(file))];
    }),
  );
}
