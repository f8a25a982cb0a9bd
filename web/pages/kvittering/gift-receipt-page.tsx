/** `/kvittering/:id`: one gift and its receipt; `/kvittering`: the newest one that came. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Gift } from '#contract/giving-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { forgetGiving, giftQuery, giftsQuery, givingOptionsQuery } from '#web/api/giving-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { useAsking } from '#web/api/use-asking.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { oneOffPlace, paths } from '#web/paths.ts';
import { useKnownDonor } from '#web/session/use-known-donor.ts';
import { formatMomentWithTime, kroner } from '#web/texts/format.ts';
import { mayGiveAgain } from '#web/texts/giving-words.ts';
import { formatOrganisationNumber } from '#web/texts/organisation.ts';
import { receiptTexts } from '#web/texts/receipt-texts.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { ThanksPicture } from '#web/ui/illustrations/thanks-picture.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { NoReceiptYet, ReceiptMissing } from '#web/ui/receipt-parts.tsx';
import { SkeletonForm, SkeletonWord } from '#web/ui/skeleton.tsx';
import { texts } from './gift-receipt-texts.ts';

const { facts } = texts;

export function GiftReceiptPage() {
  const { section: id } = usePlace();
  return id ? <Receipt id={id} /> : <NewestReceipt />;
}

function NewestReceipt() {
  const query = useQuery(giftsQuery());
  const newest = query.data?.gifts.find(({ receipt }) => receipt !== null);
  if (newest) return <Receipt id={newest.id} />;
  return <NoReceiptYet query={query} title={texts.title} none={texts.none} hash={oneOffPlace} />;
}

function Receipt({ id }: { id: string }) {
  const query = useQuery(giftQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const said = query.data && texts.states[query.data.state];
  usePageTitle(isMissing ? receiptTexts.notFound.title : (said?.title ?? null));
  const client = useQueryClient();
  useAsking(query.data?.state === 'waiting' ? query.data.id : null, async (waitingId) => {
    const now = await call('POST /api/giving/gifts/:id/checks', { params: { id: waitingId } });
    keepAnswer(client, giftQuery(waitingId).queryKey, now);
  });
  useKnownDonor(Boolean(query.data?.receipt));
  if (isMissing) return <ReceiptMissing />;
  return (
    <>
      <div className="thanks" aria-live="polite">
        <PageHeading before={query.data?.state === 'paid' && <ThanksPicture />} lead={said?.text}>
          {said?.title ?? texts.title}
        </PageHeading>
      </div>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(gift) => (
          <>
            {gift.state === 'waiting' && (
              <NoticeBox>
                <p>{texts.again}</p>
                <ApprovalStep approval={gift.approval} />
              </NoticeBox>
            )}
            {gift.receipt && <ReceiptFacts gift={gift} receipt={gift.receipt} />}
            <p className="actions">
              {(mayGiveAgain(gift) || gift.receipt) && (
                <ButtonLink to={paths.donorAgreement} hash={oneOffPlace} onClick={() => forgetGiving(client)}>
                  {mayGiveAgain(gift) ? texts.tryAgain : receiptTexts.giveAgain}
                </ButtonLink>
              )}
              <ButtonLink to={paths.manageDonorAgreement} variant="secondary">
                {texts.all}
              </ButtonLink>
            </p>
            <p className="no-print">
              <AskAboutLink about={{ kind: 'charge', id: gift.id }}>{texts.ask}</AskAboutLink>
            </p>
          </>
        )}
      </QueryState>
    </>
  );
}

function taxWords({ isForTax, lacksNumber }: NonNullable<Gift['receipt']>): string {
  if (lacksNumber) return facts.lacksNumber;
  return isForTax ? facts.forTax : facts.notForTax;
}

function ReceiptFacts({ gift, receipt }: { gift: Gift; receipt: NonNullable<Gift['receipt']> }) {
  const options = useQuery(givingOptionsQuery());
  const purpose = options.data?.purposes.find(({ id }) => id === gift.purposeId)?.name;
  return (
    <Card title={texts.receipt}>
      <FactList
        facts={[
          [facts.number, receipt.number],
          [facts.amount, kroner(gift.amountOre)],
          ...(gift.refundedOre > 0 ? [[facts.refunded, kroner(gift.refundedOre)] as const] : []),
          [facts.giver, receipt.donorName],
          [facts.paid, formatMomentWithTime(gift.paidAt ?? receipt.issuedAt, new Date())],
          ...(purpose || options.isPending ? [[facts.purpose, purpose ?? <SkeletonWord />] as const] : []),
          [
            facts.receiver,
            `${receipt.organisationName}, ${formatOrganisationNumber(receipt.organisationNumber)}`,
          ],
          [facts.tax, taxWords(receipt)],
        ]}
      />
      <div className="actions">
        <DownloadButton
          fetch={() => call('GET /api/giving/gifts/:id/document', { params: { id: gift.id } })}
          saved={receiptTexts.saved}
        >
          {receiptTexts.document}
        </DownloadButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {receiptTexts.print}
        </Button>
      </div>
    </Card>
  );
}
