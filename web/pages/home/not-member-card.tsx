import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './home-texts.ts';

/** For a person without an active membership. */
export function NotMemberCard() {
  return (
    <Card id="membership" title={texts.notMember.title} tone="warm">
      <p>{texts.notMember.text}</p>
      <p>
        <ButtonLink to={paths.joining}>{texts.notMember.join}</ButtonLink>
      </p>
      <Mistake />
      <p>{texts.notMember.works}</p>
    </Card>
  );
}

/** A member of before the portal looks like somebody new until they have said who they are. */
function Mistake() {
  return (
    <>
      <h3>{texts.notMember.mistakeTitle}</h3>
      <p>{texts.notMember.mistake}</p>
      <p>
        <PageLink to={paths.verification}>{texts.notMember.find}</PageLink>
      </p>
    </>
  );
}
