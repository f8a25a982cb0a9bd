import type { MyData } from '#contract/privacy-endpoints.ts';
import { capitalise } from '#web/texts/format.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { heldText } from './data-format.ts';
import { dataTexts as texts } from './data-texts.ts';
import { heldWords } from './held-words-texts.ts';

type Section = MyData['sections'][number];

/** One table: how many there are, and the newest of them when it is opened. */
export function HeldTableView({ section, isOpen }: { section: Section; isOpen: boolean }) {
  const { name, rows, total } = section;
  return (
    <details className="fold held" open={isOpen}>
      <summary>{texts.counted(heldWords.tableWords[name] ?? name, total)}</summary>
      <ul className="plain-list held__rows">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are drawn once, and have no id that is shown
          <li key={place}>
            <FactList isLong facts={factsOf(name, row)} />
          </li>
        ))}
      </ul>
      {total > rows.length && <p>{texts.more(rows.length)}</p>}
    </details>
  );
}

const factsOf = (table: string, row: Section['rows'][number]) => {
  const facts = Object.entries(row).flatMap(([column, value]) => {
    const text = heldText(table, column, value);
    return text
      ? [
          [
            heldWords.columnWords[column] ?? column,
            <Lines key={column} text={text === value ? text : capitalise(text)} />,
          ] as const,
        ]
      : [];
  });
  return facts.length > 0 ? facts : [[texts.isThere, texts.yes] as const];
};

function Lines({ text }: { text: string }) {
  return <span className="held__value">{text}</span>;
}
