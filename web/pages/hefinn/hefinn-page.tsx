/** `/hefinn`: what it means to join, for everybody to read. */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { membershipCardQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './hefinn-texts.ts';

export function HefinnPage() {
  const { account } = useSession();
  // A member has nothing to join; a former member may.
  const mayBeMember = account !== null && !account.isJoining;
  const card = useQuery({ ...membershipCardQuery(), enabled: mayBeMember });
  if (mayBeMember && card.data?.membership) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p className="actions">
        <ButtonLink to={paths.joiningDetails}>{texts.start}</ButtonLink>
      </p>
      <p>{texts.startHelp}</p>
      {texts.sections.map(({ title, points }, place) => (
        <section key={title}>
          <h2>{title}</h2>
          {points.map((point) => (
            <p key={point}>{point}</p>
          ))}
          {place === 0 && (
            <p>
              <PageLink to="/ord" hash="livssynssamfunn">
                {texts.meaning.community}
              </PageLink>
            </p>
          )}
          {place === 2 && (
            <p>
              <PageLink to="/ord" hash="offentlig-stotte">
                {texts.meaning.grant}
              </PageLink>
            </p>
          )}
        </section>
      ))}
      <p>
        {texts.youthBefore}
        <a href={organisation.youth.site}>{organisation.youth.name}</a>.
      </p>
      <p>
        <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
      </p>
      <Card title={texts.already.title} tone="warm">
        <p>{texts.already.text}</p>
        <p>
          <ButtonLink to={paths.verification} variant="secondary">
            {texts.already.link}
          </ButtonLink>
        </p>
      </Card>
    </>
  );
}
