/** Files sent along with messages: uploaded while the message is written, cleaned, sent with it, and read again. */
import { randomUUID } from 'node:crypto';
import { attachmentLimits, type MessageAttachment, type NewUpload } from '#contract/attachment-endpoints.ts';
import type { StreamedFile } from '#contract/endpoint.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt, findAttempts } from '#server/platform/database/attempts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { nameOfKind, safeFileName } from './attachment-name-rules.ts';
import {
  addChunk,
  addUpload,
  countUnsent,
  countWaiting,
  findChunk,
  findOfClaim,
  findOfPaper,
  findReadable,
  findSent,
  findUpload,
  findUploadForChange,
  giveFiles,
  listOfClaims,
  listSentAttachments,
  type ReadyAttachment,
  removeUnsent,
  removeUpload,
  type SentWith,
  setChecking,
  type UploadRow,
} from './attachment-repository.ts';
import { chunkLengthAt, megabytesOf, uploadLimits } from './attachment-rules.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** Carries only the id. */
export const cleanAttachmentJob = { name: 'clean-attachment' };
export type CleanAttachment = { attachmentId: string };

export type AttachmentService = ReturnType<typeof createAttachmentService>;

type Needs = { jobs: Pick<Jobs, 'enqueue'> };

export const createAttachmentService = (needs: Needs) => ({
  ...withNeeds(needs, { finish }),
  announceFile,
  getUpload,
  takeChunk,
  remove,
  getContent,
});

async function getOwn(tx: Transaction, actor: Actor, id: string): Promise<UploadRow> {
  const upload = await findUploadForChange(tx, id, actor.personId);
  if (!upload) throw new Refusal('NOT_FOUND');
  return upload;
}

/** @throws Refusal TOO_MANY_UPLOADS */
async function countUpload(tx: Transaction, ownerId: string, bytes: number, now: Date): Promise<void> {
  if (await hasTooManyStrikes(tx, ownerId, now))
    throw new Refusal('TOO_MANY_UPLOADS', { retryAfterSeconds: dayMs / 1000 });
  const megabytes = megabytesOf(bytes);
  for (const [name, amount, most, lengthMs] of [
    ['upload', 1, uploadLimits.perWindow, uploadLimits.windowMs],
    ['upload-hour', megabytes, uploadLimits.megabytesPerHour, hourMs],
    ['upload-day', megabytes, uploadLimits.megabytesPerDay, dayMs],
  ] as const) {
    const ends = new Date(now.getTime() + lengthMs);
    if ((await countAttempt(tx, `${name}:${ownerId}`, now, ends, amount)) > most)
      throw new Refusal('TOO_MANY_UPLOADS', { retryAfterSeconds: lengthMs / 1000 });
  }
}

/** @throws Refusal TOO_MANY_FILES, TOO_MANY_UPLOADS */
async function announceFile(tx: Transaction, actor: Actor, file: NewUpload, now: Date): Promise<UploadRow> {
  const { personId: ownerId } = actor;
  const unsent = await countUnsent(tx, ownerId, file.form);
  if (unsent.inForm >= attachmentLimits.perMessage || unsent.inAll >= uploadLimits.unsent)
    throw new Refusal('TOO_MANY_FILES');
  if (unsent.bytes + file.sizeBytes > uploadLimits.unsentBytes) throw new Refusal('TOO_MANY_FILES');
  await countUpload(tx, ownerId, file.sizeBytes, now);
  const id = randomUUID();
  const { form, sizeBytes: announcedBytes } = file;
  await addUpload(tx, { id, ownerId, form, name: safeFileName(file.name), announcedBytes, at: now });
  return getOwn(tx, actor, id);
}

/** @throws Refusal NOT_FOUND */
async function getUpload(db: Database, actor: Actor, id: string): Promise<UploadRow> {
  const upload = await findUpload(db, id, actor.personId);
  if (!upload) throw new Refusal('NOT_FOUND');
  return upload;
}

/**
 * Takes the chunk that comes next. The same chunk again is taken too, and changes nothing.
 * @throws Refusal NOT_FOUND; UPLOAD_OUT_OF_STEP where it begins elsewhere, is not as long as it must be, or
 *   differs from what was there before
 */
async function takeChunk(
  tx: Transaction,
  actor: Actor,
  chunk: { id: string; start: number; content: Uint8Array },
  now: Date,
): Promise<UploadRow> {
  const { id, start, content } = chunk;
  const upload = await getOwn(tx, actor, id);
  const isRightLength = content.length === chunkLengthAt(start, upload.announcedBytes);
  if (upload.state !== 'uploading' || !isRightLength || start > upload.receivedBytes)
    throw new Refusal('UPLOAD_OUT_OF_STEP');
  if (start < upload.receivedBytes) {
    const former = await findChunk(tx, id, false, start);
    if (!former || Buffer.compare(former, content) !== 0) throw new Refusal('UPLOAD_OUT_OF_STEP');
    return upload;
  }
  await addChunk(tx, { id, start, content, at: now });
  return { ...upload, receivedBytes: start + content.length };
}

