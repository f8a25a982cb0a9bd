/** The list of tags that the desk shares. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CountedTag, NewTag, tagNameLimits } from '#contract/desk-queue-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { forgetTags, tagsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tagFieldTexts, tagTexts as texts } from './queue-work-texts.ts';

/** @throws what the server said otherwise. @returns the sentence for a list that is full, or the tag */
export async function addTag(name: string, idempotencyKey: string) {
  try {
    return await call('POST /api/staff/tags', { body: { name }, idempotencyKey });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return texts.full;
    throw error;
  }
}

export function QueueTags() {
  const client = useQueryClient();
  const tags = useQuery(tagsQuery()).data?.tags ?? [];
  const form = useAnsweredForm({
    keptAs: 'desk-tag',
    schema: NewTag,
    initial: { name: '' },
    texts: tagFieldTexts,
    button: texts.add,
    idPrefix: 'tag-',
    async send({ name }, idempotencyKey) {
      const added = await addTag(name, idempotencyKey);
      if (typeof added === 'string') return added;
      showToast(texts.added);
      form.reset();
      await forgetTags(client);
      return null;
    },
  });
  return (
    <>
      <p>{texts.lead}</p>
      {tags.length === 0 && <p>{texts.none}</p>}
      <ul className="plain-list saved-list">
        {tags.map((tag) => (
          <Tag key={tag.id} tag={tag} />
        ))}
      </ul>
      <AnsweredForm form={form} button={texts.add} label={texts.form}>
        <TextField
          label={texts.name}
          maximum={tagNameLimits.maximum}
          autoComplete="off"
          {...form.field('name')}
        />
      </AnsweredForm>
    </>
  );
}

/** Asked about first: it is taken from all of the desk. */
function Tag({ tag: { id, name, cases } }: { tag: CountedTag }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { press, isBusy, problem } = usePress();
  const remove = async (idempotencyKey: string) => {
    await call('DELETE /api/staff/tags/:id', { params: { id }, idempotencyKey });
    await forgetTags(client);
  };
  return (
    <li>
      {isAsking ? (
        <>
          <p>{texts.sure(name, cases)}</p>
          <p className="actions">
            <Button busy={isBusy} onClick={() => void press(texts.yes, remove, texts.removed)}>
              {texts.yes}
            </Button>
            <Button variant="tertiary" onClick={() => setAsking(false)}>
              {texts.no}
            </Button>
          </p>
          {problem}
        </>
      ) : (
        <>
          {name} <span className="soft">({texts.count(cases)})</span>{' '}
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={texts.removeTag(name)}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </Button>
        </>
      )}
    </li>
  );
}
