import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GivenFodselsnummer } from '#contract/profile-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { giveNumberSearch } from '#web/ui/not-counting.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { numberTexts, texts } from './mine-opplysninger-texts.ts';

const { give } = texts.identity;

/** Takes the identity number, behind a recent sign-in. What is typed is kept nowhere in the browser. */
export function GiveNumber({ isSignInRecent }: { isSignInRecent: boolean }) {
  const { login } = useSession();
  const { gi } = usePageSearch();
  const [isTooOld, setIsTooOld] = useState(false);
  const signIn = () => void login(`${paths.myDetails}?gi=${giveNumberSearch.gi}`, 'login');
  if (isTooOld)
    return (
      <NoticeBox tone="warning" title={give.tooOld} level={3} announce="alert">
        <p>{give.tooOldText}</p>
        <Button onClick={signIn}>{give.signIn}</Button>
      </NoticeBox>
    );
  if (!isSignInRecent)
    return (
      <p>
        {give.signInFirst}{' '}
        <Button variant="secondary" onClick={signIn}>
          {give.title}
        </Button>
      </p>
    );
  return (
    <details open={gi === giveNumberSearch.gi}>
      <summary>{give.title}</summary>
      <NumberForm onTooOld={() => setIsTooOld(true)} />
    </details>
  );
}

function NumberForm({ onTooOld }: { onTooOld(): void }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: null,
    schema: GivenFodselsnummer,
    initial: { fodselsnummer: '' },
    texts: { fodselsnummer: numberTexts },
    button: give.save,
    async send(body) {
      try {
        keepProfile(client, await call('PUT /api/profile/fodselsnummer', { body }));
        showToast(give.saved);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')) throw error;
        onTooOld();
      }
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={give.save} label={give.title}>
      <FodselsnummerField {...form.field('fodselsnummer')} />
    </AnsweredForm>
  );
}
