import { type FormEvent, useEffect, useState } from 'react';
import { maximumChildren } from '#contract/children-endpoints.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import {
  childFields,
  childrenOf,
  countOf,
  emptyRegistration,
  norwegianToday,
  numberFields,
  places,
  type RegistrationField,
  registrationSchema,
  secondGuardianOf,
} from './registration-values.ts';
import { childFieldTexts, sharedFieldTexts, texts } from './registrere-barn-texts.ts';
import { typedRegistration } from './typed-registration.ts';

/** Coming back from the next page the numbers are still there; after a reload they are not. */
function withNumbers(draft: OpenDraft): OpenDraft {
  const { typed } = typedRegistration();
  if (!typed) return draft;
  const numbers = typed.children.map(({ fodselsnummer }, place) => [`fodselsnummer${place}`, fodselsnummer]);
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(numbers) } };
}

export function RegistrationForm({ draft, permit }: { draft: OpenDraft; permit: string }) {
  const navigate = useGoTo();
  const [opened] = useState(() => withNumbers(draft));
  const [today] = useState(norwegianToday);
  const [schema] = useState(() => registrationSchema({ today, refused: typedRegistration().refused }));
  const [said, setSaid] = useState('');
  const [count, setCount] = useState(() => countOf(draft.values ?? {}));
  const form = useDraftForm({
    draft: opened,
    schema,
    initial: emptyRegistration,
    texts: fieldTexts(count),
    button: texts.next,
    // Never in a draft: they are sealed when they are sent.
    keptOut: numberFields,
    isStep: true,
    async send(values) {
      const filled = { ...emptyRegistration, ...values };
      typedRegistration().typed = {
        id: crypto.randomUUID(),
        permit,
        children: childrenOf(filled, today),
        secondGuardian: secondGuardianOf(filled),
      };
    },
    onSent: () => void navigate({ to: paths.childReceipt }),
  });
  // Another number of children came with the draft, or went with it.
  const counted = countOf({ count: form.watch('count') });
  if (counted !== count) setCount(counted);
  const { onSubmit } = form;
  // What the server has refused is said at its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (typedRegistration().refused.size > 0) void onSubmit(new Event('submit') as unknown as FormEvent);
  }, []);

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
  const isJoint = form.watch('responsibility') === 'joint';
  return (
    <DraftForm form={form} button={texts.next} label={texts.formLabel}>
      <h2>{texts.children}</h2>
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
      <h2>{texts.responsibilityTitle}</h2>
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
    </DraftForm>
  );
}

function fieldTexts(count: number): Record<RegistrationField, FieldTexts> {
  const ofChildren = places.flatMap((place) => {
    const all = childFieldTexts(place, count);
    return childFields(place).map((name, n) => [name, all[n]!] as const);
  });
  return { ...Object.fromEntries(ofChildren), ...sharedFieldTexts } as Record<RegistrationField, FieldTexts>;
}
