import { useQueryClient } from '@tanstack/react-query';
import type { ActivityForOrganiser } from '#contract/activity-organiser-endpoints.ts';
import { forgetActivities } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CancelForm, MessageForm } from './organiser-letters.tsx';
import { organiserTexts as texts } from './organiser-texts.ts';

/** What an organiser does with an activity, besides changing what is in it. */
export function OrganiserActs({ activity }: { activity: ActivityForOrganiser }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const { press, busy, problem } = usePress(() => forgetActivities(client));
  const { id, phase } = activity;
  const params = { id };
  const publish = async (idempotencyKey: string) => {
    await call('POST /api/organiser/activities/:id/publish', { params, idempotencyKey });
    await forgetActivities(client);
  };
  const copy = (isSameSeries: boolean) => async (idempotencyKey: string) => {
    const request = { params, body: { isSameSeries }, idempotencyKey };
    const made = await call('POST /api/organiser/activities/:id/copies', request);
    await forgetActivities(client);
    void navigate({ to: activityPaths.organised(made.id) });
  };
  const isDraft = phase === 'draft';
  const isEnded = phase === 'cancelled' || phase === 'over';
  return (
    <>
      {problem}
      {isDraft && <p>{texts.draftHelp}</p>}
      <p className="actions">
        {isDraft ? (
          <Button
            busy={busy === texts.publish}
            onClick={() => void press(texts.publish, publish, texts.published)}
          >
            {texts.publish}
          </Button>
        ) : (
          <ButtonLink to={activityPaths.participants(id)}>{texts.participants}</ButtonLink>
        )}
        {!isDraft && <PageLink to={activityPaths.one(id)}>{texts.see}</PageLink>}
      </p>
      {!isDraft && <MessageForm id={id} />}
      <details className="fold">
        <summary>{texts.again}</summary>
        <p>{texts.copyDateHelp}</p>
        <p className="actions">
          <Button
            variant="secondary"
            busy={busy === texts.copyDate}
            onClick={() => void press(texts.copyDate, copy(true), texts.copied)}
          >
            {texts.copyDate}
          </Button>
          <Button
            variant="secondary"
            busy={busy === texts.copy}
            onClick={() => void press(texts.copy, copy(false), texts.copied)}
          >
            {texts.copy}
          </Button>
        </p>
      </details>
      {!isEnded && !isDraft && (
        <CancelForm id={id} isAnnualMeeting={activity.content.type === 'annual-meeting'} />
      )}
    </>
  );
}
