/** `/giveravtale`: what it means to be a regular donor, and the way in. Open to everybody. */
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './giveravtale-texts.ts';
import { Giving } from './giving.tsx';

export function GiveravtalePage() {
  const { account, login } = useSession();
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <ul className="ticks">
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      {!account && (
        <Card title={texts.signIn.title} tone="warm">
          <p>{texts.signIn.text}</p>
          <p>
            <Button data-sign-in="" onClick={() => void login()}>
              {texts.signIn.button}
            </Button>
          </p>
        </Card>
      )}
      {account?.isJoining && (
        <p>
          {texts.joining.text} <PageLink to={paths.verification}>{texts.joining.verify}</PageLink>
        </p>
      )}
      {account && <Giving />}
    </>
  );
}
