/** A server with more to do than it can: the page says so, keeps what was typed, and goes on by itself. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, receiptHeading } from './support/enquiry-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const retryAfter = 3;
/** Twice what the server says is the longest that a browser waits. */
const longestWaitMs = 2 * retryAfter * 1000;

/** From now on an address has no room, as the server says it, until there is some. */
async function crowd(page: Page, method: string, address: string) {
  const keys: (string | undefined)[] = [];
  let isOver = false;
  await page.route(address, (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    keys.push(request.headers()['idempotency-key']);
    if (isOver) return route.fallback();
    return route.fulfill({
      status: 503,
      headers: {
        'retry-after': `${retryAfter}`,
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
      },
      json: {
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        code: 'UNAVAILABLE',
        retryAfter,
      },
    });
  });
  return {
    keys,
    end: () => {
      isOver = true;
    },
  };
}

test('while many use the portal, an enquiry and a list wait in the page, and are served when there is room', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 503: POST \/api\/enquiries/);
  watch.expectFault(/status 503: GET \/api\/enquiries/);
  await signInAt(page, newPerson(), '/ny-henvendelse');
  await page.clock.install();
  await page.reload();
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'Mange bruker Min side nå. Det du har skrevet, er tatt vare på' });
  const form = enquiryForm(page);
  await form.topic.selectOption('tax');
  await form.subject.fill('Æ, ø og å');
  await form.message.fill('Hei!\n\nTo linjer.');
  const writes = await crowd(page, 'POST', '**/api/enquiries');
  await form.send.click();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(form.subject).toHaveValue('Æ, ø og å');
  await expect(form.message).toHaveValue('Hei!\n\nTo linjer.');
  await expectAccessible(page);
  const before = writes.keys.length;
  await page.clock.fastForward(longestWaitMs);
  await expect.poll(() => writes.keys.length).toBeGreaterThan(before);
  await expect(banner).toBeVisible();
  writes.end();
  await page.clock.fastForward(longestWaitMs);
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(new Set(writes.keys).size, 'all were the same sending').toBe(1);

  const reads = await crowd(page, 'GET', '**/api/enquiries?*');
  await page.goto('/henvendelser');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  reads.end();
  await page.clock.fastForward(longestWaitMs);
  await expect(page.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem')).toHaveCount(1);
  await expect(banner).toHaveCount(0);
});
