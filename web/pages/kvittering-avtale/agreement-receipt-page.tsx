/**
 * `/kvittering-avtale/:id`: where Vipps sends the donor back to, and what stands for ever of an agreement. Coming
 * here proves nothing: it waits until the server says that Vipps has said so.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement, AgreementReceipt } from '#contract/giving-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import {
  agreementReceiptQuery,
  agreementReceiptsQuery,
  forgetGiving,
  keepAgreement,
} from '#web/api/giving-queries.ts';
import { useAsking } from '#web/api/use-asking.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { usePageTitle } from '#web/frame/page-title.ts';
import { oneOffPlace, paths } from '#web/paths.ts';
import { useKnownDonor } from '#web/session/use-known-donor.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { receiptTexts } from '#web/texts/receipt-texts.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { GiroSteps } from '#web/ui/giro-steps.tsx';
import { ThanksPicture } from '#web/ui/illustrations/thanks-picture.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { NoReceiptYet, ReceiptMissing } from '#web/ui/receipt-parts.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { AgreementReceiptFacts } from './agreement-receipt-facts.tsx';
import { texts } from './agreement-receipt-texts.ts';

export function AgreementReceiptPage() {
  const { id } = usePlace();
  return id ? <Receipt id={id} /> : <NewestReceipt />;
}

function NewestReceipt() {
  const query = useQuery(agreementReceiptsQuery());
  const newest = query.data?.receipts[0];
  if (newest) return <Receipt id={newest.id} />;
  return <NoReceiptYet query={query} title={texts.title} none={texts.none} />;
}

function Receipt({ id }: { id: string }) {
  const query = useQuery(agreementReceiptQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const title = isMissing ? receiptTexts.notFound.title : query.data ? titleOf(query.data) : texts.title;
  usePageTitle(title);
  const client = useQueryClient();
  const agreement = query.data?.agreement;
  useAsking(
    agreement?.state === 'waiting' && agreement.rail === 'vipps' ? agreement.id : null,
    async (waitingId) => {
      await call('POST /api/giving/agreements/:id/checks', { params: { id: waitingId } });
      await client.invalidateQueries({ queryKey: ['giving', 'agreement-receipt'] });
    },
  );
  useKnownDonor(agreement?.state === 'active');
  if (isMissing) return <ReceiptMissing />;
  return (
    <>
      <div className="thanks" aria-live="polite">
        <PageHeading
          before={agreement?.state === 'active' && <ThanksPicture />}
          lead={query.data && leadOf(query.data)}
        >
          {title}
        </PageHeading>
      </div>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(receipt) => (
          <>
            <WayOn receipt={receipt} />
            <AgreementReceiptFacts receipt={receipt} />
            <p className="no-print">
              <AskAboutLink about={{ kind: 'agreement', id: receipt.agreement.id }}>{texts.ask}</AskAboutLink>
            </p>
          </>
        )}
      </QueryState>
    </>
  );
}

const titleOf = ({ agreement: { state } }: AgreementReceipt): string =>
  state === 'waiting' ? texts.waiting.title : texts.states[state].title;
const leadOf = ({ agreement: { state, giro } }: AgreementReceipt): string =>
  state === 'waiting' ? (giro ? giroTexts.waitingLead : texts.waiting.text) : texts.states[state].text;

function WayOn({ receipt: { agreement } }: { receipt: AgreementReceipt }) {
  const [isPressed, setIsPressed] = useState(false);
  if (agreement.state === 'waiting' && agreement.giro)
    return (
      <Card title={giroTexts.waitingTitle} tone="warm">
        <GiroSteps giro={agreement.giro} />
      </Card>
    );
  if (agreement.state === 'waiting')
    return (
      <NoticeBox>
        {!isPressed && <p>{texts.waiting.again}</p>}
        <ApprovalStep key={String(isPressed)} approval={agreement.approval} goesOn={isPressed} />
      </NoticeBox>
    );
  const mayTryAgain =
    agreement.state === 'declined' || agreement.state === 'expired' || agreement.state === 'abandoned';
  if (mayTryAgain) return <TryAgain agreement={agreement} onDone={() => setIsPressed(true)} />;
  return (
    <p className="actions">
      <ButtonLink to={paths.manageDonorAgreement}>{texts.manage}</ButtonLink>
      <ButtonLink to={paths.donorAgreement} hash={oneOffPlace} variant="secondary">
        {receiptTexts.giveAgain}
      </ButtonLink>
    </p>
  );
}

/** The same agreement asked for again, as it was chosen. */
function TryAgain({ agreement: { id, version }, onDone }: { agreement: Agreement; onDone(): void }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const send = async (idempotencyKey: string) => {
    const request = { params: { id }, body: { version }, idempotencyKey };
    await keepAgreement(client, await call('POST /api/giving/agreements/:id/restart', request));
    onDone();
    await client.invalidateQueries({ queryKey: ['giving', 'agreement-receipt'] });
  };
  return (
    <>
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void press(texts.tryAgain, send)}>
          {texts.tryAgain}
        </Button>
        <ButtonLink to={paths.donorAgreement} variant="secondary" onClick={() => forgetGiving(client)}>
          {texts.change}
        </ButtonLink>
      </p>
    </>
  );
}
