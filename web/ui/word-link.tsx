/** What a word means, asked where the word stands. */
import { askMeaning, wordNames } from '#web/texts/word-names.ts';
import { PageLink } from './page-link.tsx';
import { type Word, wordPlaces } from './word-places.ts';

export function WordLink({ word }: { word: Word }) {
  return (
    <p>
      <PageLink to="/ord" hash={wordPlaces[word]}>
        {askMeaning(wordNames[word])}
      </PageLink>
    </p>
  );
}
