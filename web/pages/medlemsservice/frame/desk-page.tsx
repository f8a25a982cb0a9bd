/** What every page of member service has around it. */

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Me } from '#contract/session-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { meQuery } from '#web/api/me-query.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { paths } from '#web/paths.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { DeskForbidden } from './desk-forbidden.tsx';
import { forbiddenTexts, deskTexts as texts } from './medlemsservice-texts.ts';

const places = [
  [paths.desk, texts.queue],
  [deskPaths.deskPersons, texts.persons],
  [deskPaths.deskMembers, texts.members],
  [deskPaths.deskChildren, texts.children],
  [deskPaths.deskNumbers, texts.numbers],
  [deskPaths.deskConflicts, texts.conflicts],
  [deskPaths.deskLeavings, texts.leavings],
  [deskPaths.deskRecoveries, texts.recoveries],
  [deskPaths.deskDeaths, texts.deaths],
  [deskPaths.deskTexts, texts.blocks],
  [deskPaths.deskMagazine, texts.magazine],
  [deskPaths.deskCeremonies, texts.ceremonies],
  [officePaths.deskOffices, texts.offices],
  [deskPaths.deskStatistics, texts.statistics],
  [deskPaths.deskDeliveries, texts.deliveries],
  [deskPaths.deskBankFiles, texts.bankFiles],
  [deskPaths.deskControl, texts.control],
] as const;

type DeskPageProps = {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** Of the query that the page depends on: without the role there is no page. */
  error: Error | null;
  /** Where it is another than the page's own. */
  tabTitle?: string | null;
  /** `treasurer`: one of those behind «Økonomi». */
  part?: 'treasurer';
  /** What is beside the work on a wide screen. */
  beside?: ReactNode;
  children: ReactNode;
};

export function DeskPage({ title, lead, above, error, tabTitle = null, part, ...rest }: DeskPageProps) {
  const { beside, children } = rest;
  const isForbidden = error instanceof ApiError && error.code === 'FORBIDDEN';
  usePageTitle(isForbidden ? forbiddenTexts.title : tabTitle);
  if (isForbidden) return <DeskForbidden />;
  return (
    <div className="desk">
      <DeskRail part={part} />
      {beside}
      <div className="desk__work">
        <PageHeading lead={lead} above={above}>
          {title}
        </PageHeading>
        {children}
      </div>
    </div>
  );
}

/** A coordinator and an editor have a page each, and not the rest. */
const placesOf = (me: Me | undefined) =>
  places.filter(
    ([to]) =>
      !me ||
      me.staffRole ||
      (to === deskPaths.deskCeremonies && me.isCeremonyCoordinator) ||
      (to === deskPaths.deskMagazine && me.isMagazineEditor),
  );

/** The pages of member service; on a phone they are folded, so that the work comes first. */
function DeskRail({ part }: Pick<DeskPageProps, 'part'>) {
  const { data: me } = useQuery(meQuery());
  const isPhone = useMedia('(max-width: 40rem)');
  const rail = (
    <nav aria-label={texts.navigation} className="tabs desk__rail">
      {placesOf(me).map(([to, words]) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {words}
        </Link>
      ))}
      {me?.isTreasurer && (
        <Link to={deskPaths.deskTax} {...(part && { 'aria-current': 'true' as const })}>
          {texts.treasurer}
        </Link>
      )}
      {me?.isAdministrator && <Link to="/administrasjon">{texts.administration}</Link>}
    </nav>
  );
  if (!isPhone) return rail;
  return (
    <details className="fold">
      <summary>{texts.navigation}</summary>
      {rail}
    </details>
  );
}
