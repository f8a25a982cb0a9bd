import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { chapterContactQuery } from '#web/api/own-office-queries.ts';
import { consentsQuery } from '#web/api/privacy-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { chapterContactTexts as texts } from './chapter-contact-texts.ts';

/** A consent of its own: one press to give, one press to take back. Hidden for people without a chapter. */
export function ChapterContactCard() {
  const client = useQueryClient();
  const { data } = useQuery(chapterContactQuery());
  const { press, isBusy, problem } = usePress();
  if (!data?.chapter) return null;
  const { isGiven, mayGive, chapter } = data;
  const words = isGiven ? texts.stop : texts.give;
  const say = () =>
    press(
      words,
      async () => {
        const body = { isGiven: !isGiven, textVersion: chapterContactTextVersion } as const;
        keepAnswer(client, chapterContactQuery().queryKey, await call('PUT /api/chapter-contact', { body }));
        void client.invalidateQueries({ queryKey: consentsQuery().queryKey });
      },
      isGiven ? texts.stopped : texts.given,
    );
  return (
    <Card id="chapter-contact" title={texts.title(chapter)}>
      <p>{texts.text}</p>
      <p>
        <strong>{isGiven ? texts.isGiven : texts.isNot}</strong>
      </p>
      {problem}
      {isGiven || mayGive ? (
        <p>
          <Button variant="secondary" busy={isBusy} onClick={() => void say()}>
            {words}
          </Button>
        </p>
      ) : (
        <p>{texts.tooYoung}</p>
      )}
    </Card>
  );
}
