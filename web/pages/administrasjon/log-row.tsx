/** One line of what administrators have done to the units, with the way back where there is one. */
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { unitsTexts as texts } from './units-texts.ts';

type LogRowProps = {
  /** What was done, as a sentence. */
  words: string;
  at: string;
  madeBy: string;
  reason: string;
  /** What else is to be known; null is left out. */
  more?: readonly (string | null)[];
  /** Undoes it; null where that cannot be done. @param done is said then */
  undo?: { send(idempotencyKey: string): Promise<unknown>; done: string | null } | null;
};

export function LogRow({ words, at, madeBy, reason, more = [], undo = null }: LogRowProps) {
  const { press, isBusy, problem } = usePress();
  const details = [
    formatMomentWithTime(at, new Date()),
    texts.by(madeBy),
    texts.because(reason),
    ...more.filter((one) => one !== null),
  ];
  return (
    <li className="row">
      <p>
        <strong>{words}</strong>
      </p>
      <p className="row__details">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {problem}
      {undo && (
        <p>
          <Button
            variant="tertiary"
            data-size="sm"
            busy={isBusy}
            aria-label={texts.undoOf(words)}
            onClick={() => void press(texts.undo, undo.send, undo.done)}
          >
            {texts.undo}
          </Button>
        </p>
      )}
    </li>
  );
}
