import { type FormEvent, useEffect, useState } from 'react';
import { PartForm } from '#web/forms/part-form.tsx';
import type { FormValues } from '#web/forms/use-checked-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { usePartForm } from '#web/forms/use-part-form.ts';
import { paths } from '#web/paths.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { ChildrenFields, ResponsibilityFields } from './registration-fields.tsx';
import { askedFields, type RegistrationPart, registrationParts } from './registration-parts.ts';
import {
  childFields,
  childrenOf,
  countOf,
  emptyRegistration,
  faultsOf,
  norwegianToday,
  numberFields,
  places,
  type RegistrationField,
  type RegistrationValues,
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

const filledIn = (values: object | null) => ({ ...emptyRegistration, ...values }) as RegistrationValues;

type RegistrationFormProps = { draft: OpenDraft; permit: string; part: RegistrationPart };

export function RegistrationForm({ draft, permit, part }: RegistrationFormProps) {
  const navigate = useGoTo();
  const [opened] = useState(() => withNumbers(draft));
  const [rules] = useState(() => ({ today: norwegianToday(), refused: typedRegistration().refused }));
  const [schema] = useState(() => registrationSchema(rules));
  const [count, setCount] = useState(() => countOf(draft.values ?? {}));
  const asked = (typed: FormValues) => askedFields(part, filledIn(typed));
  const parts = usePartForm({
    page: paths.registerChild,
    parts: registrationParts,
    part,
    asked,
    draft: opened,
    schema,
    initial: emptyRegistration,
    texts: fieldTexts(count),
    buttons: { next: texts.goOn, send: texts.next },
    // Never in a draft: they are sealed when they are sent.
    keptOut: numberFields,
    isStep: true,
    async send(values) {
      const filled = filledIn(values);
      typedRegistration().typed = {
        id: crypto.randomUUID(),
        permit,
        children: childrenOf(filled, rules.today),
        secondGuardian: secondGuardianOf(filled),
      };
    },
    onSent: () => void navigate({ to: paths.childReceipt }),
  });
  const { form } = parts;
  // Another number of children came with the draft, or went with it.
  const counted = countOf({ count: form.watch('count') });
  if (counted !== count) setCount(counted);
  const { onSubmit } = form;
  // What the server has refused is said at its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (rules.refused.size === 0) return;
    const values = filledIn(opened.values);
    const faults = faultsOf(values, rules);
    if (asked(values).some((name) => faults[name]))
      void onSubmit(new Event('submit') as unknown as FormEvent);
  }, []);
  return (
    <PartForm of={parts} label={texts.parts[part]}>
      {part === 'barna' ? <ChildrenFields form={form} count={count} /> : <ResponsibilityFields form={form} />}
    </PartForm>
  );
}

function fieldTexts(count: number): Record<RegistrationField, FieldTexts> {
  const ofChildren = places.flatMap((place) => {
    const all = childFieldTexts(place, count);
    return childFields(place).map((name, n) => [name, all[n]!] as const);
  });
  return { ...Object.fromEntries(ofChildren), ...sharedFieldTexts } as Record<RegistrationField, FieldTexts>;
}
