import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type AdministeredUnit,
  AdministrationReason,
  type Units,
  type UnitWish,
} from '#contract/administration-endpoints.ts';
import { singleLine } from '#contract/values/text.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepUnits } from './administration-queries.ts';
import { unitFieldTexts as fieldTexts, unitsTexts as texts } from './units-texts.ts';

const name = singleLine(2, 80);
const areas = z.string().check(z.regex(/^\s*(\d{4}([\s,]+|$))*$/));
const numbersIn = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

/** Sends a change. @returns why not; null when it went well */
export function useUnitChange(): (
  change: UnitWish,
  reason: string,
  idempotencyKey: string,
) => Promise<string | null> {
  const client = useQueryClient();
  return async (change, reason, idempotencyKey) => {
    const body = { change, reason };
    const answer = await call('POST /api/administration/unit-changes', { body, idempotencyKey });
    keepUnits(client, answer.units);
    return texts.outcomes[answer.outcome];
  };
}

/** The names of the units that one of a kind can be under. */
const parentsFor = (units: Units['units'], kind: AdministeredUnit['kind']) =>
  units
    .filter(({ closedOn }) => closedOn === null)
    .filter((unit) => unit.kind === 'national' || (unit.kind === 'region' && kind === 'chapter'))
    .map((unit) => ({ value: unit.name, label: unit.name }));

export function OpenUnitForm({ units }: { units: Units['units'] }) {
  const change = useUnitChange();
  const form = useAnsweredForm({
    keptAs: 'unit-opening',
    schema: z.object({
      kind: z.enum(['region', 'chapter']),
      name,
      parent: name,
      areas,
      reason: AdministrationReason,
    }),
    initial: { kind: '', name: '', parent: '', areas: '', reason: '' },
    texts: fieldTexts,
    button: texts.openButton,
    async send({ kind, name: unit, parent, areas: typed, reason }, key) {
      const municipalities = numbersIn(typed);
      const why = await change({ kind: 'add', unit, as: kind, parent, municipalities }, reason, key);
      if (why) return why;
      form.reset();
      showToast(texts.opened);
      return null;
    },
  });
  return (
    <section>
      <h2>{texts.open}</h2>
      <AnsweredForm form={form} button={texts.openButton} label={texts.open}>
        <SelectField
          label={texts.kind}
          placeholder={texts.kindPlaceholder}
          options={(['chapter', 'region'] as const).map((kind) => ({
            value: kind,
            label: texts.kinds[kind],
          }))}
          {...form.field('kind')}
        />
        <TextField label={texts.name} {...form.field('name')} />
        <SelectField
          label={texts.parent}
          placeholder={texts.parentPlaceholder}
          options={parentsFor(units, 'chapter')}
          {...form.field('parent')}
        />
        <TextField label={texts.areas} hint={texts.areasHint} {...form.field('areas')} />
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}

type UnitFormProps = { unit: AdministeredUnit };

export function RenameForm({ unit }: UnitFormProps) {
  const change = useUnitChange();
  const form = useAnsweredForm({
    keptAs: `unit-name.${unit.id}`,
    schema: z.object({ name, reason: AdministrationReason }),
    initial: { name: unit.name, reason: '' },
    texts: { name: fieldTexts.name, reason: fieldTexts.reason },
    button: texts.renameButton,
    idPrefix: 'rename-',
    async send({ name: to, reason }, key) {
      const why = await change({ kind: 'rename', unit: unit.name, to }, reason, key);
      if (!why) showToast(texts.saved);
      return why;
    },
  });
  return (
    <section>
      <h2>{texts.rename}</h2>
      <AnsweredForm form={form} button={texts.renameButton} label={texts.rename}>
        <TextField label={texts.name} {...form.field('name')} />
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}

export function MoveForm({ unit, units }: UnitFormProps & { units: Units['units'] }) {
  const change = useUnitChange();
  const form = useAnsweredForm({
    keptAs: `unit-place.${unit.id}`,
    schema: z.object({ parent: name, reason: AdministrationReason }),
    initial: { parent: units.find(({ id }) => id === unit.parentId)?.name ?? '', reason: '' },
    texts: { parent: fieldTexts.parent, reason: fieldTexts.reason },
    button: texts.moveButton,
    idPrefix: 'move-',
    async send({ parent, reason }, key) {
      const why = await change({ kind: 'move', unit: unit.name, parent }, reason, key);
      if (!why) showToast(texts.saved);
      return why;
    },
  });
  return (
    <section>
      <h2>{texts.move}</h2>
      <AnsweredForm form={form} button={texts.moveButton} label={texts.move}>
        <SelectField label={texts.parent} options={parentsFor(units, unit.kind)} {...form.field('parent')} />
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}

export function AreasForm({ unit }: UnitFormProps) {
  const change = useUnitChange();
  const form = useAnsweredForm({
    keptAs: `unit-areas.${unit.id}`,
    schema: z.object({ areas, reason: AdministrationReason }),
    initial: { areas: unit.municipalities.join(' '), reason: '' },
    texts: { areas: fieldTexts.areas, reason: fieldTexts.reason },
    button: texts.changeButton,
    idPrefix: 'areas-',
    async send({ areas: typed, reason }, key) {
      const wish = { kind: 'areas', unit: unit.name, municipalities: numbersIn(typed) } as const;
      const why = await change(wish, reason, key);
      if (!why) showToast(texts.saved);
      return why;
    },
  });
  return (
    <section>
      <h2>{texts.change}</h2>
      <p>{texts.changeText}</p>
      <AnsweredForm form={form} button={texts.changeButton} label={texts.change}>
        <TextField label={texts.areas} hint={texts.areasHint} {...form.field('areas')} />
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}
