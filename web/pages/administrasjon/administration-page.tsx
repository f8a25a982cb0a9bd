/** What every page of administrators has around it. */
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { administrationPaths } from './administration-paths.ts';
import { administrationTexts as texts } from './administration-texts.ts';

type AdministrationPageProps = {
  title: string;
  lead?: ReactNode;
  /** Of the query that the page depends on: without the role there is no page. */
  error: Error | null;
  /** Where it is another than the page's own. */
  tabTitle?: string | null;
  /** Where the way back leads when it is not to the first page of administrators. */
  back?: { to: PageAddress; words: string };
  children: ReactNode;
};

export function AdministrationPage({
  title,
  lead,
  error,
  tabTitle = null,
  back = { to: administrationPaths.start, words: texts.back },
  children,
}: AdministrationPageProps) {
  const isForbidden = error instanceof ApiError && error.code === 'FORBIDDEN';
  usePageTitle(isForbidden ? texts.forbidden.title : tabTitle);
  if (isForbidden) return <AdministrationForbidden />;
  return (
    <>
      <PageHeading lead={lead} back={back}>
        {title}
      </PageHeading>
      {children}
    </>
  );
}

/** For a user who is signed in without the role. */
export function AdministrationForbidden() {
  const { forbidden } = texts;
  return (
    <>
      <PageHeading>{forbidden.title}</PageHeading>
      <p>{forbidden.text}</p>
      <p>
        <PageLink to={paths.home}>{forbidden.home}</PageLink>
      </p>
    </>
  );
}
