import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { texts } from './mine-opplysninger-texts.ts';

type BehindRecentSignInProps = {
  isSignInRecent: boolean;
  /** Which form it is, in the address that the sign-in comes back to: it is open then. */
  gi: string;
  words: { title: string; signInFirst: string; tooOldText: string };
  /** @param save runs a call, and shows the way to sign in again where that is needed */
  children(save: (work: () => Promise<void>) => Promise<void>): ReactNode;
};

/** A form of who somebody is, folded, behind a recent sign-in. */
export function BehindRecentSignIn({ isSignInRecent, gi, words, children }: BehindRecentSignInProps) {
  const { login } = useSession();
  const search = usePageSearch();
  const [isTooOld, setIsTooOld] = useState(false);
  const { tooOld, signIn } = texts.identity;
  const goToSignIn = () => void login(`${paths.myDetails}?gi=${gi}`, 'login');
  if (isTooOld)
    return (
      <NoticeBox tone="warning" title={tooOld} level={3} announce="alert">
        <p>{words.tooOldText}</p>
        <Button onClick={goToSignIn}>{signIn}</Button>
      </NoticeBox>
    );
  if (!isSignInRecent)
    return (
      <p>
        {words.signInFirst}{' '}
        <Button variant="secondary" onClick={goToSignIn}>
          {words.title}
        </Button>
      </p>
    );
  const save = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')) throw error;
      setIsTooOld(true);
    }
  };
  return (
    <details open={search.gi === gi}>
      <summary>{words.title}</summary>
      {children(save)}
    </details>
  );
}
