/** Moves members of a chapter to another: all, or those of some municipalities. How many is said before. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type AdministeredUnit,
  AdministrationReason,
  type Units,
} from '#contract/administration-endpoints.ts';
import type { Residents } from '#contract/chapter-move-endpoints.ts';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { paths } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { chapterMovesQuery, keepUnits, residentsQuery } from './administration-queries.ts';
import { chapterMoveFieldTexts as fieldTexts, chapterMoveTexts as texts } from './chapter-move-texts.ts';

type MoveMembersProps = { unit: AdministeredUnit; units: Units['units'] };

export function MoveMembers({ unit, units }: MoveMembersProps) {
  const query = useQuery(residentsQuery(unit.id));
  const [moved, setMoved] = useState(0);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {moved > 0 && (
        <p tabIndex={-1} ref={focusWhenShown}>
          {texts.moved(moved)}
        </p>
      )}
      <QueryState query={query} skeleton={<SkeletonForm fields={3} />}>
        {({ places, staying }) =>
          places.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <Staying unit={unit} {...staying} />
              <MoveMembersForm unit={unit} units={units} places={places} onMoved={setMoved} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}

/** What the move leaves behind, and where it can be seen to. */
function Staying({ unit, offices, activities }: { unit: AdministeredUnit } & Residents['staying']) {
  const { data: me } = useQuery(meQuery());
  if (offices + activities === 0) return null;
  return (
    <NoticeBox>
      <p>{texts.staying(unit.name, offices, activities)}</p>
      <ul>
        {offices > 0 && me?.staffRole && (
          <li>
            <PageLink to={officePaths.deskUnit(unit.id)}>{texts.seeOffices}</PageLink>
          </li>
        )}
        {activities > 0 && (
          <li>
            <PageLink to={paths.activities} search={{ lokallag: unit.id }}>
              {texts.seeActivities}
            </PageLink>
          </li>
        )}
      </ul>
    </NoticeBox>
  );
}

type MoveMembersFormProps = MoveMembersProps & Pick<Residents, 'places'> & { onMoved(members: number): void };

function MoveMembersForm({ unit, units, places, onMoved }: MoveMembersFormProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<'all' | readonly string[]>([]);
  const known = places.flatMap(({ municipality, place, members }) =>
    municipality === null ? [] : [{ municipality, place: place ?? '', members }],
  );
  const unknown = count(places.filter(({ municipality }) => municipality === null));
  const isChosen = (municipality: string) => chosen === 'all' || chosen.includes(municipality);
  const going = chosen === 'all' ? count(places) : count(known.filter((one) => isChosen(one.municipality)));
  const toggle = (municipality: string) =>
    setChosen(known.map((one) => one.municipality).filter((one) => isChosen(one) !== (one === municipality)));
  const form = useAnsweredForm({
    keptAs: `unit-members.${unit.id}`,
    schema: z.object({ to: z.uuid(), reason: AdministrationReason }),
    initial: { to: '', reason: '' },
    texts: fieldTexts,
    button: texts.button,
    idPrefix: 'members-',
    async send({ to, reason }, idempotencyKey) {
      if (going === 0) return texts.chooseSome;
      onMoved(0);
      const municipalities = chosen === 'all' ? [] : [...chosen];
      const body = { fromId: unit.id, toId: to, municipalities, reason };
      const { moved, units: now } = await call('POST /api/administration/chapter-moves', {
        body,
        idempotencyKey,
      });
      keepUnits(client, now);
      void client.invalidateQueries({ queryKey: residentsQuery(unit.id).queryKey });
      void client.invalidateQueries({ queryKey: chapterMovesQuery().queryKey });
      if (moved === 0) return texts.nobody;
      setChosen([]);
      form.reset();
      onMoved(moved);
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.button} label={texts.title}>
      <SelectField
        label={texts.to}
        placeholder={texts.toPlaceholder}
        options={units
          .filter(({ kind, id, closedOn }) => kind === 'chapter' && id !== unit.id && !closedOn)
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('to')}
      />
      <fieldset className="choices" aria-describedby="members-count">
        <legend className="ds-label">{texts.who}</legend>
        <CheckboxField
          name="members-all"
          label={texts.all(count(places))}
          checked={chosen === 'all'}
          onChange={() => setChosen(chosen === 'all' ? [] : 'all')}
        />
        {known.length > 0 && <p>{texts.some}</p>}
        {known.map(({ municipality, place, members }) => (
          <CheckboxField
            key={municipality}
            name={`members-${municipality}`}
            label={texts.place(municipality, place, members)}
            checked={isChosen(municipality)}
            onChange={() => toggle(municipality)}
          />
        ))}
        {unknown > 0 && <p>{texts.unknown(unknown)}</p>}
        <p id="members-count" role="status">
          {going > 0 && <strong>{texts.chosen(going)}</strong>}
        </p>
      </fieldset>
      <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
    </AnsweredForm>
  );
}

const count = (places: readonly { members: number }[]): number =>
  places.reduce((sum, { members }) => sum + members, 0);
