import type { PageAddress } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { rolesTexts as texts } from './roles-texts.ts';

/** Where what the page is for takes a recent sign-in. */
export function SignInAgain({ to }: { to: PageAddress }) {
  const { login } = useSession();
  return (
    <NoticeBox tone="warning" title={texts.again.title} level={2}>
      <p>{texts.again.text}</p>
      <Button variant="secondary" onClick={() => void login(to, 'login')}>
        {texts.again.button}
      </Button>
    </NoticeBox>
  );
}
