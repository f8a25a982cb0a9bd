/** `npm run build`: the browser's files, the prerendered pages and the list the server serves them by, in `dist/`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type Language, languages } from '#contract/values/portal-languages.ts';
import { referenceMark } from '../frame/reference-mark.ts';
import { bundleForBrowser, bundleForNode, chunkNamed, filesOf, type Manifest } from './bundle-web.ts';
import { overBudget, type Sizes } from './byte-budget.ts';
import { brotliOf, compressAssets } from './compress-assets.ts';
import { isTranslated } from './languages.ts';
import { pageFiles, pageSources } from './page-files.ts';
import { type PageParts, type Preloads, pageHtml } from './page-html.ts';
import { routePatterns } from './route-patterns.ts';
import { usedCss } from './used-css.ts';

const root = join(import.meta.dirname, '../..');
/** Built apart and put in place whole: a running server, or another build, never meets half a folder. */
const workDir = join(root, `node_modules/.cache/web-build-${process.pid}`);
const outDir = join(workDir, 'dist');
const profileFile = process.env.ORGANISATION_PROFILE ?? join(root, 'organisation-profile.json');

const fileFor = (pattern: string): string =>
  pattern === '/' ? 'start.html' : `${pattern.slice(1).replaceAll('/', '-')}.html`;

const sources = pageSources(readFileSync(join(root, 'web/router.tsx'), 'utf8'), (source) =>
  readFileSync(join(root, 'web', source), 'utf8'),
);
/** The two pages that every language has are part of the app. */
const isThereIn = (pattern: string, language: Language): boolean =>
  ['/404', '/500'].includes(pattern) ||
  (sources.get(pattern) ?? []).every((source) => isTranslated(source, language));

