/** A sign-in that no longer counts, as it happens when tokens and sessions run out. */
import type { Page } from '@playwright/test';

const refusal = {
  status: 401,
  contentType: 'application/problem+json',
  headers: { 'cache-control': 'no-store' },
  json: { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'NOT_SIGNED_IN' },
};

/** The API refuses whatever token comes. @param address of the calls that find it out */
export const refuseToken = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill(refusal));

/**
 * Makes a page's access token refused when it is asked to be. The route stays: one that is removed while the page
 * goes on calling can swallow a call.
 * @returns refuses the next call
 */
export async function refuseOnDemand(page: Page, address: string): Promise<() => void> {
  let isNext = false;
  await page.route(address, (route) => {
    if (!isNext) return route.fallback();
    isNext = false;
    return route.fulfill(refusal);
  });
  return () => {
    isNext = true;
  };
}

/**
 * And the provider neither renews it nor remembers the person.
 * @param meanwhile what is typed before the calls are answered: the page is left when the first one is
 */
export async function endSignIn(
  page: Page,
  address: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await page.context().clearCookies({ name: /^idp_/ });
  await page.route(/\/oauth2\/v2\.0\/token/, (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'gone' } }),
  );
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route(address, (route) => isOver.then(() => route.fulfill(refusal)));
  await meanwhile();
  end();
}
