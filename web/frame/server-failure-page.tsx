/** `/500`: something failed on the server that nobody can mend from here. */
import { failureTexts as texts } from '#web/texts/frame-texts.ts';
import { Failure } from './failure-page.tsx';

/** Where the server writes the request's id when it sends the page. */
export const referenceMark = '[[reference]]';

export function ServerFailurePage() {
  return <Failure title={texts.title} lead={texts.lead} reference={referenceMark} />;
}
