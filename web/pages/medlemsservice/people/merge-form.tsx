import { useQueryClient } from '@tanstack/react-query';
import { type MergePreview, MergeReason } from '#contract/record-merge-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { ActReason } from '../corrections/act-reason.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { keepMerges, type MergePair } from './merge-queries.ts';
import { mergeFieldTexts, mergeTexts as texts } from './merge-texts.ts';

type MergeFormProps = {
  pair: MergePair;
  preview: MergePreview;
  /** Otherwise the other one's page is gone to. */
  isThisKept: boolean;
  onDone(): void;
};

/** Why they are the same person; then they are merged, or a colleague is asked. */
export function MergeForm({ pair, preview, isThisKept, onDone }: MergeFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const { keptId, why } = pair;
  const button = preview.needsColleague ? texts.ask : texts.send;
  const form = useAnsweredForm({
    keptAs: `merge.${preview.kept.id}.${preview.other.id}`,
    schema: MergeReason,
    initial: { reason: '' },
    texts: mergeFieldTexts,
    button,
    idPrefix: 'merge-send-',
    async send({ reason }, idempotencyKey) {
      const answer = await call('POST /api/staff/persons/:id/merges', {
        params: { id: keptId },
        body: { ...why, reason },
        idempotencyKey,
      });
      keepMerges(client, keptId, answer);
      showToast(preview.needsColleague ? texts.asked : texts.done);
      onDone();
      if (!isThisKept && why.reasonId)
        await navigate({ to: deskPaths.deskPerson(keptId), search: { grunn: why.reasonId } });
      return null;
    },
  });
  return (
    <OpenedForm
      form={form}
      title={button}
      lead={`${preview.needsColleague ? texts.askLead : texts.sendLead} ${texts.signInNote}`}
      button={button}
      heading="h3"
      onCancel={onDone}
    >
      <ActReason {...form.field('reason')} />
    </OpenedForm>
  );
}
