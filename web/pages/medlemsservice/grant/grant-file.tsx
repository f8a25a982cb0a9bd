import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveryReceipt } from '#contract/tax-report-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SignInFirst } from '../books/sign-in-first.tsx';
import { deskPaths } from '../frame/desk-paths.ts';
import type { GrantListCardProps } from './grant-list-card.tsx';
import { grantListQuery, keepGrantList } from './grant-queries.ts';
import { grantReceiptTexts, grantTexts as texts } from './grant-texts.ts';

const formats = ['csv', 'xlsx'] as const;

/** The file that two have signed: to take, whole or for a municipality, and to note as delivered. */
export function GrantFile({ year, list, asked }: GrantListCardProps) {
  const client = useQueryClient();
  const [municipality, setMunicipality] = useState('');
  const [isSignInOld, setSignInOld] = useState(false);
  const { press, isBusy, problem } = usePress((error) =>
    setSignInOld(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'),
  );
  const take = (format: (typeof formats)[number]) =>
    press(texts.take[format], async () => {
      const query = { format, ...(municipality && { municipality }) };
      saveFile(await call('GET /api/staff/grant-lists/:id/file', { params: { id: list.id }, query }));
      void client.invalidateQueries({ queryKey: grantListQuery(asked).queryKey });
    });
  if (isSignInOld) return <SignInFirst year={year.year} at={deskPaths.deskGrant} />;
  const places = year.figures?.municipalities ?? [];
  return (
    <>
      <p>{texts.takeHint}</p>
      {problem}
      <SelectField
        name="municipality"
        label={texts.place}
        value={municipality}
        onChange={(event) => setMunicipality(event.target.value)}
        options={[
          { value: '', label: texts.allPlaces },
          ...places.map((place) => ({
            value: place.municipality ?? 'unknown',
            label: `${place.municipality ?? texts.unknownPlace} (${place.count})`,
          })),
        ]}
      />
      <p className="actions">
        {formats.map((format) => (
          <Button key={format} variant="secondary" busy={isBusy} onClick={() => void take(format)}>
            {texts.take[format]}
          </Button>
        ))}
      </p>
      {list.state === 'signed' && <Delivered list={list} asked={asked} />}
      <p className="soft">{texts.kept}</p>
    </>
  );
}

function Delivered({ list, asked }: Pick<GrantListCardProps, 'list' | 'asked'>) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `grant-list-delivery.${list.id}`,
    schema: DeliveryReceipt,
    initial: { receipt: '' },
    texts: { receipt: grantReceiptTexts },
    button: texts.deliver,
    async send(body, idempotencyKey) {
      const request = { params: { id: list.id }, body, idempotencyKey };
      keepGrantList(client, asked, await call('POST /api/staff/grant-lists/:id/deliveries', request));
      showToast(texts.delivered);
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.deliver} label={texts.deliver}>
      <TextField
        label={texts.receipt}
        hint={texts.receiptHint}
        autoComplete="off"
        {...form.field('receipt')}
      />
    </AnsweredForm>
  );
}
