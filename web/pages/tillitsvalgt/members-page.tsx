/** `/tillitsvalgt/:id/medlemmer`: the members by name, when there is a reason to see them. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MemberPurpose, memberPurposes, type UnitMember } from '#contract/unit-member-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MemberContact } from './member-contact.tsx';
import { MemberFileSection } from './member-file-section.tsx';
import { membersTexts as texts } from './members-texts.ts';
import { unitMembersQuery } from './office-queries.ts';
import { UnitPage } from './unit-page.tsx';

type Asked = { purpose: MemberPurpose; search: string; cursor?: string };

export function MembersPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="members">
      {({ unit, powers }) => <Members unitId={unit.id} mayTake={powers.includes('offices')} />}
    </UnitPage>
  );
}

/** Nothing is fetched before the reason is given; it is in no address. */
function Members({ unitId, mayTake }: { unitId: string; mayTake: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const purpose = MemberPurpose.safeParse(typed.get('purpose'));
    setMissing(!purpose.success);
    if (purpose.success)
      setAsked({
        purpose: purpose.data,
        search: String(typed.get('search') ?? '')
          .trim()
          .slice(0, 80),
      });
    else event.currentTarget.querySelector('select')?.focus();
  };
  return (
    <>
      <search aria-label={texts.form}>
        <form className="queue-form" onSubmit={submit} noValidate>
          <SelectField
            name="purpose"
            id="purpose"
            label={texts.why}
            placeholder={texts.purposePlaceholder}
            defaultValue=""
            options={memberPurposes.map((purpose) => ({ value: purpose, label: texts.purposes[purpose] }))}
            error={isMissing ? texts.purposeMissing : undefined}
          />
          <TextField
            name="search"
            id="search"
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            autoComplete="off"
          />
          <p className="actions">
            <Button type="submit">{texts.show}</Button>
          </p>
        </form>
      </search>
      <p>{texts.privacy}</p>
      {mayTake && <MemberFileSection unitId={unitId} purpose={asked?.purpose ?? null} />}
      {asked && <Found key={JSON.stringify(asked)} unitId={unitId} asked={asked} onAsk={setAsked} />}
    </>
  );
}

function Found({ unitId, asked, onAsk }: { unitId: string; asked: Asked; onAsk(asked: Asked): void }) {
  const query = useQuery(unitMembersQuery(unitId, asked));
  const { cursor, ...first } = asked;
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ members, total, nextCursor }) => (
        <>
          <p role="status">
            <strong>{total === 0 ? texts.none : texts.found(total)}</strong>
          </p>
          <ul className="rows" aria-label={texts.list}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
          <p className="actions">
            {nextCursor && (
              <Button variant="secondary" onClick={() => onAsk({ ...first, cursor: nextCursor })}>
                {texts.next}
              </Button>
            )}
            {cursor && (
              <Button variant="tertiary" onClick={() => onAsk(first)}>
                {texts.first}
              </Button>
            )}
          </p>
        </>
      )}
    </QueryState>
  );
}

function MemberRow({ member }: { member: UnitMember }) {
  const { name, place, joinedYear, email, phone } = member;
  return (
    <li className="row">
      <h2 className="row__title">{name}</h2>
      <p className="row__details">
        {place && <span>{place}</span>}
        <span>{texts.joined(joinedYear)}</span>
      </p>
      {email || phone ? (
        <p className="row__details">
          <MemberContact email={email} phone={phone} />
        </p>
      ) : (
        <p className="soft">{texts.noContact}</p>
      )}
    </li>
  );
}
