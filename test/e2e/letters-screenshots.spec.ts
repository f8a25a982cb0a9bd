/** A letter as a mail program shows it: its language and heading, on a narrow phone and with large text. `npm run screenshots` keeps pictures. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { isWanted, keep } from './support/take-picture.ts';
import { faultsWith, largerText, widerText } from './support/wider-text.ts';

// In a portal of its own: the member's language is changed.
test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'letters' } });

const { email } = demoAccounts.kari;
const subjects = {
  nb: 'Vi har mottatt henvendelsen din',
  nn: 'Vi har fått førespurnaden din',
  en: 'We have received your enquiry',
} as const;

for (const language of ['nb', 'nn', 'en'] as const)
  test(`a letter in ${language}: its language, one heading, and nothing beside the screen with text twice as large`, async ({
    page,
    openBrowser,
  }) => {
    await signInAt(page, email);
    await page.goto('/ny-henvendelse');
    if (language !== 'nb') {
      const isKept = page.waitForResponse('**/api/profile/language');
      await page.locator(`.languages a[hreflang=${language}]`).click();
      await isKept;
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('combobox').selectOption('magazine');
    await form.getByRole('textbox').first().fill('Magasin');
    await form.getByRole('textbox').last().fill('Magasinet har ikke kommet.');
    const before = (await messagesTo(email)).length;
    await form.locator('button[type=submit]').click();
    const letter = await nextMessageTo(email, before, ({ text }) => text.includes('/henvendelser/'));

    const reader = await (await openBrowser({ viewport: { width: 320, height: 640 } })).newPage();
    await reader.setContent(letter.html ?? '');
    await expect(reader.locator('html')).toHaveAttribute('lang', language);
    await expect(reader).toHaveTitle(subjects[language]);
    await expect(reader.getByRole('heading')).toHaveText([subjects[language]]);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(1);
    const link = reader.getByRole('link');
    await expect(link).toHaveText(/\/henvendelser\/[0-9a-f-]{36}$/);
    await expect(link).toHaveAttribute('href', (await link.textContent()) ?? '');
    await expectAccessible(reader);
    const sizeOfText = () =>
      reader
        .locator('p')
        .first()
        .evaluate((one) => getComputedStyle(one).fontSize);
    expect(await sizeOfText()).toBe('17px');
    await reader.addStyleTag({ content: largerText });
    expect(await sizeOfText(), 'it follows the size of text of the reader').toBe('34px');
    await expectAccessible(reader);
    expect(await faultsWith(reader, '1.4.12', widerText)).toEqual([]);

    if (!isWanted) return;
    await reader.setContent(letter.html ?? '');
    for (const width of [320, 390, 768]) {
      await reader.setViewportSize({ width, height: 844 });
      await keep(reader, `letter-${language}-${width}`, true);
    }
    await reader.setViewportSize({ width: 390, height: 844 });
    await reader.emulateMedia({ colorScheme: 'dark' });
    await keep(reader, `letter-${language}-390-dark`, true);
  });
