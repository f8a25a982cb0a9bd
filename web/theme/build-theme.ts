/**
 * Makes `web/theme/generated` from `designsystemet.config.json`: the design system's CLI makes the complete scales, and
 * this script keeps what our style sheets use. Light and dark follow the reader's own setting.
 * Run with `node web/theme/build-theme.ts` after a change of the configuration or of the style sheets; the files are
 * checked in.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
const cli = join(here, '../../node_modules/.bin/designsystemet');

/** @returns the whole style sheet of the theme as the CLI makes it */
async function makeTheme(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  try {
    const config = JSON.parse(await readFile(join(here, 'designsystemet.config.json'), 'utf8'));
    const [theme] = Object.keys(config.themes);
    const configFile = join(folder, 'designsystemet.config.json');
    await writeFile(configFile, JSON.stringify({ ...config, outDir: join(folder, 'tokens') }));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [cli, 'tokens', ...args], { cwd: folder });
    run('create', '--config', configFile);
    run(
      'build',
      '--config',
      configFile,
      '--tokens',
      join(folder, 'tokens'),
      '--out-dir',
      join(folder, 'css'),
    );
    return await readFile(join(folder, `css/${theme}.css`), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The reader's setting decides, without a mark in the HTML; the second type face is not used. */
function followTheReader(theme: string): string {
  const withoutComments = theme.replace(/@charset[^;]*;/, '').replace(/\/\*[\s\S]*?\*\//g, '');
  const layers = splitBlocks(withoutComments).map((layer) => {
    if (layer.startsWith('@layer ds.theme.typography.secondary')) return '';
    if (layer.startsWith('@layer ds.theme.color-scheme.light')) return withBlocks(layer, keepLight);
    if (layer.startsWith('@layer ds.theme.color-scheme.dark')) return withBlocks(layer, keepDark);
    return layer;
  });
  return layers.filter(Boolean).join('\n');
}

const keepLight = (block: string) =>
  block.startsWith('@media')
    ? ''
    : block.replace(/^[^{]*/, ':root ').replace('color-scheme: light', 'color-scheme: light dark');
const keepDark = (block: string) =>
  block.startsWith('@media')
    ? block.replace('[data-color-scheme="auto"]', ':root').replace(/color-scheme: dark;/, '')
    : '';

/** @returns the top-level rules of some CSS, each with its braces */
function splitBlocks(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, place + 1).trim());
    start = place + 1;
  }
  return blocks;
}

function withBlocks(block: string, change: (inner: string) => string): string {
  const open = block.indexOf('{');
  const inner = splitBlocks(block.slice(open + 1, -1)).map(change);
  return `${block.slice(0, open)}{\n${inner.filter(Boolean).join('\n')}\n}`;
}

/** @returns the theme without the variables that neither `css` nor a kept variable uses */
function keepUsed(theme: string, css: string): string {
  const declaration = /^\s*(--[\w-]+)\s*:([^;]*);\s*$/gm;
  const valuesOf = new Map<string, string[]>();
  for (const [, name, value] of theme.matchAll(declaration))
    valuesOf.set(name!, [...(valuesOf.get(name!) ?? []), value!]);
  const used = new Set<string>();
  const use = (text: string) => {
    for (const [name] of text.matchAll(/--[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const value of valuesOf.get(name) ?? []) use(value);
    }
  };
  use(css);
  const kept = theme.replace(declaration, (line, name: string) => (used.has(name) ? line : ''));
  return `${dropEmpty(kept).replace(/\n\s*\n+/g, '\n')}\n`;
}

function dropEmpty(css: string): string {
  const smaller = css.replace(/[^{};]*\{\s*\}/g, '');
  return smaller === css ? css : dropEmpty(smaller);
}

/** @returns a style sheet with everything it imports, the theme itself left out */
async function withImports(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const parts = [css];
  for (const [, wanted] of css.matchAll(/@import\s+['"]([^'"]+)['"]/g)) {
    if (wanted!.includes('/generated/')) continue;
    const path = wanted!.startsWith('.')
      ? join(file, '..', wanted!)
      : fileURLToPath(import.meta.resolve(wanted!));
    parts.push(await withImports(path));
  }
  return parts.join('\n');
}

/** @returns the theme without the colours that a mark in the HTML asks for: no first screen of an open page has one */
const withoutMarkedColours = (theme: string): string =>
  splitBlocks(theme)
    .filter((layer) => !/^@layer ds\.theme\.color \{\s*\[data-color=/.test(layer))
    .join('\n');

const theme = followTheReader(await makeTheme());
const note = '/* Made by web/theme/build-theme.ts. Change designsystemet.config.json instead. */\n';

async function write(generated: string, styleSheet: string, from: string): Promise<void> {
  const slim = note + keepUsed(from, await withImports(join(here, styleSheet)));
  await writeFile(join(here, 'generated', generated), slim);
  console.log(`${String(slim.length).padStart(7)}  ${generated}`);
}

await write('theme.css', 'all.css', theme);
await write('theme-critical.css', 'critical.css', withoutMarkedColours(theme));
