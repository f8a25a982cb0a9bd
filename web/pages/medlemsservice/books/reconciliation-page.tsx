/** `/medlemsservice/avstemming`: both rails of a month, day by day, and what explains the differences. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { monthPattern, type Reconciliation } from '#contract/books-endpoints.ts';
import { reconciliationQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { kroner } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { MonthField } from '#web/ui/month-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo, usePageSearch } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BankCreditForm } from './bank-credit-form.tsx';
import { reconciliationTexts as texts } from './books-texts.ts';
import { ReconciledDayRow } from './reconciled-day-row.tsx';
import { TreasurerPage } from './treasurer-page.tsx';

export function ReconciliationPage() {
  const { maned } = usePageSearch();
  const asked = monthPattern.test(String(maned)) ? String(maned) : undefined;
  const query = useQuery({ ...reconciliationQuery(asked), placeholderData: keepPreviousData });
  const navigate = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const month = String(new FormData(event.currentTarget).get('month'));
    void navigate({
      to: deskPaths.deskReconciliation,
      search: monthPattern.test(month) ? { maned: month } : {},
    });
  };
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(shown) => (
          <>
            <form className="month-form" key={shown.month} onSubmit={submit}>
              <MonthField name="month" label={texts.month} defaultValue={shown.month} />
              <Button type="submit" variant="secondary">
                {texts.show}
              </Button>
            </form>
            {shown.openLines.count > 0 && (
              <NoticeBox tone="warning">
                {texts.openLines(shown.openLines)}{' '}
                <Link to={deskPaths.deskStatements}>{texts.showLines}</Link>
              </NoticeBox>
            )}
            {shown.rails.map((rail) => (
              <RailMonth key={rail.rail} rail={rail} shown={shown} asked={asked} />
            ))}
            <BankCreditForm shown={shown} asked={asked} />
          </>
        )}
      </QueryState>
    </TreasurerPage>
  );
}

type RailMonthProps = {
  rail: Reconciliation['rails'][number];
  shown: Reconciliation;
  asked: string | undefined;
};

function RailMonth({ rail: { rail, total, days, openDays }, shown, asked }: RailMonthProps) {
  const name = texts.rails[rail];
  return (
    <section aria-labelledby={`rail-${rail}`}>
      <h2 id={`rail-${rail}`}>{name}</h2>
      {days.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <FactList
            facts={[
              [texts.expected, kroner(total.expectedOre)],
              [texts.provider, kroner(total.providerOre)],
              [texts.fee, kroner(total.feeOre)],
              [texts.bank, kroner(total.bankOre)],
              [texts.open, kroner(total.openOre)],
            ]}
          />
          <NoticeBox tone={openDays === 0 ? 'success' : 'warning'}>
            {openDays === 0 ? texts.allGood : texts.openDays(openDays)}
          </NoticeBox>
          <ul className="rows" aria-label={texts.table(name)}>
            {days.map((day) => (
              <ReconciledDayRow key={day.on} rail={rail} day={day} shown={shown} asked={asked} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
