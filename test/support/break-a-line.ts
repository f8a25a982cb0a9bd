/** For `--import`: puts something else in the place of one line of a source as it is loaded. See `broken-lines.ts`. */
import { registerHooks } from 'node:module';
import type { BrokenLine } from './broken-lines.ts';

const { file, line, put } = JSON.parse(process.env.BROKEN_LINE ?? '{}') as BrokenLine;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.endsWith(`/${file}`)
      ? { ...loaded, source: String(loaded.source).replace(line, () => put) }
      : loaded;
  },
});
