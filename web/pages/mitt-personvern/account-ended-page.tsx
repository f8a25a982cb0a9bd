/** `/innlogging-slettet`: for a user without an account, in the tab where it was deleted. */
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { readEndedReceipt } from './account-ended-receipt.ts';
import { endingTexts, endedTexts as texts } from './ending-texts.ts';

export function AccountEndedPage() {
  const [receipt] = useState(readEndedReceipt);
  if (!receipt)
    return (
      <>
        <PageHeading>{texts.title}</PageHeading>
        <Card>
          <p>{texts.none}</p>
          <p>
            <ButtonLink to={paths.start}>{texts.start}</ButtonLink>
          </p>
        </Card>
      </>
    );
  const { certificate } = texts;
  return (
    <>
      <PageHeading lead={texts.lead(formatMomentWithTime(receipt.endedAt, new Date()))}>
        {texts.title}
      </PageHeading>
      <Card id="certificate" title={certificate.title} tone="warm">
        <p>
          {certificate.reference} <strong>{receipt.reference}</strong>.
        </p>
        <p>{certificate.until(formatDate(receipt.untilOn))}</p>
        <DownloadButton
          variant="primary"
          fetch={() => call('GET /api/account-ending-certificates/:code', { params: { code: receipt.code } })}
          saved={endingTexts.saved}
        >
          {endingTexts.download}
        </DownloadButton>
      </Card>
      <p>{texts.again}</p>
      <p>
        <ButtonLink variant="secondary" to={paths.start}>
          {texts.start}
        </ButtonLink>
      </p>
    </>
  );
}
