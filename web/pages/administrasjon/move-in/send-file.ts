/** A file's way to the server, piece by piece from where it stopped. */
import type { MoveInDetails } from '#contract/move-in-endpoints.ts';
import { moveInFileLimits } from '#contract/move-in-values.ts';
import { call } from '#web/api/call.ts';

/** @param onSent called with how many bytes have come @returns the run, whose headings are being read */
export async function sendFile(
  { run, receivedBytes }: MoveInDetails,
  file: File,
  onSent: (bytes: number) => void,
): Promise<MoveInDetails> {
  const { chunkBytes } = moveInFileLimits;
  let sent = receivedBytes;
  onSent(sent);
  while (sent < file.size) {
    const answer = await call('PUT /api/administration/move-ins/:id/chunks/:start', {
      params: { id: run.id, start: String(sent) },
      bytes: file.slice(sent, sent + chunkBytes),
    });
    sent = answer.receivedBytes;
    onSent(sent);
  }
  return call('POST /api/administration/move-ins/:id/readings', { params: { id: run.id } });
}
