/**
 * How large a trial or a benchmark is. All take it in one way:
 *
 *     npm run trial:crash                      full size
 *     npm run trial:crash -- --small           a few seconds, as in `npm test`; keeps no figure
 *     npm run trial:crash -- --rounds=5        one of its numbers
 *     npm run trial:crash -- --only=pglite     one of its parts
 */
import { parseArgs } from 'node:util';

type Sizes = Record<string, { full: number; small: number }>;

/** A small run shows that the program works: times and memory are printed, but not judged. */
export const isSmall = process.argv.slice(2).includes('--small');

/**
 * @param args the words of the command line
 * @param sizes the numbers of the program, at both sizes
 * @param parts what `--only` can name
 * @returns each number, and the parts to run
 * @throws Error for an unknown option or part, and for a value that is not a positive number
 */
export function sizeFrom<Name extends string, Part extends string = never>(
  args: readonly string[],
  sizes: Record<Name, Sizes[string]>,
  parts: readonly Part[] = [],
): Record<Name, number> & { only: readonly Part[] } {
  const names = Object.keys(sizes) as Name[];
  const { values } = parseArgs({
    args: [...args],
    options: {
      small: { type: 'boolean', default: false },
      ...(parts.length > 0 && { only: { type: 'string' } }),
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    },
  });
  const given = values as Record<string, string | boolean | undefined>;
  const numbers = names.map((name) => {
    const size = sizes[name];
    const number = Number(given[name] ?? (given.small ? size.small : size.full));
    if (!(number > 0)) throw new Error(`--${name} must be a number above 0, not «${given[name]}»`);
    return [name, number];
  });
  const only = given.only === undefined ? parts : (String(given.only).split(',') as Part[]);
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Error(`--only takes ${parts.join(', ')}, not «${unknown}»`);
  return { ...(Object.fromEntries(numbers) as Record<Name, number>), only };
}

/** The size that the command line asks for; ends with 2 and one sentence where it cannot be understood. */
export function takeSize<Name extends string, Part extends string = never>(
  sizes: Record<Name, Sizes[string]>,
  parts: readonly Part[] = [],
): Record<Name, number> & { only: readonly Part[] } {
  try {
    return sizeFrom(process.argv.slice(2), sizes, parts);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
