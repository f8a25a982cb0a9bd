import { useQueryClient } from '@tanstack/react-query';
import { GivenFodselsnummer } from '#contract/profile-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { numberTexts, texts } from './mine-opplysninger-texts.ts';

const { give } = texts.identity;

/** Takes the identity number where it is missing. What is typed is kept nowhere in the browser. */
export function GiveNumber() {
  const client = useQueryClient();
  const form = useAnsweredForm({
    schema: GivenFodselsnummer,
    initial: { fodselsnummer: '' },
    texts: { fodselsnummer: numberTexts },
    button: give.save,
    async send(body) {
      keepProfile(client, await call('PUT /api/profile/fodselsnummer', { body }));
      showToast(give.saved);
      return null;
    },
  });
  return (
    <details>
      <summary>{give.title}</summary>
      <AnsweredForm form={form} button={give.save} label={give.title}>
        <FodselsnummerField {...form.field('fodselsnummer')} />
      </AnsweredForm>
    </details>
  );
}
