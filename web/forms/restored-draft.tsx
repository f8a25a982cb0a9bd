import { useEffect, useRef, useState } from 'react';
import { formTexts } from '#web/texts/form-texts.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';

/** Text that a form begins with, typed earlier and not sent. */
export type Restored = {
  /** When it was last changed, ISO 8601. */
  changedAt: string;
  /** What the form changes was saved elsewhere after that. */
  isOutdated: boolean;
};

type RestoredDraftProps = { restored: Restored | null; onDiscard(): void };

/** Says where the text in the form comes from, and offers to start over. */
export function RestoredDraft({ restored, onDiscard }: RestoredDraftProps) {
  const line = useRef<HTMLDivElement>(null);
  const isDiscarded = useRef(false);
  // Screen readers announce what comes into a live region, not what is in it from the start. Until then it takes its room.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  // The button goes away: the focus goes on to the first field, which is another one now, rather than nowhere.
  useEffect(() => {
    if (restored || !isDiscarded.current) return;
    isDiscarded.current = false;
    const form = line.current?.closest('form');
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [restored]);
  const discard = () => {
    isDiscarded.current = true;
    onDiscard();
  };
  return (
    <div className="restored-draft" role="status" ref={line}>
      {restored && (
        <p className={isShown ? undefined : 'not-shown-yet'}>
          {formTexts.draft.restored(formatMomentWithTime(restored.changedAt, new Date()))}{' '}
          {restored.isOutdated && `${formTexts.draft.outdated} `}
          <Button variant="tertiary" data-size="sm" onClick={discard}>
            {formTexts.draft.discard}
          </Button>
        </p>
      )}
    </div>
  );
}
