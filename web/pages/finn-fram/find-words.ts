/** Which texts fit what a person has typed: each word is the beginning of one of theirs, in any order. */
import { smallWords } from './finn-fram-texts.ts';

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('nb').match(/[\p{L}\p{N}]+/gu) ?? [];

const small = new Set(wordsOf(smallWords));

/** A word of four letters or more is found in its other forms too: «adressen» in «adresse», «gave» in «gaver». */
const fits = (typed: string, word: string): boolean =>
  word.startsWith(typed) || (word.length >= 4 && typed.startsWith(word)) || stem(typed) === stem(word);
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ene|er|en|et|a|e|r)$/, '') : word);

/** @returns whether nothing but small words is typed, or all of the others are in the text */
export function fitsWords(typed: string, text: string): boolean {
  const sought = wordsOf(typed);
  const telling = sought.filter((word) => !small.has(word));
  const words = wordsOf(text);
  return (telling.length > 0 ? telling : sought).every((one) => words.some((word) => fits(one, word)));
}
