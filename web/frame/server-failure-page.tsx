/** `/500`: something failed on the server that nobody can mend from here. */
import { failureTexts as texts } from '#web/texts/frame-texts.ts';
import { Failure } from './failure-page.tsx';
import { referenceMark } from './reference-mark.ts';

export function ServerFailurePage() {
  return <Failure title={texts.title} lead={texts.lead} reference={referenceMark} />;
}
