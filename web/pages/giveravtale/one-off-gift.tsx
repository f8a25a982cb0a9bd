import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { giftOf } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { GivingOverview } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { giftQuery } from '#web/api/giving-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { oneOffPlace } from '#web/paths.ts';
import { amountWithin, mayGiveAgain } from '#web/texts/giving-words.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { askingAgain } from './asking-again.ts';
import { DonorFields } from './donor-fields.tsx';
import { giftFieldTexts, texts } from './giveravtale-texts.ts';
import { GoingToVipps } from './going-to-vipps.tsx';

const { oneOff, form: words } = texts;

type OneOffGiftProps = { options: GivingOptions; overview: Pick<GivingOverview, 'donor' | 'gifts'> };

export function OneOffGift({ options, overview }: OneOffGiftProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [giftId, setGiftId] = useState<string | null>(null);
  const draft = useOpenDraft('new-gift');
  const isSoughtHere = useLocation({ select: ({ hash }) => hash === oneOffPlace });
  // The place came on the screen after the page: now it is gone to, by the eye and by a screen reader.
  useEffect(() => {
    if (!isSoughtHere) return;
    setIsOpen(true);
    document.getElementById(oneOffPlace)?.scrollIntoView();
    const heading = document.getElementById(`${oneOffPlace}-title`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isSoughtHere]);
  return (
    <Card title={oneOff.title} id={oneOffPlace}>
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
        <GiftForm key={draft.key} draft={draft} options={options} overview={overview} onBegun={setGiftId} />
      ) : (
        <SkeletonForm />
      )}
    </Card>
  );
}

function GiftForm({
  draft,
  options,
  overview: { donor, gifts },
  onBegun,
}: OneOffGiftProps & { draft: OpenDraft; onBegun(giftId: string): void }) {
  const client = useQueryClient();
  const [isGoing, setIsGoing] = useState(false);
  const { needsName, isAdult } = donor;
  // One that came to nothing: the next one begins with its choices.
  const former = gifts[0] && mayGiveAgain(gifts[0]) ? gifts[0] : null;
  // What is kept of the donor may be older than what the server then says.
  const schema = useMemo(() => giftOf({ needsName, isAdult }), [needsName, isAdult]);
  const form = useDraftForm({
    draft,
    schema,
    initial: {
      givenName: '',
      familyName: '',
      bornOn: '',
      fodselsnummer: '',
      amountKroner: former ? String(former.amountOre / 100) : '',
      purposeId: former?.purposeId ?? options.purposes[0]?.id ?? '',
      wantsTaxDeduction: false,
    },
    texts: { ...giftFieldTexts, amountKroner: amountWithin(options.amounts.oneOff) },
    button: oneOff.send,
    keptOut: ['fodselsnummer'],
    idPrefix: 'gift-',
    send: (body, idempotencyKey) => {
      setIsGoing(true);
      return askingAgain(client, call('POST /api/giving/gifts', { body, idempotencyKey }));
    },
    onSent: ({ giftId }) => onBegun(giftId),
    onFailure: () => setIsGoing(false),
  });
  const limits = options.amounts.oneOff;
  return (
    <DraftForm form={form} button={oneOff.send} label={oneOff.title}>
      <AmountField
        limits={limits}
        typed={String(form.watch('amountKroner') ?? '')}
        {...form.field('amountKroner')}
      />
      <RadioGroup
        label={words.purpose}
        options={options.purposes.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('purposeId')}
      />
      <DonorFields donor={donor} tax={options.tax} form={form} />
      <GoingToVipps isGoing={isGoing} />
    </DraftForm>
  );
}

function Begun({ id }: { id: string }) {
  const query = useQuery(giftQuery(id));
  usePageTitle(oneOff.waiting);
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={1} />}>
      {(gift) => (
        <>
          <h3>{oneOff.waiting}</h3>
          <ApprovalStep approval={gift.approval} goesOn />
        </>
      )}
    </QueryState>
  );
}
