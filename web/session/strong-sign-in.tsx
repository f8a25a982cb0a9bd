/** Shown instead of other people's data, until the user has signed in with two steps. */
import { paths } from '#web/paths.ts';
import { strongSignInTexts as texts } from '#web/texts/strong-sign-in-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSession } from './use-session.ts';

export function StrongSignIn() {
  const { login, status } = useSession();
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.how}</p>
      <p>
        <Button busy={status === 'login'} onClick={() => void login(undefined, 'strong')}>
          {texts.signIn}
        </Button>
      </p>
      <h2>{texts.trouble}</h2>
      <p>
        {texts.troubleText} <PageLink to={paths.newEnquiry}>{texts.write}</PageLink>
      </p>
    </>
  );
}
