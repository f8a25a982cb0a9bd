/** The part of the critical CSS that one page needs: the rest comes with the style sheet, where the app starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { type PageParts, pageHtml } from './page-html.ts';

/** What changes an open page before the app has come: its words are classes and attributes that may be on the page then. */
const scripts = ['boot.ts', 'frame/measure-visits.ts'].map((file) => ({
  raw: readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
  extension: 'ts',
}));

/** @returns the rules and animations of the page's critical CSS that its own elements need */
export async function usedCss(parts: PageParts): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: pageHtml({ ...parts, criticalCss: '' }), extension: 'html' }, ...scripts],
    css: [{ raw: parts.criticalCss }],
    keyframes: true,
  });
  return used!.css;
}
