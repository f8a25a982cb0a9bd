/** `/mine-opplysninger/meld-meg-ut/bekreftelse`: for former members, with or without an account. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeavingReceipt } from '#contract/leaving-endpoints.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { leavingQuery } from './leaving-queries.ts';
import { readLeavingReceipt } from './leaving-receipt.ts';
import { certificateTexts as texts } from './meld-meg-ut-texts.ts';

export function LeavingCertificatePage() {
  const { account, status } = useSession();
  const [kept] = useState(readLeavingReceipt);
  // Somebody who has not joined has left nothing.
  const mayHaveLeft = account !== null && !account.isJoining;
  const query = useQuery({ ...leavingQuery(), enabled: mayHaveLeft && kept === null });
  if (kept) return <Left receipt={kept} isSignedIn={account !== null} />;
  if (mayHaveLeft)
    return (
      <QueryState query={query} skeleton={<SkeletonText />}>
        {({ receipt }) => (receipt ? <Left receipt={receipt} isSignedIn /> : <Nothing />)}
      </QueryState>
    );
  return status === 'none' || account ? <Nothing /> : <SkeletonText />;
}

function Left({ receipt, isSignedIn }: { receipt: LeavingReceipt; isSignedIn: boolean }) {
  const { next } = texts;
  return (
    <>
      <PageHeading lead={texts.lead(formatMomentWithTime(receipt.leftAt, new Date()))}>
        {texts.title}
      </PageHeading>
      <Certificate receipt={receipt} />
      <Card id="next" title={next.title}>
        <p>{receipt.isAccountEnding ? next.accountEnds : isSignedIn ? next.account : null}</p>
        <p>{next.again}</p>
        <p>
          <ButtonLink variant="secondary" to={isSignedIn ? paths.home : paths.start}>
            {isSignedIn ? next.home : next.start}
          </ButtonLink>
        </p>
      </Card>
    </>
  );
}

function Certificate({ receipt }: { receipt: LeavingReceipt }) {
  const { certificate } = texts;
  return (
    <Card id="certificate" title={certificate.title} tone="warm">
      <p>
        {certificate.reference} <strong className="unbroken">{receipt.reference}</strong>.
      </p>
      <p>
        {certificate.until(formatDate(receipt.untilOn))} {receipt.sentTo && certificate.sent(receipt.sentTo)}
      </p>
      <DownloadButton
        variant="primary"
        fetch={() => call('GET /api/leaving-certificates/:code', { params: { code: receipt.code } })}
        saved={certificate.saved}
      >
        {certificate.download}
      </DownloadButton>
    </Card>
  );
}

function Nothing() {
  const { account, login } = useSession();
  return (
    <>
      <PageHeading>{texts.none.title}</PageHeading>
      <Card>
        <p>{texts.none.text}</p>
        <p>
          {account ? (
            <ButtonLink to={paths.home}>{texts.next.home}</ButtonLink>
          ) : (
            <Button onClick={() => void login(paths.leavingCertificate)}>{texts.none.signIn}</Button>
          )}
        </p>
      </Card>
    </>
  );
}
