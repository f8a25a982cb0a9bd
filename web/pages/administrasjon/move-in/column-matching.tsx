import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import type { MoveInDetails } from '#contract/move-in-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { capitalise } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type ColumnWords, columnsOf } from './move-in-field-texts.ts';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { keepMoveIn } from './move-in-queries.ts';

type ColumnMatchingProps = { details: MoveInDetails; onSent(): void };

/** Which heading of the file each field is read from: chosen in a list, or dragged there. */
export function ColumnMatching({ details, onSent }: ColumnMatchingProps) {
  const { run, headings } = details;
  const client = useQueryClient();
  const [columns, setColumns] = useState<Record<string, string>>(details.columns);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { press, isBusy, problem } = usePress();
  const fields = columnsOf(run.kind);
  const named = headings.filter(({ heading }) => heading !== '');
  const set = (column: string, heading: string) => setColumns((before) => ({ ...before, [column]: heading }));
  const send = () => {
    const wanting = fields.filter(({ column, isNeeded }) => isNeeded && !columns[column]);
    setMissing(wanting.map(({ column }) => column));
    if (wanting[0]) return document.getElementById(`column-${wanting[0].column}`)?.focus();
    void press(texts.check, async () => {
      const params = { id: run.id };
      keepMoveIn(
        client,
        await call('PUT /api/administration/move-ins/:id/columns', { params, body: { columns } }),
      );
      onSent();
    });
  };
  return (
    <section className="matching">
      <h2>{texts.match}</h2>
      <p>{texts.matchText}</p>
      <div className="matching__sides">
        <div>
          <h3>{texts.fields}</h3>
          <ul className="matching__fields">
            {fields.map((field) => (
              <Field
                key={field.column}
                field={field}
                headings={named}
                chosen={columns[field.column] ?? ''}
                isMissing={missing.includes(field.column) && !columns[field.column]}
                onChosen={(heading) => set(field.column, heading)}
              />
            ))}
          </ul>
        </div>
        <Headings
          headings={named}
          fieldsOf={(heading) => fields.filter(({ column }) => columns[column] === heading)}
        />
      </div>
      {problem}
      <p className="form__send">
        <Button busy={isBusy} onClick={send}>
          {texts.check}
        </Button>
      </p>
    </section>
  );
}

type HeadingRows = MoveInDetails['headings'];
type FieldProps = {
  field: ColumnWords;
  headings: HeadingRows;
  chosen: string;
  isMissing: boolean;
  onChosen(heading: string): void;
};

function Field({ field, headings, chosen, isMissing, onChosen }: FieldProps) {
  const [isOver, setOver] = useState(false);
  const { column, name, says, isNeeded } = field;
  const found = headings.find(({ heading }) => heading === chosen);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const heading = event.dataTransfer.getData('text/plain');
    if (headings.some((one) => one.heading === heading)) onChosen(heading);
  };
  return (
    <li
      className={isOver ? 'matching__field matching__field--over' : 'matching__field'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SelectField
        name={`column-${column}`}
        label={capitalise(isNeeded ? texts.needed(name) : name)}
        hint={says}
        error={isMissing ? texts.missing(name) : null}
        value={chosen}
        onChange={(event) => onChosen(event.target.value)}
        options={[
          { value: '', label: texts.notRead },
          ...headings.map(({ heading }) => ({ value: heading, label: heading })),
        ]}
      />
      {found && <p className="soft">{examplesOf(found.values)}</p>}
    </li>
  );
}

const examplesOf = (values: readonly string[]) =>
  values.length > 0 ? texts.example(values) : texts.emptyColumn;

type HeadingsProps = { headings: HeadingRows; fieldsOf(heading: string): ColumnWords[] };

function Headings({ headings, fieldsOf }: HeadingsProps) {
  return (
    <div>
      <h3>{texts.headings}</h3>
      <ul className="matching__headings">
        {headings.map(({ heading, values }) => {
          const uses = fieldsOf(heading);
          return (
            <li
              key={heading}
              className="matching__heading"
              draggable
              onDragStart={(event) => event.dataTransfer.setData('text/plain', heading)}
            >
              <strong>{heading}</strong>
              <span>{examplesOf(values)}</span>
              <span className="soft">
                {uses.length > 0
                  ? texts.headingUsed(uses.map(({ name }) => name).join(', '))
                  : texts.headingUnused}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
