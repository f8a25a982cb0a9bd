/** What of the machine would stop or harm the portal: its pages, its data folder, its disk and its secret. Changes nothing. */
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config/config.ts';
import { loadWebPages } from '#server/platform/http/web-pages.ts';
import { loadSecret, secretFile } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { type Finding, fault, ok, warning } from './doctor-report.ts';
import { doctorTexts as texts } from './doctor-texts.ts';

/** Less than the embedded database needs to start; and what a year of a small organisation takes. */
const roomMegabytes = { least: 256, wanted: 2048 };
const dist = path.resolve(import.meta.dirname, '../../dist');

export function checkMachine(config: Config): Finding[] {
  const folder = path.resolve(config.dataDir);
  return [checkPages(config.organisationHash), checkFolder(folder), checkRoom(folder), checkSecret(config)];
}

function checkPages(organisationHash: string): Finding {
  return unlessRefused(texts.pages, () => {
    loadWebPages(dist, organisationHash);
    return ok(texts.pages, texts.pagesBuilt);
  });
}

function checkFolder(folder: string): Finding {
  if (!fs.existsSync(folder)) return ok(texts.folder, texts.folderIsMade(folder));
  const { uid } = fs.statSync(folder);
  const user = process.getuid?.();
  if (user !== undefined && user !== uid) return fault(texts.folder, texts.folderOfOther(folder));
  const open = findOpenFile(folder);
  return open ? warning(texts.folder, texts.folderOpen(open)) : ok(texts.folder, texts.folderPrivate(folder));
}

/** The first file that others than its owner may read, or write. */
function findOpenFile(file: string): string | null {
  const status = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!status || status.isSymbolicLink() || process.platform === 'win32') return null;
  if (status.mode & 0o077) return file;
  if (!status.isDirectory()) return null;
  for (const name of fs.readdirSync(file)) {
    const open = findOpenFile(path.join(file, name));
    if (open) return open;
  }
  return null;
}

function checkRoom(folder: string): Finding {
  const there = fs.existsSync(folder) ? folder : path.parse(folder).root;
  const { bavail, bsize } = fs.statfsSync(there);
  return judgeRoom(Math.floor((bavail * bsize) / 2 ** 20), folder);
}

export function judgeRoom(megabytes: number, folder: string): Finding {
  const text = texts.room(megabytes, folder);
  if (megabytes < roomMegabytes.least) return fault(texts.disk, text);
  return megabytes < roomMegabytes.wanted ? warning(texts.disk, text) : ok(texts.disk, text);
}

function checkSecret({ secret, dataDir }: Config): Finding {
  if (!secret && !fs.existsSync(secretFile(dataDir))) return ok(texts.secret, texts.secretIsMade);
  return unlessRefused(texts.secret, () => {
    loadSecret(secret, dataDir);
    return ok(texts.secret, texts.secretThere);
  });
}

/** What the portal would refuse to start for is a fault, in the same words. */
export function unlessRefused(what: string, check: () => Finding): Finding {
  try {
    return check();
  } catch (error) {
    if (error instanceof StartProblem) return fault(what, error.sentence);
    throw error;
  }
}
