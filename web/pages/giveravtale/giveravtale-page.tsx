/** `/giveravtale`: what it means to be a regular donor, and the way in. Open to everybody. */
import { paths } from '#web/paths.ts';
import { SignInCard } from '#web/session/sign-in-card.tsx';
import { useSession } from '#web/session/use-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './giveravtale-texts.ts';
import { Giving } from './giving.tsx';

export function GiveravtalePage() {
  const { account } = useSession();
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <ul className="ticks">
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      {!account && <SignInCard {...texts.signIn} />}
      {account?.isJoining && (
        <p>
          {texts.joining.text} <PageLink to={paths.verification}>{texts.joining.verify}</PageLink>
        </p>
      )}
      {account && <Giving />}
    </>
  );
}
