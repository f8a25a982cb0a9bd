/** Postal code and place: the code brings its place along. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { postalCodeQuery } from '#web/api/organisation-queries.ts';
import { addressTexts as texts } from '#web/texts/address-texts.ts';
import type { AddressForm } from './address-fields.tsx';
import { NoticeBox } from './notice-box.tsx';
import { TextField } from './text-field.tsx';

/**
 * The place stays a field: it can be typed when the register does not know the code, and when it cannot be asked.
 * What somebody typed themselves is written over only when they type another code.
 */
export function PostalCodeFields({ form }: { form: AddressForm }) {
  const code = String(form.watch('postalCode') ?? '').trim();
  const { data } = useQuery(postalCodeQuery(code));
  const placeField = form.field('postalPlace');
  const placeId = placeField.id;
  const seenCode = useRef(code);
  const written = useRef('');
  const place = data?.code === code ? data.place : null;
  const isUnknown = data?.code === code && data.place === null;
  useEffect(() => {
    const field = document.getElementById(placeId);
    if (!(field instanceof HTMLInputElement)) return;
    // The place of the former code is removed when the new code is unknown.
    if (isUnknown && field.value === written.current) write(field, '');
    if (!place || (field.value !== '' && seenCode.current === code)) return;
    seenCode.current = code;
    written.current = place;
    write(field, place);
  }, [code, place, isUnknown, placeId]);

  return (
    <>
      <TextField
        label={texts.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...form.field('postalCode')}
      />
      <div role="status">
        {isUnknown && <NoticeBox tone="warning">{texts.unknownCode(code)}</NoticeBox>}
        {place && <span className="ds-sr-only">{texts.placeIs(place)}</span>}
      </div>
      <TextField label={texts.postalPlace} autoComplete="address-level2" {...placeField} />
    </>
  );
}

/** As if it had been typed, so that the form and its draft hear of it. */
function write(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
