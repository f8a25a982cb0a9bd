/** The mail server of the inbox: takes every e-mail, sends none on. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { InboxMessage, InboxMessages } from './inbox-messages.ts';

/**
 * @param port 0 for a free one
 * @returns the port it listens on (loopback only) and how to stop it
 */
export async function startInboxSmtp(
  messages: InboxMessages,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 1024 * 1024,
    closeTimeout: 500,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('The mail is too large'));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) {
            const text = (mail.text ?? '').trimEnd();
            const subject = mail.subject ?? '';
            messages.add({
              to: address,
              channel: 'email',
              subject,
              text,
              ...(mail.html && { html: mail.html }),
              ...attachmentsOf(mail),
              ...unsubscribeOf(mail),
            });
          }
          done();
        }, done);
      });
    },
  });
  server.on('error', () => {}); // a client that went away; the failure to listen is awaited below
  const listening = server.listen({ port, host: '127.0.0.1' });
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Only where one press is promised too (RFC 8058). */
function unsubscribeOf({ headers }: Email): Pick<InboxMessage, 'unsubscribe'> {
  const headed = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const [, address] = /^<(https?:[^>]+)>$/.exec(headed('list-unsubscribe').trim()) ?? [];
  const isOneClick = headed('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  return address && isOneClick ? { unsubscribe: address } : {};
}

function attachmentsOf({ attachments }: Email): Pick<InboxMessage, 'attachments'> {
  if (attachments.length === 0) return {};
  return {
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      content: Buffer.from(content as ArrayBuffer).toString('base64'),
    })),
  };
}
