/** The languages that the pages are built in: one set of bundles and pages for each, so that no reader downloads another's texts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../texts/language.ts';

const webFolder = path.join(import.meta.dirname, '..');

/** Modules that hold texts, or write numbers and days as a language does. */
const isTexts = (file: string): boolean => /(-texts|-words|-names|\/page-titles|\/format)\.ts$/.test(file);

/** @returns the file with the same texts in another language: `x-texts.nn.ts` of `x-texts.ts` */
const translationOf = (file: string, language: Language): string => file.replace(/\.ts$/, `.${language}.ts`);

/** @returns the file of ours that an import names, or null where it is a package or of another folder */
function ownFile(source: string, importer: string): string | null {
  if (!/\.tsx?$/.test(source)) return null;
  if (source.startsWith('#web/')) return path.join(webFolder, source.slice('#web/'.length));
  return source.startsWith('.') ? path.resolve(path.dirname(importer), source) : null;
}

/** Puts the texts of the build's language in place of those in bokmål, where they exist. */
export function languagePlugin(language: Language): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = language !== 'nb' && importer ? ownFile(source, importer) : null;
      if (!file || !isTexts(file)) return null;
      const translated = translationOf(file, language);
      // A translation may take over from the bokmål what has no words.
      return translated !== importer && existsSync(translated) ? translated : null;
    },
  };
}

const importLine = /(?:^|\n)(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|import\(\s*'([^']+)'/g;

/** @returns the modules of texts that are shown by a page, its parts and the parts that it fetches later */
export function textsOf(page: string): Set<string> {
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, by, later] of readFileSync(file, 'utf8').matchAll(importLine)) {
      const next = ownFile((by ?? later)!, file);
      // A link to another page is no part of this one.
      if (next && !(later && /\/web\/pages\/.*-page\.tsx$/.test(next))) walk(next);
    }
  };
  walk(path.join(webFolder, '..', page));
  return new Set([...seen].filter(isTexts));
}

/** @returns whether each text of a page is there in the language. @param page its source, `web/pages/…` */
export const isTranslated = (page: string, language: Language): boolean =>
  language === 'nb' || [...textsOf(page)].every((file) => existsSync(translationOf(file, language)));
