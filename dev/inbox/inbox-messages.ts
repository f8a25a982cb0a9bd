/** What the inbox has taken: newest first, bounded, and kept in a file where one is given. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type InboxMessage = {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
  /** Of an e-mail: what a mail program shows. */
  html?: string;
  /** Only where there are any. */
  attachments?: InboxAttachment[];
  /** Where mail of this kind is turned off, as its head says; only where it does. */
  unsubscribe?: string;
  receivedAt: string;
};
/** `content` is base64. */
export type InboxAttachment = { name: string; type: string; content: string };

export type InboxMessages = {
  add(message: Omit<InboxMessage, 'receivedAt'>): void;
  /** @param to an address or a number, however it is written; everything where it is empty */
  list(to?: string): InboxMessage[];
};

const kept = 1000;

/** @param file JSON lines; null keeps the messages in memory only */
export function openInboxMessages(file: string | null): InboxMessages {
  const messages = file && existsSync(file) ? readLines(file).slice(-kept) : [];
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, messages.map(asLine).join(''));
  }
  return {
    add(message) {
      const received = { ...message, receivedAt: new Date().toISOString() };
      messages.push(received);
      if (messages.length > kept) messages.shift();
      if (file) appendFileSync(file, asLine(received));
    },
    list(to = '') {
      const wanted = comparable(to);
      return messages.filter((message) => wanted === '' || comparable(message.to) === wanted).reverse();
    },
  };
}

const asLine = (message: InboxMessage) => `${JSON.stringify(message)}\n`;

function readLines(file: string): InboxMessage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as InboxMessage];
      } catch {
        return []; // the last line, cut off when the machine stopped
      }
    });
}

/** E-mail without regard to case; Norwegian numbers with or without spaces and country code. */
function comparable(address: string): string {
  const text = address.trim().toLowerCase();
  if (text.includes('@')) return text;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.length === 10 && digits.startsWith('47') ? digits.slice(2) : digits;
}
