/** The quiet line under a form: is what I write safe? Announced when that changes, not each time it is saved. */
import { formTexts } from '#web/texts/form-texts.ts';
import { formatTime } from '#web/texts/format.ts';
import type { DraftStatus } from './draft-sync.ts';

const words = {
  none: '',
  saved: formTexts.draft.saved,
  offline: formTexts.draft.offline,
  'kept-here': formTexts.draft.keptHere,
} satisfies Record<DraftStatus['kind'], string>;

export function DraftStatusLine({ status }: { status: DraftStatus }) {
  return (
    <p className="draft-status">
      <span role="status">{words[status.kind]}</span>
      {status.kind === 'saved' && status.savedAt && <span> {formatTime(status.savedAt)}</span>}
    </p>
  );
}
