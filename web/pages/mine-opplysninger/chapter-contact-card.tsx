import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chapterContactTextVersion } from '#contract/unit-member-endpoints.ts';
import { call } from '#web/api/call.ts';
import { chapterContactQuery } from '#web/api/office-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { chapterContactTexts as texts } from './chapter-contact-texts.ts';

/** A consent of its own: one press to give, one press to take back. Not there for whoever is in no chapter. */
export function ChapterContactCard() {
  const client = useQueryClient();
  const { data } = useQuery(chapterContactQuery());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data?.chapter) return null;
  const { isGiven, chapter } = data;
  const words = isGiven ? texts.stop : texts.give;
  const say = async () => {
    setBusy(true);
    setProblem(null);
    const body = { isGiven: !isGiven, textVersion: chapterContactTextVersion } as const;
    await sendOnce(() => call('PUT /api/chapter-contact', { body })).then(
      (now) => {
        client.setQueryData(chapterContactQuery().queryKey, now);
        showToast(now.isGiven ? texts.given : texts.stopped);
      },
      (error: unknown) => setProblem(failureOf(error, words, []).text),
    );
    setBusy(false);
  };
  return (
    <Card id="chapter-contact" title={texts.title(chapter)}>
      <p>{texts.text}</p>
      <p>
        <strong>{isGiven ? texts.isGiven : texts.isNot}</strong>
      </p>
      {problem && (
        <NoticeBox tone="danger" announce="alert">
          <p>{problem}</p>
        </NoticeBox>
      )}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void say()}>
          {words}
        </Button>
      </p>
    </Card>
  );
}
