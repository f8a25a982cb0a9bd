/** The two bundles: what the browser loads, and the same pages for Node to draw. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Language } from '../texts/language.ts';
import { planChunks } from './chunk-plan.ts';
import { languagePlugin } from './languages.ts';
import { organisationProfilePlugin } from './organisation-profile-plugin.ts';

/** Vite's manifest: source file → what it became. */
export type Manifest = Record<
  string,
  {
    file: string;
    name?: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    isEntry?: boolean;
  }
>;

export type BundleOptions = {
  root: string;
  outDir: string;
  ssrDir: string;
  profileFile: string;
  language: Language;
  /** Addresses of pages that are still in bokmål in this language. */
  untranslated: readonly string[];
};

/** «use client» means nothing here, and half the libraries say it. */
const onLog: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog'] = (
  level,
  log,
  handle,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/**
 * Of the query library: its lists without an end, of which there are none here, and its changes, since what is pressed or
 * sent goes by `use-press.tsx` and the forms. Of the sign-in library: signing in by a window of its own, by the operating
 * system, and with a code that a server has fetched.
 */
const leftOut = {
  'query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null;',
  'query-core/build/modern/mutationCache.js':
    'export class MutationCache { resumePausedMutations() {} clear() {} }',
  'msal-browser/dist/interaction_client/PopupClient.mjs': 'export class PopupClient {}',
  'msal-browser/dist/interaction_client/SilentAuthCodeClient.mjs': 'export class SilentAuthCodeClient {}',
  'msal-browser/dist/interaction_client/PlatformAuthInteractionClient.mjs':
    'export class PlatformAuthInteractionClient {}',
  'msal-browser/dist/broker/nativeBroker/PlatformAuthProvider.mjs':
    'export const isPlatformAuthAllowed = () => false, getPlatformAuthProvider = async () => undefined, isPlatformBrokerAvailable = async () => false;',
  'msal-browser/dist/error/NativeAuthError.mjs':
    'export class NativeAuthError extends Error {} export const isFatalNativeAuthError = () => false;',
};
/**
 * Vite's own asks for style sheets and modules ahead of a part; here each page's HTML does, and there is one style sheet.
 * What is left out of the libraries is replaced by next to nothing.
 */
function plainPartLoading(): Plugin {
  const left = new Set<string>();
  return {
    name: 'plain-part-loading',
    enforce: 'pre',
    load(id) {
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
      const found = Object.entries(leftOut).find(([file]) => id.endsWith(file));
      if (found) left.add(found[0]);
      return found?.[1] ?? null;
    },
    buildEnd(error) {
      const missed = Object.keys(leftOut).filter((file) => !left.has(file));
      if (!error && missed.length)
        throw new Error(`Libraries no longer have ${missed.join(', ')}: mend leftOut`);
    },
  };
}

/** While a sign-in is brought in the tab keeps the title of its page; the library writes its maker's name there. */
const ownTitle: Plugin = {
  name: 'own-title',
  transform(code, id) {
    if (!id.endsWith('msal-browser/dist/interaction_client/RedirectClient.mjs')) return null;
    const theirs = 'document.title = "Microsoft Authentication";';
    if (!code.includes(theirs))
      throw new Error('The sign-in library no longer sets the title: remove own-title');
    return { code: code.replace(theirs, ''), map: null };
  },
};

/**
 * Takes out what the contract says of its endpoints in words: no page reads it. Only when the parts have been planned, by
 * the size of the source.
 */
