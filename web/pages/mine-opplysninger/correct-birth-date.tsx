import { useQueryClient } from '@tanstack/react-query';
import { CorrectedBirthDate, type Profile } from '#contract/profile-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { BehindRecentSignIn } from './behind-recent-sign-in.tsx';
import { birthDateTexts, texts } from './mine-opplysninger-texts.ts';

const { birthDate } = texts.identity;

type CorrectBirthDateProps = { profile: Pick<Profile, 'bornOn' | 'isSignInRecent'> };

/** Takes a birth date that is missing or wrong, behind a recent sign-in. */
export function CorrectBirthDate({ profile: { bornOn, isSignInRecent } }: CorrectBirthDateProps) {
  const title = bornOn ? birthDate.correct : birthDate.give;
  return (
    <BehindRecentSignIn isSignInRecent={isSignInRecent} gi="fodselsdato" words={{ ...birthDate, title }}>
      {(save) => <BirthDateForm title={title} save={save} />}
    </BehindRecentSignIn>
  );
}

function BirthDateForm({ title, save }: { title: string; save(work: () => Promise<void>): Promise<void> }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'birth-date',
    schema: CorrectedBirthDate,
    initial: { bornOn: '' },
    texts: { bornOn: birthDateTexts },
    button: birthDate.save,
    async send(body, idempotencyKey) {
      await save(async () => {
        keepProfile(client, await call('PUT /api/profile/birth-date', { body, idempotencyKey }));
        showToast(birthDate.saved);
      });
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={birthDate.save} label={title}>
      <BirthDateField {...form.field('bornOn')} />
    </AnsweredForm>
  );
}
