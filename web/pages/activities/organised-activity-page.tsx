/** `/activities/mine/arranger/:id`: one activity as its organiser has it; `ny` for a new one. */

import { useQuery } from '@tanstack/react-query';
import type { ActivityForOrganiser } from '#contract/activity-organiser-endpoints.ts';
import { organisedActivityQuery } from '#web/api/activity-queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { longDayOf, phaseTones, phaseWords } from '#web/texts/activity-words.ts';
import { capitalise, formatTime } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo, usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { ActivityForm } from './activity-form.tsx';
import { OrganiserActs } from './organiser-acts.tsx';
import { organiserTexts as texts } from './organiser-texts.ts';

export function OrganisedActivityPage() {
  const { id = '' } = usePlace();
  return (
    <>
      {id === 'ny' ? (
        <>
          <PageHeading lead={texts.draftHelp}>{texts.newTitle}</PageHeading>
          <Content activity={null} />
        </>
      ) : (
        <Existing id={id} />
      )}
    </>
  );
}

function Existing({ id }: { id: string }) {
  const query = useQuery(organisedActivityQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const activity = query.data;
  usePageTitle(isMissing ? texts.notFound : activity ? texts.pageTitle(activity.title) : null);
  if (isMissing)
    return (
      <>
        <PageHeading>{texts.notFound}</PageHeading>
        <p>
          <ButtonLink to={activityPaths.organising}>{texts.back}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <PageHeading
        above={
          activity && <StateTag tone={phaseTones[activity.phase]}>{phaseWords[activity.phase]}</StateTag>
        }
        lead={activity && `${capitalise(longDayOf(activity.startsAt))} ${formatTime(activity.startsAt)}`}
      >
        {activity?.title ?? texts.title}
      </PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(found) => (
          <>
            <p>
              {texts.taken(found.places, found.capacity)}
              {found.waiting > 0 && `, ${texts.waiting(found.waiting)}`}.
            </p>
            <OrganiserActs activity={found} />
            {found.phase === 'cancelled' ? (
              <NoticeBox>
                <p>{texts.isCancelled}</p>
              </NoticeBox>
            ) : (
              // After a save the form starts again from what was saved.
              <Content key={found.version} activity={found} />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function Content({ activity }: { activity: ActivityForOrganiser | null }) {
  const navigate = useGoTo();
  const draft = useOpenDraft(activity ? `activity.${activity.id}` : 'activity');
  if (!draft) return <SkeletonForm />;
  return (
    <ActivityForm
      key={draft.key}
      draft={draft}
      activity={activity}
      onCreated={(id) => {
        if (!activity) void navigate({ to: activityPaths.organised(id) });
      }}
    />
  );
}
