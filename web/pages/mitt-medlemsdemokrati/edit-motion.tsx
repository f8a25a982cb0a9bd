import { useQueryClient } from '@tanstack/react-query';
import type { OwnMotion } from '#contract/meeting-endpoints.ts';
import { MotionFields } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { meetingTexts } from './meeting-texts.ts';
import { MotionFieldSet } from './motion-field-set.tsx';
import { motionFieldTexts } from './proposal-texts.ts';

export function EditMotion({ motion, onDone }: { motion: OwnMotion; onDone(): void }) {
  const client = useQueryClient();
  const { id, version, title, body, reason, name } = motion;
  const form = useAnsweredForm({
    ...{ schema: MotionFields, initial: { title, body, reason, name }, texts: motionFieldTexts },
    ...{ button: meetingTexts.save, idPrefix: `${id}-` },
    async send(sent) {
      await call('PUT /api/motions/:id', { params: { id }, body: { ...sent, version } });
      showToast(meetingTexts.saved);
      await forgetMeetings(client);
      onDone();
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={meetingTexts.save} label={meetingTexts.editFor(title)}>
      <MotionFieldSet field={form.field} />
    </AnsweredForm>
  );
}
