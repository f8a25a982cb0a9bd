/** The assets of earlier releases, so that a page that is open in a browser still finds its code after an upgrade. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const keptMs = 7 * 24 * 3_600_000;
/** In the folder itself, with a dot so that it is not served: when each file was replaced, or null for those of the release that runs. */
const listName = '.replaced.json';
type Replaced = Record<string, number | null>;

function readList(folder: string): Replaced {
  try {
    return JSON.parse(readFileSync(path.join(folder, listName), 'utf8')) as Replaced;
  } catch {
    return {};
  }
}

/** Whole or not at all: another process may be serving the folder. */
function putFile(folder: string, name: string, write: (file: string) => void): void {
  const half = path.join(folder, `.${process.pid}${name}`);
  write(half);
  renameSync(half, path.join(folder, name));
}

/**
 * Copies this release's assets to a folder that outlives it, and deletes what was replaced more than a week ago. A release
 * may have run for months: the week begins when the next one starts. A full disk is logged, and stops no start.
 * @param built the assets of this release
 * @param folder in the data folder
 */
export function keepAssets(
  built: string,
  folder: string,
  now: Date,
  log: { warn(details: object, message: string): void },
): void {
  try {
    mkdirSync(folder, { recursive: true });
    const current = readdirSync(built);
    const list: Replaced = {};
    for (const [name, replacedAt] of Object.entries(readList(folder))) {
      if (current.includes(name)) continue;
      if (replacedAt !== null && now.getTime() - replacedAt > keptMs)
        rmSync(path.join(folder, name), { force: true });
      else list[name] = replacedAt ?? now.getTime();
    }
    for (const name of current) {
      list[name] = null;
      if (!existsSync(path.join(folder, name)))
        putFile(folder, name, (file) => copyFileSync(path.join(built, name), file));
    }
    putFile(folder, listName, (file) => writeFileSync(file, JSON.stringify(list)));
  } catch (error) {
    log.warn({ err: error }, 'the assets could not be kept for the next release');
  }
}
