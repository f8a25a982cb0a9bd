import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { planChunks } from './chunk-plan.ts';

type Imports = { now?: string[]; later?: string[]; isSmall?: boolean };

/** @param modules what each imports, by its address below `/web/`. One that is not small is as large as a file may be. */
function planOf(modules: Record<string, Imports>): Record<string, string | undefined> {
  const id = (name: string) => (name.startsWith('/') ? name : `/web/${name}`);
  const imports = Object.entries(modules).map(([name, { now = [], later = [], isSmall = false }]) => ({
    id: id(name),
    code: isSmall ? '' : randomBytes(8000).toString('base64'),
    importedIds: now.map(id),
    dynamicallyImportedIds: later.map(id),
  }));
  const plan = planChunks('/web/boot.ts', (wanted) => {
    const found = imports.find((one) => one.id === wanted);
    if (!found) return null;
    return {
      ...found,
      importers: imports.filter((one) => one.importedIds.includes(wanted)).map((one) => one.id),
      dynamicImporters: imports
        .filter((one) => one.dynamicallyImportedIds.includes(wanted))
        .map((one) => one.id),
    };
  });
  return Object.fromEntries(Object.keys(modules).map((name) => [name, plan.get(id(name))]));
}

const formLibrary = '/npm/react-hook-form/index.js';
const begin: Record<string, Imports> = {
  'boot.ts': { now: ['session/account-hint.ts'], later: ['app.tsx'] },
  'session/account-hint.ts': {},
};

test('what the first script, the app, and its sign-in library need has a file each', () => {
  const plan = planOf({
    ...begin,
    'app.tsx': { now: ['session/account-hint.ts', 'frame/frame.tsx'], later: ['session/session-store.ts'] },
    'frame/frame.tsx': {},
    'session/session-store.ts': {},
  });
  assert.deepEqual(plan, {
    'boot.ts': 'boot',
    'session/account-hint.ts': 'boot',
    'app.tsx': 'app',
    'frame/frame.tsx': 'app',
    'session/session-store.ts': 'msal',
  });
});

test('a large page has a file of its own, small ones that of their area, and what areas share is together, apart from what the own page needs', () => {
  const plan = planOf({
    ...begin,
    'app.tsx': { now: ['router.tsx'] },
    'router.tsx': {
      later: [
        'pages/home/home-page.tsx',
        'areas/activities-area.tsx',
        'areas/desk-area.tsx',
        'pages/magasininn/m-page.tsx',
      ],
    },
    'pages/home/home-page.tsx': { now: ['ui/card.tsx'] },
    'areas/activities-area.tsx': {
      later: ['pages/activities/a-page.tsx', 'pages/activities/b-page.tsx'],
      isSmall: true,
    },
    'pages/activities/a-page.tsx': {
      now: ['ui/card.tsx', 'api/activities.ts', 'ui/list.tsx'],
      isSmall: true,
    },
    'pages/activities/b-page.tsx': { now: ['ui/card.tsx', 'api/activities.ts'], isSmall: true },
    'areas/desk-area.tsx': { later: ['pages/medlemsservice/d-page.tsx'], isSmall: true },
    'pages/medlemsservice/d-page.tsx': { now: ['api/activities.ts'] },
    'pages/magasininn/m-page.tsx': { now: ['ui/list.tsx'] },
    'api/activities.ts': {},
    'ui/card.tsx': {},
    'ui/list.tsx': {},
  });
  assert.equal(plan['pages/home/home-page.tsx'], 'homes');
  assert.equal(plan['pages/activities/a-page.tsx'], 'activities');
  assert.equal(plan['areas/activities-area.tsx'], 'activities');
  assert.equal(plan['ui/card.tsx'], 'content');
  // The own page, which most begin with, does not fetch it.
  assert.equal(plan['ui/list.tsx'], 'shared');
  // The desk fetches the file of the members' area, and not they the desk's.
  assert.equal(plan['api/activities.ts'], 'activities');
  assert.equal(plan['pages/medlemsservice/d-page.tsx'], 'd');
});

