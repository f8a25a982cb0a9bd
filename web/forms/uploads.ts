/** The files of one form, one after the other. Lives as long as the tab, so that another page does not stop them. */
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { FileFault } from '#web/texts/attachment-texts.ts';
import { OtherFileError, type Steps, type UploadServer, uploadFile } from './upload-one.ts';

export type UploadItem = {
  key: string;
  name: string;
  sizeBytes: number;
  sentBytes: number;
  state: 'waiting' | 'uploading' | 'paused' | 'file-needed' | 'checking' | 'ready' | 'failed';
  /** Why it failed: a fault of the file, or what the server said. */
  fault: FileFault | ApiError | null;
};
export type UploadEvent = { kind: 'started' | 'ready' | 'removed'; name: string };

type Entry = UploadItem & { upload: Upload | null; file: File | null; stop: AbortController };

export type Uploads = ReturnType<typeof createUploads>;

/**
 * @param newKey makes a key, `crypto.randomUUID`
 * @param steps how to wait; the rest is done here
 */
export function createUploads(
  server: UploadServer,
  steps: Pick<Steps, 'untilWorthTrying' | 'wait'>,
  newKey: () => string,
) {
  let entries: readonly Entry[] = [];
  let isRunning = false;
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: UploadEvent) => void>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Entry>) =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const tell = (event: UploadEvent) => {
    for (const listener of eventListeners) listener(event);
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = waiting(); next; next = waiting()) await runOne(next);
    isRunning = false;
  }
  const waiting = () => entries.find(({ state }) => state === 'waiting');

  async function runOne({ key, name, file, upload, stop }: Entry): Promise<void> {
    if (!file) return change(key, { state: 'file-needed' });
    change(key, { state: 'uploading', fault: null });
    tell({ kind: 'started', name });
    // Removed while it was being announced: the server is told as soon as there is something to name.
    const announce: UploadServer['announce'] = async (announced) => {
      const fresh = await server.announce(announced);
      if (stop.signal.aborted) server.remove(fresh.id).catch(() => {});
      return fresh;
    };
    try {
      const done = await uploadFile(
        file,
        upload,
        { ...server, announce },
        {
          ...steps,
          onStep: (now) => change(key, { ...partOf(now), upload: now }),
          onPause: () => change(key, { state: 'paused' }),
        },
        stop.signal,
      );
      change(key, { ...partOf(done), upload: done, file: null });
      if (done.state === 'ready') tell({ kind: 'ready', name: done.name });
    } catch (error) {
      if (stop.signal.aborted) return;
      if (error instanceof OtherFileError)
        change(key, { state: 'file-needed', fault: 'other-file', file: null });
      else change(key, { state: 'failed', fault: faultOf(error) });
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItems: (): readonly UploadItem[] => entries,
    onEvent(listener: (event: UploadEvent) => void): () => void {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },

    /** What waits on the server from before, from this device or another. Rejects where there is no answer. */
    async restore(): Promise<void> {
      // One that is just being announced would be listed as another.
      if (isRunning) return;
      const listed = await server.list();
      if (isRunning) return;
      const known = new Set(entries.map(({ upload }) => upload?.id));
      const fresh = listed
        .filter(({ id }) => !known.has(id))
        .map((upload): Entry => {
          const part = partOf(upload);
          const state = part.state === 'uploading' ? 'file-needed' : part.state;
          return entryOf({ ...part, state, upload, name: upload.name, sizeBytes: upload.announcedBytes });
        });
      set([...fresh, ...entries]);
      // Being looked at when the page was left: the answer is still to come.
      for (const { key, upload, stop } of fresh)
        if (upload?.state === 'checking') void watch(key, upload, stop);
    },

    /** @returns how many there was no room for */
    add(files: readonly File[]): number {
      let left = 0;
      for (const file of files) {
        const half = entries.find(
          ({ state, name, sizeBytes }) =>
            state === 'file-needed' && name === file.name && sizeBytes === file.size,
        );
        if (half) {
          change(half.key, { file, state: 'waiting', fault: null });
          continue;
        }
        if (countKept(entries) >= attachmentLimits.perMessage) {
          left += 1;
          continue;
        }
        const fault = faultOfFile(file);
        set([
          ...entries,
          entryOf({
            name: file.name,
            sizeBytes: file.size,
            file,
            fault,
            state: fault ? 'failed' : 'waiting',
          }),
        ]);
      }
      void run();
      return left;
    },

    /** Goes on with an upload whose file the browser has forgotten. */
    chooseAgain(key: string, file: File): void {
      change(key, { file, state: 'waiting', fault: null });
      void run();
    },

    retry(key: string): void {
      change(key, { state: 'waiting', fault: null });
      void run();
    },

    remove(key: string): void {
      const entry = entries.find((one) => one.key === key);
      if (!entry) return;
      entry.stop.abort();
      set(entries.filter((one) => one !== entry));
      tell({ kind: 'removed', name: entry.name });
      // Where this fails, it is removed with the sending, or in the night.
      if (entry.upload) server.remove(entry.upload.id).catch(() => {});
      void run();
    },

    /** What is to be sent; null while one of them is not ready. */
    readyIds(): string[] | null {
      if (entries.some(({ state }) => state !== 'ready')) return null;
      return entries.flatMap(({ upload }) => (upload ? [upload.id] : []));
    },

    /** They have been sent with the form. */
    forget(): void {
      set([]);
    },
  };

  async function watch(key: string, upload: Upload, stop: AbortController): Promise<void> {
    try {
      const done = await uploadFile(
        new File([], upload.name),
        upload,
        server,
        { ...steps, onStep: (now) => change(key, { ...partOf(now), upload: now }), onPause() {} },
        stop.signal,
      );
      if (done.state === 'ready') tell({ kind: 'ready', name: done.name });
    } catch (error) {
      if (!stop.signal.aborted) change(key, { state: 'failed', fault: faultOf(error) });
    }
  }

  function entryOf(part: Partial<Entry> & Pick<Entry, 'name' | 'sizeBytes' | 'state'>): Entry {
    return {
      key: newKey(),
      sentBytes: 0,
      fault: null,
      upload: null,
      file: null,
      stop: new AbortController(),
      ...part,
    };
  }
}

function partOf(upload: Upload): Pick<UploadItem, 'name' | 'sentBytes' | 'state' | 'fault'> {
  const { name, receivedBytes: sentBytes, state, refusal } = upload;
  return { name, sentBytes, state: state === 'refused' ? 'failed' : state, fault: refusal };
}

/** Refused ones take no room. */
const countKept = (entries: readonly Entry[]): number =>
  entries.filter(({ state, fault }) => state !== 'failed' || fault instanceof ApiError).length;

const faultOf = (error: unknown): FileFault | ApiError =>
  error instanceof ApiError && error.code !== 'UPLOAD_OUT_OF_STEP' && error.code !== 'NOT_FOUND'
    ? error
    : 'lost';

/** What can be said of a file without sending it. */
function faultOfFile({ name, size }: File): FileFault | null {
  if (size === 0) return 'empty';
  if (size > attachmentLimits.bytes) return 'too-large';
  return /\.[a-z]\w{0,7}$/i.test(name) && !/\.(pdf|jpe?g|jpe|png|hei[cf])$/i.test(name)
    ? 'wrong-ending'
    : null;
}
