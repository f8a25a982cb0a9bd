/** Preloaded into a child process: ends it in good order when its parent is gone, also after kill -9. */
import process from 'node:process';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps nothing alive.
process.channel?.unref();
