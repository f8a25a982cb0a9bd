/** Which texts fit what a person has typed: each word is the beginning of one of theirs, in any order. */
import { searchTexts } from './finn-fram-texts.ts';

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('nb').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * @param language its small words, and the endings of its forms
 * @returns whether nothing but small words is typed, or all of the others are in the text
 */
export function searchIn({ smallWords, endings }: typeof searchTexts) {
  const small = new Set(wordsOf(smallWords));
  const ending = new RegExp(`(${endings})$`);
  const stem = (word: string): string => (word.length > 4 ? word.replace(ending, '') : word);
  /** A word of four letters or more is found in its other forms too: «adressen» in «adresse», «gave» in «gaver». */
  const fits = (typed: string, word: string): boolean =>
    word.startsWith(typed) || (word.length >= 4 && typed.startsWith(word)) || stem(typed) === stem(word);
  return (typed: string, text: string): boolean => {
    const sought = wordsOf(typed);
    const telling = sought.filter((word) => !small.has(word));
    const words = wordsOf(text);
    return (telling.length > 0 ? telling : sought).every((one) => words.some((word) => fits(one, word)));
  };
}

/** In the language of the page. */
export const fitsWords = searchIn(searchTexts);
