/** What is done with a draft: published, from a day where people agree to its words; discarded, or refused with a reason. */
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AdministrationReason } from '#contract/administration-endpoints.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepVersions } from './organisation-profile-queries.ts';
import { profileTexts as texts } from './profile-texts.ts';

type Draft = NonNullable<ProfileVersions['draft']>;
type DecisionProps = { draft: Draft };

export function ProfileDecision({ draft }: DecisionProps) {
  const hasWords = draft.changedWords.length > 0;
  return (
    <>
      {!draft.isToPublish && <p>{texts.secondNeeded}</p>}
      {draft.isToPublish && (hasWords ? <PublishWords draft={draft} /> : <Publish draft={draft} />)}
      {hasWords && draft.isOfAnother ? <Refuse draft={draft} /> : <Discard draft={draft} />}
    </>
  );
}

const secondNeeded = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'SECOND_PERSON_NEEDED' ? texts.secondNeeded : null;

function Publish({ draft: { id, revision } }: DecisionProps) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(secondNeeded);
  const send = async (idempotencyKey: string) =>
    keepVersions(
      client,
      await call('POST /api/administration/profile-drafts/:id/publications', {
        params: { id },
        body: { revision },
        idempotencyKey,
      }),
    );
  return (
    <>
      {problem}
      <p>
        <Button busy={isBusy} onClick={() => void press(texts.publish, send, texts.published)}>
          {texts.publish}
        </Button>
      </p>
    </>
  );
}

function Discard({ draft: { id, revision } }: DecisionProps) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const send = async (idempotencyKey: string) =>
    keepVersions(
      client,
      await call('POST /api/administration/profile-drafts/:id/discards', {
        params: { id },
        body: { revision },
        idempotencyKey,
      }),
    );
  return (
    <>
      {problem}
      <p>
        <Button
          variant="tertiary"
          busy={isBusy}
          onClick={() => void press(texts.discard, send, texts.discarded)}
        >
          {texts.discard}
        </Button>
      </p>
    </>
  );
}

/** @param earliestDay `YYYY-MM-DD` */
const validFromSchema = (earliestDay: string) =>
  z.object({ validFrom: TypedDate.check(z.refine((day) => day >= earliestDay)) });

function PublishWords({ draft: { id, revision, earliestDay } }: DecisionProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `organisation-profile-publication.${id}`,
    version: revision,
    schema: validFromSchema(earliestDay),
    initial: { validFrom: '' },
    texts: {
      validFrom: dayTexts(texts.validFromSubject, `. ${texts.validFromTooEarly(formatDate(earliestDay))}`),
    },
    button: texts.publish,
    async send({ validFrom }, idempotencyKey) {
      try {
        const body = { revision, validFrom };
        const answer = await call('POST /api/administration/profile-drafts/:id/publications', {
          params: { id },
          body,
          idempotencyKey,
        });
        keepVersions(client, answer);
      } catch (error) {
        const said = secondNeeded(error);
        if (said === null) throw error;
        return said;
      }
      showToast(texts.wordsFrom(formatDate(validFrom)));
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.publish} label={texts.publishForm}>
      <p>{texts.words.others}</p>
      <DayField
        label={texts.validFrom}
        hint={texts.validFromTooEarly(formatDate(earliestDay))}
        {...form.field('validFrom')}
      />
    </AnsweredForm>
  );
}

const Refusal = z.object({ reason: AdministrationReason });

function Refuse({ draft: { id, revision } }: DecisionProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `organisation-profile-refusal.${id}`,
    version: revision,
    schema: Refusal,
    initial: { reason: '' },
    texts: {
      reason: textFieldTexts(texts.refusePlease, texts.refuseSubject, { minimum: 3, maximum: 200 }),
    },
    button: texts.refuse,
    async send({ reason }, idempotencyKey) {
      const body = { revision, reason };
      const answer = await call('POST /api/administration/profile-drafts/:id/discards', {
        params: { id },
        body,
        idempotencyKey,
      });
      keepVersions(client, answer);
      showToast(texts.refused);
      return null;
    },
  });
  return (
    <details className="fold">
      <summary>{texts.refuse}</summary>
      <AnsweredForm form={form} button={texts.refuse} label={texts.refuse}>
        <TextField label={texts.refuseReason} {...form.field('reason')} />
      </AnsweredForm>
    </details>
  );
}
