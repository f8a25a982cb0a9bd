/** Takes over as the first administrator. Asks first: programs that look at links must do nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OwnNameFields, ownNameSchema } from './own-name-fields.tsx';
import { setupTexts } from './setup-page-texts.ts';

const texts = setupTexts.claim;
/** @param isUnknown the portal does not know the user's name */
export function SetupClaimForm({ isUnknown }: { isUnknown: boolean }) {
  const client = useQueryClient();
  const code = useLocation({ select: ({ hash }) => hash });
  const form = useAnsweredForm({
    keptAs: 'setup-claim',
    schema: ownNameSchema(isUnknown),
    initial: { givenName: '', familyName: '' },
    texts: nameFieldTexts,
    button: texts.button,
    async send(name, idempotencyKey) {
      const body = { code, ...(isUnknown && name) };
      const { outcome } = await call('POST /api/setup/claims', { body, idempotencyKey });
      if (outcome !== 'claimed') return setupTexts.refused[outcome];
      await client.invalidateQueries({ queryKey: meQuery().queryKey });
      showToast(texts.done);
      return null;
    },
  });
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <AnsweredForm form={form} button={texts.button} label={texts.button}>
        {isUnknown && <OwnNameFields field={form.field} />}
      </AnsweredForm>
    </>
  );
}
