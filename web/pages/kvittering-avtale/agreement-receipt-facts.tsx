import { useQuery } from '@tanstack/react-query';
import type { AgreementReceipt } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { givingOptionsQuery } from '#web/api/giving-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { railWords, termsWords } from '#web/texts/giving-words.ts';
import { formatOrganisationNumber } from '#web/texts/organisation.ts';
import { receiptTexts } from '#web/texts/receipt-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { SkeletonWord } from '#web/ui/skeleton.tsx';
import { receiptTitle, texts } from './agreement-receipt-texts.ts';

const { facts } = texts;

/** The event as it was that day, whatever has happened since. */
export function AgreementReceiptFacts({ receipt }: { receipt: AgreementReceipt }) {
  const options = useQuery(givingOptionsQuery());
  const purpose = options.data?.purposes.find(({ id }) => id === receipt.purposeId)?.name;
  const tax = !receipt.wantsTaxDeduction
    ? facts.taxNo
    : receipt.hasFodselsnummer
      ? facts.taxYes
      : facts.taxNumberMissing;
  // Of an agreement that is none there is nothing to acknowledge.
  const isNone = !['active', 'paused', 'stopped'].includes(receipt.agreement.state);
  return (
    <Card title={isNone ? texts.chosen : receiptTitle(receipt)}>
      <FactList
        facts={[
          [facts.number, receipt.agreement.number],
          [facts.giver, receipt.donorName],
          [facts.terms, termsWords(receipt)],
          [facts.rail, railWords[receipt.rail]],
          ...(purpose || options.isPending ? [[facts.purpose, purpose ?? <SkeletonWord />] as const] : []),
          ...(receipt.resumesOn ? [[facts.resumes, texts.until(receipt.resumesOn)] as const] : []),
          [facts.tax, tax],
          [facts.at, formatMomentWithTime(receipt.at, new Date())],
          [
            facts.receiver,
            `${receipt.organisationName}, ${formatOrganisationNumber(receipt.organisationNumber)}`,
          ],
          [facts.version, receipt.termsVersion],
        ]}
      />
      {!isNone && (
        <div className="actions">
          <DownloadButton
            fetch={() =>
              call('GET /api/giving/agreement-receipts/:id/document', { params: { id: receipt.id } })
            }
            saved={receiptTexts.saved}
          >
            {receiptTexts.document}
          </DownloadButton>
          <Button variant="secondary" onClick={() => window.print()}>
            {receiptTexts.print}
          </Button>
        </div>
      )}
    </Card>
  );
}
