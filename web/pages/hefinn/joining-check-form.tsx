import { useQueryClient } from '@tanstack/react-query';
import { Declarations, joiningTextVersion } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { meQuery } from '#web/api/me-query.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { purposeVersion } from '#web/texts/purpose.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { fieldTexts, texts } from './joining-check-texts.ts';

/** The declaration is never kept: it is made when the button is pressed. */
export function JoiningCheckForm({ draft }: { draft: OpenDraft }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const form = useDraftForm({
    draft,
    schema: Declarations,
    initial: { endorsesPurpose: false, textVersion: joiningTextVersion },
    texts: fieldTexts,
    button: texts.join,
    keptOut: ['endorsesPurpose', 'textVersion'],
    send: (body, idempotencyKey) =>
      call('POST /api/joining', { body: { ...body, purposeVersion }, idempotencyKey }),
    onSent: async ({ outcome }) => {
      if (outcome === 'joined') {
        // The gate opens before the page behind it is asked for.
        keepAnswer(client, meQuery().queryKey, (me) => me && { ...me, isJoining: false, isMember: true });
        await navigate({ to: paths.welcome, replace: true });
        // A member sees other content everywhere.
        await client.invalidateQueries();
      } else await client.invalidateQueries({ queryKey: joiningQuery().queryKey });
    },
  });
  return (
    <DraftForm form={form} button={texts.join} label={texts.title}>
      <CheckboxField
        label={texts.declaration}
        hint={texts.declarationHint}
        {...form.field('endorsesPurpose')}
      />
    </DraftForm>
  );
}
