/**
 * The exchange with the operator as two folders: what carries them to the bank (SFTP, an integrator) stands outside.
 * `to-operator` holds what we send, and in `taken` what has been fetched; `from-operator` what has come, and in `taken`
 * what is put away.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StatementExchange } from '#server/ports/bank-statement.ts';
import type { GiroExchange } from '#server/ports/giro.ts';

/** Whatever the bank calls it, but nothing that leads elsewhere, and nothing that is being written. */
const isName = (name: string) => /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,200}$/u.test(name) && !name.endsWith('.part');
const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';
const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

const placeIn = (inside: string, name: string) => {
  if (!isName(name)) throw new RangeError(`not a name of a file: ${name}`);
  return path.join(inside, name);
};

/** Payments of one day from 65 000 donors. */
const giroBytes = 16 * 1024 * 1024;

/** Of a file that is too large, one byte too many: its reader refuses it. */
async function readBounded(file: string, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file, { end: mostBytes })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What comes into one folder, and in `taken` what is put away. @param inside name of the folder */
export function createIncomingFolder(folder: string, inside: string, mostBytes: number): StatementExchange {
  const incoming = path.join(folder, inside);
  const taken = path.join(incoming, 'taken');
  return {
    async listIncoming() {
      await mkdir(taken, { recursive: true });
      const found = await readdir(incoming, { withFileTypes: true });
      const names = found.filter((entry) => entry.isFile() && isName(entry.name)).map(({ name }) => name);
      const ages = await Promise.all(
        names.map(async (name) => (await stat(placeIn(incoming, name))).mtimeMs),
      );
      return names
        .map((name, at) => ({ name, age: ages[at]! }))
        .toSorted((one, other) => one.age - other.age || one.name.localeCompare(other.name))
        .map(({ name }) => name);
    },

    read: (name) => readBounded(placeIn(incoming, name), mostBytes),

    async putAway(name) {
      await mkdir(taken, { recursive: true });
      await rename(placeIn(incoming, name), placeIn(taken, name)).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}

export function createFolderExchange(folder: string): GiroExchange {
  const outgoing = path.join(folder, 'to-operator');
  return {
    ...createIncomingFolder(folder, 'from-operator', giroBytes),

    async deliver(name, content) {
      await mkdir(outgoing, { recursive: true });
      const file = placeIn(outgoing, name);
      // Fetched already: a number that comes twice would be refused.
      if ((await exists(file)) || (await exists(path.join(outgoing, 'taken', name)))) return;
      const part = `${file}.part`;
      const handle = await open(part, 'w');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    },
  };
}
