import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOf, type MyMagazine, orderNeedsOf } from '#contract/magazine-endpoints.ts';
import { addressFieldsOf } from '#contract/values/postal-address.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine, magazineQuery } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { paths } from '#web/paths.ts';
import { kroner } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { changeFieldTexts, texts } from './magasininn-texts.ts';
import { paymentTexts } from './magazine-payment-texts.ts';

const shownIn = ({ channel, address }: MyMagazine) => JSON.stringify({ channel, address });

type DraftedProps = { draft: OpenDraft; magazine: MyMagazine; onDone(): void };

export function ChangeMagazine({ draft, magazine, onDone }: DraftedProps) {
  const client = useQueryClient();
  const [schema] = useState(() => changeOf(orderNeedsOf(magazine)));
  const { change } = texts;
  const form = useDraftForm({
    draft,
    schema,
    initial: {
      version: magazine.version,
      channel: magazine.channel,
      ...(magazine.address ?? addressFieldsOf(null)),
    },
    texts: changeFieldTexts,
    button: change.save,
    // Of what is on the screen, not of a draft from another day.
    async send(body) {
      const save = (version: string) => call('PUT /api/magazine', { body: { ...body, version } });
      try {
        return await save(magazine.version);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const now = await client.fetchQuery({ ...magazineQuery(), staleTime: 0 });
        // Something else about the person has changed: nothing that is in this form.
        if (shownIn(now) === shownIn(magazine)) return save(now.version);
        throw error;
      }
    },
    onFailure: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE' ? texts.acts.changedElsewhere : null,
    onSent(answer) {
      keepMagazine(client, answer);
      showToast(texts.acts.saved);
      onDone();
    },
  });
  return (
    <Card title={change.title} level={3}>
      <DraftForm form={form} button={change.save} label={change.title}>
        <ChannelFields
          magazine={magazine}
          form={form}
          isOffered={(channel) => magazine.prices[channel] === null}
        />
        {(['paper', 'digital'] as const).map((channel) => {
          const priceOre = magazine.prices[channel];
          return (
            priceOre !== null && (
              <p key={channel}>
                {paymentTexts.costs(channel, kroner(priceOre))}{' '}
                <PageLink to={paths.magazine}>{paymentTexts.order(channel)}</PageLink>
              </p>
            )
          );
        })}
      </DraftForm>
    </Card>
  );
}
