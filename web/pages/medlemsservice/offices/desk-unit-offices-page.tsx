/** `/medlemsservice/verv/:id`: the offices of one unit, and offering one. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { UnitOffice } from '#contract/office-endpoints.ts';
import { OfficeRole, type OfficeUnit, rolesOf } from '#contract/office-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { capitalise } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { Button } from '#web/ui/button.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { staffUnitOfficesQuery } from './desk-office-queries.ts';
import { fieldTexts, texts } from './desk-offices-texts.ts';
import { DeskReplyAddress } from './desk-reply-address.tsx';
import { UnitExportChoice } from './unit-export-choice.tsx';

export function DeskUnitOfficesPage() {
  const { id = '' } = usePlace();
  const query = useQuery(staffUnitOfficesQuery(id));
  const title = query.data ? texts.unitTitle(query.data.unit.name) : texts.title;
  return (
    <DeskPage
      title={title}
      tabTitle={query.data ? title : null}
      error={query.error}
      above={<PageLink to={officePaths.deskOffices}>{texts.back}</PageLink>}
    >
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ unit, mayExport, offices }) => (
          <>
            {offices.length === 0 && <p>{texts.none}</p>}
            <ul className="rows" aria-label={texts.list}>
              {offices.map((office) => (
                <OfficeRow key={office.id} office={office} />
              ))}
            </ul>
            <OfferForm unit={unit} />
            <DeskReplyAddress unitId={unit.id} />
            {unit.kind === 'chapter' && <UnitExportChoice unitId={unit.id} mayExport={mayExport} />}
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}

function OfficeRow({ office }: { office: UnitOffice }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(() => forgetOffices(client));
  const { id, name, role, state, fromOn, untilOn } = office;
  const words = state === 'offered' ? texts.withdraw(name) : texts.end(name);
  const end = async (idempotencyKey: string) => {
    await call('POST /api/staff/offices/:id/endings', { params: { id }, idempotencyKey });
    await forgetOffices(client);
  };
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={officeTones[state]}>{officeStateWords[state]}</StateTag>
      </p>
      <p>
        <strong>{name}</strong>, {roleWords[role]}
      </p>
      <p className="row__details">
        <span>{texts.term(fromOn, untilOn)}</span>
      </p>
      {problem}
      <p>
        <Button variant="tertiary" busy={isBusy} onClick={() => void press(words, end, texts.ended)}>
          {words}
        </Button>
      </p>
    </li>
  );
}

const schema = z.object({
  memberNumber: z.string().check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.minLength(1),
    z.regex(/^\d{6}$/),
  ),
  role: OfficeRole,
  fromOn: TypedDate,
  untilOn: TypedDate,
});

function OfferForm({ unit }: { unit: OfficeUnit }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `office.${unit.id}`,
    schema,
    initial: { memberNumber: '', role: '', fromOn: '', untilOn: '' },
    texts: fieldTexts,
    button: texts.send,
    async send(office, idempotencyKey) {
      await call('POST /api/staff/offices', { body: { ...office, unitId: unit.id }, idempotencyKey });
      await forgetOffices(client);
      form.reset();
      showToast(texts.sent);
      return null;
    },
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <section>
      <h2>{texts.offer}</h2>
      <p>{texts.offerHelp}</p>
      <AnsweredForm form={form} button={texts.send} label={texts.offer}>
        <TextField label={texts.number} {...number} {...form.field('memberNumber')} />
        <SelectField
          label={texts.role}
          placeholder={texts.rolePlaceholder}
          options={rolesOf(unit.kind).map((role) => ({ value: role, label: capitalise(roleWords[role]) }))}
          {...form.field('role')}
        />
        <TextField label={texts.fromOn} hint={texts.dayHint} {...number} {...form.field('fromOn')} />
        <TextField label={texts.untilOn} hint={texts.dayHint} {...number} {...form.field('untilOn')} />
      </AnsweredForm>
    </section>
  );
}
