import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewGift } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Donor } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { giftQuery } from '#web/api/giving-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { DonorFields } from './donor-fields.tsx';
import { giftFieldTexts, texts } from './giveravtale-texts.ts';

const { oneOff, form: words } = texts;
/** A link from another page may open it: `/giveravtale#en-gang`. */
const place = 'en-gang';

type OneOffGiftProps = { options: GivingOptions; donor: Donor };

export function OneOffGift({ options, donor }: OneOffGiftProps) {
  const [isOpen, setIsOpen] = useState(() => location.hash === `#${place}`);
  const [giftId, setGiftId] = useState<string | null>(null);
  const draft = useOpenDraft('new-gift');
  return (
    <Card title={oneOff.title} id={place}>
      <p>{oneOff.text}</p>
      {giftId ? (
        <Begun id={giftId} />
      ) : !isOpen ? (
        <p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {oneOff.open}
          </Button>
        </p>
      ) : draft ? (
        <GiftForm key={draft.key} draft={draft} options={options} donor={donor} onBegun={setGiftId} />
      ) : (
        <SkeletonForm />
      )}
    </Card>
  );
}

function GiftForm({
  draft,
  options,
  donor,
  onBegun,
}: OneOffGiftProps & { draft: OpenDraft; onBegun(giftId: string): void }) {
  const form = useDraftForm({
    draft,
    schema: NewGift,
    initial: { amountKroner: '', purposeId: '', wantsTaxDeduction: false, fodselsnummer: '', bornOn: '' },
    texts: giftFieldTexts,
    button: oneOff.send,
    keptOut: ['fodselsnummer'],
    idPrefix: 'gift-',
    send: (body) => call('POST /api/giving/gifts', { body }),
    onSent: ({ giftId }) => onBegun(giftId),
  });
  const limits = options.amounts.oneOff;
  return (
    <DraftForm form={form} button={oneOff.send} label={oneOff.title}>
      <AmountField
        label={words.amount}
        hint={words.amountHint(limits.minimumOre, limits.maximumOre)}
        suggestionsOre={limits.suggestionsOre}
        suggestionsLabel={words.suggestions}
        {...form.field('amountKroner')}
      />
      <RadioGroup
        label={words.purpose}
        options={options.purposes.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('purposeId')}
      />
      <DonorFields
        donor={donor}
        tax={options.tax}
        wantsTaxDeduction={form.watch('wantsTaxDeduction') === true}
        field={form.field}
      />
    </DraftForm>
  );
}

function Begun({ id }: { id: string }) {
  const query = useQuery(giftQuery(id));
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={1} />}>
      {(gift) => (
        <>
          <p>{oneOff.waiting}</p>
          <ApprovalStep approval={gift.approval} />
        </>
      )}
    </QueryState>
  );
}
