import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IssuePlan, issueLimits, type StaffIssue } from '#contract/staff-magazine-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepStaffMagazine, staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { planFieldTexts, texts } from './desk-magazine-texts.ts';

const { plan: words } = texts;

type IssueProps = {
  /** Null for a new one. */
  issue: StaffIssue | null;
  onDone(): void;
};

export function DeskIssueForm(props: IssueProps) {
  const { issue } = props;
  const draft = useOpenDraft(issue ? `magazine-issue.${issue.id}` : 'magazine-issue');
  return draft ? <OpenIssueForm key={draft.key} draft={draft} {...props} /> : <SkeletonForm fields={5} />;
}

function OpenIssueForm({ draft, issue, onDone }: IssueProps & { draft: OpenDraft }) {
  const client = useQueryClient();
  const shown = String(issue?.version ?? 0);
  // Of what the words were written over, which may have been another day.
  const [version, setVersion] = useState(Number(draft.values?.version ?? shown));
  const form = useDraftForm({
    draft,
    schema: IssuePlan,
    initial: {
      number: issue?.number ?? '',
      title: issue?.title ?? '',
      deadlineOn: issue ? shortDay(issue.deadlineOn) : '',
      outOn: issue ? shortDay(issue.outOn) : '',
      audioUrl: issue?.audioUrl ?? '',
      version: shown,
    },
    texts: planFieldTexts,
    button: words.save,
    idPrefix: issue ? `${issue.id}-` : 'new-',
    send: (plan, idempotencyKey) =>
      issue
        ? call('PUT /api/staff/magazine-issues/:id', { params: { id: issue.id }, body: { ...plan, version } })
        : call('POST /api/staff/magazine-issues', { body: plan, idempotencyKey }),
    async onFailure(error) {
      if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) return null;
      const { issues } = await client.fetchQuery({ ...staffMagazineQuery(), staleTime: 0 });
      setVersion(issues.find(({ id }) => id === issue?.id)?.version ?? version);
      return words.changedElsewhere;
    },
    onSent(answer) {
      keepStaffMagazine(client, answer);
      showToast(words.saved);
      onDone();
    },
  });
  const cancel = () => {
    form.clear();
    onDone();
  };
  const label = issue ? words.edit(issue.number) : words.new;
  return (
    <DraftForm
      form={form}
      button={words.save}
      label={label}
      more={
        <Button variant="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      }
    >
      <TextField
        label={words.number}
        hint={words.numberHint}
        maximum={issueLimits.number.maximum}
        {...form.field('number')}
      />
      <TextField label={words.title} maximum={issueLimits.title.maximum} {...form.field('title')} />
      <DayField label={words.deadlineOn} {...form.field('deadlineOn')} />
      <DayField label={words.outOn} hint={words.outHint} {...form.field('outOn')} />
      <TextField label={words.audioUrl} type="url" {...form.field('audioUrl')} />
    </DraftForm>
  );
}
