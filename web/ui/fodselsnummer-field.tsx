import { fodselsnummerTexts as texts } from '#web/texts/address-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type FodselsnummerFieldProps = Omit<TextFieldProps, 'label'> & { label?: string };

/** A national identity number or D-number, never kept by the browser, and why it is asked for. */
export function FodselsnummerField({ label = texts.label, ...rest }: FodselsnummerFieldProps) {
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
        {texts.why.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  );
}