export async function buildWeb(): Promise<void> {
  const profileText = await readFile(profileFile, 'utf8');
  z.parse(OrganisationProfile, JSON.parse(profileText));
  const [bokmal, ...others] = await Promise.all(languages.map(buildLanguage));
  for (const { assets } of others) await moveFiles(assets, join(outDir, 'assets'));
  const pages = {
    ...bokmal!.pages,
    languages: Object.fromEntries(others.map(({ language, pages }) => [language, pages])),
    profileHash: createHash('sha256').update(profileText).digest('hex'),
  };
  await writeFile(join(outDir, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);

  await copyFile(join(root, 'web/card-worker.js'), join(outDir, 'card-worker.js'));

  const byName = await compressAssets(join(outDir, 'assets'), new Set(bokmal!.files));
  const sizes: Sizes = {
    ...(await measure(bokmal!, byName)),
    languages: Object.fromEntries(others.map((one) => [one.language, appSize(one, byName)])),
  };
  await writeFile(join(outDir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  const target = join(root, 'dist');
  await rm(target, { recursive: true, force: true });
  await rename(outDir, target);
  report(sizes);
}

type Built = {
  language: Language;
  /** Folder of its assets, and their names. */
  assets: string;
  files: string[];
  manifest: Manifest;
  app: string[];
  msal: string[];
  criticalCss: string;
  pages: object;
};

/** The bundles and pages in one language. Its pages are in a folder of its name; those in bokmål are in `pages` itself. */
async function buildLanguage(language: Language): Promise<Built> {
  const ownDir = language === 'nb' ? outDir : join(workDir, language);
  const untranslated = routePatterns
    .map(({ pattern }) => pattern)
    .filter((pattern) => !isThereIn(pattern, language));
  const options = { root, outDir: ownDir, ssrDir: join(ownDir, 'ssr'), profileFile, language, untranslated };
  const manifest = await bundleForBrowser(options);
  const { renderPage, titleOf } = await bundleForNode({
    ...options,
    ssrDir: join(workDir, `ssr-${language}`),
  });

  const fileOf = (key: string): string => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk.file;
  };
  const href = (key: string) => `/${fileOf(key)}`;
  const criticalCss = (await readFile(join(ownDir, fileOf('web/critical.css')), 'utf8')).trim();
  const favicon = await copyFavicon(join(ownDir, 'assets'));
  const app = [
    ...new Set([...filesOf(manifest, 'web/app.tsx'), ...filesOf(manifest, chunkNamed(manifest, 'app'))]),
  ];
  const msal = filesOf(manifest, chunkNamed(manifest, 'msal')).filter((file) => !app.includes(file));
  const common = {
    language,
    criticalCss,
    favicon,
    stylesheet: href('web/all.css'),
    bootScript: href('web/boot.ts'),
    bodyFont: bodyFontOf(manifest),
  };
  const files = pageFiles(
    sources,
    manifest,
    // The page of a missing address is part of the app.
    routePatterns.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/404'),
    app,
  );
  const preloadsFor = (pattern: string): Preloads => ({
    app,
    page: files.get(pattern) ?? [],
    signIn: msal,
    afterSignIn: files.get('/home') ?? [],
  });

  const folder = language === 'nb' ? '' : `${language}/`;
  await writePages({ language, folder, renderPage, titleOf, common, preloadsFor });
  return {
    language,
    assets: join(ownDir, 'assets'),
    files: await readdir(join(ownDir, 'assets')),
    manifest,
    app,
    msal,
    criticalCss,
    pages: {
      routes: routePatterns
        .filter(({ isPublic, pattern }) => !isPublic || isThereIn(pattern, language))
        .map(({ pattern, isPublic }) => ({ path: pattern, file: folder + fileFor(pattern), isPublic })),
      stylesheets: [common.stylesheet],
      ownPage: [...msal, ...app, ...(files.get('/home') ?? [])].map((file) => `/${file}`),
      favicon,
      notFound: `${folder}404.html`,
      error: `${folder}500.html`,
    },
  };
}

/** Each open page that is there in the language, and the same shell for each of the others, which asks for its code. */
async function writePages({
  language,
  folder,
  renderPage,
  titleOf,
  common,
  preloadsFor,
}: {
  language: Language;
  folder: string;
  renderPage: typeof import('../prerender.tsx')['renderPage'];
  titleOf: typeof import('../prerender.tsx')['titleOf'];
  common: Pick<PageParts, 'language' | 'criticalCss' | 'favicon' | 'stylesheet' | 'bootScript' | 'bodyFont'>;
  preloadsFor(pattern: string): Preloads;
}): Promise<void> {
  await mkdir(join(outDir, 'pages', folder), { recursive: true });
  const write = (pattern: string, html: string) =>
    writeFile(join(outDir, 'pages', folder, fileFor(pattern)), html);
  const shell = await renderPage('/home', 'startup');
  const shellParts: PageParts = {
    ...common,
    ...shell,
    kind: 'shell',
    // The frame is there in each; a part that is not yet says so itself.
    offered: { languages, address: null },
    returningBody: null,
    preloads: preloadsFor('/home'),
  };
  const shellCss = await usedCss(shellParts);
  for (const { pattern, isPublic } of routePatterns) {
    if (!isPublic) {
      const own = { title: titleOf(pattern), preloads: preloadsFor(pattern) };
      await write(pattern, pageHtml({ ...shellParts, ...own, criticalCss: shellCss }));
    } else if (isThereIn(pattern, language)) {
      const page = await renderPage(pattern, 'none');
      // React escapes a comment; the server looks for one.
      page.body = page.body.replace(referenceMark, '<!--reference-->');
      const parts: PageParts = {
        ...common,
        ...page,
        kind: pattern === '/500' ? 'static' : 'prerendered',
        offered: {
          languages: languages.filter((one) => isThereIn(pattern, one)),
          address: ['/404', '/500'].includes(pattern) ? null : pattern,
        },
        returningBody: pattern === '/' ? shell.body : null,
        preloads: preloadsFor(pattern),
      };
      await write(pattern, pageHtml({ ...parts, criticalCss: await usedCss(parts) }));
    }
  }
}

/** Names are made of the content: what is there already is the same. */
async function moveFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
}

/** Named by its content like every other asset, so that a new one is seen at once. */
async function copyFavicon(assets: string): Promise<string> {
  const source = join(root, 'web/theme/favicon.svg');
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('base64url')
    .slice(0, 8);
  const name = `favicon-${hash}.svg`;
  await copyFile(source, join(assets, name));
  return `/assets/${name}`;
}

/** The font that most of a page is set in; the others come when the style sheet asks for them. */
function bodyFontOf(manifest: Manifest): string | null {
  const key = Object.keys(manifest).find(
    (name) => /fonts\/figtree[^/]*\.woff2$/.test(name) && !/ext/.test(name),
  );
  return key ? `/${manifest[key]?.file}` : null;
}

const sumOf = (files: Iterable<string>, byName: Map<string, number>): number =>
  [...files].reduce((total, file) => total + (byName.get(file.replace('assets/', '')) ?? 0), 0);

/** What every signed-in page loads, without the sign-in library. */
const appSize = ({ manifest, app }: Built, byName: Map<string, number>): number =>
  sumOf(new Set([...filesOf(manifest, 'web/boot.ts'), ...app]), byName);

/** The sizes in bokmål; a translation is only compared with them. */
async function measure(built: Built, byName: Map<string, number>): Promise<Omit<Sizes, 'languages'>> {
  const { manifest, app, msal, criticalCss } = built;
  const sum = (files: string[]) => sumOf(files, byName);
  const pageKeys = Object.keys(manifest).filter((key) => /^web\/pages\/.*-page\.tsx$/.test(key));
  return {
    signedOutPage: sum(filesOf(manifest, 'web/boot.ts')),
    app: appSize(built, byName),
    signInLibrary: sum(msal),
    pages: Object.fromEntries(
      pageKeys.map((key) => [key, sum(filesOf(manifest, key).filter((file) => !app.includes(file)))]),
    ),
    stylesheet: sum(filesOf(manifest, 'web/all.css')),
    criticalCss: (await brotliOf(criticalCss)).length,
    files: Object.fromEntries([...byName].filter(([name]) => built.files.includes(name))),
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
  for (const [language, bytes] of Object.entries(sizes.languages)) line(`app in ${language}`, bytes);
  for (const [name, bytes] of Object.entries(sizes.pages)) line(name, bytes);
  // Told here, held by a test: a page a few bytes too heavy is no reason not to start.
  for (const heavy of overBudget(sizes)) console.error(`Over the byte budget. ${heavy}`);
}

if (import.meta.main) {
  await buildWeb().finally(() => rm(workDir, { recursive: true, force: true }));
  // Drawn pages leave timers behind: what a query keeps, it keeps for minutes.
  process.exit();
}