/**
 * Every byte is here: the file is looked at in a moment. Repeating it changes nothing.
 * @throws Refusal NOT_FOUND, UPLOAD_OUT_OF_STEP
 */
async function finish(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  id: string,
  now: Date,
): Promise<UploadRow> {
  const upload = await getOwn(tx, actor, id);
  if (upload.state !== 'uploading') return upload;
  if (upload.receivedBytes !== upload.announcedBytes) throw new Refusal('UPLOAD_OUT_OF_STEP');
  await setChecking(tx, id, now);
  const ahead = await countWaiting(tx, actor.personId, id);
  const turn = { of: actor.personId, ahead };
  await needs.jobs.enqueue<CleanAttachment>(tx, cleanAttachmentJob, { attachmentId: id }, 0, turn);
  return { ...upload, state: 'checking' };
}

/** @throws Refusal NOT_FOUND */
async function remove(tx: Transaction, actor: Actor, id: string): Promise<void> {
  if (!(await removeUpload(tx, id, actor.personId))) throw new Refusal('NOT_FOUND');
}

/** @throws Refusal NOT_FOUND */
async function getContent(db: Database, actor: Actor, id: string): Promise<StreamedFile> {
  const file = await findReadable(db, id, actor.personId);
  if (!file) throw new Refusal('NOT_FOUND');
  return fileToSend(db, file);
}

/** Whether so many files of a person had to be stopped that no more are processed today. */
export const hasTooManyStrikes = async (db: Database, ownerId: string, now: Date): Promise<boolean> =>
  ((await findAttempts(db, `file-strike:${ownerId}`, now))?.count ?? 0) >= uploadLimits.strikesPerDay;

/** A file of a person had to be stopped. */
export const countStrike = (tx: Transaction, ownerId: string, now: Date): Promise<number> =>
  countAttempt(tx, `file-strike:${ownerId}`, now, new Date(now.getTime() + dayMs));

/** What a file is called once it is known what it is. */
export const cleanedName = nameOfKind;

/** Deletes unsent files that have not changed since then. */
export const keptUntouchedSince = (now: Date): Date =>
  new Date(now.getTime() - uploadLimits.keptDays * 86_400_000);

/** A file of any enquiry and whose it is, for member service. @throws Refusal NOT_FOUND */
export async function getSentFile(db: Database, id: string) {
  const sent = await findSent(db, id);
  if (!sent) throw new Refusal('NOT_FOUND');
  return sent;
}

const types = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;

/** The content leaves chunk by chunk, so that a slow reader costs no memory. */
export function fileToSend(db: Database, { id, name, kind, sizeBytes }: ReadyAttachment): StreamedFile {
  async function* content() {
    for (let start = 0; start < sizeBytes; ) {
      const chunk = await findChunk(db, id, true, start);
      if (!chunk) throw new Error('the file was removed while it was read');
      yield chunk;
      start += chunk.length;
    }
  }
  return { name, type: types[kind], sizeBytes, content: content() };
}

/** The files of a thread, by message. */
export async function listMessageAttachments(
  db: Database,
  enquiryId: string,
): Promise<Map<string, MessageAttachment[]>> {
  const byMessage = new Map<string, MessageAttachment[]>();
  for (const { messageId, ...attachment } of await listSentAttachments(db, enquiryId))
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), attachment]);
  return byMessage;
}

/**
 * Sends the files of a form with what the form makes. Those that were left out are not kept.
 * @param sending.form the form they waited in
 * @throws Refusal INVALID_INPUT where one of them is not the owner's, not ready or sent already, or no PDF for a paper
 */
export async function sendAttachments(
  tx: Transaction,
  sending: { ids: string[]; ownerId: string; form: string } & SentWith,
): Promise<void> {
  const ids = [...new Set(sending.ids)];
  if (ids.length > 0 && (await giveFiles(tx, { ...sending, ids })) !== ids.length)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/attachments', code: 'INVALID' }] });
  await removeUnsent(tx, sending.ownerId, sending.form);
}

/** The receipts of claims, each with its claim. */
export const listClaimFiles = listOfClaims;

/** A receipt and the claim it belongs to, for a user with access. @throws Refusal NOT_FOUND */
export async function getClaimFile(db: Database | Transaction, id: string) {
  const file = await findOfClaim(db, id);
  if (!file) throw new Refusal('NOT_FOUND');
  return file;
}

/** A file of a meeting's papers, for a user with access. @throws Refusal NOT_FOUND */
export async function getPaperFile(db: Database, id: string): Promise<StreamedFile> {
  const file = await findOfPaper(db, id);
  if (!file) throw new Refusal('NOT_FOUND');
  return fileToSend(db, file);
}
