import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Joining, OtherCommunities } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { CommunitiesResolver } from '#web/ui/communities-resolver.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { fieldTexts, texts } from './joining-communities-texts.ts';
import { nextPath } from './joining-step.tsx';

const empty = { answer: '', grantsSupport: false, wantsReminder: false };

export function JoiningCommunitiesForm({ draft, joining }: { draft: OpenDraft; joining: Joining }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const [initial] = useState(() => ({ ...empty, ...joining.communities }));
  const form = useDraftForm({
    draft,
    schema: OtherCommunities,
    initial,
    texts: fieldTexts,
    button: texts.next,
    send: (body) => call('PUT /api/joining/communities', { body }),
    onSent: (next) => {
      keepAnswer(client, joiningQuery().queryKey, next);
      void navigate({ to: nextPath(next) });
    },
  });
  const answer = form.watch('answer');
  const isElsewhere = answer === 'yes' || answer === 'unknown';
  return (
    <DraftForm form={form} button={texts.next} label={texts.title}>
      <RadioGroup label={texts.question} options={texts.answers} {...form.field('answer')} />
      <div aria-live="polite">{isElsewhere && <CommunitiesResolver />}</div>
      {isElsewhere && (
        <CheckboxField
          label={texts.reminder}
          hint={texts.reminderHint(joining.reminderOn)}
          {...form.field('wantsReminder')}
        />
      )}
      <CheckboxField label={texts.support} hint={texts.supportHint} {...form.field('grantsSupport')} />
    </DraftForm>
  );
}
