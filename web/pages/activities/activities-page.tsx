/** `/activities`: what is to come, open to all. A signed-in user sees their own chapter first. */

import { useQuery } from '@tanstack/react-query';
import { type ActivityList, activitiesPerPage } from '#contract/activity-endpoints.ts';
import { activitiesQuery, mySignUpsQuery } from '#web/api/activity-queries.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { listTexts as texts } from './activities-texts.ts';
import { filterOf, type ShownFilter, searchOf } from './activity-filter.ts';
import { ActivityFilterForm } from './activity-filter-form.tsx';
import { ActivityRows } from './activity-rows.tsx';
import { inLanguage } from './calendar-language.ts';
import { SignUpRows } from './sign-up-rows.tsx';

export function ActivitiesPage() {
  const { account } = useSession();
  const filter = filterOf(usePageSearch());
  const mine = useQuery({ ...mySignUpsQuery(), enabled: account !== null });
  const { mine: isMine, ...asked } = filter;
  const own = mine.data?.own ?? null;
  const query = useQuery({
    ...activitiesQuery({ ...asked, ...(own && { own: own.chapterId }) }),
    // Until it is known where somebody belongs nothing can stand first; when that cannot be loaded, all is shown.
    enabled: !account || !mine.isPending,
  });
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>
        <PageLink to={ceremonyPaths.all}>{texts.ceremonies}</PageLink>
      </p>
      {account && (
        <p className="actions">
          <PageLink to={activityPaths.mine}>{texts.mine}</PageLink>
          {mine.data?.mayOrganise && <PageLink to={activityPaths.organising}>{texts.organise}</PageLink>}
        </p>
      )}
      <div data-needs-app="">
        {query.data && (
          <ActivityFilterForm
            key={JSON.stringify(filter)}
            filter={filter}
            units={query.data.units}
            isSignedIn={account !== null}
          />
        )}
        {isMine && account ? (
          <QueryState query={mine} skeleton={<SkeletonRows />}>
            {({ coming }) => <SignUpRows signUps={coming} label={texts.onlyMine} />}
          </QueryState>
        ) : (
          <QueryState query={query} skeleton={<SkeletonRows />}>
            {(list) => <Found list={list} filter={filter} own={own} />}
          </QueryState>
        )}
      </div>
    </>
  );
}

type Own = { chapterId: string; name: string } | null;

function Found({ list, filter, own }: { list: ActivityList; filter: ShownFilter; own: Own }) {
  const { activities, total, units } = list;
  const unit = units.find(({ id }) => id === (filter.chapter ?? filter.region));
  if (activities.length === 0)
    return (
      <EmptyState title={texts.none}>
        <p>{Object.keys(filter).length > 0 ? texts.noneText : texts.noneAtAll}</p>
      </EmptyState>
    );
  const here = activities.filter(({ unit }) => unit.id === own?.chapterId);
  const elsewhere = activities.filter(({ unit }) => unit.id !== own?.chapterId);
  const pages = Math.ceil(total / activitiesPerPage);
  const page = Number(filter.page ?? 1);
  const toPage = (to: number) => searchOf({ ...filter, page: String(to) }) as Record<string, string>;
  return (
    <>
      <p role="status">{texts.found(total)}</p>
      {unit && (
        <p>
          <a
            className="ds-link"
            href={`webcal://${location.host}/api/units/${unit.id}/calendar${inLanguage}`}
          >
            {texts.subscribe(unit.name)}
          </a>
        </p>
      )}
      {own && here.length > 0 && (
        <section>
          <h2>{texts.own(own.name)}</h2>
          <ActivityRows activities={here} label={texts.own(own.name)} />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section>
          <h2>{here.length > 0 ? texts.others : texts.all}</h2>
          <ActivityRows activities={elsewhere} label={here.length > 0 ? texts.others : texts.all} />
        </section>
      )}
      {pages > 1 && (
        <nav aria-label={texts.pages} className="actions">
          {page > 1 && (
            <PageLink to={paths.activities} search={toPage(page - 1)}>
              {texts.previous}
            </PageLink>
          )}
          <span>{texts.page(page, pages)}</span>
          {page < pages && (
            <PageLink to={paths.activities} search={toPage(page + 1)}>
              {texts.next}
            </PageLink>
          )}
        </nav>
      )}
      <p>
        <PageLink to={activityPaths.programme} search={searchOf(filter) as Record<string, string>}>
          {texts.print}
        </PageLink>
      </p>
    </>
  );
}