function noSummaries(): Plugin {
  const summaries = new Set<string>();
  return {
    name: 'no-summaries',
    transform(code, id) {
      if (!/\/contract\/[\w-]+-endpoints\.ts$/.test(id)) return;
      for (const [summary] of code.matchAll(/\bsummary: (["'`])(?:\\.|(?!\1).)*\1,/g)) summaries.add(summary);
    },
    renderChunk(code) {
      if (!code.includes('summary:')) return null;
      const shorter = [...summaries].reduce((rest, summary) => rest.replaceAll(summary, ''), code);
      return { code: shorter, map: null };
    },
  };
}

/** Notes the file of each module of ours: the manifest says it only of those that have one to themselves. */
const listFiles = (root: string, files: Map<string, string>): Plugin => ({
  name: 'list-files',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
        if (id.startsWith(root)) files.set(id.slice(root.length + 1), chunk.fileName);
  },
});

/** The drawn pages name the same files as the browser's code. Few letters: each name is less to fetch for everybody. */
const assetNames = { assetFileNames: 'assets/[name]-[hash:5][extname]', hashCharacters: 'base36' } as const;

/** What both bundles, and the development server, have in common. */
export const webConfig = ({
  root,
  profileFile,
  language,
  untranslated,
}: Pick<BundleOptions, 'root' | 'profileFile' | 'language' | 'untranslated'>): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // The shim is for React before 18; the same package without it leans on React's own.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // What only a translation needs is left out of the bokmål build.
  define: {
    'import.meta.env.LANGUAGE': JSON.stringify(language),
    'import.meta.env.UNTRANSLATED': JSON.stringify(untranslated),
  },
  plugins: [organisationProfilePlugin(profileFile, language), languagePlugin(language)],
});

/** @returns the manifest of the browser build */
export async function bundleForBrowser(options: BundleOptions): Promise<Manifest> {
  const files = new Map<string, string>();
  let plan: Map<string, string> | undefined;
  const shared = webConfig(options);
  await build({
    ...shared,
    plugins: [
      ...shared.plugins!,
      plainPartLoading(),
      ownTitle,
      noSummaries(),
      listFiles(options.root, files),
    ],
    build: {
      outDir: options.outDir,
      target: 'es2023',
      manifest: true,
      reportCompressedSize: false,
      // Each page's HTML says what it needs; the lists would weigh on everybody's app.
      modulePreload: false,
      rolldownOptions: {
        onLog,
        input: { boot: 'web/boot.ts', critical: 'web/critical.css', all: 'web/all.css' },
        output: {
          // The app names every chunk: a letter less in each name is less to fetch for everybody.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // Small letters and digits compress better among the code.
          ...assetNames,
          codeSplitting: {
            // Else the boot chunk drags in all of React.
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'plan',
                name(id, graph) {
                  plan ??= planChunks(join(options.root, 'web/boot.ts'), (one) => graph.getModuleInfo(one));
                  return plan.get(id);
                },
              },
            ],
          },
        },
      },
    },
  });
  const manifestFile = join(options.outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(options.outDir, '.vite'), { recursive: true });
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  for (const [source, file] of files) manifest[source] ??= byFile.get(file)!;
  return manifest;
}

/** @returns the module that draws the pages, already loaded */
export async function bundleForNode(options: BundleOptions): Promise<typeof import('../prerender.tsx')> {
  await build({
    ...webConfig(options),
    build: {
      ssr: 'web/prerender.tsx',
      outDir: options.ssrDir,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: { onLog, output: { ...assetNames, entryFileNames: 'prerender.mjs' } },
    },
  });
  return import(`${join(options.ssrDir, 'prerender.mjs')}?built=${Date.now()}`);
}

/** All files a chunk needs before it runs: itself and what it imports statically. */
export function filesOf(manifest: Manifest, key: string): string[] {
  const files = new Set<string>();
  const walk = (next: string) => {
    const chunk = manifest[next];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const child of chunk.imports ?? []) walk(child);
  };
  walk(key);
  return [...files];
}

/** The key of one of the chunks that are named in the bundle's configuration. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const named = Object.keys(manifest).filter((one) => manifest[one]?.name === name);
  // An entry of the same name may be a chunk of its own.
  const key = named.find((one) => one.startsWith('_')) ?? named[0];
  if (!key) throw new Error(`The build made no chunk named ${name}`);
  return key;
}
