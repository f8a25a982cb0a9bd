/** `/administrasjon/roller`: who has which role; inviting, confirming and ending, and the log of it. */
import { useQuery } from '@tanstack/react-query';
import type { RoleLogLine, Roles } from '#contract/administration-endpoints.ts';
import { roleSaid } from '#contract/portal-roles.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Folded } from '#web/ui/folded.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { administrationPaths } from './administration-paths.ts';
import { rolesQuery } from './administration-queries.ts';
import { HolderRow } from './role-holder-row.tsx';
import { InvitationRow } from './role-invitation-row.tsx';
import { InviteForm } from './role-invite-form.tsx';
import { rolesTexts as texts } from './roles-texts.ts';
import { SignInAgain } from './sign-in-again.tsx';

export function RolesPage() {
  const query = useQuery(rolesQuery());
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(roles) => <RoleLists roles={roles} />}
      </QueryState>
    </AdministrationPage>
  );
}

function RoleLists({ roles }: { roles: Roles }) {
  const { ownPersonId, administratorCount, mayInviteSecond, isSignInRecent, holders, invitations, log } =
    roles;
  return (
    <>
      {!isSignInRecent && <SignInAgain to={administrationPaths.roles} />}
      <ul className="rows" aria-label={texts.list}>
        {holders.map((holder) => (
          <HolderRow key={holder.personId} holder={holder} isYou={holder.personId === ownPersonId} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section>
          <h2>{texts.waiting}</h2>
          <ul className="rows" aria-label={texts.waiting}>
            {invitations.map((one) => (
              <InvitationRow key={one.id} invitation={one} />
            ))}
          </ul>
        </section>
      )}
      <InviteForm isAlone={administratorCount < 2} mayInviteSecond={mayInviteSecond} />
      <h2>{texts.log}</h2>
      {log.length === 0 && <p>{texts.noLog}</p>}
      <Folded items={log} shown={10} earlier={texts.earlier}>
        {(lines) => (
          <ul className="rows">
            {lines.map((line) => (
              <LogLine key={line.id} line={line} />
            ))}
          </ul>
        )}
      </Folded>
    </>
  );
}

function LogLine({ line }: { line: RoleLogLine }) {
  const { name, change, madeBy, isByOperator, confirmedBy, reason, at } = line;
  return (
    <li className="row">
      <p>
        <strong>{texts.logLine[change](name, roleSaid(line))}</strong>
      </p>
      <p className="row__details">
        <span>{formatMomentWithTime(at, new Date())}</span>
        <span>{isByOperator ? texts.byOperator(madeBy) : texts.by(madeBy)}</span>
        {confirmedBy && <span>{texts.confirmedBy(confirmedBy)}</span>}
        <span>{texts.because(reason)}</span>
      </p>
    </li>
  );
}
