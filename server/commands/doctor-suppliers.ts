/** Whether the portal reaches those that it depends on. Nothing is sent or ordered. */
import net from 'node:net';
import tls from 'node:tls';
import { findMailServerFault } from '#server/adapters/smtp/smtp-mail-sender.ts';
import type { Config } from '#server/config/config.ts';
import { type Finding, fault, ok } from './doctor-report.ts';
import { doctorTexts as texts } from './doctor-texts.ts';

const waitMs = 10_000;

export function checkSuppliers(config: Config): Promise<Finding[]> {
  const { smtpUrl, sms, externalIdentity, graph, vipps, organisation } = config;
  const from = organisation.sender;
  const reached = (what: string, url: string) => check(what, url, connect(new URL(url)));
  return Promise.all([
    check(texts.mail, smtpUrl, findMailServerFault({ url: smtpUrl, from, timeoutMs: waitMs })),
    reached(texts.sms, sms.url),
    ...(externalIdentity ? [reached(texts.signIn, externalIdentity.discoveryUrl)] : []),
    ...(graph ? [reached(texts.graph, graph.tokenUrl), reached(texts.graph, graph.graphUrl)] : []),
    ...(vipps ? [reached(texts.vipps, vipps.url)] : []),
  ]);
}

async function check(what: string, url: string, reason: Promise<string | null>): Promise<Finding> {
  const { host } = new URL(url);
  const why = await reason;
  return why ? fault(what, texts.noAnswer(host, why)) : ok(what, texts.answers(host));
}

/** Opens a connection, encrypted for https, and closes it. @returns why that failed, as a code; null where it did not */
function connect({ protocol, hostname, port }: URL): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const to = { host, port: Number(port || (isSecure ? 443 : 80)) };
  return new Promise((resolve) => {
    const socket = isSecure
      ? tls.connect({ ...to, servername: net.isIP(host) ? '' : host })
      : net.connect(to);
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(waitMs, () => end('ETIMEDOUT'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'no code'));
    socket.on(isSecure ? 'secureConnect' : 'connect', () => end(null));
  });
}
