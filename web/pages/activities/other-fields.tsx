/** Guests unknown to the portal, one more at a time. */
import { useEffect, useRef, useState } from 'react';
import { maximumOthers } from '#contract/activity-endpoints.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { signUpTexts as texts } from './sign-up-texts.ts';
import { bornOnOf, nameOf, places } from './typed-others.ts';

export type SignUpFieldForm = Pick<ReturnType<typeof useDraftForm>, 'field' | 'watch'>;

/** @param begun how many are asked for to begin with */
export function OtherFields({ form: { field, watch }, begun }: { form: SignUpFieldForm; begun: 0 | 1 }) {
  const used = places.findLastIndex((place) => watch(nameOf(place)) || watch(bornOnOf(place))) + 1;
  const [opened, setOpened] = useState<number>(begun);
  const shown = Math.max(opened, used);
  const added = useRef<HTMLFieldSetElement>(null);
  // A user who asked for one more writes in it next.
  useEffect(() => {
    if (opened > begun) added.current?.querySelector('input')?.focus();
  }, [opened, begun]);
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
            {shown === 0 ? texts.addChild : texts.oneMore}
          </Button>
        </p>
      )}
    </>
  );
}
