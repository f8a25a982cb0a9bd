import type { WeekFigures } from '#contract/desk-work-endpoints.ts';
import { saveFile } from '#web/api/save-file.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { statisticsTexts, weekTexts as texts } from '../frame/desk-work-texts.ts';
import { weekCsv } from './week-csv.ts';

/** Each week in figures, the newest first, and the same as a file. */
export function WeekTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { received, answered, waiting, oldest, median, kept } = texts.columns;
  const save = () =>
    saveFile({
      name: texts.fileName(weeks[0]?.mondayOn ?? ''),
      type: 'text/csv',
      content: new TextEncoder().encode(weekCsv(weeks)),
    });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label={texts.table}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              {[received, answered, waiting, oldest, median, kept].map((column) => (
                <th scope="col" key={column} className="table__number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.mondayOn}>
                <th scope="row">{formatDate(week.mondayOn)}</th>
                <td className="table__number">{week.received}</td>
                <td className="table__number">{week.answered}</td>
                <td className="table__number">{week.waiting}</td>
                <td className="table__number">{statisticsTexts.days(week.oldestDays)}</td>
                <td className="table__number">{statisticsTexts.days(week.medianDays)}</td>
                <td className="table__number">{statisticsTexts.share(week.keptShare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="soft">{texts.lead}</p>
      <p>
        <Button variant="secondary" onClick={save}>
          {texts.save}
        </Button>
      </p>
    </>
  );
}
