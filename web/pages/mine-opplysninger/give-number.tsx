import { useQueryClient } from '@tanstack/react-query';
import { GivenFodselsnummer } from '#contract/profile-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { giveNumberSearch } from '#web/ui/not-counting.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { BehindRecentSignIn } from './behind-recent-sign-in.tsx';
import { numberTexts, texts } from './mine-opplysninger-texts.ts';

const { give } = texts.identity;

/** Takes the identity number, behind a recent sign-in. What is typed is kept nowhere in the browser. */
export function GiveNumber({ isSignInRecent }: { isSignInRecent: boolean }) {
  return (
    <BehindRecentSignIn isSignInRecent={isSignInRecent} gi={giveNumberSearch.gi} words={give}>
      {(save) => <NumberForm save={save} />}
    </BehindRecentSignIn>
  );
}

function NumberForm({ save }: { save(work: () => Promise<void>): Promise<void> }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: null,
    schema: GivenFodselsnummer,
    initial: { fodselsnummer: '' },
    texts: { fodselsnummer: numberTexts },
    button: give.save,
    async send(body) {
      await save(async () => {
        keepProfile(client, await call('PUT /api/profile/fodselsnummer', { body }));
        showToast(give.saved);
      });
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={give.save} label={give.title}>
      <FodselsnummerField {...form.field('fodselsnummer')} />
      <p>
        <PageLink to="/ord" hash="fodselsnummer">
          {give.meaning}
        </PageLink>
      </p>
    </AnsweredForm>
  );
}
