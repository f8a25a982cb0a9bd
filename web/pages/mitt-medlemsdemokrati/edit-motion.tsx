import type { OwnMotion } from '#contract/meeting-endpoints.ts';
import { MotionFields } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { meetingTexts } from './meeting-texts.ts';
import { MotionFieldSet } from './motion-field-set.tsx';
import { motionFieldTexts } from './proposal-texts.ts';
import { useProposalSaved } from './use-proposal-saved.ts';

export function EditMotion({ motion, onDone }: { motion: OwnMotion; onDone(): void }) {
  const saved = useProposalSaved(onDone);
  const { id, version, title, body, reason, name } = motion;
  const form = useAnsweredForm({
    keptAs: `motion-change.${id}`,
    version,
    schema: MotionFields,
    initial: { title, body, reason, name },
    texts: motionFieldTexts,
    button: meetingTexts.save,
    idPrefix: `${id}-`,
    async send(sent) {
      await call('PUT /api/motions/:id', { params: { id }, body: { ...sent, version } });
      return saved();
    },
  });
  return (
    <AnsweredForm form={form} button={meetingTexts.save} label={meetingTexts.editFor(title)}>
      <MotionFieldSet field={form.field} />
    </AnsweredForm>
  );
}
