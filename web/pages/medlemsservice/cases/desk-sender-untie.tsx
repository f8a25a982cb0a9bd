import * as z from 'zod/mini';
import { Remark, remarkLimits } from '#contract/look-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useActForm } from './case-forms.tsx';
import { senderTexts as texts, untieSenderFieldTexts } from './desk-sender-texts.ts';
import type { CaseOnScreen } from './use-case.ts';

/** It was not them: the enquiry has no person again, and they can no longer read it. */
export function DeskSenderUntie({ screen }: { screen: CaseOnScreen }) {
  const { id, version, personName, tiedFrom } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'sender-untying',
    button: texts.untie,
    done: texts.untied,
    texts: untieSenderFieldTexts,
    schema: z.object({ reason: Remark }),
    initial: { reason: '' },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/sender-unties', {
        params: { id },
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  return (
    <AnsweredForm form={form} button={texts.untie} label={texts.untieTitle}>
      <p>{texts.untieLead(tiedFrom?.name ?? '', personName)}</p>
      <TextArea label={texts.untieReason} rows={2} maximum={remarkLimits.maximum} {...form.field('reason')} />
    </AnsweredForm>
  );
}
