/** TEMPORARY while pages are being written: a page that is not there yet is an empty one. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
export function stubMissingPlugin(): Plugin {
  return {
    name: 'stub-missing',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/pages\/.*-page\.tsx$/.test(source)) return null;
      return existsSync(resolve(dirname(importer), source)) ? null : `\0stub:${source}.js`;
    },
    load(id) {
      if (!id.startsWith('\0stub:')) return null;
      const name = id
        .replace(/^.*\//, '')
        .replace('.tsx.js', '')
        .replace(/(^|-)(.)/g, (_, a, b) => b.toUpperCase());
      console.warn('missing', id.slice(6));
      return `import {createElement as h} from 'react'; export const ${name} = () => h('h1', null, '${name}');`;
    },
  };
}
