/** A file's way through the API, as the browser sends it. */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import type { Caller, TestPortal } from './test-portal.ts';

const { chunkBytes } = attachmentLimits;

/** Sends all of a file. @returns its id; it is looked at in a moment */
export async function sendFile(
  portal: TestPortal,
  caller: Caller,
  file: { bytes: Uint8Array; name: string; form: string },
): Promise<string> {
  const { bytes, name, form } = file;
  const body = { name, form, sizeBytes: bytes.length };
  const announced = await portal.call(caller, 'POST /api/uploads', { body });
  assert.equal(announced.status, 201, announced.text);
  const { id } = announced.body as unknown as Upload;
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const params = { id, start: String(start) };
    const chunk = bytes.subarray(start, start + chunkBytes);
    const { status } = await portal.call(caller, 'PUT /api/uploads/:id/chunks/:start', {
      params,
      body: chunk,
    });
    assert.equal(status, 200);
  }
  const finished = await portal.call(caller, 'POST /api/uploads/:id/finish', { params: { id } });
  assert.equal(finished.status, 200);
  return id;
}

export async function uploadOf(portal: TestPortal, caller: Caller, id: string): Promise<Upload> {
  const { body } = await portal.call(caller, 'GET /api/uploads/:id', { params: { id } });
  return body as unknown as Upload;
}

/** The file when it has been looked at. */
export async function untilLookedAt(portal: TestPortal, caller: Caller, id: string): Promise<Upload> {
  for (let tries = 0; tries < 2400; tries += 1) {
    const upload = await uploadOf(portal, caller, id);
    if (upload.state !== 'checking') return upload;
    await delay(50);
  }
  throw new Error('the file was not processed');
}
