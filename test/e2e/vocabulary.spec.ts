/** The tests' own tools, seen red: each gate is shown a page that must not pass it. */

import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { accessibilityFaults, expectAccessible } from './support/accessibility.ts';
import { faultOfAnswer } from './support/contract-check.ts';
import { faultsByYardsticks, faultsOfHeaders } from './support/page-headers.ts';
import { expect, test } from './support/portal-test.ts';
import { watchPortal } from './support/portal-watch.ts';
import { equalAccessFaults } from './support/second-engine.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.describe('the accessibility gate', () => {
  test('finds each fault of a broken page', async ({ page }) => {
    await page.setContent(`<html><head></head><body><h1>Side</h1><h1>En side til</h1>
      <img src="data:,"><input type="text"><button></button>
      <p style="color:#bbb;background:#fff">Blek tekst</p><h4>Hopper over nivåer</h4>
      <a href="#" style="display:inline-block;width:8px;height:8px">x</a><a href="#" style="display:inline-block;width:8px;height:8px">y</a>
      <div style="width:3000px">bred</div></body></html>`);
    const faults = (await accessibilityFaults(page)).join('\n');
    for (const rule of [
      'image-alt',
      'label',
      'button-name',
      'color-contrast',
      'html-has-lang',
      'document-title',
      'heading-order',
      'landmark-one-main',
      'region',
      'target-size',
    ]) {
      expect(faults).toContain(`${rule}:`);
    }
    expect(faults).toMatch(/scrolls \d+ px sideways/);
    await expect(expectAccessible(page)).rejects.toThrow();
  });

  test('finds a fault planted in a page of the portal', async ({ page }) => {
    await page.goto('/personvern');
    await expectAccessible(page);
    await page.locator('h1').evaluate((heading) => heading.insertAdjacentElement('afterend', new Image()));
    expect((await accessibilityFaults(page)).join()).toContain('image-alt');
  });

  test('finds with the second engine what is planted in a page of the portal', async ({ page }) => {
    await page.goto('/personvern');
    expect(await equalAccessFaults(page)).toEqual([]);
    await page.locator('main').evaluate((main) => {
      const field = document.createElement('input');
      const text = document.createElement('p');
      text.textContent = 'Blek tekst';
      text.style.cssText = 'color: #bbb; background: #fff';
      main.append(new Image(), field, document.createElement('button'), text);
    });
    const faults = (await equalAccessFaults(page)).join('\n');
    for (const rule of ['img_alt_valid', 'input_label_exists', 'text_contrast_sufficient'])
      expect(faults).toContain(`${rule}:`);
  });
});

test('the watch notes script errors, refused content, failed and foreign requests, and broken answers', async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAt(page, demoAccounts.ola.email);
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const watch = watchPortal(baseURL ?? '', /^$/);
  watch.follow(other);
  const broken = await other.newPage();
  await broken.route('**/api/membership-cards/ukjent', async (route) => {
    const response = await route.fetch();
    // The answer is longer than it was, and not packed: a browser would wait for the rest of it.
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.headers();
    await route.fulfill({ headers, json: { ...(await response.json()), secret: 1 } });
  });
  await broken.goto('/home');
  await expect(broken.getByRole('heading', { level: 1 })).toBeVisible();
  await broken.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }));
    setTimeout(() => {
      throw new Error('planted');
    });
    console.error('said');
    for (const path of ['/api/finnes-ikke', '/api/membership-cards/ukjent'])
      fetch(path).then((answer) => answer.text());
    fetch('https://elsewhere.example/').catch(() => {});
  });
  await expect(async () => {
    const faults = (await watch.faults()).join('\n');
    expect(faults).toContain('contract: GET /api/membership-cards/ukjent → 200: more than the contract says');
    expect(faults).toContain('Content Security Policy');
    expect(faults).toContain('page error: Error: planted');
    expect(faults).toContain('console: said');
    expect(faults).toContain('status 404: GET /api/finnes-ikke');
    expect(faults).toContain('no such endpoint');
  }).toPass({ timeout: 15_000 });
  watch.expectFault(/never comes/);
  expect((await watch.faults()).join()).toContain('did not happen');
  await other.close();
});

test('the contract check refuses what is missing, wrong or more than agreed', () => {
  const child = {
    id: '50000000-0000-4000-8000-000000000001',
    givenName: 'Emma',
    bornYear: 2017,
    state: 'registered',
  };
  const children = { children: [child] };
  const fault = (answer: unknown, status = 200) =>
    faultOfAnswer('GET', '/api/children', status, JSON.stringify(answer));
  expect(fault(children)).toBeNull();
  expect(fault({ children: [{ ...child, nationalId: '1' }] })).toContain('more than');
  expect(fault({ children: [{ ...child, bornYear: '2017' }] })).toContain('children.0.bornYear');
  expect(fault(children, 201)).toContain('200');
  expect(fault({ status: 404 }, 404)).not.toBeNull();
  expect(faultOfAnswer('GET', '/api/children', 200, '<html>')).toBe('not JSON');
  expect(faultOfAnswer('GET', '/api/other', 200, '{}')).toContain('no such endpoint');
});

test('the header check refuses a page without a policy, and a wider one', async ({ request }) => {
  expect(faultsOfHeaders('/home', {}).length).toBeGreaterThan(8);
  const answer = await request.get('/home');
  const headers = answer.headers();
  expect(faultsOfHeaders('/home', headers)).toEqual([]);
  const policy = headers['content-security-policy'] ?? '';
  const wider = {
    ...headers,
    'content-security-policy': policy.replace("'strict-dynamic'", "'self' 'unsafe-inline'"),
  };
  expect(faultsOfHeaders('/home', wider).join()).toContain('script-src');
  const html = await answer.text();
  expect(faultsByYardsticks({ headers, html })).toEqual([]);
  expect(faultsByYardsticks({ headers: wider, html }).join()).toContain("'self' can be problematic");
  const foreign = html.replace('</head>', '<script src="https://x.example/a.js"></script></head>');
  expect(faultsByYardsticks({ headers, html: foreign }).join()).toContain('125 points of 130: sri-');
  expect(faultsByYardsticks({ headers, html, cookies: ['session=1'] }).join()).toContain('cookies-session');
  const framed = {
    ...headers,
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  };
  expect(faultsOfHeaders('/home', framed).join()).toContain('frame-ancestors');
});
