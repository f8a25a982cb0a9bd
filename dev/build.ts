/** `npm run build`: builds the browser app into dist/, and writes what the portal is made of into sbom/. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type FolderLock, lockFolder } from '#server/platform/database/folder-lock.ts';
import { writeBill } from './bill-of-materials.ts';
import { isBuilt, rememberInputs } from './web-inputs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One build at a time: two would write into each other's files. */
async function takeTurn(): Promise<FolderLock> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      return lockFolder(path.join(root, 'node_modules/.cache/build'));
    } catch {
      await new Promise((later) => setTimeout(later, 200));
    }
  }
  throw new Error('Another build has been under way for two minutes');
}

/**
 * In a process of its own, because the builder sets environment variables.
 * @param onlyIfChanged leaves what another process has built meanwhile
 * @returns whether dist/ is complete
 */
export async function build({ onlyIfChanged }: { onlyIfChanged: boolean }): Promise<boolean> {
  const turn = await takeTurn();
  try {
    if (onlyIfChanged && isBuilt()) return true;
    const { status } = spawnSync(process.execPath, ['web/build/build-web.ts'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status === 0) {
      writeBill();
      rememberInputs();
    }
    return status === 0;
  } finally {
    turn.release();
  }
}

if (import.meta.main && !(await build({ onlyIfChanged: false }))) process.exit(1);
