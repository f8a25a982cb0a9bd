import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { taxTexts as texts } from './treasurer-texts.ts';

type SignInFirstProps = { year?: number; at?: string };

/** The sign-in is too old for what was asked for. Comes back to the same year, where there is one. @param props.at the page, that of the gift report unless said */
export function SignInFirst({ year, at = deskPaths.deskTax }: SignInFirstProps) {
  const { login } = useSession();
  return (
    <NoticeBox tone="warning" title={texts.signInTitle} level={3} announce="alert">
      <p>{texts.signInText}</p>
      <Button onClick={() => void login(year ? `${at}?ar=${year}` : at, 'login')}>{texts.signIn}</Button>
    </NoticeBox>
  );
}
