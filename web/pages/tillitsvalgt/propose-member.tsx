import { useState } from 'react';
import type { Candidate } from '#contract/office-endpoints.ts';
import { OfficeRole, type OfficeUnit, rolesOf } from '#contract/office-values.ts';
import { capitalise } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { CandidateSearch } from './candidate-search.tsx';
import { roleFieldTexts, handoverTexts as texts } from './handover-texts.ts';
import { boardTexts } from './tillitsvalgt-texts.ts';

/** Who, and to what. */
export function ProposeMember({
  unit,
  onAdded,
}: {
  unit: OfficeUnit;
  onAdded(candidate: Candidate, role: OfficeRole): void;
}) {
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [role, setRole] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!chosen) return <CandidateSearch unitId={unit.id} onChosen={setChosen} />;
  const add = () => {
    const read = OfficeRole.safeParse(role);
    setMissing(!read.success);
    if (read.success) onAdded(chosen, read.data);
  };
  return (
    <>
      <SelectField
        name="proposed-role"
        id="proposed-role"
        label={texts.roleOf(chosen.name)}
        placeholder={boardTexts.rolePlaceholder}
        value={role}
        onChange={(event) => setRole(event.target.value)}
        options={rolesOf(unit.kind).map((one) => ({ value: one, label: capitalise(roleWords[one]) }))}
        error={isMissing ? roleFieldTexts.REQUIRED : undefined}
      />
      <p className="actions">
        <Button variant="secondary" onClick={add}>
          {texts.add(chosen.name)}
        </Button>
        <Button variant="tertiary" onClick={() => setChosen(null)}>
          {texts.another}
        </Button>
      </p>
    </>
  );
}
