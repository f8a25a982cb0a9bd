/** `/medlemsservice/henvendelser/:id`: one enquiry, as member service sees and answers it. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { deskCaseQuery } from '#web/api/desk-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskCase } from './desk-case.tsx';
import { DeskForbidden } from './desk-forbidden.tsx';
import { forbiddenTexts, caseTexts as texts } from './medlemsservice-texts.ts';

export function MedlemsserviceHenvendelsePage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(deskCaseQuery(id));
  const status = query.error instanceof ApiError ? query.error.status : null;
  usePageTitle(
    status === 403
      ? forbiddenTexts.title
      : status === 404
        ? texts.notFound.title
        : (query.data?.subject ?? null),
  );
  if (status === 403) return <DeskForbidden />;
  return (
    <>
      <p>
        <PageLink to={paths.desk}>{texts.back}</PageLink>
      </p>
      {status === 404 ? (
        <>
          <PageHeading>{texts.notFound.title}</PageHeading>
          <p>{texts.notFound.text}</p>
        </>
      ) : (
        <>
          <PageHeading>{query.data?.subject ?? texts.loadingTitle}</PageHeading>
          <QueryState query={query} skeleton={<SkeletonRows />}>
            {(enquiry) => <DeskCase enquiry={enquiry} />}
          </QueryState>
        </>
      )}
    </>
  );
}
