import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DeliveryForm } from '../books/delivery-form.tsx';
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
  const { press, isBusy, problem, error } = usePress();
  const take = (format: (typeof formats)[number]) =>
    press(texts.take[format], async () => {
      const query = { format, ...(municipality && { municipality }) };
      saveFile(await call('GET /api/staff/grant-lists/:id/file', { params: { id: list.id }, query }));
      void client.invalidateQueries({ queryKey: grantListQuery(asked).queryKey });
    });
  const deliver = async (body: { receipt: string }, idempotencyKey: string) => {
    const request = { params: { id: list.id }, body, idempotencyKey };
    keepGrantList(client, asked, await call('POST /api/staff/grant-lists/:id/deliveries', request));
  };
  if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')
    return <SignInFirst year={year.year} at={deskPaths.deskGrant} />;
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
      {list.state === 'signed' && (
        <DeliveryForm
          keptAs={`grant-list-delivery.${list.id}`}
          words={texts}
          receiptTexts={grantReceiptTexts}
          deliver={deliver}
        />
      )}
      <p className="soft">{texts.kept}</p>
    </>
  );
}
