/** An amount in whole kroner: typed, or taken from what is suggested. Nothing is chosen beforehand. */
import { useId } from 'react';
import { kroner } from '#web/texts/giving-words.ts';
import { Button } from './button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type AmountFieldProps = TextFieldProps & {
  suggestionsOre: readonly number[];
  /** Name of the group of suggestions. */
  suggestionsLabel: string;
};

/** As if it were typed: the form hears of it as of any other change. */
function fill(id: string, text: string): void {
  const input = document.getElementById(id) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

export function AmountField({ suggestionsOre, suggestionsLabel, ...field }: AmountFieldProps) {
  const labelId = useId();
  const id = field.id ?? field.name;
  return (
    <div className="amount">
      <p className="ds-sr-only" id={labelId}>
        {suggestionsLabel}
      </p>
      <TextField inputMode="numeric" autoComplete="off" {...field} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say the label of the field again */}
      <div className="amount__suggestions" role="group" aria-labelledby={labelId}>
        {suggestionsOre.map((ore) => (
          <Button key={ore} variant="secondary" data-size="sm" onClick={() => fill(id, String(ore / 100))}>
            {kroner(ore)}
          </Button>
        ))}
      </div>
    </div>
  );
}
