/** A data folder with the demo people, made once and copied for each portal that a test run starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Filled now, or a copy of one that was filled for several runs. @returns the folder; delete it after the run */
export async function makeSeededFolder(): Promise<string> {
  if (process.env.SEEDED_DATA_DIR) return copySeededFolder(process.env.SEEDED_DATA_DIR);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-seeded-'));
  await fill({ DATA_DIR: folder });
  return folder;
}

/** Lets the people of a seeded folder sign in at a portal on this port. */
export const moveSeededFolder = (folder: string, port: number): Promise<void> =>
  fill({ DATA_DIR: folder, PORT: String(port) });

async function fill(environment: Record<string, string>): Promise<void> {
  const program = path.join(import.meta.dirname, 'fill-demo.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo people could not be put into a database.');
}

/** @returns a data folder of its own for one portal */
export function copySeededFolder(seeded: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  fs.cpSync(seeded, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  return folder;
}
