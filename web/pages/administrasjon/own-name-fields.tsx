/** The name of a user that the portal does not know yet: it is shown in the log of what they do. */
import type { ComponentPropsWithRef } from 'react';
import * as z from 'zod/mini';
import { NamePart } from '#contract/values/person-name.ts';
import { nameTexts } from '#web/texts/name-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ownNameTexts as texts } from './administration-texts.ts';

type NameField = 'givenName' | 'familyName';
type FieldOf = (name: NameField) => Omit<ComponentPropsWithRef<typeof TextField>, 'label'>;

const known = z.string();

/** @param isUnknown else the name is known from the register, and the fields are not shown */
export const ownNameSchema = (isUnknown: boolean) =>
  z.object({ givenName: isUnknown ? NamePart : known, familyName: isUnknown ? NamePart : known });

export function OwnNameFields({ field }: { field: FieldOf }) {
  return (
    <>
      <p>{texts.why}</p>
      <TextField label={nameTexts.givenName} autoComplete="given-name" {...field('givenName')} />
      <TextField label={nameTexts.familyName} autoComplete="family-name" {...field('familyName')} />
    </>
  );
}
