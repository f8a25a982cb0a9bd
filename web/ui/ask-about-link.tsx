/** «Spør om dette»: a new enquiry that carries what it is about. */
import type { ReactNode } from 'react';
import type { ReferenceKey } from '#contract/enquiry-reference.ts';
import { paths } from '#web/paths.ts';
import { askingAbout } from '#web/texts/reference-words.ts';
import { PageLink } from './page-link.tsx';

/** @param props.children the words, with the object in them where several links stand together */
export function AskAboutLink({ about, children }: { about: ReferenceKey; children: ReactNode }) {
  return (
    <PageLink to={paths.newEnquiry} search={askingAbout(about)}>
      {children}
    </PageLink>
  );
}
