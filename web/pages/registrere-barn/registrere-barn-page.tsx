/** `/registrere-barn`: what it means to register a child, who may, and the form. */
import { useQuery } from '@tanstack/react-query';
import type { RegistrantObstacle } from '#contract/children-endpoints.ts';
import { registrationStartQuery } from '#web/api/children-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { InShort } from '#web/ui/in-short.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { obstacleTexts, texts } from './registrere-barn-texts.ts';
import { keptPermit, typedRegistration } from './typed-registration.ts';

export function RegistrereBarnPage() {
  const query = useQuery(registrationStartQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <InShort points={texts.short} />
      <section aria-labelledby="about-registration">
        <h2 id="about-registration">{texts.about}</h2>
        <dl className="points">
          {texts.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.whatWeKeep}</p>
        <p>
          <PageLink to="/ord" hash="foreldreansvar">
            {texts.responsibilityMeaning}
          </PageLink>
        </p>
        <p>
          <PageLink to="/ord" hash="folkeregisteret">
            {texts.registerMeaning}
          </PageLink>
        </p>
      </section>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {({ obstacle, permit }) =>
          obstacle ? <Obstacle obstacle={obstacle} /> : <Start permit={keptPermit(new Date()) ?? permit} />
        }
      </QueryState>
    </>
  );
}

function Start({ permit }: { permit: string | null }) {
  const draft = useOpenDraft('register-children');
  const { login } = useSession();
  if (!permit)
    return (
      <Card title={texts.signIn.title} tone="warm">
        <p>{texts.signIn.text}</p>
        <p>
          <Button onClick={() => void login(paths.registerChild, 'login')}>{texts.signIn.button}</Button>
        </p>
      </Card>
    );
  typedRegistration().permit = permit;
  return draft ? <RegistrationForm key={draft.key} draft={draft} permit={permit} /> : <SkeletonForm />;
}

function Obstacle({ obstacle }: { obstacle: RegistrantObstacle }) {
  const { title, text, second } = obstacleTexts[obstacle];
  return (
    <Card title={title} tone="warm">
      <p>{text}</p>
      {second && <p>{second}</p>}
      <p className="actions">
        {obstacle === 'not-member' ? (
          <>
            <ButtonLink to={paths.joining}>{obstacleTexts.join}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.verification}>
              {obstacleTexts.find}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={paths.newEnquiry}>{obstacleTexts.write}</ButtonLink>
        )}
      </p>
    </Card>
  );
}
