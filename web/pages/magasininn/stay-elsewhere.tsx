import { useQueryClient } from '@tanstack/react-query';
import { type MyMagazine, TemporaryAddress } from '#contract/magazine-endpoints.ts';
import { addressFieldsOf } from '#contract/values/postal-address.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { stayFieldTexts, texts } from './magasininn-texts.ts';

type DraftedProps = { draft: OpenDraft; magazine: MyMagazine; onDone(): void };

/** As it is typed. */
function typedOf(temporary: MyMagazine['temporary']) {
  if (!temporary) return { fromOn: '', untilOn: '', ...addressFieldsOf(null) };
  return { ...temporary, fromOn: shortDay(temporary.fromOn), untilOn: shortDay(temporary.untilOn) };
}

export function StayElsewhere({ draft, magazine, onDone }: DraftedProps) {
  const client = useQueryClient();
  const { stay } = texts;
  const form = useDraftForm({
    draft,
    schema: TemporaryAddress,
    initial: typedOf(magazine.temporary),
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
        <DayField label={stay.fromOn} {...form.field('fromOn')} />
        <DayField label={stay.untilOn} {...form.field('untilOn')} />
        <AddressFields form={form} />
      </DraftForm>
    </Card>
  );
}
