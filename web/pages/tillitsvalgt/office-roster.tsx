import type { UnitOffice } from '#contract/office-endpoints.ts';
import { officeRoles } from '#contract/office-values.ts';
import { capitalise } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { boardTexts as texts } from './tillitsvalgt-texts.ts';
import { useOfficeAct } from './use-office-act.ts';

/** In the order of the offices, and those that end first on top. */
export function OfficeRoster({
  offices,
  mayWithdraw,
  label = texts.list,
}: {
  offices: readonly UnitOffice[];
  mayWithdraw: boolean;
  label?: string;
}) {
  if (offices.length === 0) return <p>{texts.none}</p>;
  const sorted = offices.toSorted(
    (one, other) =>
      officeRoles.indexOf(one.role) - officeRoles.indexOf(other.role) ||
      one.untilOn.localeCompare(other.untilOn),
  );
  return (
    <ul className="rows" aria-label={label}>
      {sorted.map((office) => {
        const { id, name, role, state, fromOn, untilOn } = office;
        return (
          <li className="row" key={id}>
            {state !== 'active' && (
              <p className="row__tags">
                <StateTag tone={officeTones[state]}>{officeStateWords[state]}</StateTag>
              </p>
            )}
            <p>
              <strong>{name}</strong>
              <br />
              {capitalise(roleWords[role])}
            </p>
            <p className="row__details">
              <span>
                {state === 'active' || state === 'soon-over'
                  ? texts.until(untilOn)
                  : texts.from(fromOn, untilOn)}
              </span>
            </p>
            {state === 'offered' && mayWithdraw && <Withdraw id={id} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const act = useOfficeAct(
    'POST /api/unit-offices/:id/withdrawals',
    id,
    texts.withdraw(name),
    texts.withdrawn,
  );
  return (
    <>
      {act.problem}
      <p>{act.button('tertiary')}</p>
    </>
  );
}
