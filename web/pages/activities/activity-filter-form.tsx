import type { FormEvent } from 'react';
import { activityTypes, type UnitName } from '#contract/activity-values.ts';
import { paths } from '#web/paths.ts';
import { activityTypeWords } from '#web/texts/activity-words.ts';
import { formatMonth, plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { listTexts as texts } from './activities-texts.ts';
import { filterOf, monthsFrom, type ShownFilter, searchOf, typeSlugs } from './activity-filter.ts';

type ActivityFilterProps = { filter: ShownFilter; units: readonly UnitName[]; isSignedIn: boolean };

/** It takes effect with the button, so that nothing moves while somebody chooses. */
export function ActivityFilterForm({ filter, units, isSignedIn }: ActivityFilterProps) {
  const navigate = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: paths.activities, search: searchOf(filterOf(typed)) });
  };
  const options = (kind: UnitName['kind']) =>
    units.filter((unit) => unit.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  const { region, chapter, type, month, digital, free, children, mine, search } = filter;
  const isNarrow = region || chapter || digital || free || children || mine;
  return (
    <search aria-label={texts.filter}>
      <form className="activity-filter" onSubmit={submit}>
        <TextField
          name="sok"
          type="search"
          label={texts.search}
          hint={texts.searchHint}
          defaultValue={search ?? ''}
          autoComplete="off"
        />
        <div className="activity-filter__choices">
          <SelectField
            name="type"
            label={texts.type}
            placeholder={texts.allTypes}
            defaultValue={type ? typeSlugs[type] : ''}
            options={activityTypes.map((one) => ({ value: typeSlugs[one], label: activityTypeWords[one] }))}
          />
          <SelectField
            name="maned"
            label={texts.month}
            placeholder={texts.allMonths}
            defaultValue={month ?? ''}
            options={monthsFrom(plainDateOf(new Date())).map((one) => ({
              value: one,
              label: formatMonth(one),
            }))}
          />
        </div>
        <details open={Boolean(isNarrow)}>
          <summary>{texts.more}</summary>
          <div className="activity-filter__choices">
            <SelectField
              name="region"
              label={texts.region}
              placeholder={texts.allRegions}
              defaultValue={region ?? ''}
              options={options('region')}
            />
            <SelectField
              name="lokallag"
              label={texts.chapter}
              placeholder={texts.allChapters}
              defaultValue={chapter ?? ''}
              options={options('chapter')}
            />
          </div>
          <CheckboxField name="nett" value="ja" label={texts.digital} defaultChecked={Boolean(digital)} />
          <CheckboxField name="gratis" value="ja" label={texts.free} defaultChecked={Boolean(free)} />
          <CheckboxField name="barn" value="ja" label={texts.children} defaultChecked={Boolean(children)} />
          {isSignedIn && (
            <CheckboxField name="mine" value="ja" label={texts.onlyMine} defaultChecked={Boolean(mine)} />
          )}
        </details>
        <p className="actions">
          <Button type="submit">{texts.find}</Button>
          <PageLink to={paths.activities}>{texts.reset}</PageLink>
        </p>
      </form>
    </search>
  );
}
