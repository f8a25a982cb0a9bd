/** `/giveravtale`: what it means to be a regular donor, and the way in, in parts. Open to everybody. */
import { partNamed } from '#web/forms/form-parts.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { SignInCard } from '#web/session/sign-in-card.tsx';
import { useSession } from '#web/session/use-session.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { type AgreementPart, agreementPartNames, firstAgreementPart } from './agreement-parts.ts';
import { texts } from './giveravtale-texts.ts';
import { Giving } from './giving.tsx';

export function GiveravtalePage() {
  const { account } = useSession();
  const asked = partNamed(agreementPartNames, usePageSearch().del);
  const part = account ? asked : firstAgreementPart;
  return (
    <>
      {part === firstAgreementPart ? <About /> : <LaterHeading part={part} />}
      {account ? <Giving part={part} /> : <SignInCard {...texts.signIn} />}
    </>
  );
}

function About() {
  const { account } = useSession();
  usePageTitle(texts.title);
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <ul className="ticks">
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      {account?.isJoining && (
        <p>
          {texts.joining.text} <PageLink to={paths.verification}>{texts.joining.verify}</PageLink>
        </p>
      )}
    </>
  );
}

function LaterHeading({ part }: { part: AgreementPart }) {
  const { parts } = texts.form;
  const place = agreementPartNames.indexOf(part);
  return (
    <StepHeading
      page={paths.donorAgreement}
      step={place + 1}
      of={agreementPartNames.length}
      before={agreementPartNames[place - 1]!}
      texts={texts}
      title={parts[part]}
      lead={part === 'godkjenn' && texts.form.nothingYet}
    />
  );
}
