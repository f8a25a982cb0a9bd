/** `/mitt-medlemsdemokrati/:id/forslag`: a motion to an annual meeting. */
import { useQueryClient } from '@tanstack/react-query';
import { MotionFields } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { MotionFieldSet } from './motion-field-set.tsx';
import { ProposalPage } from './proposal-page.tsx';
import { motionFieldTexts, proposalTexts as texts } from './proposal-texts.ts';

export function NewMotionPage() {
  return (
    <ProposalPage title={texts.motionPage} about="motions" lead={texts.motionLead}>
      {({ id }) => <Drafted meetingId={id} />}
    </ProposalPage>
  );
}

function Drafted({ meetingId }: { meetingId: string }) {
  const draft = useOpenDraft(`motion.${meetingId}`);
  return draft ? <MotionForm key={draft.key} draft={draft} meetingId={meetingId} /> : <SkeletonForm />;
}

function MotionForm({ draft, meetingId }: { draft: OpenDraft; meetingId: string }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const form = useDraftForm({
    draft,
    schema: MotionFields,
    texts: motionFieldTexts,
    button: texts.sendMotion,
    initial: { title: '', body: '', reason: '', name: '' },
    send: (motion, idempotencyKey) =>
      call('POST /api/meetings/:id/motions', { params: { id: meetingId }, body: motion, idempotencyKey }),
    onSent() {
      showToast(texts.motionSent);
      void forgetMeetings(client);
      void navigate({ to: democracyPaths.meeting(meetingId), replace: true });
    },
  });
  return (
    <DraftForm form={form} button={texts.sendMotion} label={texts.motionPage}>
      <MotionFieldSet field={form.field} />
    </DraftForm>
  );
}
