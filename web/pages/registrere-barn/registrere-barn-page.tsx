/** `/registrere-barn`: what it means to register a child, who may, and the form. */
import { useQuery } from '@tanstack/react-query';
import type { RegistrantObstacle } from '#contract/children-endpoints.ts';
import { partNamed } from '#web/forms/form-parts.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { InShort } from '#web/ui/in-short.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { FirstStep } from '#web/ui/step-heading.tsx';
import { registrationStartQuery } from './children-queries.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationHeading } from './registration-heading.tsx';
import {
  firstRegistrationPart,
  type RegistrationPart,
  registrationPartNames,
  registrationSteps,
} from './registration-parts.ts';
import { stepTexts } from './registration-step-texts.ts';
import { obstacleTexts, texts } from './registrere-barn-texts.ts';
import { keptPermit, typedRegistration } from './typed-registration.ts';

export function RegistrereBarnPage() {
  const query = useQuery(registrationStartQuery());
  const { del } = usePageSearch();
  const permit = query.data?.obstacle ? null : (keptPermit(new Date()) ?? query.data?.permit ?? null);
  const part = permit ? partNamed(registrationPartNames, del) : firstRegistrationPart;
  const place = registrationPartNames.indexOf(part);
  return (
    <>
      {part === firstRegistrationPart ? (
        <About />
      ) : (
        <RegistrationHeading
          step={place + 1}
          before={registrationPartNames[place - 1]!}
          title={texts.parts[part]}
        />
      )}
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {({ obstacle }) =>
          obstacle ? <Obstacle obstacle={obstacle} /> : <Start permit={permit} part={part} />
        }
      </QueryState>
    </>
  );
}

function About() {
  usePageTitle(texts.title);
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
    </>
  );
}

function Start({ permit, part }: { permit: string | null; part: RegistrationPart }) {
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
  return (
    <>
      {part === firstRegistrationPart && (
        <FirstStep id="children" of={registrationSteps} texts={stepTexts} title={texts.parts[part]} />
      )}
      {draft ? (
        <RegistrationForm key={draft.key} draft={draft} permit={permit} part={part} />
      ) : (
        <SkeletonForm />
      )}
    </>
  );
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
