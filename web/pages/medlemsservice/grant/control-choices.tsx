import { useState } from 'react';
import { type ControlChoice, controlMeanings } from '#contract/grant-control.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { grantTexts as texts } from './grant-texts.ts';

/** The headings that are chosen, and the words with what they mean. */
export type ControlChosen = {
  number?: string | undefined;
  outcome?: string | undefined;
  words: Readonly<Record<string, string>>;
};
type ControlChoicesProps = {
  choice: ControlChoice;
  chosen: ControlChosen;
  isBusy: boolean;
  onChange(chosen: ControlChosen): void;
  onSend(chosen: ControlChosen): void;
};

/** Which column of the file is which, and what each unknown word in it means. */
export function ControlChoices({ choice, chosen, isBusy, onChange, onSend }: ControlChoicesProps) {
  const [isChecked, setChecked] = useState(false);
  const { headings } = choice;
  const read = (column: 'number' | 'outcome') => {
    const heading = chosen[column] ?? choice[column] ?? '';
    return headings.includes(heading) ? heading : '';
  };
  const [number, outcome] = [read('number'), read('outcome')];
  // Words of another column than the one that was read are not asked about.
  const words = outcome === choice.outcome ? choice.words : [];
  const wanting = [
    number === '' && 'control-number',
    outcome === '' && 'control-outcome',
    ...words.map(({ word, line }) => !chosen.words[word] && `control-word-${line}`),
  ].filter((field) => field !== false);
  const errorOf = (field: string, error: string) => (isChecked && wanting.includes(field) ? error : null);
  const send = () => {
    setChecked(true);
    if (wanting[0]) return document.getElementById(wanting[0])?.focus();
    setChecked(false);
    onSend({ ...chosen, number, outcome });
  };
  const columns = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <div className="form">
      <p>{texts.chooseColumns}</p>
      <SelectField
        name="control-number"
        label={texts.numberColumn}
        placeholder={texts.chooseColumn}
        error={errorOf('control-number', texts.numberColumnMissing)}
        options={columns}
        value={number}
        onChange={(event) => onChange({ ...chosen, number: event.target.value })}
      />
      <SelectField
        name="control-outcome"
        label={texts.outcomeColumn}
        placeholder={texts.chooseColumn}
        error={errorOf('control-outcome', texts.outcomeColumnMissing)}
        options={columns}
        value={outcome}
        onChange={(event) => onChange({ ...chosen, outcome: event.target.value })}
      />
      {words.map(({ word, line, count }) => (
        <SelectField
          key={word}
          name={`control-word-${line}`}
          label={texts.wordMeans(word)}
          hint={texts.wordAt(line, count)}
          placeholder={texts.chooseMeaning}
          error={errorOf(`control-word-${line}`, texts.meaningMissing)}
          options={controlMeanings.map((meaning) => ({ value: meaning, label: texts.meanings[meaning] }))}
          value={chosen.words[word] ?? ''}
          onChange={(event) =>
            onChange({ ...chosen, words: { ...chosen.words, [word]: event.target.value } })
          }
        />
      ))}
      <p className="form__send">
        <Button busy={isBusy} onClick={send}>
          {texts.controlAgain}
        </Button>
      </p>
    </div>
  );
}
