import type { GivingYear } from '#contract/giving-options.ts';
import { kroner } from '#web/texts/format.ts';
import { texts } from './manage-giving-texts.ts';

const words = texts.year;
const [height, step, bar] = [100, 20, 14];
const monthName = new Intl.DateTimeFormat(import.meta.env.LANGUAGE === 'en' ? 'en-GB' : 'nb-NO', {
  month: 'long',
  timeZone: 'UTC',
});
const nameOf = (month: number) => monthName.format(new Date(Date.UTC(2026, month - 1, 1)));

/** The year in bars, and beneath it the same in a table. */
export function YearPicture({ year: { year, months, givenOre } }: { year: GivingYear }) {
  const most = Math.max(1, ...months.map((one) => one.givenOre));
  return (
    <div className="year-picture">
      <div role="img" aria-label={words.chart(year)}>
        <svg viewBox={`0 0 ${step * 12} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="year-picture__ground" d={`M0 ${height - 0.5}H${step * 12}`} />
          {months.map(({ month, givenOre: ore }) => {
            const tall = (Math.max(0, ore) / most) * (height - 4);
            return (
              <rect
                key={month}
                className="year-picture__bar"
                x={(month - 1) * step + (step - bar) / 2}
                y={height - tall}
                width={bar}
                height={tall}
              />
            );
          })}
        </svg>
        <div className="year-picture__names" aria-hidden="true">
          {months.map(({ month }) => (
            <span key={month}>{nameOf(month).charAt(0).toUpperCase()}</span>
          ))}
        </div>
      </div>
      <details className="fold">
        <summary>{words.asTable}</summary>
        <table className="table">
          <caption className="ds-sr-only">{words.table(year)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col" className="table__number">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {months
              .filter((one) => one.givenOre !== 0)
              .map(({ month, givenOre: ore }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month)}</th>
                  <td className="table__number">{kroner(ore)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td className="table__number">{kroner(givenOre)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
    </div>
  );
}
