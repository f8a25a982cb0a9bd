/**
 * A backup as one file, encrypted for a key that the portal does not have: the settings hold the public half, which can only
 * make backups. X25519 with a key pair of its own for each file, HKDF, AES-256-GCM (as in RFC 9180, in one piece).
 */
import * as crypto from 'node:crypto';
import fs from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { StartProblem } from '#server/platform/start-problem.ts';
import { backupTexts as texts } from './backup-texts.ts';

const magic = Buffer.from('min-side-backup-1\n');
const [keyBytes, tagBytes] = [32, 16];
const headBytes = magic.length + keyBytes;
/** What precedes the 32 bytes of a private key in PKCS 8, and of a public one in SPKI (RFC 8410). */
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex');
const publicHead = Buffer.from('302a300506032b656e032100', 'hex');

const rawPublic = (key: crypto.KeyObject): Buffer =>
  crypto
    .createPublicKey(key as never)
    .export({ type: 'spki', format: 'der' })
    .subarray(publicHead.length);
const publicKeyOf = (raw: Buffer): crypto.KeyObject =>
  crypto.createPublicKey({ key: Buffer.concat([publicHead, raw]), format: 'der', type: 'spki' });
const privateKeyOf = (raw: Buffer): crypto.KeyObject =>
  crypto.createPrivateKey({ key: Buffer.concat([privateHead, raw]), format: 'der', type: 'pkcs8' });

/** @throws StartProblem when it is not 32 bytes in base64url */
function readKey(text: string, sentence: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== keyBytes) throw new StartProblem(sentence);
  return key;
}

/** Both halves in base64url: the public one for the settings, the private one to be kept elsewhere. */
export function newBackupKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = crypto.generateKeyPairSync('x25519');
  const raw = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(privateHead.length);
  return {
    publicKey: rawPublic(privateKey).toString('base64url'),
    privateKey: raw.toString('base64url'),
  };
}

/** @param sent the public half of the file's own pair */
function fileKey(own: crypto.KeyObject, other: crypto.KeyObject, sent: Buffer, receiver: Buffer) {
  const shared = crypto.diffieHellman({ privateKey: own, publicKey: other });
  return Buffer.from(crypto.hkdfSync('sha256', shared, Buffer.concat([sent, receiver]), magic, 32));
}
/** Each file has a key of its own, which is used once. */
const nonce = Buffer.alloc(12);

/** One line of JSON before each file; a folder has no content. */
type Entry = { name: string; bytes: number | null };

async function* packed(folder: string): AsyncGenerator<Buffer> {
  for (const found of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(found.parentPath, found.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    const bytes = found.isFile() ? fs.statSync(file).size : null;
    yield Buffer.from(`${JSON.stringify({ name, bytes } satisfies Entry)}\n`);
    if (bytes) yield* fs.createReadStream(file, { end: bytes - 1 });
  }
}

/** Encrypts all of a folder into a new file, which is on the disk when it resolves. @returns its size */
export async function writeBackup(folder: string, file: string, publicKey: string): Promise<number> {
  const receiver = readKey(publicKey, texts.badPublicKey);
  const own = crypto.generateKeyPairSync('x25519').privateKey;
  const sent = rawPublic(own);
  const key = fileKey(own, publicKeyOf(receiver), sent, receiver);
  const cipher = crypto.createCipheriv('aes-256-gcm', key, nonce);
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.write(Buffer.concat([magic, sent]));
    await pipeline(Readable.from(packed(folder)), zlib.createGzip({ level: 1 }), cipher, async (parts) => {
      for await (const part of parts) await handle.write(part as Buffer);
    });
    await handle.write(cipher.getAuthTag());
    await handle.sync();
    fs.renameSync(unfinished, file);
    return (await handle.stat()).size;
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** What is in the file, decrypted. */
async function decrypted(file: string, privateKey: string) {
  const own = privateKeyOf(readKey(privateKey, texts.badPrivateKey));
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(headBytes);
    const tag = Buffer.alloc(tagBytes);
    await handle.read(head, 0, headBytes, 0);
    if (size < headBytes + tagBytes || !head.subarray(0, magic.length).equals(magic))
      throw new StartProblem(texts.notABackup(file));
    await handle.read(tag, 0, tagBytes, size - tagBytes);
    const sent = head.subarray(magic.length);
    const key = fileKey(own, publicKeyOf(sent), sent, rawPublic(own));
    const decipher = crypto.createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag);
    return [fs.createReadStream(file, { start: headBytes, end: size - tagBytes - 1 }), decipher] as const;
  } finally {
    await handle.close();
  }
}

/**
 * Puts what is in a backup into a new folder. The whole file is verified before anything of it is used.
 * @throws StartProblem when it was made for another key, is damaged or is not whole
 */
export async function readBackup(file: string, folder: string, privateKey: string): Promise<void> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  await pipeline(...(await decrypted(file, privateKey)), nowhere).catch((error) => {
    throw new StartProblem(texts.cannotDecrypt(file), { cause: error });
  });
  await mkdir(folder, { mode: 0o700 });
  await pipeline(...(await decrypted(file, privateKey)), zlib.createGunzip(), (parts) =>
    unpack(parts as AsyncIterable<Buffer>, folder),
  );
  await synchronise(folder);
}

/** Many at once: the file system then writes its journal once for all of them. */
async function synchronise(folder: string): Promise<void> {
  const found = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const next = files.values();
  const work = async () => {
    for (const file of next) {
      const handle = await open(file, 'r+');
      await handle.sync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

async function unpack(parts: AsyncIterable<Buffer>, folder: string): Promise<void> {
  let line = Buffer.alloc(0);
  let left = 0;
  let descriptor: number | null = null;
  for await (let part of parts)
    while (part.length > 0) {
      if (descriptor !== null) {
        const content = part.subarray(0, left);
        fs.writeSync(descriptor, content);
        left -= content.length;
        part = part.subarray(content.length);
        if (left > 0) continue;
        fs.closeSync(descriptor);
        descriptor = null;
        continue;
      }
      const end = part.indexOf('\n');
      line = Buffer.concat([line, end < 0 ? part : part.subarray(0, end)]);
      if (end < 0) break;
      part = part.subarray(end + 1);
      const { name, bytes } = JSON.parse(line.toString()) as Entry;
      line = Buffer.alloc(0);
      const target = placeOf(folder, name);
      if (bytes === null) fs.mkdirSync(target, { recursive: true, mode: 0o700 });
      else {
        fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
        const opened = fs.openSync(target, 'wx', 0o600);
        if (bytes > 0) [descriptor, left] = [opened, bytes];
        else fs.closeSync(opened);
      }
    }
}

function placeOf(folder: string, name: string): string {
  const target = path.resolve(folder, name);
  if (!target.startsWith(path.resolve(folder) + path.sep))
    throw new Error(`a file outside the folder: ${name}`);
  return target;
}
