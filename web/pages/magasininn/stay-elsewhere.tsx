import { useQueryClient } from '@tanstack/react-query';
import { type MyMagazine, TemporaryAddress } from '#contract/magazine-endpoints.ts';
import { addressFieldsOf } from '#contract/values/postal-address.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { stayFieldTexts, texts } from './magasininn-texts.ts';

type DraftedProps = { draft: OpenDraft; magazine: MyMagazine; onDone(): void };

export function StayElsewhere({ draft, magazine, onDone }: DraftedProps) {
  const client = useQueryClient();
  const { stay } = texts;
  const form = useDraftForm({
    draft,
    schema: TemporaryAddress,
    initial: magazine.temporary ?? { fromOn: '', untilOn: '', ...addressFieldsOf(null) },
    texts: stayFieldTexts,
    button: stay.save,
    send: (body) => call('PUT /api/magazine/temporary-address', { body }),
    onSent(answer) {
      keepMagazine(client, answer);
      showToast(stay.said);
      onDone();
    },
  });
  return (
    <Card title={stay.title} level={3}>
      <p>{stay.text}</p>
      <DraftForm form={form} button={stay.save} label={stay.title}>
        <TextField label={stay.fromOn} type="date" {...form.field('fromOn')} />
        <TextField label={stay.untilOn} type="date" {...form.field('untilOn')} />
        <AddressFields form={form} />
      </DraftForm>
    </Card>
  );
}
