/** `npm run build`: the browser's files, the prerendered pages and the list the server serves them by, in `dist/`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { OrganisationProfile } from '#contract/organisation-profile.ts';
import { referenceMark } from '../frame/reference-mark.ts';
import { routePatterns } from '../paths.ts';
import { bundleForBrowser, bundleForNode, chunkNamed, filesOf, type Manifest } from './bundle-web.ts';
import { overBudget, type Sizes } from './byte-budget.ts';
import { brotliOf, compressAssets } from './compress-assets.ts';
import { pageFiles } from './page-files.ts';
import { type Preloads, pageHtml } from './page-html.ts';

const root = join(import.meta.dirname, '../..');
/** Built apart and put in place whole: a running server, or another build, never meets half a folder. */
const workDir = join(root, `node_modules/.cache/web-build-${process.pid}`);
const outDir = join(workDir, 'dist');
const profileFile = process.env.ORGANISATION_PROFILE ?? join(root, 'organisation-profile.json');

const fileFor = (pattern: string): string =>
  pattern === '/' ? 'start.html' : `${pattern.slice(1).replaceAll('/', '-')}.html`;

export async function buildWeb(): Promise<void> {
  const profileText = await readFile(profileFile, 'utf8');
  z.parse(OrganisationProfile, JSON.parse(profileText));
  const options = { root, outDir, ssrDir: join(workDir, 'ssr'), profileFile };
  const manifest = await bundleForBrowser(options);
  const { renderPage, titleOf } = await bundleForNode(options);

  const fileOf = (key: string): string => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk.file;
  };
  const href = (key: string) => `/${fileOf(key)}`;
  const criticalCss = (await readFile(join(outDir, fileOf('web/critical.css')), 'utf8')).trim();
  const favicon = await copyFavicon();
  const app = [
    ...new Set([...filesOf(manifest, 'web/app.tsx'), ...filesOf(manifest, chunkNamed(manifest, 'app'))]),
  ];
  const msal = filesOf(manifest, chunkNamed(manifest, 'msal')).filter((file) => !app.includes(file));
  const common = {
    criticalCss,
    favicon,
    stylesheet: href('web/all.css'),
    bootScript: href('web/boot.ts'),
    bodyFont: bodyFontOf(manifest),
  };
  const files = pageFiles(
    await readFile(join(root, 'web/router.tsx'), 'utf8'),
    (source) => readFileSync(join(root, 'web', source), 'utf8'),
    manifest,
    // The page of a missing address is part of the app.
    routePatterns.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/404'),
    app,
  );
  const preloadsFor = (isPublic: boolean, only?: string): Preloads => ({
    app,
    pages: routePatterns
      .filter((route) => (only ? route.pattern === only : route.isPublic === isPublic))
      .map(({ pattern }) => [pattern, files.get(pattern) ?? [], titleOf(pattern)]),
    signIn: msal,
    afterSignIn: files.get('/home') ?? [],
  });

  await mkdir(join(outDir, 'pages'), { recursive: true });
  const shell = await renderPage('/home', 'startup');
  const write = (file: string, html: string) => writeFile(join(outDir, 'pages', file), html);
  await write(
    '_app.html',
    pageHtml({ ...common, ...shell, kind: 'shell', returningBody: null, preloads: preloadsFor(false) }),
  );
  for (const { pattern } of routePatterns.filter((route) => route.isPublic)) {
    const page = await renderPage(pattern, 'none');
    // React escapes a comment; the server looks for one.
    page.body = page.body.replace(referenceMark, '<!--reference-->');
    const kind = pattern === '/500' ? 'static' : 'prerendered';
    const returningBody = pattern === '/' ? shell.body : null;
    await write(
      fileFor(pattern),
      pageHtml({ ...common, ...page, kind, returningBody, preloads: preloadsFor(true, pattern) }),
    );
  }
  const pages = {
    routes: routePatterns.map(({ pattern, isPublic }) => ({
      path: pattern,
      file: isPublic ? fileFor(pattern) : '_app.html',
    })),
    shell: '_app.html',
    stylesheets: [common.stylesheet],
    ownPage: [...msal, ...app, ...(files.get('/home') ?? [])].map((file) => `/${file}`),
    favicon,
    notFound: '404.html',
    error: '500.html',
    profileHash: createHash('sha256').update(profileText).digest('hex'),
  };
  await writeFile(join(outDir, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);

  const sizes = await measure(manifest, app, msal, criticalCss);
  await writeFile(join(outDir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  const target = join(root, 'dist');
  await rm(target, { recursive: true, force: true });
  await rename(outDir, target);
  report(sizes);
}

/** Named by its content like every other asset, so that a new one is seen at once. */
async function copyFavicon(): Promise<string> {
  const source = join(root, 'web/theme/favicon.svg');
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('base64url')
    .slice(0, 8);
  const name = `favicon-${hash}.svg`;
  await copyFile(source, join(outDir, 'assets', name));
  return `/assets/${name}`;
}

/** The font that most of a page is set in; the others come when the style sheet asks for them. */
function bodyFontOf(manifest: Manifest): string | null {
  const key = Object.keys(manifest).find(
    (name) => /fonts\/figtree[^/]*\.woff2$/.test(name) && !/ext/.test(name),
  );
  return key ? `/${manifest[key]?.file}` : null;
}

async function measure(
  manifest: Manifest,
  app: string[],
  msal: string[],
  criticalCss: string,
): Promise<Sizes> {
  const byName = await compressAssets(join(outDir, 'assets'));
  const sum = (files: string[]) =>
    files.reduce((total, file) => total + (byName.get(file.replace('assets/', '')) ?? 0), 0);
  const boot = filesOf(manifest, 'web/boot.ts');
  const pageKeys = Object.keys(manifest).filter((key) => /^web\/pages\/.*-page\.tsx$/.test(key));
  return {
    signedOutPage: sum(boot),
    app: sum([...new Set([...boot, ...app])]),
    signInLibrary: sum(msal),
    pages: Object.fromEntries(
      pageKeys.map((key) => [key, sum(filesOf(manifest, key).filter((file) => !app.includes(file)))]),
    ),
    stylesheet: sum(filesOf(manifest, 'web/all.css')),
    criticalCss: (await brotliOf(criticalCss)).length,
    files: Object.fromEntries(byName),
  };
}

function report(sizes: Sizes): void {
  const line = (name: string, bytes: number) => console.log(`${String(bytes).padStart(8)}  ${name}`);
  console.log('Brotli bytes');
  line('JavaScript of the signed-out start page', sizes.signedOutPage);
  line('app without the sign-in library', sizes.app);
  line('sign-in library', sizes.signInLibrary);
  line('style sheet', sizes.stylesheet);
  line('critical CSS, inlined', sizes.criticalCss);
  for (const [name, bytes] of Object.entries(sizes.pages)) line(name, bytes);
  // Told here, held by a test: a page a few bytes too heavy is no reason not to start.
  for (const heavy of overBudget(sizes)) console.error(`Over the byte budget. ${heavy}`);
}

if (import.meta.main) {
  await buildWeb().finally(() => rm(workDir, { recursive: true, force: true }));
  // Drawn pages leave timers behind: what a query keeps, it keeps for minutes.
  process.exit();
}
