/** `/activities/:id`: one activity, and signing up for it. */
import { useQuery } from '@tanstack/react-query';
import type { ActivityDetail } from '#contract/activity-endpoints.ts';
import { isCeremony } from '#contract/activity-values.ts';
import { activityQuery, myActivityQuery } from '#web/api/activity-queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { isFindingOut } from '#web/session/session-state.ts';
import { SignInCard } from '#web/session/sign-in-card.tsx';
import { useSession } from '#web/session/use-session.ts';
import {
  activityTypeWords,
  longDayOf,
  phaseTones,
  phaseWords,
  signUpStateWords,
  signUpTones,
} from '#web/texts/activity-words.ts';
import { capitalise, formatTime } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { detailTexts as texts } from './activities-texts.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { inLanguage } from './calendar-language.ts';
import { MyPart } from './my-part.tsx';

export function ActivityPage() {
  const { section: id = '' } = usePlace();
  const query = useQuery(activityQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const { data: activity } = query;
  const { account } = useSession();
  const mine = useQuery({ ...myActivityQuery(id), enabled: account !== null }).data;
  usePageTitle(isMissing ? texts.notFound : (activity?.title ?? null));
  if (isMissing)
    return (
      <>
        <PageHeading lead={texts.notFoundText}>{texts.notFound}</PageHeading>
        <p>
          <ButtonLink to={paths.activities}>{texts.back}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <PageHeading
        back={
          activity && isCeremony(activity.type)
            ? { to: ceremonyPaths[activity.type], words: texts.backToCeremony }
            : undefined
        }
        lead={activity?.summary}
        above={
          activity && (
            <>
              {mine?.signUp && !['cancelled', 'over'].includes(activity.phase) ? (
                <StateTag tone={signUpTones[mine.signUp.state]}>
                  {signUpStateWords[mine.signUp.state]}
                </StateTag>
              ) : (
                <StateTag tone={phaseTones[activity.phase]}>{phaseWords[activity.phase]}</StateTag>
              )}{' '}
              {activityTypeWords[activity.type]}
            </>
          )
        }
      >
        {activity?.title ?? texts.about}
      </PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(found) => <Shown activity={found} />}
      </QueryState>
    </>
  );
}

function Shown({ activity }: { activity: ActivityDetail }) {
  const session = useSession();
  const { account } = session;
  const { id, description, otherDates, cancelReason, phase } = activity;
  const mine = useQuery({ ...myActivityQuery(id), enabled: account !== null });
  // A participant has a better one beside their sign-up.
  const hasCalendar = phase !== 'cancelled' && phase !== 'over' && !mine.data?.signUp;
  return (
    <>
      {phase === 'cancelled' && (
        <NoticeBox tone="danger" title={texts.cancelled}>
          <p>{cancelReason}</p>
        </NoticeBox>
      )}
      <ActivityFacts activity={activity} />
      <p className="actions">
        {hasCalendar && (
          <a className="ds-link" href={`/api/activities/${id}/calendar${inLanguage}`}>
            {texts.calendar}
          </a>
        )}
        <AskAboutLink about={{ kind: 'activity', id }}>{texts.ask}</AskAboutLink>
      </p>
      {description && (
        <section>
          <h2>{texts.about}</h2>
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="activity-text">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {account ? (
        <MyPart activity={activity} />
      ) : (
        !isFindingOut(session) &&
        !['cancelled', 'over', 'closed'].includes(phase) && (
          <SignInCard title={texts.signUp} text={texts.signInText} button={texts.signIn} />
        )
      )}
      {otherDates.length > 0 && (
        <section>
          <h2>{texts.otherDates}</h2>
          <ul>
            {otherDates.map((other) => (
              <li key={other.id}>
                <PageLink to={activityPaths.one(other.id)}>
                  {`${capitalise(longDayOf(other.startsAt))} ${formatTime(other.startsAt)}`}
                </PageLink>{' '}
                {other.phase !== 'open' && (
                  <StateTag tone={phaseTones[other.phase]}>{phaseWords[other.phase]}</StateTag>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