test('for something small that they share with one area of members, the elected do not fetch that area', () => {
  const shared = ['api/small.ts', 'api/large.ts'];
  const plan = planOf({
    ...begin,
    'app.tsx': { now: ['router.tsx'] },
    'router.tsx': {
      later: ['pages/activities/a-page.tsx', 'pages/activities/b-page.tsx', 'areas/office.tsx'],
    },
    'areas/office.tsx': { later: ['pages/tillitsvalgt/unit-page.tsx'] },
    'pages/activities/a-page.tsx': { now: ['ui/card.tsx', ...shared] },
    'pages/activities/b-page.tsx': { now: ['ui/card.tsx', ...shared] },
    'pages/tillitsvalgt/unit-page.tsx': { now: shared },
    'ui/card.tsx': {},
    'api/small.ts': { isSmall: true },
    'api/large.ts': {},
  });
  assert.equal(plan['api/small.ts'], 'shared');
  assert.equal(plan['api/large.ts'], 'activities');
});

test('what the desk opens on a page is a file that its pages do not fetch, and that fetches no page of its own', () => {
  const plan = planOf({
    ...begin,
    'app.tsx': { now: ['router.tsx'] },
    'router.tsx': { later: ['areas/desk-area.tsx'] },
    'areas/desk-area.tsx': { later: ['pages/medlemsservice/d-page.tsx'], isSmall: true },
    'pages/medlemsservice/d-page.tsx': {
      now: ['pages/medlemsservice/words.ts', 'pages/medlemsservice/own.ts'],
      later: ['pages/medlemsservice/tool.tsx'],
    },
    'pages/medlemsservice/tool.tsx': { now: ['pages/medlemsservice/words.ts'] },
    'pages/medlemsservice/words.ts': {},
    'pages/medlemsservice/own.ts': {},
  });
  assert.equal(plan['pages/medlemsservice/tool.tsx'], 'desk-tools');
  assert.equal(plan['pages/medlemsservice/words.ts'], 'desk');
  assert.equal(plan['pages/medlemsservice/own.ts'], 'd');
});

test('pages without a form fetch nothing of forms', () => {
  const plan = planOf({
    ...begin,
    'app.tsx': { now: ['router.tsx'] },
    'router.tsx': {
      later: [
        'pages/meldinger/list-page.tsx',
        'pages/meldinger/set-page.tsx',
        'pages/activities/form-page.tsx',
      ],
    },
    'pages/meldinger/list-page.tsx': { isSmall: true, now: ['api/notices.ts'] },
    'pages/meldinger/set-page.tsx': {
      isSmall: true,
      now: ['api/notices.ts', 'ui/text-field.tsx', 'forms/set.ts'],
    },
    'pages/activities/form-page.tsx': { now: ['ui/text-field.tsx'] },
    'ui/text-field.tsx': { now: [formLibrary] },
    'forms/set.ts': {},
    'api/notices.ts': {},
    [formLibrary]: {},
  });
  assert.equal(plan['api/notices.ts'], 'privacy');
  assert.equal(plan['forms/set.ts'], 'set');
  assert.equal(plan['ui/text-field.tsx'], 'forms');
  assert.equal(plan[formLibrary], 'forms');
});

test('a part that is fetched now and then, and an area, are no file of their own when they are small', () => {
  const plan = planOf({
    ...begin,
    'app.tsx': {
      now: ['router.tsx'],
      later: ['frame/count.tsx', 'frame/toasts.tsx', 'texts/page-titles.ts'],
    },
    'router.tsx': { later: ['pages/home/home-page.tsx', 'pages/registrere-barn/child-page.tsx'] },
    'frame/count.tsx': { isSmall: true },
    'frame/toasts.tsx': {},
    'texts/page-titles.ts': { isSmall: true },
    'pages/home/home-page.tsx': {},
    'pages/registrere-barn/child-page.tsx': { isSmall: true },
  });
  assert.equal(plan['frame/count.tsx'], 'content');
  assert.equal(plan['frame/toasts.tsx'], 'toasts');
  // Fetched at a change of page: with no page's own code.
  assert.equal(plan['texts/page-titles.ts'], 'toast-region');
  assert.equal(plan['pages/registrere-barn/child-page.tsx'], 'shared');
});
