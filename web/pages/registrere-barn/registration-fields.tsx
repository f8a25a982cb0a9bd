import { useState } from 'react';
import { maximumChildren } from '#contract/children-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldTextProps } from '#web/ui/field-frame.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { childFields, places, type RegistrationField } from './registration-values.ts';
import { texts } from './registrere-barn-texts.ts';

type RegistrationFields = {
  field(name: RegistrationField): Omit<FieldTextProps, 'label'>;
  watch(name: RegistrationField): unknown;
  set(name: RegistrationField, value: string): void;
};

export function ChildrenFields({ form, count }: { form: RegistrationFields; count: number }) {
  const [said, setSaid] = useState('');
  const changeCount = (next: number) => form.set('count', String(next));
  const add = () => {
    changeCount(count + 1);
    setSaid(texts.added(count + 1));
    setTimeout(() => document.getElementById(`givenName${count}`)?.focus());
  };
  const remove = (place: number) => {
    for (const at of places.slice(place, count)) {
      const next = at + 1 < count ? childFields(at + 1) : null;
      for (const [n, name] of childFields(at).entries())
        form.set(name, next ? String(form.watch(next[n] as RegistrationField)) : '');
    }
    changeCount(count - 1);
    setSaid(texts.removed(place + 1));
    setTimeout(() => document.getElementById(`givenName${Math.max(0, place - 1)}`)?.focus());
  };
  return (
    <>
      {places.slice(0, count).map((place) => {
        const [given, family, number] = childFields(place);
        return (
          <fieldset className="child-fields" key={place}>
            <legend className="child-fields__title">{texts.child(place + 1)}</legend>
            <TextField label={texts.givenName} autoComplete="off" {...form.field(given)} />
            <TextField label={texts.familyName} autoComplete="off" {...form.field(family)} />
            <TextField
              label={texts.number}
              hint={texts.numberHint}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              {...form.field(number)}
            />
            {count > 1 && (
              <p>
                <Button variant="tertiary" data-size="sm" onClick={() => remove(place)}>
                  {texts.remove(place + 1)}
                </Button>
              </p>
            )}
          </fieldset>
        );
      })}
      <p role="status" className="ds-sr-only">
        {said}
      </p>
      {count < maximumChildren ? (
        <p>
          <Button variant="secondary" onClick={add}>
            {texts.add}
          </Button>
        </p>
      ) : (
        <p>{texts.full}</p>
      )}
    </>
  );
}

export function ResponsibilityFields({ form }: { form: Pick<RegistrationFields, 'field' | 'watch'> }) {
  const isJoint = form.watch('responsibility') === 'joint';
  return (
    <>
      <RadioGroup
        label={texts.responsibility}
        hint={texts.responsibilityHint}
        options={texts.responsibilities}
        {...form.field('responsibility')}
      />
      {isJoint && (
        <>
          <h2>{texts.second}</h2>
          <p>{texts.secondLead}</p>
          <TextField label={texts.guardianName} autoComplete="off" {...form.field('guardianName')} />
          <TextField label={texts.guardianContact} autoComplete="off" {...form.field('guardianContact')} />
        </>
      )}
    </>
  );
}
