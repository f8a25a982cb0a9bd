/** `/logget-ut`: where signing out ends, for an organisation that has chosen so. */
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TableScene } from '#web/ui/illustrations/table-scene.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './logget-ut-texts.ts';

export function LoggetUtPage() {
  const { account } = useSession();
  const { title, lead, again } = account ? texts.signedIn : texts.signedOut;
  return (
    <>
      <TableScene className="empty-state__picture" />
      <PageHeading lead={lead}>{title}</PageHeading>
      <p className="actions">
        <ButtonLink to={paths.home}>{again}</ButtonLink>
        <ButtonLink to={paths.start} variant="secondary">
          {texts.front}
        </ButtonLink>
      </p>
    </>
  );
}
