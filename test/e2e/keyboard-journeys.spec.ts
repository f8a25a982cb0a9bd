/**
 * Journeys with the keyboard alone. Here one, and the faults that must be found; every journey of these tests by
 * `npm run trial:trust -- --only=keyboard-journeys`, which sets KEYBOARD_ONLY.
 */
import { workByKeyboardOnly } from './support/by-keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson } from './support/sign-in-steps.ts';

let end = () => {};
test.beforeEach(({ page, baseURL }) => {
  if (!process.env.KEYBOARD_ONLY) end = workByKeyboardOnly(page, baseURL ?? '');
});
test.afterEach(() => end());

test('a newcomer signs in, orders the magazine and finds what is wrong by keyboard', async ({ page }) => {
  await page.goto('/magasininn');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await page.getByRole('button', { name: 'Bestill magasinet' }).click();
  await page.getByRole('link', { name: 'Skriv fornavnet ditt' }).click();
  await expect(page.getByLabel('Fornavn og mellomnavn')).toBeFocused();
  await page.getByLabel('Fornavn og mellomnavn').fill('Káren');
  await page.getByLabel('Etternavn').fill('Eira');
  await page.getByLabel('På papir i posten').check();
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).toHaveValue('Oslo');
  await page.getByRole('button', { name: 'Bestill magasinet' }).click();
  await expect(page.getByRole('heading', { name: 'Takk for bestillingen!' })).toBeFocused();
});

const faults: [fault: string, spoil: (button: HTMLElement) => void, said: RegExp][] = [
  [
    'is no button to a key',
    (button) => {
      const block = document.createElement('div');
      block.textContent = 'Trykk her';
      button.replaceWith(block);
    },
    /No key can use/,
  ],
  [
    'is passed by',
    (button) => {
      button.textContent = 'Trykk her';
      button.tabIndex = -1;
    },
    /Not reached with Tab/,
  ],
  [
    'does not show that it has the focus',
    (button) => {
      button.textContent = 'Trykk her';
      button.style.cssText = 'outline: none !important; box-shadow: none !important';
    },
    /does not show that it has the focus/,
  ],
];
for (const [fault, spoil, said] of faults)
  test(`what ${fault} is found`, async ({ page }) => {
    await page.goto('/personvern');
    // The app takes the page over at the first sign of somebody, and would draw the link again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tilgjengelighet' }).hover();
    await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
    await page.getByRole('main').getByRole('link').first().evaluate(spoil);
    await expect(page.getByText('Trykk her').click()).rejects.toThrow(said);
  });
