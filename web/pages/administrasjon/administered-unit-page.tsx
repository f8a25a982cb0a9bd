/** `/administrasjon/lag/:id`: one unit, with what can be changed of it. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/api/me-query.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { administrationPaths } from './administration-paths.ts';
import { unitsQuery } from './administration-queries.ts';
import { MoveMembers } from './move-members-form.tsx';
import { ClosedUnit, CloseUnit } from './unit-closing.tsx';
import { AreasForm, MoveForm, RenameForm } from './unit-forms.tsx';
import { kindWords, unitsTexts as texts } from './units-texts.ts';

export function AdministeredUnitPage() {
  const { id } = usePlace();
  const query = useQuery(unitsQuery());
  const { data: me } = useQuery(meQuery());
  const unit = query.data?.units.find((one) => one.id === id);
  const title = unit?.name ?? (query.data ? texts.missing : texts.title);
  return (
    <AdministrationPage
      title={title}
      tabTitle={query.data ? title : null}
      lead={unit && kindWords[unit.kind]}
      error={query.error}
      back={{ to: administrationPaths.units, words: texts.back }}
    >
      <QueryState query={query} skeleton={<SkeletonForm fields={3} />}>
        {({ units }) => {
          if (!unit) return null;
          const { closedOn } = unit;
          if (closedOn) return <ClosedUnit unit={{ ...unit, closedOn }} />;
          return (
            <>
              {unit.kind === 'chapter' && <p>{texts.members(unit.members)}</p>}
              <RenameForm key={`${unit.id} ${unit.name}`} unit={unit} />
              {unit.parentId && <MoveForm key={unit.parentId} unit={unit} units={units} />}
              {unit.kind === 'chapter' && <AreasForm key={unit.municipalities.join()} unit={unit} />}
              {unit.kind === 'chapter' && <MoveMembers unit={unit} units={units} />}
              <h2>{texts.reply}</h2>
              <p>
                {texts.replyText}{' '}
                {me?.staffRole && <PageLink to={officePaths.deskUnit(unit.id)}>{texts.replyLink}</PageLink>}
              </p>
              {unit.parentId && <CloseUnit unit={unit} />}
            </>
          );
        }}
      </QueryState>
    </AdministrationPage>
  );
}
