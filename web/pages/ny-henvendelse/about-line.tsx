import type { EnquiryReference } from '#contract/enquiry-reference.ts';
import { referencePath, referenceWords } from '#web/texts/reference-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './ny-henvendelse-texts.ts';

/** What the enquiry was started from. */
export function AboutLine({ about }: { about: EnquiryReference }) {
  return (
    <p>
      {texts.about} <PageLink to={referencePath(about)}>{referenceWords(about)}</PageLink>
    </p>
  );
}
