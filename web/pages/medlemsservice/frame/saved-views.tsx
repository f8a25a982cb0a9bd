import type { ReactNode } from 'react';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';

/** What an employee has saved under a name, each with a button that deletes it. */
export function SavedViews<View extends { id: string; name: string }>(props: {
  views: readonly View[];
  className?: string;
  words: { remove: string; removed: string; removeView(name: string): string };
  remove(id: string, idempotencyKey: string): Promise<unknown>;
  children(view: View): ReactNode;
}) {
  const { views, words, remove } = props;
  const { press, busy, problem } = usePress();
  return (
    <>
      <ul className={props.className}>
        {views.map((view) => {
          const label = words.removeView(view.name);
          return (
            <li key={view.id}>
              {props.children(view)}{' '}
              <Button
                variant="tertiary"
                data-size="sm"
                busy={busy === label}
                aria-label={label}
                onClick={() => void press(label, (key) => remove(view.id, key), words.removed)}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {problem}
    </>
  );
}
