/** E-mail over SMTP (RFC 5321): plain text and HTML with files attached, neutral headers, one receiver; signed where there is a key. */
import { createTransport } from 'nodemailer';
import { AddressRefused, type MailSender } from '../../ports/mail.ts';
import { mailHtml } from './mail-html.ts';

/** `selector`: where in the DNS of the domain the public key is; `privateKey`: PEM. */
export type DkimKey = { selector: string; privateKey: string };

type Options = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** `namedEmail`: the address of mail that says who the organisation is; the same one where there is none. */
  from: { name: string; email: string; namedEmail?: string | undefined };
  /** Signs each mail for the sender's domain (RFC 6376). */
  dkim?: DkimKey | null;
  /** How long to wait for the mail server at each step; twice as long for the whole mail. */
  timeoutMs?: number;
};

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * @param options where the mail server is and who the sender is
 * @returns sender whose errors never hold an address: they end up in logs and in the job table
 */
export function createSmtpMailSender({ url, from, dkim = null, timeoutMs = 10_000 }: Options): MailSender {
  const domain = domainOf(from);
  const named = { ...from, email: from.namedEmail ?? from.email };
  // One for each domain: a signature counts only for the domain of the sender (RFC 7489, section 3.1.1).
  const [transport, namedTransport] = [from, named].map((sender) =>
    openTransport({ url, from: sender, dkim, timeoutMs }),
  ) as [Transport, Transport];

  return {
    async send(mail) {
      refuseUnsafe(mail.id, /^[\w-]{1,80}$/, 'id');
      refuseUnsafe(mail.to, addressPattern, 'receiver');
      refuseUnsafe(mail.subject, subjectPattern, 'subject');
      const attachments = mail.attachments ?? [];
      if (mail.replyTo) refuseUnsafe(mail.replyTo, addressPattern, 'address for answers');
      if (mail.unsubscribeAt)
        refuseUnsafe(mail.unsubscribeAt, /^https?:\/\/[\w.:/-]{1,300}$/, 'unsubscribe address');
      for (const { name } of attachments) refuseUnsafe(name, /^[\w-]{1,60}\.[a-z]{3,4}$/, 'attachment');
      try {
        await (mail.sender ? namedTransport : transport).sendMail({
          // In the same domain for all: a mail report is matched by it.
          messageId: `<${mail.id}@${domain}>`,
          from: mail.sender
            ? { name: `${from.name}, ${mail.sender}`, address: named.email }
            : { name: from.name, address: from.email },
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mailHtml(mail),
          // The time-out of a step begins again with each byte: a server that drips would hold the mail for ever.
          signal: AbortSignal.timeout(timeoutMs * 2),
          textEncoding: 'quoted-printable',
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          headers: {
            'Content-Language': mail.language ?? 'nb',
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            // RFC 2369 and RFC 8058: both must be in what the mail server signs.
            ...(mail.unsubscribeAt && {
              'List-Unsubscribe': `<${mail.unsubscribeAt}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        const why = `The mail server did not take the mail (${reasonOf(error)})`;
        throw isAddressRefused(error) ? new AddressRefused(why) : new Error(why);
      }
    },
  };
}

/** RFC 6376 section 5.4.1, and what RFC 8058 requires to be signed. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

const domainOf = ({ email }: Options['from']): string => email.slice(email.lastIndexOf('@') + 1);

type Transport = ReturnType<typeof openTransport>;

function openTransport({ url, from, dkim, timeoutMs }: Required<Options>) {
  const server = new URL(url);
  return createTransport({
    url,
    // What we greet with: our domain, not the name of the machine.
    name: domainOf(from),
    // One-time codes do not travel in clear text outside the machine, unless the operator says so in the URL.
    requireTLS: !loopbackHosts.includes(server.hostname) && server.searchParams.get('requireTLS') !== 'false',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    ...(dkim && {
      dkim: {
        domainName: domainOf(from),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects, encrypts and signs in, and sends nothing. @returns why that failed, as codes; null where it did not */
export async function findMailServerFault({
  url,
  from,
  timeoutMs = 10_000,
}: Options): Promise<string | null> {
  const transport = openTransport({ url, from, dkim: null, timeoutMs });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

/** One address: no white space, control character, or sign that would make it a list or a display name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const addressPattern = /^[^\s\u0000-\u001f\u007f"(),:;<>@[\\\]]+@[^\s\u0000-\u001f\u007f"(),:;<>@[\\\]]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const subjectPattern = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,200}$/;

function refuseUnsafe(value: string, allowed: RegExp, what: string): void {
  if (!allowed.test(value))
    throw new Error(`The mail was not sent: its ${what} has characters that do not belong`);
}

/**
 * Refused for good (5yz) at the step where the receiver is named: RFC 5321 section 4.2.1. Not where the server says that
 * the fault is its own or that we may not send (RFC 3463: X.3, X.5, X.7): that would close every address at once.
 */
function isAddressRefused(error: unknown): boolean {
  const { code, responseCode, command, response } = error as Record<string, unknown>;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || Number(responseCode ?? 0) < 500) return false;
  return !/^5\d\d[ -]5\.[357]\./.test(String(response ?? ''));
}

/** The codes of a failure, without its sentence, which can quote the receiver's address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || 'no code';
}
