/** Which tests there are, and which of them a word, a change or a half means. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { resolveImport, specifiersOf } from '../test/support/project-imports.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Tests that run in Node, and journeys that run in a browser. */
export type TestFiles = { node: string[]; journeys: string[] };

const filesLike = (pattern: string) => fs.globSync(pattern, { cwd: root });

export const nodeTests = (): string[] =>
  ['contract', 'server', 'web', 'dev', 'test', 'bench']
    .flatMap((folder) => filesLike(`${folder}/**/*.test.ts`))
    .sort();

/** Tests of the server as a whole or in part: run in a few processes, each with a database of its own. */
export const usesDatabase = (file: string): boolean =>
  file.startsWith('server/') ||
  file.startsWith('dev/seed/') ||
  /^test\/(trust\/)?(?!architecture|docs|plain-english|plain-norwegian)[^/]+$/.test(file);

const testDatabase = 'test/support/test-database.ts';

const importsByFile = new Map<string, string[]>();

/** The files of the project that a file imports by name. */
function importsOf(file: string): string[] {
  const known = importsByFile.get(file);
  if (known) return known;
  const found = specifiersOf(fs.readFileSync(path.join(root, file), 'utf8')).flatMap((specifier) => {
    const target = resolveImport(file, specifier);
    return 'path' in target && /\.tsx?$/.test(target.path) && fs.existsSync(path.join(root, target.path))
      ? [target.path]
      : [];
  });
  importsByFile.set(file, found);
  return found;
}

/** @returns whether it imports the other one, itself or by what it imports */
function reaches(file: string, other: string): boolean {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen.has(other);
}

/** Which databases a test says that it is run on: a line `// databases: both`, or `embedded`. */
export const databasesOf = (file: string): 'both' | 'embedded' | undefined =>
  /^\/\/ databases: (both|embedded)$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1] as
    | 'both'
    | 'embedded'
    | undefined;

/**
 * Of tests with a database, those to be run on PostgreSQL too: all that open the tests' database, but those that try what
 * stands before the database. A file may say so itself.
 */
export function alsoOnPostgresql(file: string): boolean {
  const said = databasesOf(file);
  return said ? said === 'both' : reaches(file, testDatabase);
}

/** The small runs of the commands of `package.json`: they start whole portals, and a browser. */
export const isSmoke = (file: string): boolean => file.startsWith('test/smoke/');

/** @param words parts of paths, such as `giving` or `server/features/giving/agreement.test.ts` */
export function testsNamed(words: readonly string[]): TestFiles {
  const isMeant = (file: string) => words.some((word) => file.includes(word.replace(/^\.\//, '')));
  return {
    node: nodeTests().filter(isMeant),
    journeys: filesLike('test/e2e/*.spec.ts').filter(isMeant).sort(),
  };
}

/** The folder whose tests a changed file may break: a feature's own, with its subfolders. */
const homeOf = (file: string): string =>
  /^server\/features\/[^/]+\//.exec(file)?.[0] ?? `${path.dirname(file)}/`;

/**
 * @param changed paths of changed files
 * @param read gives the text of a source file
 * @returns the tests with the database that these changes may break: those beside a changed file, and those of every feature
 *   that imports a changed file of the contract
 */
export function testsOfChanges(
  changed: readonly string[],
  tests: readonly string[],
  read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8'),
): string[] {
  const homes = new Set(changed.filter((file) => /^(server|test)\//.test(file)).map(homeOf));
  const contract = changed.filter((file) => /^contract\/.*\.ts$/.test(file));
  if (contract.length > 0) {
    const sources = filesLike('server/features/**/*.ts');
    for (const source of sources) {
      const text = read(source);
      if (contract.some((file) => text.includes(`'#${file}'`))) homes.add(homeOf(source));
    }
  }
  const isShared = (home: string) => home.startsWith('test/');
  return tests.filter(
    (file) => changed.includes(file) || [...homes].some((home) => !isShared(home) && file.startsWith(home)),
  );
}

/** Files that differ from the branch `main`, committed or not. Without git or such a branch: what is not committed. */
export function changedFiles(): string[] {
  const git = (...args: string[]): string[] => {
    try {
      const text = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return text.split('\n').filter(Boolean);
    } catch {
      return [];
    }
  };
  const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/**
 * Lists that take about the same time. A file that has not been timed counts as an average one.
 * @param seconds by file, from an earlier run
 * @param count how many lists
 */
export function inParts(
  files: readonly string[],
  seconds: Readonly<Record<string, number>>,
  count: number,
): string[][] {
  const known = files.flatMap((file) => seconds[file] ?? []);
  const average = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  const timeOf = (file: string) => seconds[file] ?? average;
  const parts = Array.from({ length: count }, () => ({ files: [] as string[], sum: 0 }));
  for (const file of [...files].sort((a, b) => timeOf(b) - timeOf(a))) {
    const shortest = parts.reduce((least, part) => (part.sum < least.sum ? part : least));
    shortest.files.push(file);
    shortest.sum += timeOf(file);
  }
  return parts.map((part) => part.files.sort());
}
