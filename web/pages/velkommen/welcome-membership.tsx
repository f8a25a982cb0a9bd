import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { texts } from './velkommen-texts.ts';

export function WelcomeMembership({ welcome }: { welcome: Welcome }) {
  const { number, joinedOn, chapter, region } = welcome;
  return (
    <Card id="membership" title={texts.membership} tone="night">
      <FactList
        facts={[
          [texts.number, number],
          [texts.joinedOn, formatDate(joinedOn)],
          [texts.chapter, chapter?.name ?? texts.noChapter],
          ...(region ? [[texts.region, region] as const] : []),
        ]}
      />
      <p>{texts.contact}</p>
      {chapter ? (
        <details>
          <summary>{texts.wrongChapter}</summary>
          <ChapterForm welcome={welcome} />
        </details>
      ) : (
        <ChapterForm welcome={welcome} />
      )}
    </Card>
  );
}

function ChapterForm({ welcome: { chapter, chapters } }: { welcome: Welcome }) {
  const client = useQueryClient();
  const [chapterId, setChapterId] = useState(chapter?.id ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendOnce(() => call('PUT /api/welcome/chapter', { body: { chapterId } })),
    onSuccess: (answer) => {
      client.setQueryData(welcomeQuery().queryKey, answer);
      showToast(texts.chapterSaved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chapterId && !isPending) mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <SelectField
        name="chapterId"
        label={texts.chooseChapter}
        hint={texts.chapterHint}
        placeholder={texts.chooseChapter}
        options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
        value={chapterId}
        onChange={(event) => setChapterId(event.target.value)}
      />
      {error && (
        <NoticeBox tone="danger" announce="alert">
          {failureOf(error, texts.saveChapter, []).text}
        </NoticeBox>
      )}
      <Button type="submit" variant="secondary" busy={isPending}>
        {texts.saveChapter}
      </Button>
    </form>
  );
}
