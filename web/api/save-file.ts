/** Hands a file to the browser, which puts it where the person keeps downloads. */
import type { FileAnswer } from '#contract/endpoint.ts';

export function saveFile({ name, type, content }: FileAnswer): void {
  const address = URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
