/** The two bundles: what the browser loads, and the same pages for Node to draw. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { organisationProfilePlugin } from './organisation-profile-plugin.ts';
import { stubMissingPlugin } from './stub-missing-plugin.ts';

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

export type BundleOptions = { root: string; outDir: string; ssrDir: string; profileFile: string };

/** «use client» means nothing here, and half the libraries say it. */
const onLog: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog'] = (
  level,
  log,
  handle,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

const common = ({ root, profileFile }: BundleOptions): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [organisationProfilePlugin(profileFile), stubMissingPlugin()],
});

const inAppChunk =
  /node_modules.(react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]|[\\/]web[\\/](app|router|lazy-page|page-failure|page-focus)\.|[\\/]web[\\/](frame|api)[\\/](?!toast-region)/;
const inSessionChunk =
  /[\\/]web[\\/]session[\\/](session|session-state|account-hint|before-leaving|personal-data|browser-config)\.ts/;
const inMsalChunk = /node_modules.@azure[\\/]|[\\/]web[\\/]session[\\/]session-store\.ts/;

/** @returns the manifest of the browser build */
export async function bundleForBrowser(options: BundleOptions): Promise<Manifest> {
  await build({
    ...common(options),
    build: {
      outDir: options.outDir,
      target: 'es2023',
      manifest: true,
      reportCompressedSize: false,
      // The polyfill would be one more script in front of everything.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog,
        input: { boot: 'web/boot.ts', critical: 'web/critical.css', all: 'web/all.css' },
        output: {
          codeSplitting: {
            // Else the boot chunk drags in all of React.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'msal', test: inMsalChunk },
              { name: 'session', test: inSessionChunk },
              { name: 'app', test: inAppChunk },
            ],
          },
        },
      },
    },
  });
  const manifestFile = join(options.outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(options.outDir, '.vite'), { recursive: true });
  return manifest;
}

/** @returns the module that draws the pages, already loaded */
export async function bundleForNode(options: BundleOptions): Promise<typeof import('../prerender.tsx')> {
  await build({
    ...common(options),
    build: {
      ssr: 'web/prerender.tsx',
      outDir: options.ssrDir,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: { onLog, output: { entryFileNames: 'prerender.mjs' } },
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
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name && one.startsWith('_'));
  if (!key) throw new Error(`The build made no chunk named ${name}`);
  return key;
}
