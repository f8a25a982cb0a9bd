/** `/medlemsservice/seremonier`: when sign-up for ceremonies opens, and how the queues stand. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffRound } from '#contract/ceremony-desk-endpoints.ts';
import { staffRoundsQuery } from '#web/api/ceremony-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { paths } from '#web/paths.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { texts } from './desk-ceremonies-texts.ts';
import { DeskRoundForm } from './desk-round-form.tsx';

export function DeskCeremoniesPage() {
  const query = useQuery(staffRoundsQuery());
  const { data: me } = useQuery(meQuery());
  const [isNew, setNew] = useState(false);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ rounds }) => (
          <>
            {me?.staffRole && <DeskLinks />}
            <h2>{texts.list}</h2>
            {isNew ? (
              <DeskRoundForm round={null} onDone={() => setNew(false)} />
            ) : (
              <p>
                <Button onClick={() => setNew(true)}>{texts.new}</Button>
              </p>
            )}
            {rounds.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <ul className="rows" aria-label={texts.list}>
                {rounds.map((round) => (
                  <RoundRow key={round.id} round={round} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}

/** The pages beside this one, which a ceremony coordinator has no part in. */
function DeskLinks() {
  return (
    <>
      <p>{texts.dates}</p>
      <p className="actions">
        <ButtonLink to={activityPaths.organised('ny')} variant="secondary">
          {texts.newDate}
        </ButtonLink>
        <PageLink to={activityPaths.organising}>{texts.allDates}</PageLink>
      </p>
      <p>{texts.requests}</p>
      <p className="actions">
        <PageLink to={paths.desk} search={{ tema: 'wedding' }}>
          {texts.weddings}
        </PageLink>
        <PageLink to={paths.desk} search={{ tema: 'funeral' }}>
          {texts.funerals}
        </PageLink>
      </p>
    </>
  );
}

function RoundRow({ round }: { round: StaffRound }) {
  const [isOpen, setOpen] = useState(false);
  const now = new Date();
  const { name, kind, firstOn, lastOn, membersOpenAt, opensAt } = round;
  return (
    <li className="row">
      <h3>{name}</h3>
      <p className="row__details">
        <span>{texts.kinds[kind]}</span>
        <span>{texts.period(formatDate(firstOn), formatDate(lastOn))}</span>
        <span>{texts.members(formatMomentWithTime(membersOpenAt, now))}</span>
        <span>{texts.everybody(formatMomentWithTime(opensAt, now))}</span>
      </p>
      <p className="row__details">
        <span>{texts.counts(round.dates, round.taken, round.capacity)}</span>
        <span>{texts.queue(round.waiting, round.admitted)}</span>
      </p>
      {isOpen ? (
        <DeskRoundForm round={round} onDone={() => setOpen(false)} />
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)} aria-label={texts.edit(name)}>
            {texts.change}
          </Button>
        </p>
      )}
    </li>
  );
}
