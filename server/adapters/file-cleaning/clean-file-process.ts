/**
 * The process that files are looked at in, apart from the portal's: a decoder that is brought to crash, to hang or to
 * eat memory by a made-up file takes nothing else down, and its memory is given back when it ends. It gets no
 * environment, and nothing but the bytes of one file at a time.
 */
import { cleanFile } from './clean-file.ts';

process.on('message', (bytes: Uint8Array) => {
  cleanFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
