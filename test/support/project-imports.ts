/** What a source file imports, read from its text. */
import path from 'node:path';

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The addresses that a file imports. */
export const specifiersOf = (text: string): string[] =>
  [...text.matchAll(importPattern)].map((match) => (match[1] ?? match[2] ?? match[3])!);

/** Project path of an import, or the package it names. */
export function resolveImport(file: string, specifier: string): { path: string } | { package: string } {
  if (specifier.startsWith('.'))
    return { path: path.posix.join(path.posix.dirname(file), specifier.split('?')[0]!) };
  if (/^#(contract|server|web)\//.test(specifier)) return { path: specifier.slice(1) };
  return { package: specifier };
}
