import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blockBodyLimits,
  blockTitleLimits,
  type TextBlock,
  TextBlockContent,
} from '#contract/desk-work-endpoints.ts';
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { forgetTextBlocks, textBlocksQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { blockFieldTexts, blockTexts as texts } from '../frame/desk-work-texts.ts';

/** @param block null for a new one */
export function TextBlockForm({ block, onDone }: { block: TextBlock | null; onDone(): void }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(block?.version ?? 0);
  const form = useAnsweredForm({
    keptAs: `text-block.${block?.id ?? 'new'}`,
    version,
    schema: TextBlockContent,
    initial: { title: block?.title ?? '', topic: block?.topic ?? '', body: block?.body ?? '' },
    texts: blockFieldTexts,
    button: texts.save,
    async send(content, idempotencyKey) {
      try {
        if (block)
          await call('PUT /api/staff/text-blocks/:id', {
            params: { id: block.id },
            body: { ...content, version },
          });
        else await call('POST /api/staff/text-blocks', { body: content, idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const { blocks } = await client.fetchQuery({ ...textBlocksQuery(), staleTime: 0 });
        const now = blocks.find(({ id }) => id === block?.id);
        setVersion(now?.version ?? version);
        return now ? `${texts.changedElsewhere} «${now.body}»` : texts.changedElsewhere;
      }
      showToast(texts.saved);
      void forgetTextBlocks(client);
      onDone();
      return null;
    },
  });
  const label = block ? texts.edit(block.title) : texts.new;
  return (
    <AnsweredForm
      form={form}
      button={texts.save}
      label={label}
      more={
        <Button variant="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
      }
    >
      <TextField label={texts.name} maximum={blockTitleLimits.maximum} {...form.field('title')} />
      <SelectField
        label={texts.topic}
        placeholder={texts.allTopics}
        options={enquiryTopics.map((topic) => ({ value: topic, label: topicWords[topic] }))}
        {...form.field('topic')}
      />
      <TextArea
        label={texts.body}
        hint={texts.bodyHint}
        rows={8}
        maximum={blockBodyLimits.maximum}
        {...form.field('body')}
      />
    </AnsweredForm>
  );
}
