/** «Logg inn» and «Logg ut», as the state of the sign-in asks for. */
import { useSession } from '#web/session/use-session.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

export type SessionButtonProps = { variant: ButtonVariant; className?: string };

/** Nothing while it is not known who is there: the place is reserved by the style sheet. */
export function SessionButton({ variant, className = '' }: SessionButtonProps) {
  const { status, account, login, logout } = useSession();
  const isKnown = account !== null || status === 'none' || status === 'login';
  if (!isKnown) return null;
  return (
    <Button
      className={`ds-button ${className}`}
      variant={variant}
      busy={status === 'login' || status === 'logout'}
      // Before React has come, `web/boot.ts` listens for this mark.
      data-sign-in={account ? undefined : ''}
      onClick={() => void (account ? logout() : login())}
    >
      {account ? frameTexts.signOut : frameTexts.signIn}
    </Button>
  );
}
