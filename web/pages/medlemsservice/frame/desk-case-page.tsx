import type { ReactNode } from 'react';
import type { PageAddress } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { DeskPage } from './desk-page.tsx';

type DeskCasePageProps = {
  texts: { title: string; logged: string; back: string; notFound: { title: string; text: string } };
  /** The list that the case is in. */
  backTo: PageAddress;
  isMissing: boolean;
  error: Error | null;
  children: ReactNode;
};

/** The page of one case: back to the list, that the look is logged, or that there is no such case any more. */
export function DeskCasePage({ texts, backTo, isMissing, error, children }: DeskCasePageProps) {
  const back = <PageLink to={backTo}>{texts.back}</PageLink>;
  if (isMissing)
    return (
      <>
        <p>{back}</p>
        <PageHeading>{texts.notFound.title}</PageHeading>
        <p>{texts.notFound.text}</p>
      </>
    );
  return (
    <DeskPage title={texts.title} lead={texts.logged} above={back} error={error}>
      {children}
    </DeskPage>
  );
}
