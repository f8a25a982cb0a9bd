/**
 * What a page costs as it is: exact numbers, the same on a slow machine and on a fast one, cached or not. The budgets of
 * `page-budgets.json` (requests, kilobytes of JavaScript) are what each page had, rounded up a little: they only shrink.
 */
import type { Page } from '@playwright/test';
import budgets from '../page-budgets.json' with { type: 'json' };

export type PageWeight = {
  /** The document and everything that it asked for. */
  requests: number;
  /** Compressed, as served. */
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  /** Cumulative layout shift since the page was opened. */
  shift: number;
};

type Noted = { shift: number; moved: string[] };

/** Notes from the first paint of each page what moves. Call before the first page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { shift: 0, moved: [] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        noted.shift += value;
        for (const { node } of sources) {
          const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          noted.moved.push(html.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what the open page costs, and the elements that moved */
export async function weighPage(page: Page): Promise<PageWeight & { moved: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after the next frame.
    await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // What is asked for ahead and then used is one request with two entries.
    const files = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
    const kilobytes = (ending: string) => {
      const bytes = files
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      // In whole ones: a tenth comes and goes with the names that the build gives to files.
      return Math.round(bytes / 1000);
    };
    const { shift, moved } = (window as unknown as { noted: Noted }).noted;
    return {
      requests: 1 + files.length,
      scriptKb: kilobytes('.js'),
      styleKb: kilobytes('.css'),
      fontKb: kilobytes('.woff2'),
      shift: Math.round(shift * 1000) / 1000,
      moved,
    };
  });
}

type Budget = readonly [requests: number, scriptKb: number];

/** The same for all pages. */
const most = { styleKb: 18, fontKb: 50, shift: 0.02 };

/** A page without a row of its own may weigh what the page above it may. */
const budgetOf = (path: string): Budget =>
  (budgets as unknown as Record<string, Budget>)[path] ??
  (path.lastIndexOf('/') > 0 ? budgetOf(path.slice(0, path.lastIndexOf('/'))) : [0, 0]);

/** @returns what the open page has too much of, one line each */
export async function overBudget(page: Page, path: string): Promise<string[]> {
  const { moved, ...weight } = await weighPage(page);
  const [requests, scriptKb] = budgetOf(path);
  const allowed: PageWeight = { ...most, requests, scriptKb };
  return (Object.keys(allowed) as (keyof PageWeight)[])
    .filter((name) => weight[name] > allowed[name])
    .map((name) => {
      const what = name === 'shift' ? `; moved: ${moved.join(' · ')}` : '';
      return `${path}: ${name} ${weight[name]}, at most ${allowed[name]}${what}`;
    });
}
