import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type ActivityForOrganiser, activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { multiLine } from '#contract/values/text.ts';
import { forgetActivities } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { messageFieldTexts, reasonFieldTexts, organiserTexts as texts } from './organiser-texts.ts';

const { message: messageLimits, reason: reasonLimits } = activityLimits;

/** What an organiser does with an activity, besides changing what is in it. */
export function OrganiserActs({ activity }: { activity: ActivityForOrganiser }) {
  const client = useQueryClient();
  const navigate = useNavigate();
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
    void navigate({ to: activityPaths.organised(made.id) as '/' });
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
      <details>
        <summary>{texts.copyDate}</summary>
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
      {!isEnded && !isDraft && <CancelForm id={id} />}
    </>
  );
}

function MessageForm({ id }: { id: string }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    schema: z.object({ message: multiLine(messageLimits.minimum, messageLimits.maximum) }),
    initial: { message: '' },
    texts: messageFieldTexts,
    button: texts.send,
    async send(body, idempotencyKey) {
      const { told } = await call('POST /api/organiser/activities/:id/messages', {
        ...{ params: { id }, body, idempotencyKey },
      });
      showToast(texts.sent(told));
      form.reset();
      void forgetActivities(client);
      return null;
    },
  });
  return (
    <details>
      <summary>{texts.message}</summary>
      <p>{texts.messageHelp}</p>
      <AnsweredForm form={form} button={texts.send} label={texts.message}>
        <TextArea
          label={texts.messageLabel}
          rows={4}
          maximum={messageLimits.maximum}
          {...form.field('message')}
        />
      </AnsweredForm>
    </details>
  );
}

function CancelForm({ id }: { id: string }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    schema: z.object({ reason: multiLine(reasonLimits.minimum, reasonLimits.maximum) }),
    initial: { reason: '' },
    texts: reasonFieldTexts,
    button: texts.cancelSend,
    async send(body, idempotencyKey) {
      const { told } = await call('POST /api/organiser/activities/:id/cancel', {
        ...{ params: { id }, body, idempotencyKey },
      });
      showToast(texts.cancelled(told));
      void forgetActivities(client);
      return null;
    },
  });
  return (
    <details>
      <summary>{texts.cancel}</summary>
      <p>{texts.cancelHelp}</p>
      <AnsweredForm form={form} button={texts.cancelSend} label={texts.cancel}>
        <TextArea label={texts.reason} rows={3} maximum={reasonLimits.maximum} {...form.field('reason')} />
      </AnsweredForm>
    </details>
  );
}
