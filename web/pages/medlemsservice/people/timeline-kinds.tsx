/** What has happened with a person, of one kind or all: fetched when the timeline is opened. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Happening, HappeningKind } from '#contract/desk-timeline-endpoints.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { capitalise, formatMonth, plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { timelineQuery } from './timeline-query.ts';
import { TimelineRow } from './timeline-row.tsx';
import { timelineTexts as texts } from './timeline-texts.ts';

export type TimelineProps = { personId: string; ground: LookGround };

export function TimelineKinds(props: TimelineProps) {
  const [chosen, setChosen] = useState('');
  const kind = HappeningKind.options.find((one) => one === chosen);
  return (
    <>
      <div className="form">
        <SelectField
          name="timeline-kind"
          label={texts.kind}
          placeholder={texts.all}
          options={HappeningKind.options.map((value) => ({ value, label: texts.kinds[value] }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <TimelinePages key={chosen} {...props} {...(kind && { kind })} />
    </>
  );
}

type PagesProps = TimelineProps & {
  kind?: HappeningKind;
  /** Where it begins, and the month that the page before ended with. */
  after?: { cursor: string; month: string };
};

/** One page; the next one is below it once it is asked for. */
function TimelinePages({ after, ...props }: PagesProps) {
  const { personId, ground, kind } = props;
  const [isMoreShown, setIsMoreShown] = useState(false);
  const query = useQuery(
    timelineQuery(personId, { ...ground, ...(kind && { kind }), ...(after && { cursor: after.cursor }) }),
  );
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ happenings, next, isGivingShown }) => (
        <>
          {!after && !isGivingShown && (!kind || kind === 'giving') && <p>{texts.givingHidden}</p>}
          {!after && happenings.length === 0 && (isGivingShown || kind !== 'giving') && <p>{texts.none}</p>}
          {monthsOf(happenings).map(([month, some], place) => (
            <Month
              key={month}
              month={month}
              happenings={some}
              ground={ground}
              isContinued={month === after?.month}
              isFocused={after !== undefined && place === 0}
            />
          ))}
          {next && !isMoreShown && (
            <p>
              <Button variant="secondary" onClick={() => setIsMoreShown(true)}>
                {texts.older}
              </Button>
            </p>
          )}
          {next && isMoreShown && (
            <TimelinePages {...props} after={{ cursor: next, month: monthOf(happenings.at(-1)!) }} />
          )}
        </>
      )}
    </QueryState>
  );
}

type MonthProps = {
  month: string;
  happenings: readonly Happening[];
  ground: LookGround;
  /** Its heading is on the page before. */
  isContinued: boolean;
  /** Asked for by a button that is gone: the reader goes on here. */
  isFocused: boolean;
};

function Month({ month, happenings, ground, isContinued, isFocused }: MonthProps) {
  const now = new Date();
  const words = capitalise(formatMonth(month));
  return (
    <>
      {!isContinued && <h3>{words}</h3>}
      <ul
        className="plain-list"
        aria-label={words}
        tabIndex={-1}
        ref={isFocused ? focusWhenShown : undefined}
      >
        {happenings.map((one) => (
          <li key={one.id}>
            <TimelineRow happening={one} ground={ground} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

const monthOf = ({ at }: Happening): string => plainDateOf(new Date(at)).slice(0, 7);

const monthsOf = (happenings: readonly Happening[]): [month: string, some: Happening[]][] => [
  ...Map.groupBy(happenings, monthOf),
];
