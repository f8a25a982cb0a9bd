/** Production has what `server/main.ts` needs and nothing else; the browser's packages are built in and not installed. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { bundledPackages, readLock } from './bill-of-materials.ts';
import installed from './production-packages.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

test('every production dependency is imported by the server', () => {
  const sources = ['server', 'contract']
    .flatMap((folder) => fs.globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(dependencies).filter(
    (name) => !new RegExp(`(from|import)\\s*\\(?['"]${name}(/[^'"]*)?['"]`).test(sources),
  );
  // The program that runs the server.
  assert.deepEqual(unused, ['node']);
});

test('what `npm prune --omit=dev` leaves is what is listed', () => {
  const { packages } = readLock();
  const left = Object.entries(packages).filter(([place, { dev }]) => place && !dev);
  assert.deepEqual(left.map(([place]) => place.replaceAll('node_modules/', '')).sort(), installed);
});

test('the browser has its own packages', () => {
  const bundled = bundledPackages();
  assert.ok(['react', 'react-dom', '@azure/msal-browser'].every((name) => bundled.includes(name)));
  assert.deepEqual(
    bundled.filter((name) => name in dependencies || name === 'vite'),
    [],
  );
});
