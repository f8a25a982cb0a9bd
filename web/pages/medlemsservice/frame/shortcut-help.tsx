/** The keys of a page, listed by «?» and by a button, and the switch that turns them off. */
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { shortcutTexts as texts } from './medlemsservice-texts.ts';
import { setShortcuts, useShortcuts, useShortcutsOn } from './use-shortcuts.ts';

/** @param words what each key does, in the order they are listed */
export function ShortcutHelp({ words }: { words: Readonly<Record<string, string>> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const on = useShortcutsOn();
  const open = () => dialog.current?.showModal();
  useShortcuts({ '?': open });
  return (
    <>
      <p>
        <Button variant="tertiary" data-size="sm" onClick={open}>
          {texts.open}
        </Button>
      </p>
      <dialog ref={dialog} className="desk-dialog" aria-labelledby="shortcuts-title">
        <h2 id="shortcuts-title">{texts.title}</h2>
        <p>{texts.lead}</p>
        <dl className="shortcuts">
          {[...Object.entries(words), ['?', texts.help] as const].map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="shortcuts"
          label={texts.use}
          checked={on}
          onChange={(event) => setShortcuts(event.currentTarget.checked)}
        />
        <p>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {texts.close}
          </Button>
        </p>
      </dialog>
    </>
  );
}
