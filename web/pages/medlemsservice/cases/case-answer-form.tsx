import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DeskAnswerWords } from '#contract/desk-case-endpoints.ts';
import { filledBlock } from '#contract/desk-work-endpoints.ts';
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { textBlocksQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
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
  const { id, version, unidentifiedContact: contact } = screen.deskCase;
  const files = useUploads(`enquiry-reply.${id}`);
  const form = useDraftForm({
    draft,
    schema: DeskAnswerWords,
    initial: { message: '', asks: false, attachments: '' },
    texts: { ...fieldTexts, asks: fieldTexts.message, attachments: choiceTexts(attachmentTexts.notReady) },
    button: texts.send,
    staysOpen: true,
    send: async (words, idempotencyKey) =>
      screen.act(() =>
        call('POST /api/staff/enquiries/:id/answers', {
          params: { id },
          body: { ...words, attachments: contact ? [] : files.readyIds(), version },
          idempotencyKey,
        }),
      ),
    onSent: (result) => {
      files.uploads.forget();
      screen.keep(result, texts.sent);
    },
  });
  const isWriting = form.watch('message') !== '';
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);
  return (
    <DraftForm form={withFiles(form, files)} button={texts.send} label={texts.form}>
      {contact && (
        <NoticeBox tone="warning" title={texts.byMail.title}>
          <p>{contact.email ? texts.byMail.text(contact.email) : texts.byMail.phoneOnly}</p>
          <p>{texts.byMail.careful}</p>
        </NoticeBox>
      )}
      <BlockChoice screen={screen} />
      <TextArea
        label={texts.answer}
        hint={contact ? undefined : texts.answerHint}
        maximum={replyLimits.maximum}
        rows={8}
        {...form.field('message')}
      />
      {!contact && <AttachmentsField files={files} error={form.field('attachments').error} />}
      <CheckboxField label={texts.asks} {...form.field('asks')} />
    </DraftForm>
  );
}

/** Puts a ready text where the cursor is in the answer. */
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
