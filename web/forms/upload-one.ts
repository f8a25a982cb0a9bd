/** One file's way to the server. Knows neither React nor the network: both are passed in. */
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { OfflineError } from '#web/api/within.ts';

export type UploadServer = {
  list(): Promise<Upload[]>;
  announce(file: { name: string; sizeBytes: number }): Promise<Upload>;
  read(id: string): Promise<Upload>;
  putChunk(id: string, start: number, bytes: Blob, signal: AbortSignal): Promise<Upload>;
  finish(id: string): Promise<Upload>;
  remove(id: string): Promise<void>;
};

export type Steps = {
  /** How far it has come; called after each step. */
  onStep(upload: Upload): void;
  /** The network is gone, or the server is for a while. */
  onPause(): void;
  /** Settles when it is worth trying again. @param failures in a row */
  untilWorthTrying(failures: number, signal: AbortSignal): Promise<void>;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
};

/** The bytes chosen are not the ones that the upload began with. */
export class OtherFileError extends Error {
  override name = 'OtherFileError';
}

/** Can be retried: the server has not refused it. */
const isPassing = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (error instanceof ApiError && (error.status >= 500 || error.code === 'TOO_MANY_REQUESTS'));

/**
 * Sends what is missing, sees to it that the file is looked at, and waits until it has been.
 * @param known what the server already has; null for a file that it has not heard of
 * @returns the upload, ready or refused
 * @throws ApiError, OtherFileError, or the reason of the signal
 */
export async function uploadFile(
  file: Blob & { name: string },
  known: Upload | null,
  server: UploadServer,
  steps: Steps,
  signal: AbortSignal,
): Promise<Upload> {
  /** Until it succeeds, or the server says no. */
  async function persist<T>(act: () => Promise<T>): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      signal.throwIfAborted();
      try {
        return await act();
      } catch (error) {
        signal.throwIfAborted();
        if (!isPassing(error)) throw error;
        steps.onPause();
        await steps.untilWorthTrying(failures, signal);
      }
    }
  }
  const step = (next: Upload): Upload => {
    signal.throwIfAborted();
    steps.onStep(next);
    return next;
  };
  const put = (id: string, start: number) =>
    server.putChunk(id, start, file.slice(start, start + attachmentLimits.chunkBytes), signal);

  let upload = known ?? step(await persist(() => server.announce({ name: file.name, sizeBytes: file.size })));
  if (known) {
    upload = step(await persist(() => server.read(known.id)));
    await proveSame(file, upload, (start) => persist(() => put(upload.id, start)));
  }
  while (upload.state === 'uploading' && upload.receivedBytes < upload.announcedBytes) {
    const { id, receivedBytes } = upload;
    upload = step(
      await persist(() =>
        put(id, receivedBytes).catch(async (error: unknown) => {
          // An answer was lost on the way and the server is further than we thought, or it is another file.
          if (!(error instanceof ApiError) || error.code !== 'UPLOAD_OUT_OF_STEP') throw error;
          const there = await server.read(id);
          if (there.state === 'uploading' && there.receivedBytes <= receivedBytes) throw error;
          return there;
        }),
      ),
    );
  }
  if (upload.state === 'uploading') upload = step(await persist(() => server.finish(upload.id)));
  for (let looks = 0; upload.state === 'checking'; looks += 1) {
    await steps.wait(Math.min(400 * 1.3 ** looks, 4000), signal);
    upload = step(await persist(() => server.read(upload.id)));
  }
  return upload;
}

/** The chunk that the server got last is sent again: it compares, and takes no other. */
async function proveSame(
  file: Blob,
  upload: Upload,
  sendAgain: (start: number) => Promise<unknown>,
): Promise<void> {
  if (upload.state !== 'uploading') return;
  if (file.size !== upload.announcedBytes) throw new OtherFileError();
  if (upload.receivedBytes === 0) return;
  const { chunkBytes } = attachmentLimits;
  try {
    await sendAgain((Math.ceil(upload.receivedBytes / chunkBytes) - 1) * chunkBytes);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UPLOAD_OUT_OF_STEP') throw new OtherFileError();
    throw error;
  }
}
