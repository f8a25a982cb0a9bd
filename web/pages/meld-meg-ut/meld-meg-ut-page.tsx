/** `/mine-opplysninger/meld-meg-ut`: what leaving means, the choices beside it, and one confirmation. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeavingOverview } from '#contract/leaving-endpoints.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { choicesOf, type LeavingChoices, searchOf } from './leaving-choices.ts';
import { LeavingChoicesForm } from './leaving-choices-form.tsx';
import { LeavingConfirmation } from './leaving-confirmation.tsx';
import { LeavingConsequences } from './leaving-consequences.tsx';
import { leavingQuery } from './leaving-queries.ts';
import { texts } from './meld-meg-ut-texts.ts';

export function MeldMegUtPage() {
  const query = useQuery(leavingQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(overview) =>
          overview.isMember ? <Leaving overview={overview} /> : <NotMember overview={overview} />
        }
      </QueryState>
    </>
  );
}

function Leaving({ overview }: { overview: LeavingOverview }) {
  const search = usePageSearch();
  const [choices, setChoices] = useState<LeavingChoices>(() => choicesOf(search));
  const [isConfirming, setIsConfirming] = useState(false);
  const { login } = useSession();
  const signInAgain = (chosen: LeavingChoices) => void login(`${paths.leaving}?${searchOf(chosen)}`, 'login');
  if (isConfirming)
    return (
      <LeavingConfirmation
        overview={overview}
        choices={choices}
        onNo={() => setIsConfirming(false)}
        onSignInAgain={() => signInAgain(choices)}
      />
    );
  return (
    <>
      <LeavingConsequences overview={overview} />
      {overview.isSignInRecent ? (
        <LeavingChoicesForm
          overview={overview}
          initial={choices}
          onNext={(chosen) => {
            setChoices(chosen);
            setIsConfirming(true);
          }}
        />
      ) : (
        <NoticeBox tone="info" title={texts.signIn.title}>
          <p>{texts.signIn.text}</p>
          <Button onClick={() => signInAgain(choices)}>{texts.signIn.button}</Button>
        </NoticeBox>
      )}
      <InWriting />
    </>
  );
}

function InWriting() {
  const { title, text, email, address } = texts.inWriting;
  return (
    <section aria-labelledby="in-writing">
      <h2 id="in-writing">{title}</h2>
      <p>{text}</p>
      <p>
        <MailLink address={email} />
        <br />
        {address}
      </p>
    </section>
  );
}

function NotMember({ overview: { receipt } }: { overview: LeavingOverview }) {
  return (
    <Card>
      <p>{receipt ? texts.alreadyLeft : texts.notMember.text}</p>
      <p>
        {receipt ? (
          <ButtonLink to={paths.leavingCertificate}>{texts.seeCertificate}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{texts.notMember.home}</ButtonLink>
        )}
      </p>
    </Card>
  );
}
