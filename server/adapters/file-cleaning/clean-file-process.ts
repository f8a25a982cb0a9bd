/**
 * The process that files are looked at in, apart from the portal's: a decoder that is brought to crash, to hang or to
 * eat memory by a made-up file takes nothing else down, and its memory is given back when it ends. It gets no
 * environment, may read only the program, and has the uid of `nobody` where the portal runs as root.
 */

import { cleanFile } from './clean-file.ts';

/** User and group `nobody`. */
const nobody = 65_534;

// All of the program is loaded by now: read access is no longer needed.
if (process.getuid?.() === 0) {
  process.setgroups!([]);
  process.setgid!(nobody);
  process.setuid!(nobody);
}

process.on('message', ({ bytes, title }: { bytes: Uint8Array; title: string }) => {
  cleanFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), title).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
