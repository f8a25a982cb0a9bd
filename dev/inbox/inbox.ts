/**
 * Where e-mail and SMS end up on a developer's machine: a mail server, an SMS gateway, and a page that shows both.
 * Loopback only; nothing is sent on.
 */
import path from 'node:path';
import { type InboxMessage, openInboxMessages } from './inbox-messages.ts';
import { startInboxSmtp } from './inbox-smtp.ts';
import { startInboxWeb } from './inbox-web.ts';
import { setClock } from './set-clock.ts';

type Options = {
  /** Web page, `messages.json` and SMS gateway; 0 for a free port. */
  port: number;
  /** Mail server; 0 for a free port. */
  smtpPort: number;
  /** Folder that keeps the messages over a restart; memory only without it. */
  dataDir?: string | null;
  /** Where the portal's clock is moved from (`dev/moved-clock.ts`), by `POST /clock?at=2027-03-01T00:00:00%2B01:00`. */
  clockFile?: string;
};

export type Inbox = {
  url: string;
  smtpUrl: string;
  smsUrl: string;
  /** What has come in, newest first; only that of one address or number where `to` is given. */
  messages(to?: string): InboxMessage[];
  /** The mail server is gone and the SMS gateway answers 503, until {@link Inbox.resume}. Also `POST /pause`. */
  pause(): Promise<void>;
  /** Both are back, on the same ports. Also `POST /resume`. */
  resume(): Promise<void>;
  close(): Promise<void>;
};

export async function startInbox({ port, smtpPort, dataDir = null, clockFile }: Options): Promise<Inbox> {
  const messages = openInboxMessages(dataDir && path.join(dataDir, 'inbox.jsonl'));
  let smtp: Awaited<ReturnType<typeof startInboxSmtp>> | null = await startInboxSmtp(messages, smtpPort);
  const boundSmtpPort = smtp.port;

  async function pause() {
    const running = smtp;
    smtp = null;
    await running?.close();
  }
  async function resume() {
    smtp ??= await startInboxSmtp(messages, boundSmtpPort);
  }

  const moveClock = async (at: Date) => {
    if (clockFile) await setClock(clockFile, String(at.getTime() - Date.now()));
  };

  const isPaused = () => smtp === null;
  const web = await startInboxWeb({ messages, port, isPaused, pause, resume, moveClock }).catch(
    async (error) => {
      await pause();
      throw error;
    },
  );
  const url = `http://localhost:${web.port}`;
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${boundSmtpPort}`,
    smsUrl: `http://127.0.0.1:${web.port}/sms`,
    messages: (to) => messages.list(to),
    pause,
    resume,
    async close() {
      await Promise.all([pause(), web.close()]);
    },
  };
}
