/** Which of the desk's tags a case has. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskTag } from '#contract/desk-case-endpoints.ts';
import { NewTag, tagNameLimits } from '#contract/desk-queue-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { forgetTags, tagsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addTag } from './queue-tags.tsx';
import { tagFieldTexts, tagTexts as texts } from './queue-work-texts.ts';
import type { CaseOnScreen } from './use-case.ts';

export function CaseTagForm({ screen }: { screen: CaseOnScreen }) {
  const client = useQueryClient();
  const { id, tags: own } = screen.deskCase;
  const all = useQuery(tagsQuery()).data?.tags ?? [];
  const { press, isBusy, problem } = usePress();
  const set = async (tagId: string, isOn: boolean, idempotencyKey: string) => {
    const result = await call('POST /api/staff/enquiries/:id/tags', {
      params: { id },
      body: { tagId, isOn },
      idempotencyKey,
    });
    screen.keep(result, isOn ? texts.put : texts.taken);
    await forgetTags(client);
  };
  const form = useAnsweredForm({
    keptAs: `case-tag.${id}`,
    schema: NewTag,
    initial: { name: '' },
    texts: tagFieldTexts,
    button: texts.add,
    idPrefix: 'tag-',
    async send({ name }, idempotencyKey) {
      const added = await addTag(name, idempotencyKey);
      if (typeof added === 'string') return added;
      // Twice is as once.
      await set(added.id, true, crypto.randomUUID());
      form.reset();
      return null;
    },
  });
  const isOn = ({ id: tagId }: DeskTag) => own.some((one) => one.id === tagId);
  return (
    <>
      {all.length === 0 && <p>{texts.none}</p>}
      {all.map((tag) => (
        <CheckboxField
          key={tag.id}
          name={`tag-${tag.id}`}
          label={tag.name}
          checked={isOn(tag)}
          aria-disabled={isBusy || undefined}
          onChange={() => {
            if (!isBusy) void press(tag.name, (key) => set(tag.id, !isOn(tag), key));
          }}
        />
      ))}
      {problem}
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
