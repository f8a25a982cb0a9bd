/** The uploads of a form, for React: the same ones as long as the tab lives and the same person is signed in. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useDraftOwner } from './draft-owner.ts';
import type { UploadServer } from './upload-one.ts';
import { createUploads, type Uploads } from './uploads.ts';

const open = new Map<string, Uploads>();

const serverFor = (form: string): UploadServer => ({
  list: async () => (await call('GET /api/uploads', { query: { form } })).uploads,
  announce: (file) => call('POST /api/uploads', { body: { form, ...file } }),
  read: (id) => call('GET /api/uploads/:id', { params: { id } }),
  putChunk: (id, start, bytes, signal) =>
    call('PUT /api/uploads/:id/chunks/:start', { params: { id, start: String(start) }, bytes, signal }),
  finish: (id) => call('POST /api/uploads/:id/finish', { params: { id } }),
  remove: async (id) => void (await call('DELETE /api/uploads/:id', { params: { id } })),
});

/** Rejects with the signal's reason. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Sooner when the browser says that the network is back. */
async function untilWorthTrying(failures: number, signal: AbortSignal): Promise<void> {
  const back = Promise.withResolvers<void>();
  const online = () => back.resolve();
  addEventListener('online', online, { once: true });
  try {
    await Promise.race([back.promise, wait(Math.min(1000 * 2 ** failures, 30_000), signal)]);
  } finally {
    removeEventListener('online', online);
  }
}

/** @param form name of the form on the server, `new-enquiry` */
export function useUploads(form: string) {
  const { accountId, personId } = useDraftOwner();
  const key = `${accountId}:${personId ?? ''}:${form}`;
  const uploads =
    open.get(key) ?? createUploads(serverFor(form), { wait, untilWorthTrying }, () => crypto.randomUUID());
  open.set(key, uploads);
  const [isUnlisted, setIsUnlisted] = useState(false);

  useEffect(() => {
    let isGone = false;
    const restore = () =>
      uploads.restore().then(
        () => !isGone && setIsUnlisted(false),
        () => !isGone && setIsUnlisted(true),
      );
    void restore();
    addEventListener('online', restore);
    return () => {
      isGone = true;
      removeEventListener('online', restore);
    };
  }, [uploads]);

  const items = useSyncExternalStore(uploads.subscribe, uploads.getItems, uploads.getItems);
  return {
    uploads,
    items,
    /** What waits on the server could not be asked for. */
    isUnlisted,
    /** @throws ApiError a fault of the field `attachments` while one of them is not ready */
    readyIds(): string[] {
      const ids = uploads.readyIds();
      if (ids) return ids;
      const errors = [{ path: '/attachments', code: 'INVALID' as const }];
      throw new ApiError({ status: 422, code: 'INVALID_INPUT', errors });
    },
    /** Throws all of them away. */
    clear: () => {
      for (const item of uploads.getItems()) uploads.remove(item.key);
    },
  };
}

/** A form whose «begin again» throws its files away too. */
export const withFiles = <Form extends { clear(): void }>(form: Form, files: { clear(): void }): Form => ({
  ...form,
  clear: () => {
    form.clear();
    files.clear();
  },
});
