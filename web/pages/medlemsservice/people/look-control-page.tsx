/** `/medlemsservice/kontroll`: the monthly control list of views. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { lookControlQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { MonthField } from '#web/ui/month-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo, usePageSearch } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { controlTexts as texts } from '../frame/desk-work-texts.ts';

type Control = ResponseOf<Endpoints['GET /api/staff/look-control']>;
const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export function LookControlPage() {
  const { maned } = usePageSearch();
  const asked = monthPattern.test(String(maned)) ? String(maned) : undefined;
  const query = useQuery({ ...lookControlQuery(asked), placeholderData: keepPreviousData });
  const navigate = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const month = String(new FormData(event.currentTarget).get('month'));
    void navigate({
      to: deskPaths.deskControl,
      search: monthPattern.test(month) ? { maned: month } : {},
    });
  };
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(control) => (
          <>
            <form className="month-form" key={control.month} onSubmit={submit}>
              <MonthField name="month" label={texts.month} defaultValue={control.month} />
              <Button type="submit" variant="secondary">
                {texts.show}
              </Button>
            </form>
            <NoticeBox tone={control.brokenAt === null ? 'success' : 'danger'}>
              {control.brokenAt === null ? texts.whole : texts.broken(control.brokenAt)}
            </NoticeBox>
            <h2>{texts.flagged}</h2>
            <Flagged control={control} />
            <h2>{texts.staff}</h2>
            <StaffTable control={control} />
            <h2>{texts.representatives}</h2>
            <RepresentativeTable control={control} />
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}

function Flagged({ control: { flagged } }: { control: Control }) {
  if (flagged.length === 0) return <p>{texts.noFlagged}</p>;
  const now = new Date();
  return (
    <ul className="rows" aria-label={texts.flagged}>
      {flagged.map((look) => (
        <li key={look.id} className="row">
          <p className="row__tags">
            <StateTag tone="warning">{texts.flags[look.flag]}</StateTag>
          </p>
          <h3 className="row__name">{look.staffName}</h3>
          <p>
            {formatMomentWithTime(look.lookedAt, now)}, {texts.reasons[look.reason]}
            {look.remark && `: «${look.remark}»`}
          </p>
          <p className="row__details">{look.fields.map((field) => texts.fields[field]).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}

const numbers = ['looks', 'persons', 'withoutCase', 'searches', 'numbers', 'flagged', 'listed'] as const;

function StaffTable({ control: { staff } }: { control: Control }) {
  if (staff.length === 0) return <p>{texts.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={texts.staff}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            {numbers.map((name) => (
              <th scope="col" key={name} className="table__number">
                {texts.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {numbers.map((name) => (
                <td key={name} className="table__number">
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RepresentativeTable({ control: { representatives } }: { control: Control }) {
  if (representatives.length === 0) return <p>{texts.noRepresentatives}</p>;
  const { unit, purpose, looks, persons, name } = texts.representativeColumns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={texts.representatives}>
      <table className="table">
        <thead>
          <tr>
            {[name, unit, purpose].map((words) => (
              <th scope="col" key={words}>
                {words}
              </th>
            ))}
            {[looks, persons].map((words) => (
              <th scope="col" key={words} className="table__number">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {representatives.map((row) => (
            <tr key={`${row.name} ${row.unit} ${row.purpose}`}>
              <th scope="row">
                {row.name} {row.isOutlier && <StateTag tone="warning">{texts.outlier}</StateTag>}
              </th>
              <td>{row.unit}</td>
              <td>{texts.purposes[row.purpose] ?? row.purpose}</td>
              <td className="table__number">{row.looks}</td>
              <td className="table__number">{row.persons}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
