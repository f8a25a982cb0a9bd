/** Bars for the eye and a table for everybody: the picture says nothing that the table does not. */
import { useId } from 'react';
import { chartTexts as texts } from '#web/texts/chart-texts.ts';

type BarChartProps = {
  title: string;
  /** Name of what each row is. */
  rowName: string;
  /** Names of the one or two numbers of each row. */
  names: readonly string[];
  /** Null: not shown, because the count is small; then neither has a bar. */
  rows: readonly { name: string; values: readonly (number | null)[] }[];
};

const [barHeight, gap, width] = [14, 10, 100];

export function BarChart({ title, rowName, names, rows }: BarChartProps) {
  const id = useId();
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const rowHeight = barHeight * names.length + gap;
  return (
    <figure className="chart">
      <figcaption id={id}>{title}</figcaption>
      <ul className="chart__key" aria-hidden="true">
        {names.map((name, place) => (
          <li key={name} className={`chart__key-${place}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="chart__bars" role="img" aria-label={texts.chart(title)}>
        {rows.map(({ name, values }) => (
          <div className="chart__row" key={name}>
            <span className="chart__name">{name}</span>
            <svg viewBox={`0 0 ${width} ${rowHeight}`} preserveAspectRatio="none" aria-hidden="true">
              {values.map((value, place) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row's bars stand where they stand
                  key={place}
                  className={`chart__bar chart__bar-${place}`}
                  x={0}
                  y={gap / 2 + place * barHeight}
                  height={barHeight - 2}
                  width={((value ?? 0) / most) * width}
                />
              ))}
            </svg>
            <span className="chart__values">{values.map((value) => value ?? texts.few).join(' / ')}</span>
          </div>
        ))}
      </div>
      <details className="fold">
        <summary>{texts.asTable(title)}</summary>
        <div className="table-scroll">
          <table className="table" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{rowName}</th>
                {names.map((name) => (
                  <th scope="col" key={name} className="table__number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row's numbers stand where they stand
                    <td key={place} className="table__number">
                      {value ?? texts.few}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
