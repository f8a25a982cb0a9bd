import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { chapterFormTexts as texts } from '#web/texts/chapter-texts.ts';
import { Button } from './button.tsx';
import { SelectField } from './select-field.tsx';

type ChapterFormProps = {
  welcome: Pick<Welcome, 'chapter' | 'chapters'>;
  onSaved?: () => void;
};

/** Another chapter than the address points to, chosen by the member. */
export function ChapterForm({ welcome: { chapter, chapters }, onSaved }: ChapterFormProps) {
  const client = useQueryClient();
  const [chapterId, setChapterId] = useState(chapter?.id ?? '');
  const { press, isBusy, problem } = usePress();
  const save = async () => {
    const answer = await call('PUT /api/welcome/chapter', { body: { chapterId } });
    keepAnswer(client, welcomeQuery().queryKey, answer);
    void client.invalidateQueries({ queryKey: profileQuery().queryKey });
    onSaved?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chapterId && !isBusy) void press(texts.save, save, texts.saved);
  };
  return (
    <form className="form" onSubmit={submit}>
      <SelectField
        name="chapterId"
        label={texts.choose}
        hint={texts.hint}
        placeholder={texts.choose}
        options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
        value={chapterId}
        onChange={(event) => setChapterId(event.target.value)}
      />
      {problem}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}
