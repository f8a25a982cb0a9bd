/** Postal code and place: the code brings its place along. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addressTexts as texts } from '#web/texts/address-texts.ts';
import type { AddressForm } from './address-fields.tsx';
import { NoticeBox } from './notice-box.tsx';
import { postalCodeQuery } from './organisation-queries.ts';
import { TextField } from './text-field.tsx';

/**
 * The place stays a field: it can be typed when the register does not know the code, and when it cannot be asked.
 * What somebody typed themselves is written over only when they type another code.
 */
export function PostalCodeFields({ form }: { form: AddressForm }) {
  const code = String(form.watch('postalCode') ?? '').trim();
  const { data, isFetching } = useQuery(postalCodeQuery(code));
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
  useSubmitHeld(isFetching && String(form.watch('postalPlace') ?? '') === '', placeId);

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

const longestWaitMs = 2000;

/** Who presses the button before the place has come, is not told that it is missing: the form is sent when it is there. */
function useSubmitHeld(isHeld: boolean, fieldId: string): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const form = document.getElementById(fieldId)?.closest('form');
    const send = () => {
      if (isPressed.current) form?.requestSubmit();
      isPressed.current = false;
    };
    if (!isHeld || !form) return send();
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isPressed.current = true;
    };
    form.addEventListener('submit', hold);
    const letGo = () => form.removeEventListener('submit', hold);
    const timer = setTimeout(() => {
      letGo();
      send();
    }, longestWaitMs);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [isHeld, fieldId]);
}

/** As if it had been typed, so that the form and its draft hear of it. */
function write(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
