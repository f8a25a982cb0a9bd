/** Whether the built pages in dist/ are those of the sources as they are now. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const fingerprintFile = path.join(root, 'dist/.inputs');

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(): string {
  const profile = path.resolve(root, process.env.ORGANISATION_PROFILE || 'organisation-profile.json');
  const files = [...['web', 'contract'].flatMap((folder) => filesBelow(path.join(root, folder))), profile];
  const hash = createHash('sha256');
  for (const file of [...files, path.join(root, 'package-lock.json')]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether there is a build at all, of these sources or of earlier ones. */
export const hasBuild = (): boolean =>
  fs.existsSync(path.join(root, 'dist/pages.json')) && fs.existsSync(fingerprintFile);

export function isBuilt(): boolean {
  return hasBuild() && fs.readFileSync(fingerprintFile, 'utf8') === fingerprint();
}

/** Called when a build has succeeded. */
export const rememberInputs = (): void => fs.writeFileSync(fingerprintFile, fingerprint());
