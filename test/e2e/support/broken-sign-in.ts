/** A sign-in that no longer counts, as it happens when tokens and sessions run out. */
import type { Page } from '@playwright/test';

/**
 * The API refuses whatever token comes.
 * @param address of the calls that find it out
 * @param times how many of them; the others go through
 */
export const refuseToken = (page: Page, address: string, times?: number) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        headers: { 'cache-control': 'no-store' },
        json: { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'NOT_SIGNED_IN' },
      }),
    times ? { times } : {},
  );

/** And the provider neither renews it nor remembers the person. */
export async function endSignIn(page: Page, address: string): Promise<void> {
  await page.context().clearCookies({ name: /^idp_/ });
  await page.route(/\/oauth2\/v2\.0\/token/, (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'gone' } }),
  );
  await refuseToken(page, address);
}
