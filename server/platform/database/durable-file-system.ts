/** Makes PGlite's commits reach the disk, and its files the owner's alone. Without the first a power cut can leave a database that does not open. */
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Node = object;
type OpenFile = { nfd: number | null | undefined; node: Node };
type SetAttributes = (of: never, attributes: { mode?: number }) => unknown;
type NodeFileSystem = {
  realPath(node: Node): string;
  node_ops: { setattr: SetAttributes };
  stream_ops: { setattr: SetAttributes; fsync?(file: OpenFile): number };
};
type Module = { FS: { filesystems: { NODEFS: NodeFileSystem } } };

function synchronise(nodefs: NodeFileSystem, file: OpenFile): number {
  if (file.nfd !== undefined && file.nfd !== null) {
    fs.fdatasyncSync(file.nfd);
    return 0;
  }
  // A directory has no descriptor of its own.
  const descriptor = fs.openSync(nodefs.realPath(file.node), 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  return 0;
}

/** Emscripten sets each file's mode by itself, past the umask: readable and writable for everybody. */
function keepPrivate(operations: { setattr: SetAttributes }): void {
  const { setattr } = operations;
  operations.setattr = (of, attributes) =>
    setattr(
      of,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
    );
}

class DurableFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>) {
    const result = await super.init(...parameters);
    const options = result.emscriptenOpts as { preRun?: ((module: Module) => void)[] };
    options.preRun = options.preRun ?? [];
    options.preRun.push((module) => {
      const nodefs = module.FS.filesystems.NODEFS;
      keepPrivate(nodefs.node_ops);
      keepPrivate(nodefs.stream_ops);
      // Emscripten's own file system has none: every fsync would do nothing.
      nodefs.stream_ops.fsync = (file) => synchronise(nodefs, file);
    });
    return result;
  }
}

/** How Postgres leaves a statement with an SQL error, which it then answers. PGlite's `POSTGRES_MAIN_LONGJMP`. */
const sqlErrorStatus = 100;

/**
 * PGlite also catches what ends Postgres (a PANIC, an exit, an fsync that failed) and goes on with what is left of it:
 * answers without their end, changes that are in no log. Nothing more may run then.
 */
function endWhenBroken(module: PGlite['Module'], onBroken: (error: unknown) => void): void {
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== sqlErrorStatus) onBroken(error);
      throw error;
    }
  };
}

/**
 * Opens the database of a folder, which is made where it does not exist.
 * `wal_sync_method=fsync` because the default, fdatasync, does nothing in Emscripten; `-F` would turn fsync off.
 * @param onBroken called with the reason when the database has given up; it must end the thread
 * @throws with what Postgres said where it cannot be opened
 */
export async function openDurably(
  folder: string,
  onBroken: (reason: string) => void = () => {},
): Promise<PGlite> {
  const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };
  const startParams = [
    ...defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ];
  let lastWords = '';
  const database = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams,
    onStderr(line) {
      if (/ (PANIC|FATAL): /.test(line)) lastWords = line;
      return false;
    },
  });
  try {
    await database.waitReady;
  } catch (error) {
    throw new Error(lastWords || String(error), { cause: error });
  }
  endWhenBroken(database.Module, (error) => onBroken(lastWords || String(error)));
  return database;
}
