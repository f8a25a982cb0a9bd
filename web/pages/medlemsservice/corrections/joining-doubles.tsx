import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { PersonHitRow } from '../people/person-hit-row.tsx';
import { joiningTexts as texts } from './desk-joining-texts.ts';
import { registerMember, type TypedJoining } from './register-member-form.tsx';

type JoiningDoublesProps = {
  typed: TypedJoining;
  doubles: readonly PersonHit[];
  onDone(number: string): void;
  onBack(): void;
};

/** Those of the register who may be the same: one of them is registered, or a new person. */
export function JoiningDoubles({ typed, doubles, onDone, onBack }: JoiningDoublesProps) {
  const { press, isBusy, problem } = usePress();
  const register = (as: string, label: string) =>
    void press(label, async (key) => {
      const answer = await registerMember(typed, as, key);
      if (answer.outcome === 'joined') onDone(answer.number);
    });
  return (
    <>
      <h2 ref={focusWhenShown} tabIndex={-1}>
        {texts.doublesTitle}
      </h2>
      <p>{texts.doublesLead}</p>
      {problem}
      <ul className="rows" aria-label={texts.doublesTitle}>
        {doubles.map((person) => (
          <PersonHitRow
            key={person.id}
            person={person}
            button={texts.useThis}
            isBusy={isBusy}
            problem={null}
            {...(!person.isMember && { onPress: () => register(person.id, texts.useThis) })}
          />
        ))}
      </ul>
      <div className="form__send">
        <Button variant="secondary" busy={isBusy} onClick={() => register('new', texts.isNew)}>
          {texts.isNew}
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}
