import { fodselsnummerTexts as texts } from '#web/texts/address-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type FodselsnummerFieldProps = Omit<TextFieldProps, 'label'> & {
  label?: string;
  /** Why it is asked for here; for the membership unless said. */
  why?: readonly string[];
};

/** A national identity number or D-number, never kept by the browser, and why it is asked for. */
export function FodselsnummerField({
  label = texts.label,
  why = texts.why,
  ...rest
}: FodselsnummerFieldProps) {
  return (
    <div>
      <TextField
        label={label}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        {...rest}
      />
      <details className="why">
        <summary>{texts.whyTitle}</summary>
        {why.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  );
}
