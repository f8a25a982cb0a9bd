/** `/tillitsvalgt/:id/nye`: who has come lately, and whether somebody has bid them welcome. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewMember } from '#contract/unit-member-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { MemberContact } from './member-contact.tsx';
import { newTexts as texts } from './members-texts.ts';
import { newMembersQuery } from './office-queries.ts';
import { UnitPage } from './unit-page.tsx';

export function NewMembersPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="members">
      {({ unit }) => <NewMembers unitId={unit.id} />}
    </UnitPage>
  );
}

function NewMembers({ unitId }: { unitId: string }) {
  const query = useQuery(newMembersQuery(unitId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ members }) =>
        members.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="rows" aria-label={texts.list}>
            {members.map((member) => (
              <NewMemberRow key={member.id} unitId={unitId} member={member} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function NewMemberRow({ unitId, member }: { unitId: string; member: NewMember }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const { id, name, place, joinedOn, email, phone, welcomed } = member;
  const [givenName = name] = name.split(' ');
  const words = texts.welcome(givenName);
  const welcome = () =>
    press(
      words,
      async (idempotencyKey) => {
        const request = { params: { id: unitId }, body: { personId: id }, idempotencyKey };
        const now = await call('POST /api/units/:id/welcomes', request);
        // The list is not fetched again: that would log one more view of all of them.
        keepAnswer(
          client,
          newMembersQuery(unitId).queryKey,
          (list) => list && { members: list.members.map((one) => (one.id === id ? now : one)) },
        );
      },
      texts.noted(givenName),
    );
  return (
    <li className={welcomed ? 'row' : 'row row--new'}>
      <p className="row__tags">
        <StateTag tone={welcomed ? 'success' : 'warning'}>
          {welcomed ? texts.welcomed : texts.waiting}
        </StateTag>
      </p>
      <h2 className="row__title">{name}</h2>
      <p className="row__details">
        <span>{texts.joined(joinedOn)}</span>
        {place && <span>{place}</span>}
        <MemberContact email={email} phone={phone} />
      </p>
      <p>
        {welcomed ? (
          texts.welcomedBy(welcomed.by, formatMoment(welcomed.at, new Date()))
        ) : (
          <Button variant="secondary" busy={isBusy} onClick={() => void welcome()}>
            {words}
          </Button>
        )}
      </p>
      {problem}
    </li>
  );
}
