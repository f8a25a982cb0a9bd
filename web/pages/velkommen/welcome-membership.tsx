import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { texts } from './velkommen-texts.ts';

export function WelcomeMembership({ welcome }: { welcome: Welcome }) {
  const { number, joinedOn, chapter, region } = welcome;
  return (
    <>
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
      </Card>
      {chapter ? (
        <details>
          <summary>{texts.wrongChapter}</summary>
          <ChapterForm welcome={welcome} />
        </details>
      ) : (
        <ChapterForm welcome={welcome} />
      )}
    </>
  );
}

function ChapterForm({ welcome: { chapter, chapters } }: { welcome: Welcome }) {
  const client = useQueryClient();
  const [chapterId, setChapterId] = useState(chapter?.id ?? '');
  const { press, isBusy, problem } = usePress();
  const save = async () =>
    keepAnswer(
      client,
      welcomeQuery().queryKey,
      await call('PUT /api/welcome/chapter', { body: { chapterId } }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chapterId && !isBusy) void press(texts.saveChapter, save, texts.chapterSaved);
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
      {problem}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {texts.saveChapter}
      </Button>
    </form>
  );
}
