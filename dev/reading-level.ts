/**
 * How hard the texts are to read: `node dev/reading-level.ts` prints the LIX of each page, in each language, and the
 * longest words with the number of times each stands there. LIX is the words in a sentence plus the share of words with
 * more than six letters. Under 30 is very easy; it does not see a hard thought in short words.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Shorter texts are names of things: a sentence has more words. */
const fewestWords = 5;
/** More letters than these make a word long to read, and hard to divide on a phone. */
export const longWord = 13;

export type Reading = { words: number; sentences: number; long: number; lix: number };

/** Words that are searched but never shown. */
const unseen = /\b(?:also|smallWords|endings):\s*'[^']*'/g;

/** What is said in a module of texts: its literals, with one short word for each placeholder. */
export function textsIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|import |\} from ).*$/gm, '')
    .replaceAll(unseen, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'den').replaceAll(/\\u00ad/g, ''),
  );
}

export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}-]*/gu) ?? [];
const sentencesIn = (text: string): number => text.match(/[.!?:](?=\s|$)/g)?.length ?? 0;

/** Of all sentences together. */
export function readingOf(texts: readonly string[]): Reading {
  let [words, sentences, long] = [0, 0, 0];
  for (const text of texts) {
    const found = wordsIn(text);
    if (found.length < fewestWords) continue;
    words += found.length;
    sentences += Math.max(1, sentencesIn(text));
    long += found.filter((word) => word.length > 6).length;
  }
  const lix = words === 0 ? 0 : Math.round(words / sentences + (100 * long) / words);
  return { words, sentences, long, lix };
}

export const languages = ['nb', 'nn', 'en'] as const;
export type Language = (typeof languages)[number];

/** A file of letters has each of them in three languages, one after the other. */
const letterIn: Readonly<Record<Language, RegExp>> = {
  nb: /^ +nb: [\s\S]*?(?=^ +nn: )/gm,
  nn: /^ +nn: [\s\S]*?(?=^ +en: )/gm,
  en: /^ +en: [\s\S]*?(?=^(?: +nb: |\}))/gm,
};

/** Of texts by page: a folder of `web/pages`, what pages share, and the letters. */
export function textsByPage(language: Language): Map<string, string[]> {
  const ending = language === 'nb' ? '' : `.${language}`;
  const files = [
    ...globSync(`web/{pages,texts}/**/*-{texts,words}${ending}.ts`, { cwd: root }),
    ...globSync('server/letters/*-letters.ts', { cwd: root }),
  ];
  const pages = new Map<string, string[]>();
  for (const file of files.filter((one) => !one.endsWith('.test.ts')).sort()) {
    const page =
      /^web\/pages\/([\w-]+)/.exec(file)?.[1] ?? (file.startsWith('web/') ? 'web/texts' : 'letters');
    const source = readFileSync(path.join(root, file), 'utf8');
    const own = page === 'letters' ? [...source.matchAll(letterIn[language])].join('\n') : source;
    pages.set(page, [...(pages.get(page) ?? []), ...textsIn(own)]);
  }
  return pages;
}

/** @returns each word of more than {@link longWord} letters, and how often it stands there, most often first */
export function longWords(texts: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts.filter((one) => wordsIn(one).length >= fewestWords))
    for (const word of wordsIn(text))
      if (word.replaceAll('-', '').length > longWord)
        counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'nb'));
}

if (import.meta.main)
  for (const language of languages) {
    const pages = textsByPage(language);
    console.log(`\n${language}: LIX, words, words in a sentence`);
    const rows = [...pages].map(([page, texts]) => [page, readingOf(texts)] as const);
    for (const [page, { lix, words, sentences }] of rows.sort(([, a], [, b]) => b.lix - a.lix))
      if (words > 0)
        console.log(
          `${String(lix).padStart(4)} ${String(words).padStart(6)} ${(words / sentences).toFixed(1).padStart(5)}  ${page}`,
        );
    console.log(`\n${language}: words of more than ${longWord} letters`);
    for (const [word, count] of longWords([...pages.values()].flat()))
      console.log(`${String(count).padStart(4)}  ${word}`);
  }
