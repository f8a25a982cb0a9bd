/**
 * Which file each module's code goes into. A page asks for few: what all pages need (`app`), what pages or forms of
 * several areas share (`content` with what the own page needs, `shared`, `forms`), its area, and its own where that is large.
 * Many small files compress worse and wait for each other's connections.
 */
import { deflateRawSync } from 'node:zlib';

/** What the bundler says of a module. */
type Module = {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};

/** Folders of `web/pages`, and tables of `web/areas`. The others are `public`: pages that are read once, by a link. */
const areas = {
  home: ['home', 'enquiries-area', 'henvendelser', 'lukkede-henvendelser', 'ny-henvendelse', 'kontakt-oss'],
  payments: [
    ...['giveravtale', 'administrer-giveravtale', 'kvittering', 'kvittering-avtale', 'arsoppgave'],
    ...['receipts-area', 'magasininn', 'magazine-area'],
  ],
  membership: [
    ...['hefinn', 'velkommen', 'meld-meg-ut', 'verifisering', 'mine-opplysninger'],
    ...['joining-area', 'registrere-barn', 'children-area'],
  ],
  activities: ['activities', 'seremonier', 'activities-area', 'my-activities-area', 'ceremonies-area'],
  privacy: ['mitt-personvern', 'meldinger', 'privacy-area', 'notices-area'],
  // Long texts, read on the page that was prerendered.
  statements: ['personvern', 'informasjonskapsler', 'tilgjengelighet', 'ord', 'finn-fram'],
  elected: ['tillitsvalgt', 'mitt-medlemsdemokrati', 'representative-area', 'democracy-area'],
  desk: ['medlemsservice', 'desk-area'],
  admin: ['administrasjon', 'administration-area'],
};
/** A folder of pages that are filled in one after the other, and what only they need. */
const joining = { isPage: (page: string) => page.includes('/web/pages/hefinn/'), file: 'joining-forms' };
const areaByName = new Map(
  Object.entries(areas).flatMap(([area, names]) => names.map((name) => [name, area] as const)),
);
const areaOf = (page: string): string =>
  areaByName.get(/\/web\/(?:pages|areas)\/([\w-]+)/.exec(page)?.[1] ?? '') ?? 'public';
/** What a desk shares with an area of members lies with the members': it is not fetched on a phone. */
const officeAreas = ['elected', 'desk', 'admin'];
/** Bytes of compressed source: for less than this the elected, who also use a phone, fetch no whole area of members. */
const leastBorrowed = 600;
/** Areas with so few pages that their forms are in the same file. */
const undivided = ['admin'];

const fileName = (id: string): string => id.split('/').at(-1)!.split('.')[0]!;
/** Short, since the app names every file; never that of an area, whose file is another. */
const ownName = (page: string): string => {
  const name = fileName(page).replace(/-page$/, '');
  return name in areas ? `${name}s` : name;
};
const first = (id: string) => id.endsWith('/web/boot.ts');
const app = (id: string) => id.endsWith('/web/app.tsx');
const ownPage = (id: string) => id.endsWith('/web/pages/home/home-page.tsx');
const signInLibrary = (id: string) => id.endsWith('/web/session/session-store.ts');
const tableOfPages = (id: string) => /\/web\/(router\.tsx|areas\/[\w-]+\.tsx)$/.test(id);
const formLibrary = (id: string) => id.includes('/react-hook-form/');

/** Small parts that few ever fetch: they lie with another of that kind, and weigh on no page. */
const nowAndThen = [
  'person-gate',
  'first-questions',
  'keep-card',
  'keep-card-choice',
  'not-member-card',
  'page-titles',
  'read-aloud',
  'sign-in-ending-strip',
  'unit-question',
];
const nowAndThenFile = 'toast-region';

/** Bytes of compressed source, comments included: some 4 kB on the wire. What is smaller goes with something else. */
const leastFile = 6800;

