/** `/medlemsservice/medlemmer`: the members by choice: in figures, by name for a reason, and as a file. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePageSearch } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { MemberFigures } from './member-figures.tsx';
import { choiceOf } from './member-filter.ts';
import { MemberFilterForm } from './member-filter-form.tsx';
import { memberListTexts as texts } from './member-list-texts.ts';
import { memberFiguresQuery, memberViewsQuery } from './member-queries.ts';
import { MemberSearchSection } from './member-search-section.tsx';
import { MemberViews } from './member-views.tsx';
import { RegisterFileSection } from './register-file-section.tsx';

export function DeskMembersPage() {
  const choice = choiceOf(usePageSearch());
  const figures = useQuery({ ...memberFiguresQuery(choice), placeholderData: keepPreviousData });
  const own = useQuery(memberViewsQuery());
  const key = JSON.stringify(choice);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={figures.error}>
      <MemberFilterForm key={`${key} ${own.isSuccess}`} choice={choice} units={own.data?.units ?? []} />
      <QueryState query={figures} skeleton={<SkeletonRows />}>
        {(counted) => <MemberFigures figures={counted} />}
      </QueryState>
      <MemberSearchSection key={key} choice={choice} />
      <QueryState query={own} skeleton={<SkeletonRows />}>
        {({ views, files, isSignInRecent }) => (
          <>
            <RegisterFileSection
              choice={choice}
              members={figures.data?.members ?? 0}
              files={files}
              isSignInRecent={isSignInRecent}
            />
            <MemberViews views={views} choice={choice} />
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}
