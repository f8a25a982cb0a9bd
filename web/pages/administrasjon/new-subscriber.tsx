import { useQueryClient } from '@tanstack/react-query';
import { subscriberNameLimits, subscriberUses, TypedSubscriber } from '#contract/subscriber-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { subscribersQuery } from './administration-queries.ts';
import type { ShownSecret } from './subscriber-secret.tsx';
import { subscriberFieldTexts, subscribersTexts as texts } from './subscribers-texts.ts';

type NewSubscriberProps = { onAdded(secret: ShownSecret): void; onCancel(): void };

export function NewSubscriberForm({ onAdded, onCancel }: NewSubscriberProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'subscriber.new',
    schema: TypedSubscriber,
    initial: { name: '', use: '', url: '' },
    texts: subscriberFieldTexts,
    button: texts.add,
    async send({ name, use, url }, idempotencyKey) {
      const mayWrite = use === 'master';
      const body = { name, url, mayWrite, purpose: use === 'master' ? 'member-system' : use } as const;
      const secret = await call('POST /api/administration/subscribers', { body, idempotencyKey });
      showToast(texts.added);
      void client.invalidateQueries({ queryKey: subscribersQuery().queryKey });
      onAdded(secret);
      return null;
    },
  });
  return (
    <AnsweredForm
      form={form}
      button={texts.add}
      label={texts.new}
      more={
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <TextField label={texts.name} maximum={subscriberNameLimits.maximum} {...form.field('name')} />
      <SelectField
        label={texts.use}
        placeholder={texts.chooseUse}
        options={subscriberUses.map((use) => ({ value: use, label: texts.uses[use] }))}
        {...form.field('use')}
      />
      <TextField label={texts.url} hint={texts.urlHint} inputMode="url" {...form.field('url')} />
    </AnsweredForm>
  );
}
