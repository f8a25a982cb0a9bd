import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IssuePlan, issueLimits, type StaffIssue } from '#contract/staff-magazine-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepStaffMagazine, staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { planFieldTexts, texts } from './desk-magazine-texts.ts';

const { plan: words } = texts;

/** @param props.issue null for a new one */
export function DeskIssueForm({ issue, onDone }: { issue: StaffIssue | null; onDone(): void }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(issue?.version ?? 0);
  const form = useAnsweredForm({
    schema: IssuePlan,
    initial: {
      ...{ number: issue?.number ?? '', title: issue?.title ?? '', deadlineOn: issue?.deadlineOn ?? '' },
      ...{ outOn: issue?.outOn ?? '', audioUrl: issue?.audioUrl ?? '' },
    },
    texts: planFieldTexts,
    button: words.save,
    idPrefix: issue ? `${issue.id}-` : 'new-',
    async send(plan, idempotencyKey) {
      try {
        const answer = issue
          ? await call('PUT /api/staff/magazine-issues/:id', {
              params: { id: issue.id },
              body: { ...plan, version },
            })
          : await call('POST /api/staff/magazine-issues', { body: plan, idempotencyKey });
        keepStaffMagazine(client, answer);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const { issues } = await client.fetchQuery({ ...staffMagazineQuery(), staleTime: 0 });
        setVersion(issues.find(({ id }) => id === issue?.id)?.version ?? version);
        return words.changedElsewhere;
      }
      showToast(words.saved);
      onDone();
      return null;
    },
  });
  const label = issue ? words.edit(issue.number) : words.new;
  return (
    <AnsweredForm
      form={form}
      button={words.save}
      label={label}
      more={
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      }
    >
      <TextField
        label={words.number}
        hint={words.numberHint}
        maximum={issueLimits.number.maximum}
        autoFocus
        {...form.field('number')}
      />
      <TextField label={words.title} maximum={issueLimits.title.maximum} {...form.field('title')} />
      <TextField label={words.deadlineOn} type="date" {...form.field('deadlineOn')} />
      <TextField label={words.outOn} hint={words.outHint} type="date" {...form.field('outOn')} />
      <TextField label={words.audioUrl} type="url" {...form.field('audioUrl')} />
    </AnsweredForm>
  );
}
