import { dayHint } from '#web/texts/field-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A day, typed: the fields for days that browsers draw are filled in differently in each of them, with no word of how. */
export function DayField({ hint, ...rest }: TextFieldProps) {
  return (
    <TextField
      hint={[hint, dayHint].filter(Boolean).join(' ')}
      inputMode="decimal"
      autoComplete="off"
      {...rest}
    />
  );
}
