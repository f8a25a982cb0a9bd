/** What the treasurer's pages have around them besides what every page of member service has. */

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import type { PageAddress } from '#web/paths.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { treasurerTexts as texts } from './treasurer-texts.ts';

const places = [
  [deskPaths.deskTax, texts.tax],
  [deskPaths.deskGrant, texts.grant],
  [deskPaths.deskReconciliation, texts.reconciliation],
  [deskPaths.deskStatements, texts.statements],
  [deskPaths.deskBooks, texts.books],
  [deskPaths.deskReimbursements, texts.reimbursements],
  [deskPaths.deskPayments, texts.payments],
] as const;

type TreasurerPageProps = { title: string; lead: ReactNode; error: Error | null; children: ReactNode };

export function TreasurerPage({ title, lead, error, children }: TreasurerPageProps) {
  const above = (
    <nav aria-label={texts.navigation} className="tabs tabs--small">
      {places.map(([to, words]) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {words}
        </Link>
      ))}
    </nav>
  );
  return (
    <DeskPage title={title} lead={lead} error={error} above={above} part="treasurer">
      {children}
    </DeskPage>
  );
}

/** The year in the address; undefined where it says none. */
export function useAskedYear(): string | undefined {
  const { ar } = usePageSearch();
  return /^20\d\d$/.test(String(ar)) ? String(ar) : undefined;
}

type YearTabsProps = { to: PageAddress; label: string; years: readonly number[]; year: number };

/** The years that there is something of; none where it is one only. */
export const YearTabs = ({ to, label, years, year }: YearTabsProps) =>
  years.length > 1 && (
    <nav aria-label={label} className="tabs tabs--small">
      {years.map((one) => (
        <Link
          key={one}
          to={to}
          search={{ ar: one }}
          activeOptions={{ exact: true, includeSearch: true }}
          {...(one === year && { 'aria-current': 'page' as const })}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
