/**
 * What the portal is made of, as CycloneDX 1.6: every package of the server and of the browser's code, with its
 * licence, its digest and what it needs. Written by the build, without asking anybody.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Not in a folder that is served. */
export const billFile = path.join(root, 'sbom/portal.cdx.json');

type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> };

/** Packages that say their licence in a file only; read there. */
const licencesRead: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export type Component = {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses: ({ license: { id: string } } | { expression: string })[];
};
export type Bill = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Names of the packages that the browser's code is built with: those that `web/` imports. */
export function bundledPackages(): string[] {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const sources = fs
    .globSync('web/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !/^web\/build\/|\/build-|\.(test|d)\.ts$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return Object.keys(devDependencies).filter((name) =>
    new RegExp(`(from|import)\\s*\\(?['"]${name}(/[^'"]*)?['"]`).test(sources),
  );
}

/** Folders of the packages that the browser's code is built with, and of what they need in turn. */
function bundledFolders(lock: Lock): Set<string> {
  const folders = new Set<string>();
  const add = (from: string, name: string) => {
    const place = placeOf(lock, from, name);
    if (!place || folders.has(place)) return;
    folders.add(place);
    const { dependencies, peerDependencies } = lock.packages[place]!;
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) add(place, next);
  };
  for (const name of bundledPackages()) add('', name);
  return folders;
}

/** The packages of production, on the server or built into the browser's code: their folder, and their row of the lock. */
export function productionPackages(
  lock: Lock,
): [place: string, found: LockedPackage & { version: string }][] {
  const bundled = bundledFolders(lock);
  return Object.entries(lock.packages).flatMap(([place, found]) =>
    place === '' || (found.dev && !bundled.has(place)) || found.link || !found.version
      ? []
      : [[place, { ...found, version: found.version }]],
  );
}

/** @returns the SPDX licence of a package; empty where it is unknown */
export const licenceOf = (place: string, found: LockedPackage): string =>
  found.license ?? licencesRead[nameOf(place)] ?? '';

/** Where Node would find a package from another's folder. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (at === '') return null;
  }
}

function componentOf(place: string, found: LockedPackage & { version: string }): Component {
  const whole = nameOf(place);
  const [group, name] = whole.startsWith('@') ? whole.split('/') : [null, whole];
  const purl = purlOf(whole, found.version);
  const licence = licenceOf(place, found);
  const digest = /^sha512-(.+)$/.exec(found.integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': `${purl}#${place}`,
    ...(group && { group }),
    name: name!,
    version: found.version,
    scope: found.optional ? 'optional' : 'required',
    purl,
    ...(digest && {
      hashes: [{ alg: 'SHA-512' as const, content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    licenses: !licence
      ? []
      : /[ (]/.test(licence)
        ? [{ expression: licence.replace(/^\((.*)\)$/, '$1') }]
        : [{ license: { id: licence } }],
  };
}

/** The same for the same lock: there is no time in it. */
export function billOf(lock: Lock): Bill {
  const found = productionPackages(lock);
  const refs = new Map(
    found.map(([place, { version }]) => [place, `${purlOf(nameOf(place), version)}#${place}`]),
  );
  const application = `${lock.name}@${lock.version}`;
  const needsOf = (place: string, one: LockedPackage) => {
    const names = Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies });
    const places = names.map((name) => placeOf(lock, place, name));
    return [...new Set(places.flatMap((at) => (at ? (refs.get(at) ?? []) : [])))].sort();
  };
  const bundled = Object.fromEntries(bundledPackages().map((name) => [name, '']));
  const digest = createHash('sha256').update(JSON.stringify(lock.packages)).digest('hex');
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': application, name: lock.name, version: lock.version },
    },
    components: found.map(([place, one]) => componentOf(place, one)),
    dependencies: [
      {
        ref: application,
        dependsOn: needsOf('', { dependencies: { ...lock.packages['']!.dependencies, ...bundled } }),
      },
      ...found.map(([place, one]) => ({ ref: refs.get(place)!, dependsOn: needsOf(place, one) })),
    ],
  };
}

export const readLock = (): Lock => JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Part of `npm run build`. */
export function writeBill(): void {
  fs.mkdirSync(path.dirname(billFile), { recursive: true });
  fs.writeFileSync(billFile, `${JSON.stringify(billOf(readLock()), null, 2)}\n`);
}
