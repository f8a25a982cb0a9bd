/** Writing an enquiry, for tests that are about something else than the form. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A subject that no other test uses. */
export const newSubject = (words = 'Et spørsmål'): string => `${words} ${randomUUID().slice(0, 8)}`;

export const enquiryForm = (page: Page) => ({
  topic: page.getByLabel('Hva gjelder det?'),
  subject: page.getByLabel('Emne'),
  message: page.getByLabel('Melding'),
  send: page.getByRole('button', { name: 'Send henvendelse' }),
});

export const receiptHeading = 'Takk! Vi har fått henvendelsen din';

/** On `/ny-henvendelse`: fills in and sends. @returns the id of the enquiry; the receipt is on the screen */
export async function sendEnquiry(page: Page, subject: string, message: string): Promise<string> {
  const form = enquiryForm(page);
  await form.topic.selectOption({ label: 'Magasin' });
  await form.subject.fill(subject);
  await form.message.fill(message);
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
