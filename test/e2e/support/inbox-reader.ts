/** Reads what the portal has sent, from the inbox that runs beside it. */
import { expect } from '@playwright/test';

const inbox = () => `http://127.0.0.1:${process.env.BROWSER_TEST_INBOX_PORT}`;

export type InboxMessage = {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
  html?: string;
  /** `content` is base64. */
  attachments?: { name: string; type: string; content: string }[];
  unsubscribe?: string;
  receivedAt: string;
};

/** Newest first. @param to an address or a number */
export async function messagesTo(to: string): Promise<InboxMessage[]> {
  const response = await fetch(`${inbox()}/messages.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as InboxMessage[];
}

/** Waits for the next one. @param after how many there were before */
export async function nextMessageTo(
  to: string,
  after: number,
  isWanted: (message: InboxMessage) => boolean,
  timeout = 15_000,
): Promise<InboxMessage> {
  let found: InboxMessage | undefined;
  await expect(async () => {
    const messages = await messagesTo(to);
    found = messages.slice(0, messages.length - after).find(isWanted);
    expect(found, `a message to ${to}`).toBeTruthy();
  }).toPass({ intervals: [50, 100, 200, 400], timeout });
  return found as InboxMessage;
}

/** The mail server is gone until {@link resumeMail}. */
export const pauseMail = () => command('pause');
export const resumeMail = () => command('resume');

async function command(name: string): Promise<void> {
  const answer = await fetch(`${inbox()}/${name}`, { method: 'POST' });
  expect(answer.status, `the inbox takes ${name}`).toBe(200);
}
