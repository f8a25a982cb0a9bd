/** `/kvittering/aar/:year`: what was given in a year, and what was reported of it. */
import { useQuery } from '@tanstack/react-query';
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { formatOrganisationNumber } from '#web/texts/organisation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { texts } from './arsoppgave-texts.ts';
import { yearStatementQuery } from './statement-queries.ts';

export function YearStatementPage() {
  const { id = '' } = usePlace();
  const query = useQuery(yearStatementQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const title = isMissing ? texts.missing.title : texts.title(Number(id) || 0);
  usePageTitle(title);
  if (isMissing)
    return (
      <>
        <PageHeading lead={texts.missing.text}>{title}</PageHeading>
        <p>
          <ButtonLink to={paths.yearStatements}>{texts.missing.link}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <PageHeading lead={texts.lead}>{title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(statement) => (
          <>
            <Card title={texts.sum}>
              <FactList
                facts={[
                  [texts.given, kroner(statement.givenOre)],
                  ...(statement.refundedOre
                    ? [[texts.refunded, kroner(statement.refundedOre)] as const]
                    : []),
                  [texts.giver, statement.donorName],
                  [
                    texts.receiver,
                    `${statement.organisationName}, ${formatOrganisationNumber(statement.organisationNumber)}`,
                  ],
                ]}
              />
            </Card>
            <TaxCard statement={statement} />
            <h2 id="gifts">{texts.gifts}</h2>
            <GiftTable gifts={statement.gifts} />
            <div className="actions statement-acts">
              <DownloadButton
                saved={texts.saved}
                fetch={() => call('GET /api/giving/statements/:year/document', { params: { year: id } })}
              >
                {texts.download}
              </DownloadButton>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}

function TaxCard({ statement: { report, year, donorName } }: { statement: YearStatement }) {
  const { outcome, amountKroner, limits, nextKroner, deliveredOn, maskedFodselsnummer } = report;
  const isReported = outcome === 'reported';
  return (
    <Card title={texts.tax} tone={isReported ? 'warm' : 'plain'}>
      {isReported && (
        <FactList
          facts={[
            [texts.reported, kroner(amountKroner * 100)],
            ...(deliveredOn ? [[texts.reportedAt, formatDate(deliveredOn)] as const] : []),
            [texts.reportedOn, [donorName, maskedFodselsnummer].filter(Boolean).join(', ')],
            ...(report.valueOre > 0 ? [[texts.value, kroner(report.valueOre)] as const] : []),
          ]}
        />
      )}
      <p>{texts.outcomes[outcome](year, limits ? kroner(limits.minimumOre) : '')}</p>
      {report.isCorrected && <p>{texts.corrected}</p>}
      {isReported && nextKroner !== null && <p>{texts.next(kroner(nextKroner * 100))}</p>}
      {report.aboveCeilingOre > 0 && limits?.ceilingOre && (
        <p>{texts.aboveCeiling(kroner(limits.ceilingOre))}</p>
      )}
      {outcome === 'number-missing' && (
        <p>
          <ButtonLink to={paths.myDetails} variant="secondary">
            {texts.giveNumber}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

function GiftTable({ gifts }: Pick<YearStatement, 'gifts'>) {
  const hasRefunds = gifts.some(({ refundedOre }) => refundedOre > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-labelledby="gifts">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.paid}</th>
            <th scope="col">{texts.receipt}</th>
            <th scope="col" className="table__number">
              {texts.amount}
            </th>
            {hasRefunds && (
              <th scope="col" className="table__number">
                {texts.back}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {gifts.map(({ id, paidOn, receiptNumber, amountOre, refundedOre }) => (
            <tr key={id}>
              <th scope="row">{formatDate(paidOn)}</th>
              <td className="unbroken">
                <PageLink to={paths.giftReceipt(id)}>{receiptNumber ?? texts.receipt}</PageLink>
              </td>
              <td className="table__number">{kroner(amountOre)}</td>
              {hasRefunds && <td className="table__number">{refundedOre > 0 ? kroner(refundedOre) : ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
