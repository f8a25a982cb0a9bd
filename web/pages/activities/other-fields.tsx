/** Those whom the portal does not know: one to begin with, and one more at a time. */
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { maximumOthers, otherNameLimits } from '#contract/activity-endpoints.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { singleLine } from '#contract/values/text.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { otherBornOnTexts, otherNameTexts, signUpTexts as texts } from './sign-up-texts.ts';

type Values = Record<string, string | boolean>;
const places = Array.from({ length: maximumOthers }, (_, place) => place);
const nameOf = (place: number) => `otherName${place}`;
const bornOnOf = (place: number) => `otherBornOn${place}`;
const forEach = <T,>(make: (place: number) => [string, T][]): Record<string, T> =>
  Object.fromEntries(places.flatMap(make));

export const otherFields = {
  initial: forEach((place) => [
    [nameOf(place), ''],
    [bornOnOf(place), ''],
  ]),
  shape: forEach<z.ZodMiniType<string, string>>((place) => [
    [nameOf(place), z.union([z.literal(''), singleLine(otherNameLimits.minimum, otherNameLimits.maximum)])],
    [bornOnOf(place), z.union([z.literal(''), TypedDate])],
  ]),
  texts: forEach((place) => [
    [nameOf(place), otherNameTexts],
    [bornOnOf(place), otherBornOnTexts],
  ]),
  /** Somebody with a name has a birth date, and the other way round; nobody stands there twice. */
  areWhole: z.check<Values>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const place of places) {
      const [name, bornOn] = [value[nameOf(place)], value[bornOnOf(place)]];
      if (name && !bornOn) issues.push({ code: 'custom', input: '', path: [bornOnOf(place)] });
      if (!name && bornOn) issues.push({ code: 'custom', input: '', path: [nameOf(place)] });
      const key = `${bornOn} ${String(name).toLowerCase()}`;
      if (name && bornOn && seen.has(key))
        issues.push({ code: 'custom', input: name, path: [nameOf(place)], params: { fieldCode: 'TWICE' } });
      seen.add(key);
    }
  }),
};

/** Those with a name, each in their own place: what the server says of one is said at its field. */
export const othersOf = (values: Values): { name: string; bornOn: string }[] =>
  places.flatMap((place) =>
    values[nameOf(place)]
      ? [{ name: String(values[nameOf(place)]), bornOn: String(values[bornOnOf(place)]) }]
      : [],
  );

type Form = Pick<ReturnType<typeof useDraftForm>, 'field' | 'watch'>;

export function OtherFields({ form: { field, watch } }: { form: Form }) {
  const used = places.findLastIndex((place) => watch(nameOf(place)) || watch(bornOnOf(place))) + 1;
  const [opened, setOpened] = useState(1);
  const shown = Math.max(opened, used);
  const added = useRef<HTMLFieldSetElement>(null);
  // Whoever asked for one more writes in it next.
  useEffect(() => {
    if (opened > 1) added.current?.querySelector('input')?.focus();
  }, [opened]);
  return (
    <>
      {places.slice(0, shown).map((place) => (
        <fieldset className="asked" key={place} ref={place === shown - 1 ? added : undefined}>
          <legend className="ds-label">{texts.other(place)}</legend>
          {place === 0 && <p>{texts.otherHint}</p>}
          <TextField label={texts.otherName} autoComplete="off" {...field(nameOf(place))} />
          <BirthDateField {...field(bornOnOf(place))} autoComplete="off" />
        </fieldset>
      ))}
      {shown < maximumOthers && (
        <p>
          <Button variant="secondary" onClick={() => setOpened(shown + 1)}>
            {texts.oneMore}
          </Button>
        </p>
      )}
    </>
  );
}
