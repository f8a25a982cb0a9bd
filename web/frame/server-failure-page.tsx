/** `/500`: an unexpected server error. */
import { failureTexts as texts } from '#web/texts/frame-texts.ts';
import { Failure } from './failure-page.tsx';
import { referenceMark } from './reference-mark.ts';

export function ServerFailurePage() {
  return <Failure title={texts.title} lead={texts.lead} reference={referenceMark} />;
}
