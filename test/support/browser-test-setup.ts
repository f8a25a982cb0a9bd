/** Playwright's global setup: the data folder that each worker's portal starts from a copy of. */
import fs from 'node:fs';
import { makeSeededFolder } from './seeded-folder.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function seed(): Promise<() => void> {
  const folder = await makeSeededFolder();
  process.env.BROWSER_TEST_SEEDED = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
