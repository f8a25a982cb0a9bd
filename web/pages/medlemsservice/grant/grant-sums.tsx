import { formatNumber } from '#web/texts/format.ts';
import { grantTexts as texts } from './grant-texts.ts';

type GrantSumsProps = {
  id: string;
  title: string;
  column: string;
  rows: readonly (readonly [words: string, count: number])[];
  /** In place of a table without rows; then it is left out unless said. */
  empty?: string;
};

/** How many there are of each, under a heading. */
export function GrantSums({ id, title, column, rows, empty }: GrantSumsProps) {
  if (rows.length === 0 && !empty) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        <section className="table-scroll" tabIndex={0} aria-labelledby={id}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col" className="table__number">
                  {texts.number}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([words, count]) => (
                <tr key={words}>
                  <th scope="row">{words}</th>
                  <td className="table__number">{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
