/** An amount in whole kroner: typed, or taken from what is suggested. No amount is chosen beforehand. */
import { useId } from 'react';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { kroner } from '#web/texts/format.ts';
import { amountTexts as texts } from '#web/texts/giving-words.ts';
import { Button } from './button.tsx';
import type { AmountLimits } from './suggested-amounts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type AmountFieldProps = Omit<TextFieldProps, 'label' | 'hint'> & {
  /** What is suggested, and the least and the most that is taken. */
  limits: AmountLimits;
  /** What is in the field: the suggestion that it is, is marked. */
  typed: string;
};

/** As if it were typed: the form hears of it as of any other change. */
function fill(id: string, text: string): void {
  const input = document.getElementById(id) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

export function AmountField({ limits, typed, ...field }: AmountFieldProps) {
  const { suggestionsOre, minimumOre, maximumOre } = limits;
  const labelId = useId();
  const id = field.id ?? field.name;
  const chosen = readTypedKroner(typed);
  return (
    <div className="amount">
      <p hidden id={labelId}>
        {texts.suggestions}
      </p>
      <TextField
        label={texts.label}
        hint={texts.hint(minimumOre, maximumOre)}
        inputMode="numeric"
        autoComplete="off"
        {...field}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say the label of the field again */}
      <div className="amount__suggestions" role="group" aria-labelledby={labelId}>
        {suggestionsOre.map((ore) => (
          <Button
            key={ore}
            variant={chosen === ore / 100 ? 'primary' : 'secondary'}
            data-size="sm"
            aria-pressed={chosen === ore / 100}
            onClick={() => fill(id, String(ore / 100))}
          >
            {kroner(ore)}
          </Button>
        ))}
      </div>
    </div>
  );
}
