/** What every page of a unit has around it: where one is, the unit's other pages, and one's other units. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import type { OfficePower } from '#contract/office-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { usePageTitle } from '#web/frame/page-title.ts';
import { StrongSignIn } from '#web/session/strong-sign-in.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { NoOffice } from './no-office.tsx';
import { unitQuery } from './office-queries.ts';
import { officeTexts, texts as pageTexts, unitTexts as texts } from './tillitsvalgt-texts.ts';
import { unitTabs } from './unit-tabs.ts';

type UnitPageProps = {
  /** Of this page of the unit; null for the first. */
  title: string | null;
  lead?: string;
  /** What the page needs; all who hold an office there unless said. */
  power?: OfficePower;
  /** Only for those who may have claims for money laid out to decide. */
  isForDeciders?: boolean;
  children(place: UnitPlace): ReactNode;
};

export function UnitPage({ title, lead, power, isForDeciders = false, children }: UnitPageProps) {
  const { section: unitId = '' } = usePlace();
  const query = useQuery(unitQuery(unitId));
  const offices = useQuery(myOfficesQuery());
  const { data: place, error } = query;
  const code = error instanceof ApiError ? error.code : null;
  const shownTitle = title && place ? `${title}: ${place.unit.name}` : (place?.unit.name ?? null);
  usePageTitle(code === 'NO_OFFICE' ? pageTexts.none : code ? texts.noAccess : shownTitle);
  if (code === 'NO_OFFICE') return <NoOffice />;
  if (code === 'STRONG_SIGN_IN_NEEDED') return <StrongSignIn />;
  if (code === 'DECLARATION_MISSING') return <No title={texts.undeclared} text={texts.undeclaredText} />;
  const isClosed = place && !isOpen(place, { power, isForDeciders });
  if (code === 'NOT_FOUND' || isClosed) return <No title={texts.noAccess} text={texts.noAccessText} />;
  // Both stand above the heading: it comes when it is known how tall they are.
  if (query.isPending || (place && offices.isPending))
    return <PageSkeleton title={title ?? pageTexts.title} />;
  return (
    <>
      <PageHeading
        lead={lead}
        above={title && place ? place.unit.name : undefined}
        before={place && <UnitNavigation place={place} />}
      >
        {title ?? place?.unit.name ?? pageTexts.title}
      </PageHeading>
      <QueryState query={query} skeleton={<PageSkeleton />}>
        {(data) => (
          <>
            <EndingNotice unitId={unitId} />
            {children(data)}
          </>
        )}
      </QueryState>
    </>
  );
}

/** Whether a page of the unit is one of those that the reader's offices open. */
const isOpen = (
  { powers, decidesReimbursements }: UnitPlace,
  { power, isForDeciders }: { power?: OfficePower | undefined; isForDeciders?: boolean },
): boolean => (!power || powers.includes(power)) && (!isForDeciders || decidesReimbursements);

function No({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeading lead={text}>{title}</PageHeading>
      <p>
        <ButtonLink to={officePaths.offices}>{officeTexts.back}</ButtonLink>
      </p>
    </>
  );
}

function UnitNavigation({ place }: { place: UnitPlace }) {
  const { unit } = place;
  const offices = useQuery(myOfficesQuery()).data?.offices ?? [];
  const others = new Map(
    offices
      .filter((one) => (one.state === 'active' || one.state === 'soon-over') && one.unit.id !== unit.id)
      .map(({ unit: { id, name, kind } }) => [id, kind === 'national' ? texts.whole(name) : name]),
  );
  return (
    <>
      {others.size > 0 && (
        <nav aria-label={texts.switch} className="unit-switch">
          <strong>{unit.name}</strong>
          {[...others].map(([id, name]) => (
            <PageLink key={id} to={officePaths.unit(id)}>
              {name}
            </PageLink>
          ))}
        </nav>
      )}
      <nav aria-label={texts.navigation} className="tabs">
        {unitTabs
          .filter((tab) => isOpen(place, tab))
          .map(({ to, words }) => (
            <Link key={words} to={to(unit.id)} activeOptions={{ exact: true, includeSearch: false }}>
              {words}
            </Link>
          ))}
      </nav>
    </>
  );
}

/** A term that is nearly over is said on each page of its unit. */
function EndingNotice({ unitId }: { unitId: string }) {
  const offices = useQuery(myOfficesQuery()).data?.offices ?? [];
  const here = offices.filter(
    ({ unit, state }) => unit.id === unitId && (state === 'active' || state === 'soon-over'),
  );
  const last = here.toSorted((one, other) => other.untilOn.localeCompare(one.untilOn))[0];
  if (last?.state !== 'soon-over') return null;
  return (
    <NoticeBox tone="warning">
      <p>{pageTexts.soonOver(last.untilOn)}</p>
    </NoticeBox>
  );
}
