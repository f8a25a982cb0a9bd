import { countryName } from '#web/texts/country-names.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { labels, languageNames, magazineNames, texts } from './mine-opplysninger-texts.ts';
import { differences, type FieldName, type ProfileValues } from './profile-values.ts';

type ProfileConflictProps = {
  mine: ProfileValues;
  stored: ProfileValues;
  onKeepMine(): void;
  onUseStored(): void;
};

/** Two versions of the same details, field by field, and a choice between them. */
export function ProfileConflict({ mine, stored, onKeepMine, onUseStored }: ProfileConflictProps) {
  const { conflict } = texts;
  const names = differences(mine, stored);
  return (
    <div ref={focusWhenShown} tabIndex={-1}>
      <NoticeBox tone="warning" title={conflict.title}>
        <p>{conflict.lead}</p>
        {names.length === 0 && <p>{conflict.same}</p>}
        <ul>
          {names.map((name) => (
            <li key={name}>
              <strong>{labels[name]}</strong>
              <br />
              {conflict.mine}: {wordsOf(name, mine[name])}
              <br />
              {conflict.stored}: {wordsOf(name, stored[name])}
            </li>
          ))}
        </ul>
        <p className="actions">
          <Button onClick={onKeepMine}>{conflict.keepMine}</Button>
          <Button variant="secondary" onClick={onUseStored}>
            {conflict.useStored}
          </Button>
        </p>
      </NoticeBox>
    </div>
  );
}

function wordsOf(name: FieldName, value: string | boolean): string {
  const { yes, no, empty } = texts.conflict;
  if (typeof value === 'boolean') return value ? yes : no;
  if (value === '') return empty;
  if (name === 'country') return countryName(value);
  const choices: Record<string, string> = { ...languageNames, ...magazineNames };
  return name === 'language' || name === 'magazine' ? (choices[value] ?? value) : value;
}
