import { useEffect, useRef } from 'react';
import { formTexts } from '#web/texts/form-texts.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';

type RestoredDraftProps = { changedAt: string | null; onDiscard(): void };

/** Says where the words in the form come from, and offers to begin again. */
export function RestoredDraft({ changedAt, onDiscard }: RestoredDraftProps) {
  const line = useRef<HTMLDivElement>(null);
  const isDiscarded = useRef(false);
  // The button goes away: the focus goes on to the first field, which is another one now, rather than nowhere.
  useEffect(() => {
    if (changedAt || !isDiscarded.current) return;
    isDiscarded.current = false;
    const form = line.current?.closest('form');
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [changedAt]);
  const discard = () => {
    isDiscarded.current = true;
    onDiscard();
  };
  return (
    <div className="restored-draft" role="status" ref={line}>
      {changedAt && (
        <p>
          {formTexts.draft.restored(formatMomentWithTime(changedAt, new Date()))}{' '}
          <Button variant="tertiary" data-size="sm" onClick={discard}>
            {formTexts.draft.discard}
          </Button>
        </p>
      )}
    </div>
  );
}
