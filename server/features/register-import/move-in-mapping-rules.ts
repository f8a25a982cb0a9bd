/** Which heading of a file each column is read from, before an administrator has matched it. */
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { guessMapping, type Mapping, plainWord } from '#contract/values/file-columns.ts';
import type { MoveInColumns } from './move-in-column-rules.ts';
import { readyMappings } from './ready-mapping-rules.ts';

/** What was matched before for the source, else what its system calls the columns, else what the headings say. */
export function suggestMapping(
  { kind, source }: { kind: MoveInKindId; source: string },
  columns: MoveInColumns,
  headings: readonly string[],
  remembered: Mapping = {},
): Record<string, string> {
  const system = Object.entries(readyMappings).find(([name]) => plainWord(source).includes(plainWord(name)));
  const ready: Record<string, string> = {};
  for (const [column, names] of Object.entries(system?.[1][kind] ?? {})) {
    const heading = names
      .map((name) => headings.find((text) => plainWord(text) === plainWord(name)))
      .find((found) => found !== undefined);
    if (heading !== undefined && column in columns) ready[column] = heading;
  }
  return guessMapping(columns, headings, { ...ready, ...remembered });
}
