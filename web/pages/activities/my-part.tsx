/** What an activity is to a signed-in user: their sign-up, the form for one, or why not. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActivityDetail, MyActivity } from '#contract/activity-endpoints.ts';
import { isCeremony } from '#contract/activity-values.ts';
import { forgetActivities, myActivityQuery } from '#web/api/activity-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { outsideAges } from '#web/texts/activity-words.ts';
import { formatMomentWithTime, kroner, momentToday } from '#web/texts/format.ts';
import { problemTexts } from '#web/texts/problem-texts.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { MoreTime } from '#web/ui/more-time.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { detailTexts } from './activities-texts.ts';
import { MySignUpCard } from './my-sign-up-card.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { mySignUpTexts, signUpTexts as texts } from './sign-up-texts.ts';

export function MyPart({ activity }: { activity: ActivityDetail }) {
  const query = useQuery(myActivityQuery(activity.id));
  const [hasSent, setHasSent] = useState(false);
  return (
    <QueryState query={query} skeleton={<SkeletonForm />}>
      {(mine) => (
        <>
          {mine.mayOrganise && (
            <p>
              <PageLink to={activityPaths.organised(activity.id)}>{detailTexts.edit}</PageLink>
            </p>
          )}
          {mine.meetingId && (
            <p>
              <PageLink to={democracyPaths.meeting(mine.meetingId)}>{detailTexts.toMeeting}</PageLink>
            </p>
          )}
          <News mine={mine} />
          {mine.refund && (
            <NoticeBox announce="status">
              <p>{mySignUpTexts.refunds[mine.refund.state](kroner(mine.refund.amountOre))}</p>
            </NoticeBox>
          )}
          {mine.signUp ? (
            <MySignUpCard activity={activity} mine={mine} signUp={mine.signUp} goesOn={hasSent} />
          ) : mine.refusal && mine.refusal !== 'ACTIVITY_FULL' ? (
            <Refused refusal={mine.refusal} age={mine.age} activity={activity} />
          ) : (
            <NewSignUp activity={activity} mine={mine} onSent={() => setHasSent(true)} />
          )}
        </>
      )}
    </QueryState>
  );
}

type RefusedProps = {
  refusal: NonNullable<MyActivity['refusal']>;
  age: MyActivity['age'];
  activity: ActivityDetail;
};

function Refused({ refusal, age, activity }: RefusedProps) {
  const { type } = activity;
  if (refusal === 'ACTIVITY_CANCELLED') return null;
  return (
    <NoticeBox>
      <p>
        {refusal === 'OUTSIDE_AGES' && age !== null
          ? outsideAges(texts.you, age, activity)
          : problemTexts[refusal]}
      </p>
      {refusal === 'NOT_A_MEMBER' && (
        <p>
          <ButtonLink to={paths.joining} variant="secondary">
            {detailTexts.join}
          </ButtonLink>
        </p>
      )}
      {isCeremony(type) && (
        <p>
          <ButtonLink to={ceremonyPaths[type]} variant="secondary">
            {detailTexts.toQueue}
          </ButtonLink>
        </p>
      )}
    </NoticeBox>
  );
}

type NewSignUpProps = { activity: ActivityDetail; mine: MyActivity; onSent(): void };

function NewSignUp({ activity, mine, onSent }: NewSignUpProps) {
  const draft = useOpenDraft(`activity-sign-up.${activity.id}`);
  const client = useQueryClient();
  const isFull = mine.refusal === 'ACTIVITY_FULL';
  // Somebody came first: what everybody sees of it is older than what is known here.
  useEffect(() => {
    if (isFull && activity.placesLeft !== 0) void forgetActivities(client);
  }, [isFull, activity.placesLeft, client]);
  return (
    <Card
      title={isFull ? texts.waitingTitle : mine.ceremony ? texts.ceremonyTitle : texts.title}
      tone="warm"
      id="pamelding"
    >
      {mine.ceremony?.turnUntil && (
        <>
          <p>
            <strong>{texts.turn(momentToday(mine.ceremony.turnUntil, new Date()))}</strong>
          </p>
          {mine.ceremony.roundId && (
            <MoreTime roundId={mine.ceremony.roundId} until={mine.ceremony.turnUntil} />
          )}
        </>
      )}
      {isFull && <p>{texts.waitingText(activity.offerHours)}</p>}
      {draft ? (
        <SignUpForm
          key={draft.key}
          draft={draft}
          activity={activity}
          mine={mine}
          isFull={isFull}
          onSent={onSent}
        />
      ) : (
        <SkeletonForm />
      )}
    </Card>
  );
}

function News({ mine }: { mine: MyActivity }) {
  if (mine.news.length === 0) return null;
  return (
    <Card title={mySignUpTexts.news} id="nytt">
      <ul className="activity-news">
        {mine.news.map(({ kind, body, fields, at }) => (
          <li key={at}>
            <p className="activity-news__when">
              {mySignUpTexts.newsKinds[kind]}, {formatMomentWithTime(at, new Date())}
            </p>
            <p className="activity-text">{kind === 'changed' ? mySignUpTexts.changed(fields) : body}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
