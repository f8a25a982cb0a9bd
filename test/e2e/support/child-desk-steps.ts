/** What member service does with registered children, in a browser of its own. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './portal-test.ts';
import { signInAt } from './sign-in-steps.ts';

type OpenBrowser = (options?: BrowserContextOptions) => Promise<BrowserContext>;

const list = '/medlemsservice/barn';

/** Opens the case of a child. @returns the page */
export async function openChildCase(
  openBrowser: OpenBrowser,
  registrant: string,
  child: string,
): Promise<Page> {
  const desk = await (await openBrowser()).newPage();
  await signInAt(desk, demoAccounts.mona.email, list);
  const cases = desk.getByRole('link', { name: `Registrering fra ${registrant}` });
  await expect(cases.first()).toBeVisible();
  for (let place = (await cases.count()) - 1; place >= 0; place -= 1) {
    await cases.nth(place).click();
    await expect(desk.getByText('Foreldreansvar', { exact: true })).toBeVisible();
    if (await desk.getByText(child, { exact: true }).isVisible()) return desk;
    await desk.getByRole('link', { name: 'Alle registreringer' }).click();
    await expect(cases.first()).toBeVisible();
  }
  throw new Error(`No case of ${child} from ${registrant}`);
}

/** Lets one through, with the ground and the reason in writing. */
export async function acceptChild(
  openBrowser: OpenBrowser,
  { registrant, child, ground }: { registrant: string; child: string; ground: RegExp },
): Promise<void> {
  const desk = await openChildCase(openBrowser, registrant, child);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Godkjenn registreringen' }).click();
  await expect(desk.getByRole('heading', { name: 'Godkjenn registreringen' })).toBeFocused();
  await desk.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(desk.getByRole('link', { name: 'Velg hva avgjørelsen bygger på' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(ground).check();
  await desk.getByLabel('Hvordan vet dere det?').fill('Har sett papirene, og snakket med forelderen');
  await desk.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(desk.getByText('Registreringen er godkjent')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: 'Registrering av barn' })).toBeVisible();
  await desk.close();
}
