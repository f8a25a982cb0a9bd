/** What the treasurer's pages have around them besides what every page of member service has. */

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { treasurerTexts as texts } from './treasurer-texts.ts';

const places = [
  [deskPaths.deskTax, texts.tax],
  [deskPaths.deskReconciliation, texts.reconciliation],
  [deskPaths.deskStatements, texts.statements],
  [deskPaths.deskBooks, texts.books],
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
