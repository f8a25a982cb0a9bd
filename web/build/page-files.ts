/** Which files each page's code is in, so that a page's HTML can ask for all of them at once. */
import { filesOf, type Manifest } from './bundle-web.ts';

/** One line of the route table: `page('/home', () => import('./pages/…'))`. */
const routeLine = /(area)?[pP]age\(\s*'([^']*)',\s*\(\) =>\s*import\(\s*'\.\/([^']+)'/g;
/** One line of an area's table: `'henvendelser/:id': () => import('../pages/…')`. */
const areaLine = /(?:^|[\s{])'?([^'\s]*?)'?: \(\) =>\s*import\(\s*'\.\.\/([^']+)'/g;

/**
 * @param routeTable source of `web/router.tsx`
 * @param areaTable gives the source of an area, `areas/desk-area.tsx`
 * @returns the source files of each page by pattern (`/henvendelser/:id`): the table of its area, and itself
 */
export function pageSources(
  routeTable: string,
  areaTable: (source: string) => string,
): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const [, area, path = '', source = ''] of routeTable.matchAll(routeLine)) {
    const [start = '', id] = path.split('/{-$');
    if (!area) {
      sources.set(start.replaceAll('$', ':'), [`web/${source}`]);
      // An address that may also stand without its last segment.
      if (id) sources.set(`${start}/:${id.slice(0, -1)}`, [`web/${source}`]);
    } else
      for (const [, address, page] of areaTable(source).matchAll(areaLine))
        sources.set(`${start.replace('/$section', '')}${address && `/${address}`}`, [
          `web/${source}`,
          `web/${page}`,
        ]);
  }
  return sources;
}

/**
 * @returns files by pattern, without those that every page needs
 * @throws where the table has a page that is not understood here, or none for a pattern
 */
export function pageFiles(
  sources: Map<string, string[]>,
  manifest: Manifest,
  patterns: readonly string[],
  common: readonly string[],
): Map<string, string[]> {
  return new Map(
    patterns.map((pattern) => {
      const files = [...new Set(sources.get(pattern)?.flatMap((source) => filesOf(manifest, source)))];
      if (files.length === 0)
        throw new Error(`The route table has no page for ${pattern}, or the build none of its code`);
      return [pattern, files.filter((file) => !common.includes(file))];
    }),
  );
}
