import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DeskAnswer } from '#contract/desk-case-endpoints.ts';
import { filledBlock } from '#contract/desk-work-endpoints.ts';
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { textBlocksQuery } from '#web/api/desk-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { fieldTexts, answerTexts as texts } from './desk-case-texts.ts';
import { insertText } from './insert-text.ts';
import type { CaseOnScreen } from './use-case.ts';

type AnswerProps = { screen: CaseOnScreen; onWriting(isWriting: boolean): void };

/** Answers an enquiry; the person is told that there is an answer. What is typed is kept whatever happens. */
export function CaseAnswerForm({ screen, onWriting }: AnswerProps) {
  const draft = useOpenDraft(`enquiry-reply.${screen.deskCase.id}`);
  return (
    <section>
      <h2>{texts.title}</h2>
      {draft ? (
        <OpenAnswerForm key={draft.key} draft={draft} screen={screen} onWriting={onWriting} />
      ) : (
        <SkeletonForm fields={1} />
      )}
    </section>
  );
}

function OpenAnswerForm({ draft, screen, onWriting }: AnswerProps & { draft: OpenDraft }) {
  const { id, version } = screen.deskCase;
  const form = useDraftForm({
    draft,
    schema: DeskAnswer,
    initial: { message: '', asks: false },
    texts: { ...fieldTexts, asks: fieldTexts.message },
    button: texts.send,
    staysOpen: true,
    send: (body, idempotencyKey) =>
      screen.act(() =>
        call('POST /api/staff/enquiries/:id/answers', {
          params: { id },
          body: { ...body, version },
          idempotencyKey,
        }),
      ),
    onSent: (result) => screen.keep(result, texts.sent),
  });
  const isWriting = form.watch('message') !== '';
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);
  return (
    <DraftForm form={form} button={texts.send}>
      <BlockChoice screen={screen} />
      <TextArea
        label={texts.answer}
        hint={texts.answerHint}
        maximum={replyLimits.maximum}
        rows={8}
        {...form.field('message')}
      />
      <CheckboxField label={texts.asks} {...form.field('asks')} />
    </DraftForm>
  );
}

/** Puts a ready text where the cursor stands in the answer. */
function BlockChoice({ screen }: { screen: CaseOnScreen }) {
  const { topic, personName } = screen.deskCase;
  const { data } = useQuery(textBlocksQuery());
  const { data: me } = useQuery(meQuery());
  const [chosen, setChosen] = useState('');
  const blocks = (data?.blocks ?? [])
    .filter((block) => block.topic === '' || block.topic === topic)
    // Those of the topic are the likely ones.
    .sort((one, other) => Number(other.topic === topic) - Number(one.topic === topic));
  if (blocks.length === 0) return null;
  const insert = () => {
    const block = blocks.find(({ id }) => id === chosen);
    if (!block) return;
    insertText(
      'message',
      filledBlock(block.body, {
        fornavn: personName.split(' ')[0] ?? '',
        tema: topicWords[topic],
        'mitt navn': me?.person?.name.split(' ')[0] ?? '',
      }),
    );
  };
  return (
    <div className="block-choice">
      <SelectField
        name="block"
        label={texts.block}
        placeholder={texts.chooseBlock}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={blocks.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button variant="secondary" onClick={insert}>
        {texts.insert}
      </Button>
    </div>
  );
}
