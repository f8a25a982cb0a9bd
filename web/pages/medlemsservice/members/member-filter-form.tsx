import { type FormEvent, useState } from 'react';
import type { MemberChoice } from '#contract/member-list-endpoints.ts';
import { readTypedDate } from '#contract/values/birth-date.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { choiceOf, filterNames, searchOf } from './member-filter.ts';
import { choiceWords, memberListTexts as texts } from './member-list-texts.ts';

const days = ['joinedFrom', 'joinedTo'] as const;

type MemberFilterFormProps = { choice: MemberChoice; units: readonly { id: string; name: string }[] };

/** Which members are meant. It takes effect with the button, so that nothing moves while somebody chooses. */
export function MemberFilterForm({ choice, units }: MemberFilterFormProps) {
  const navigate = useGoTo();
  const [wrong, setWrong] = useState<readonly (typeof days)[number][]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const found = days.filter((field) => {
      const text = String(typed.get(filterNames[field])).trim();
      const day = readTypedDate(text);
      typed.set(filterNames[field], day ?? '');
      return text !== '' && day === null;
    });
    setWrong(found);
    const [first] = found;
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${filterNames[first]}]`)?.focus();
    void navigate({ to: deskPaths.deskMembers, search: searchOf(choiceOf(Object.fromEntries(typed))) });
  };
  const select = (field: keyof typeof choiceWords) => (
    <SelectField
      name={filterNames[field]}
      label={texts.fields[field]}
      defaultValue={choice[field] ?? ''}
      placeholder={texts.all}
      options={Object.entries(choiceWords[field]).map(([value, label]) => ({ value, label }))}
    />
  );
  const day = (field: (typeof days)[number]) => (
    <DayField
      name={filterNames[field]}
      label={texts.fields[field]}
      defaultValue={choice[field] && shortDay(choice[field])}
      error={wrong.includes(field) ? texts.wrongDay[field] : undefined}
    />
  );
  return (
    <search aria-label={texts.filter}>
      <form className="queue-form" onSubmit={submit}>
        <SelectField
          name={filterNames.unit}
          label={texts.fields.unit}
          defaultValue={choice.unit ?? ''}
          placeholder={texts.all}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {select('age')}
        {day('joinedFrom')}
        {day('joinedTo')}
        {select('counts')}
        {select('number')}
        {select('language')}
        {select('contact')}
        {select('channel')}
        {select('consent')}
        <p className="actions">
          <Button type="submit">{texts.find}</Button>
          <PageLink to={deskPaths.deskMembers}>{texts.reset}</PageLink>
        </p>
      </form>
    </search>
  );
}
