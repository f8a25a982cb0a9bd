/** Playwright's global setup: a port for each worker, and the data folder that its portals start from a copy of. */
import fs from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { findFreePort } from './free-port.ts';
import { copySeededFolder, makeSeededFolder, moveSeededFolder } from './seeded-folder.ts';

/** By the index of the worker. The demo people sign in at this very port, so that a portal starts without a look at them. */
export type SeededPortal = { port: number; folder: string };

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function seed({ workers }: FullConfig): Promise<() => void> {
  process.env.BROWSER_TEST_SEEDED_AT = new Date().toISOString();
  const seeded = await makeSeededFolder();
  const portals: SeededPortal[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    const portal = { port: await findFreePort(), folder: copySeededFolder(seeded) };
    await moveSeededFolder(portal.folder, portal.port);
    portals.push(portal);
  }
  fs.rmSync(seeded, { recursive: true, force: true });
  process.env.BROWSER_TEST_PORTALS = JSON.stringify(portals);
  return () => {
    for (const { folder } of portals) fs.rmSync(folder, { recursive: true, force: true });
  };
}
