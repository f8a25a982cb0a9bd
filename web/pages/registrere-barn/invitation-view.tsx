import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuardianInvitation, InvitationReceipt } from '#contract/children-endpoints.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatDate, formatPhone } from '#web/texts/format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { InShort } from '#web/ui/in-short.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { closedInvitation, invitationTexts as texts } from './bekreftelse-texts.ts';
import { ChildStates } from './child-states.tsx';
import { guardianInvitationQuery } from './children-queries.ts';
import { InvitationForm } from './invitation-form.tsx';

/** What the link to the second guardian is about, for its recipient. */
export function InvitationView({ code }: { code: string }) {
  const query = useQuery(guardianInvitationQuery(code));
  const [receipt, setReceipt] = useState<InvitationReceipt | null>(null);
  if (receipt) return <Receipt receipt={receipt} />;
  if (!query.data)
    return (
      <>
        <PageHeading>{texts.title}</PageHeading>
        <QueryState query={query} skeleton={<SkeletonForm />}>
          {() => null}
        </QueryState>
      </>
    );
  const { state, open } = query.data;
  if (state !== 'open' || !open) return <Closed state={state === 'open' ? 'unknown' : state} />;
  return <Open code={code} open={open} onAnswered={setReceipt} onGone={() => void query.refetch()} />;
}

function Open({
  code,
  open,
  onAnswered,
  onGone,
}: {
  code: string;
  open: NonNullable<GuardianInvitation['open']>;
  onAnswered(receipt: InvitationReceipt): void;
  onGone(): void;
}) {
  const { login, logout } = useSession();
  const { you, registrant, until, isSignInRecent } = open;
  const here = `${paths.childReceipt}#${code}`;
  const contacts = you.contacts.map((one) => (one.startsWith('+') ? formatPhone(one) : one));
  return (
    <>
      <FocusedHeading lead={texts.lead(registrant)}>{texts.title}</FocusedHeading>
      <InShort points={texts.short} />
      <h2>{texts.about}</h2>
      <p>{texts.aboutText}</p>
      <Card title={texts.you} tone="warm">
        <FactList facts={[[you.name || contacts[0] || '', you.name ? contacts.join(', ') : '']]} />
        <p>
          {texts.notYou}{' '}
          <Button variant="tertiary" data-size="sm" onClick={() => void logout()}>
            {texts.logOut}
          </Button>
        </p>
      </Card>
      <p>{texts.until(formatDate(until))}</p>
      {isSignInRecent ? (
        <InvitationForm
          code={code}
          items={open.children}
          onAnswered={onAnswered}
          onGone={onGone}
          onSignInAgain={() => void login(here, 'login')}
        />
      ) : (
        <Card title={texts.signInTitle}>
          <p>{texts.signInText}</p>
          <p>
            <Button onClick={() => void login(here, 'login')}>{texts.signIn}</Button>
          </p>
        </Card>
      )}
    </>
  );
}

function Receipt({ receipt }: { receipt: InvitationReceipt }) {
  const isGuardian = receipt.children.some(({ state }) => state !== 'declined');
  return (
    <>
      <FocusedHeading lead={texts.receiptLead} takesFocus>
        {texts.receiptTitle}
      </FocusedHeading>
      <ChildStates items={receipt.children} declined={texts.declinedByYou} />
      <p className="actions">
        <ButtonLink to={isGuardian ? paths.childReceipt : paths.home}>
          {isGuardian ? texts.mine : texts.home}
        </ButtonLink>
      </p>
    </>
  );
}

function Closed({ state }: { state: keyof typeof closedInvitation }) {
  const { logout } = useSession();
  const { title, text, way } = closedInvitation[state];
  const ways = {
    mine: <ButtonLink to={paths.childReceipt}>{texts.mine}</ButtonLink>,
    home: <ButtonLink to={paths.home}>{texts.home}</ButtonLink>,
    write: <ButtonLink to={paths.newEnquiry}>{texts.write}</ButtonLink>,
    'log-out': <Button onClick={() => void logout()}>{texts.logOut}</Button>,
  };
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <Card>
        <p>{text}</p>
        <p>{ways[way]}</p>
      </Card>
    </>
  );
}