/** The bundler's knowledge of all modules, as the plan asks for it. */
function graphOf(entry: string, moduleOf: (id: string) => Module | null) {
  function along(ids: readonly string[], next: (one: Module) => readonly string[]): Set<string> {
    const found = new Set<string>();
    const walk = (id: string) => {
      const one = moduleOf(id);
      if (!one || found.has(id)) return;
      found.add(id);
      next(one).forEach(walk);
    };
    ids.forEach(walk);
    return found;
  }
  return {
    all: along([entry], ({ importedIds, dynamicallyImportedIds }) => [
      ...importedIds,
      ...dynamicallyImportedIds,
    ]),
    needs: (id: string) => along([id], ({ importedIds }) => importedIds),
    isFetchedBy: (id: string, fetches: (by: string) => boolean) =>
      moduleOf(id)?.dynamicImporters.some(fetches) ?? false,
    sizeOf: (ids: Iterable<string>) =>
      deflateRawSync([...ids].map((id) => moduleOf(id)?.code ?? '').join('\n')).length,
  };
}

/**
 * @param entry the first script, from which all others are reached
 * @param moduleOf the bundler's knowledge, when the whole graph is known
 * @returns the name of each module's file; what is not in it stays with the part that fetches it
 */
export function planChunks(entry: string, moduleOf: (id: string) => Module | null): Map<string, string> {
  const { all, needs, isFetchedBy, sizeOf } = graphOf(entry, moduleOf);

  /** The parts that bring a module with them: the first script, the app, pages, tables of pages, and what is fetched now and then. */
  const partsOf = new Map<string, string[]>();
  for (const id of all)
    if (first(id) || isFetchedBy(id, () => true))
      for (const needed of needs(id)) partsOf.set(needed, [...(partsOf.get(needed) ?? []), id]);
  const pages = [...all].filter((id) => isFetchedBy(id, tableOfPages));
  const formPages = new Set(pages.filter((page) => [...needs(page)].some(formLibrary)));
  const ownFiles = new Set(
    pages.filter(
      (page) => sizeOf([...needs(page)].filter((id) => partsOf.get(id)?.length === 1)) >= leastFile,
    ),
  );

  /** Needed by most users' first page, or by the frame around all pages: not with what only others need. */
  const ofFirstPage = new Set(
    [...all]
      .filter(
        (id) =>
          ownPage(id) ||
          (isFetchedBy(id, (by) => partsOf.get(by)?.some(app) === true && !tableOfPages(by)) &&
            !nowAndThen.includes(fileName(id))),
      )
      .flatMap((id) => [...needs(id)]),
  );
  const sharedName = (id: string) => (ofFirstPage.has(id) ? 'content' : 'shared');

  /** What the desk opens on a page is fetched then, and imports no file of one page alone. */
  const isTool = (part: string) => areaOf(part) === 'desk' && !pages.includes(part);

  function nameOf(id: string): string | null {
    const parts = partsOf.get(id) ?? [];
    if (parts.some(first)) return 'boot';
    if (parts.some(app)) return 'app';
    if (parts.some(signInLibrary)) return 'msal';
    const needing = parts.filter((part) => pages.includes(part));
    const [page] = needing;
    if (page === undefined) {
      if (parts.some((part) => isFetchedBy(part, first))) return null;
      const part = parts[0]!;
      return isTool(part) ? 'desk-tools' : fileName(part);
    }
    if (needing.length === 1 && ownFiles.has(page) && !parts.some(isTool)) return ownName(page);
    const isOfForms = needing.every((one) => formPages.has(one));
    if (isOfForms && needing.every(joining.isPage)) return joining.file;
    const found = [...new Set(needing.map(areaOf))];
    const [area, ...others] = found.length === 1 ? found : found.filter((one) => !officeAreas.includes(one));
    const isBorrowed =
      area !== 'elected' && found.includes('elected') && !isOfForms && sizeOf([id]) < leastBorrowed;
    const isShared = area === undefined || others.length > 0 || isBorrowed;
    if (area && !isShared && undivided.includes(area)) return area;
    if (isOfForms) return isShared ? 'forms' : `${area}-forms`;
    return isShared ? sharedName(id) : area;
  }
  const names = new Map<string, string>();
  for (const id of all) {
    const name = nameOf(id);
    if (name) names.set(id, name);
  }
  for (const name of new Set(names.values())) {
    const ids = [...names].filter(([, given]) => given === name).map(([id]) => id);
    if (name === 'boot' || sizeOf(ids) >= leastFile) continue;
    const fileOf = (id: string) => (name.endsWith('-forms') ? 'forms' : sharedName(id));
    for (const id of ids) names.set(id, nowAndThen.includes(name) ? nowAndThenFile : fileOf(id));
  }
  return names;
}
