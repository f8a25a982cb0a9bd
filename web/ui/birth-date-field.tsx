import { birthDateTexts } from '#web/texts/address-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type BirthDateFieldProps = Omit<TextFieldProps, 'label'> & { label?: string };

/**
 * A day of birth, typed: calendars are slow for days long ago. `decimal` gives digits with a full stop or a comma
 * on phones; both are read.
 */
export function BirthDateField({ label = birthDateTexts.label, ...rest }: BirthDateFieldProps) {
  return (
    <TextField label={label} hint={birthDateTexts.hint} inputMode="decimal" autoComplete="bday" {...rest} />
  );
}
