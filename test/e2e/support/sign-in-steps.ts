/** Signing in as a person does it: identifier, the code that was sent, and back on the page that was asked for. */
import { randomUUID } from 'node:crypto';
import { type Cookie, expect, type Page } from '@playwright/test';
import { type SignInTexts, textsIn } from '#server/identity-provider/sign-in-language-texts.ts';
import { type InboxMessage, messagesTo, nextMessageTo } from './inbox-reader.ts';

/** A user new to the portal: an account of their own, without membership. */
export const newPerson = (): string => `ny-${randomUUID().slice(0, 8)}@person.example`;

/** A text of the provider's pages, in the language that they are in. */
const inAnyLanguage = (textOf: (texts: SignInTexts) => string): RegExp =>
  new RegExp(`^(${Object.values(textsIn).map(textOf).join('|')})$`);
const words = {
  identifier: inAnyLanguage((texts) => texts.identifierLabel),
  goOn: inAnyLanguage((texts) => texts.continueButton),
  code: inAnyLanguage((texts) => texts.codeLabel),
  remember: inAnyLanguage((texts) => texts.rememberLabel),
  signIn: inAnyLanguage((texts) => texts.signInButton),
  signOut: inAnyLanguage((texts) => texts.signOutButton),
};

/**
 * The provider's two pages, from the first to the redirect back.
 * @param identifier e-mail address or phone number
 */
export async function enterIdentifierAndCode(
  page: Page,
  identifier: string,
  options: { remember?: boolean } = {},
): Promise<void> {
  const code = await askForCode(page, identifier);
  await page.getByLabel(words.code).fill(code);
  if (options.remember) await page.getByLabel(words.remember).check();
  await page.getByRole('button', { name: words.signIn }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/id/'));
}

/** The provider's first page. @returns the code that was sent; the second page is on the screen */
export async function askForCode(page: Page, identifier: string): Promise<string> {
  const before = (await messagesTo(identifier)).length;
  await page.getByLabel(words.identifier).fill(identifier);
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(page.getByLabel(words.code)).toBeVisible();
  return nextCode(identifier, before);
}

/** Other messages may have six digits too: the number of an enquiry that was closed in the same moment. */
const isCode = ({ text }: InboxMessage): boolean => /\b\d{6}\b/.test(text) && /kode|code/i.test(text);

/** The next code sent to somebody. @param after how many messages there were before it was asked for */
export async function nextCode(identifier: string, after: number): Promise<string> {
  const message = await nextMessageTo(identifier, after, isCode);
  return /\b(\d{6})\b/.exec(message.text)?.[1] ?? '';
}

/**
 * The provider's cookies of people who have signed in at the portal of this worker, so that the next browser needs no new
 * code. What is sensitive asks for a sign-in younger than five minutes, so they are kept for half of that.
 */
const keptSignIns = new Map<string, { cookies: Cookie[]; until: number }>();
const keptMs = 150_000;

/** For a new clock, by which they are too old. */
export const forgetSignIns = (): void => keptSignIns.clear();

/**
 * Opens a page that needs a person, signs in, and waits until the page is there. A person who has just signed in at the
 * same portal is known to the provider in this browser too, as in another window of it.
 * @param options.afresh where the sign-in itself matters, or a device of its own: with a code, and kept for no other
 */
export async function signInAt(
  page: Page,
  identifier: string,
  wanted = '/home',
  { afresh = false } = {},
): Promise<void> {
  const context = page.context();
  const kept = keptSignIns.get(identifier);
  const isKnown = !afresh && kept !== undefined && kept.until > Date.now();
  if (isKnown && (await signInCookies(page)).length === 0) await context.addCookies(kept.cookies);
  await page.goto(wanted);
  const signOut = page.getByRole('button', { name: words.signOut }).first();
  const asked = page.getByLabel(words.identifier);
  await expect(signOut.or(asked)).toBeVisible();
  if (await asked.isVisible()) {
    await enterIdentifierAndCode(page, identifier);
    const cookies = await signInCookies(page);
    if (!afresh) keptSignIns.set(identifier, { cookies, until: Date.now() + keptMs });
  }
  await expect(page).toHaveURL(wanted);
  // What the document of the way back shows until the app has drawn the page has a heading and a button, too.
  await expect(page.locator('#returning')).toHaveCount(0);
  await expect(signOut).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const signInCookies = async (page: Page): Promise<Cookie[]> =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('idp_session'));
