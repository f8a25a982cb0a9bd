import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';

type PressOnceProps<Answer> = {
  label: string;
  /** Where several have the same label. */
  spoken?: string;
  said: string;
  variant?: 'primary' | 'secondary';
  send(idempotencyKey: string): Promise<Answer>;
  keep(answer: Answer): void;
};

/** A button that does one thing, once, and why not above it, where it did not. */
export function PressOnce<Answer>(props: PressOnceProps<Answer>) {
  const { label, spoken, said, variant = 'secondary', send, keep } = props;
  const { press, isBusy, problem } = usePress();
  const act = async (key: string) => keep(await send(key));
  return (
    <>
      {problem}
      <p>
        <Button
          variant={variant}
          busy={isBusy}
          {...(spoken && { 'aria-label': spoken })}
          onClick={() => void press(label, act, said)}
        >
          {label}
        </Button>
      </p>
    </>
  );
}
