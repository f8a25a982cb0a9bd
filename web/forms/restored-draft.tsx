import { useRef } from 'react';
import { formTexts } from '#web/texts/form-texts.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';

type RestoredDraftProps = { changedAt: string | null; onDiscard(): void };

/** Says where the words in the form come from, and offers to begin again. */
export function RestoredDraft({ changedAt, onDiscard }: RestoredDraftProps) {
  const line = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button goes away: the focus goes on to the first field rather than nowhere.
    const form = line.current?.closest('form');
    onDiscard();
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
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
