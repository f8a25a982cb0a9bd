import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CorrectedField, correctedFields, type PersonDetails } from '#contract/desk-act-endpoints.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { OpenedOnPress } from '#web/ui/opened-on-press.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ActList } from './act-list.tsx';
import { CorrectionForm } from './correction-forms.tsx';
import { detailsQuery } from './correction-queries.ts';
import { correctionTexts as texts } from './correction-texts.ts';

type PersonCorrectionsProps = { personId: string; ground: LookGround };

/** Corrects what is known of a person, and shows what has been corrected; read when it is opened. */
export function PersonCorrections({ personId, ground }: PersonCorrectionsProps) {
  return (
    <Card id="corrections" title={texts.title}>
      <p>{texts.lead}</p>
      <OpenedOnPress button={texts.open}>
        <Opened personId={personId} ground={ground} />
      </OpenedOnPress>
    </Card>
  );
}

function Opened({ personId, ground }: PersonCorrectionsProps) {
  const query = useQuery(detailsQuery(personId, ground));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(details) => <Corrections personId={personId} ground={ground} details={details} />}
    </QueryState>
  );
}

function Corrections({ details, ...props }: PersonCorrectionsProps & { details: PersonDetails }) {
  const [chosen, setChosen] = useState('');
  const corrected = { ...props, details, onDone: () => setChosen('') };
  const field = correctedFields.find((one) => one === chosen);
  if (details.isOwn) return <p>{texts.own}</p>;
  return (
    <>
      <div className="form">
        <SelectField
          name="field"
          label={texts.field}
          placeholder={texts.choose}
          options={CorrectedField.options.map((one) => ({ value: one, label: texts.fields[one] }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      {field && <CorrectionForm key={field} field={field} {...corrected} />}
      <ActList {...corrected} />
    </>
  );
}
