import type { ChangedWords } from '#contract/profile-version-endpoints.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { profileTexts } from './profile-texts.ts';

const { words: texts } = profileTexts;

/** Words that people agree to are others in the draft: how many are to be asked again, and what they have agreed to. */
export function ChangedWordsNotice({ changed: { kind, toAsk, agreed } }: { changed: ChangedWords }) {
  return (
    <NoticeBox tone="warning" title={texts.title[kind]} level={3}>
      <p>{texts.toAsk[kind](toAsk)}</p>
      {agreed.length > 0 && (
        <ul>
          {agreed.map(({ words, people }) => (
            <li key={words?.join(' ') ?? ''}>
              {words ? texts.agreed(people, words.join(' ')) : texts.unknown(people)}
            </li>
          ))}
        </ul>
      )}
      <p>{texts.evidence}</p>
    </NoticeBox>
  );
}
