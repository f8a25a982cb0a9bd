import { useQueryClient } from '@tanstack/react-query';
import { UntyingWords } from '#contract/match-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { forgetMatch } from '#web/pages/medlemsservice/people/match-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { signInTexts as texts, untyingFieldTexts } from './desk-match-texts.ts';

type DeskUntieProps = { enquiryId: string; accountId: string; title: string; onCancel(): void };

/** Undoes a claim that was somebody else's. */
export function DeskUntie({ enquiryId, accountId, title, onCancel }: DeskUntieProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `untying.${accountId}`,
    schema: UntyingWords,
    initial: { reason: '' },
    texts: untyingFieldTexts,
    button: texts.untieSend,
    idPrefix: `untie-${accountId}-`,
    async send({ reason }, idempotencyKey) {
      await call('POST /api/staff/enquiries/:id/untyings', {
        params: { id: enquiryId },
        body: { accountId, reason },
        idempotencyKey,
      });
      showToast(texts.done);
      await forgetMatch(client, enquiryId);
      return null;
    },
  });
  return (
    <>
      <h4 ref={focusWhenShown} tabIndex={-1}>
        {title}
      </h4>
      <p>{texts.untieText}</p>
      <AnsweredForm
        form={form}
        button={texts.untieSend}
        label={title}
        more={
          <Button variant="tertiary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        }
      >
        <TextField label={texts.untieReason} autoComplete="off" {...form.field('reason')} />
      </AnsweredForm>
    </>
  );
}
