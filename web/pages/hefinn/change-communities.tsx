import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { otherCommunityAnswers } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { attentionQuery } from '#web/api/home-queries.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { settlingTexts as texts } from '#web/texts/communities-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

/** A member answers again whether they are registered elsewhere too. */
export function ChangeCommunities({ answer }: { answer: string }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'member-communities',
    schema: z.object({ answer: z.enum(otherCommunityAnswers) }),
    initial: { answer },
    texts: { answer: choiceTexts(texts.choose) },
    button: texts.save,
    async send(body, idempotencyKey) {
      const answered = await call('PUT /api/welcome/communities', { body, idempotencyKey });
      keepAnswer(client, welcomeQuery().queryKey, answered);
      void client.invalidateQueries({ queryKey: attentionQuery().queryKey });
      void client.invalidateQueries({ queryKey: profileQuery().queryKey });
      showToast(texts.saved);
      return null;
    },
  });
  return (
    <section aria-labelledby="change-communities">
      <h2 id="change-communities">{texts.change}</h2>
      <AnsweredForm form={form} button={texts.save} label={texts.change}>
        <RadioGroup label={texts.question} options={texts.answers} {...form.field('answer')} />
      </AnsweredForm>
    </section>
  );
}
