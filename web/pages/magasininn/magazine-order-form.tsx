import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type MyMagazine, orderNeedsOf, orderOf } from '#contract/magazine-endpoints.ts';
import { addressFieldsOf } from '#contract/values/postal-address.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { kroner } from '#web/texts/format.ts';
import { nameTexts } from '#web/texts/name-texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { orderFieldTexts, texts } from './magasininn-texts.ts';
import { paymentTexts } from './magazine-payment-texts.ts';
import { paymentOverOf, waitingPaymentOf } from './pay-for-magazine.tsx';
import { WithdrawalRights } from './withdrawal-rights.tsx';

const { order: words } = texts;

type MagazineOrderFormProps = {
  draft: OpenDraft;
  magazine: MyMagazine;
  onOrdered(magazine: MyMagazine): void;
};

export function MagazineOrderForm({ draft, magazine, onOrdered }: MagazineOrderFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const [schema] = useState(() => orderOf(orderNeedsOf(magazine)));
  const goesOn = useRef<HTMLInputElement>(null);
  const [button, setButton] = useState<string>(words.send);
  const form = useDraftForm({
    draft,
    schema,
    initial: {
      givenName: '',
      familyName: '',
      // A user whose payment failed retries with the same choices.
      channel: paymentOverOf(magazine)?.channel ?? '',
      ...(magazine.address ?? addressFieldsOf(null)),
      isAdult: false,
      acceptsPrice: false,
      shownPrice: '',
    },
    texts: orderFieldTexts,
    button,
    // The price is the one on the screen, not the one of a draft from before it was changed.
    send: (body, idempotencyKey) =>
      call('POST /api/magazine/orders', {
        body: { ...body, shownPrice: String(magazine.prices[body.channel] ?? '') },
        idempotencyKey,
      }),
    onSent(answer) {
      if (!waitingPaymentOf(answer)) onOrdered(answer);
      keepMagazine(client, answer);
      if (goesOn.current?.checked) void navigate({ to: paths.joining });
    },
  });
  const channel = form.watch('channel');
  const priceOre = channel === 'paper' || channel === 'digital' ? magazine.prices[channel] : null;
  const wanted = priceOre === null ? words.send : words.sendPriced;
  if (button !== wanted) setButton(wanted);
  return (
    <section aria-labelledby="order">
      <h2 id="order">{words.title}</h2>
      <DraftForm form={form} button={button} label={words.title}>
        {magazine.needsName && (
          <>
            <TextField
              label={nameTexts.givenName}
              hint={words.nameHint}
              autoComplete="given-name"
              {...form.field('givenName')}
            />
            <TextField
              label={nameTexts.familyName}
              autoComplete="family-name"
              {...form.field('familyName')}
            />
          </>
        )}
        <ChannelFields magazine={magazine} form={form} isOffered={(one) => one !== magazine.channel} />
        {priceOre !== null && (
          <>
            <p>{paymentTexts.before(kroner(priceOre))}</p>
            <WithdrawalRights />
            <p>
              {paymentTexts.members} <PageLink to={paths.joining}>{paymentTexts.membership}</PageLink>
            </p>
            <CheckboxField label={words.isAdult} {...form.field('isAdult')} />
            <CheckboxField label={words.acceptsPrice(kroner(priceOre))} {...form.field('acceptsPrice')} />
          </>
        )}
        {!magazine.isMember && priceOre === null && (
          <CheckboxField name="goesOn" label={words.goesOn} hint={words.goesOnHint} ref={goesOn} />
        )}
      </DraftForm>
    </section>
  );
}
