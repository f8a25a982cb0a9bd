/** In place of the process that looks at files: hangs, crashes or answers, as it is told. */
process.on('message', (bytes: Uint8Array) => {
  const word = Buffer.from(bytes).toString();
  if (word === 'crash') process.abort();
  if (word === 'answer') process.send?.({ refusal: 'type' });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
