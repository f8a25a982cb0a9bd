/** The page of the inbox. It reloads only when a message has arrived, so that a text selection is kept. */
import { createHash } from 'node:crypto';
import type { InboxAttachment, InboxMessage } from './inbox-messages.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

const withLinks = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<&]+/g, (link) => `<a href="${link}">${link}</a>`);

const moment = new Intl.DateTimeFormat('nb-NO', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Oslo',
});

const fileLink = ({ name, type, content }: InboxAttachment) =>
  `<a download="${escaped(name)}" href="data:${escaped(type)};base64,${content}">${escaped(name)}</a>`;

const card = ({ channel, to, subject, text, attachments = [], receivedAt }: InboxMessage) => `<li>
<article>
<header><span class="${channel}">${channel === 'sms' ? 'SMS' : 'E-post'}</span> <strong>${escaped(to)}</strong>
<time datetime="${receivedAt}">${moment.format(new Date(receivedAt))}</time></header>
${subject ? `<h2>${escaped(subject)}</h2>` : ''}
<p>${withLinks(text)}</p>
${attachments.length > 0 ? `<p>Vedlegg: ${attachments.map(fileLink).join(', ')}</p>` : ''}
</article>
</li>`;

const chip = (receiver: string, isCurrent: boolean) =>
  `<a href="/${receiver && `?to=${encodeURIComponent(receiver)}`}"${isCurrent ? ' aria-current="page"' : ''}>${escaped(receiver) || 'Alle'}</a>`;

const script = `
const newest = async () => (await (await fetch('/messages.json' + location.search)).json())[0]?.receivedAt;
const shown = document.querySelector('time')?.dateTime;
setInterval(() => newest().then((moment) => moment === shown || location.reload(), () => {}), 1500);
`;
export const inboxPagePolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
].join('; ');

/**
 * @param messages what is shown, newest first
 * @param receivers everybody who has got something; the empty one stands for all
 * @param to whose messages are shown
 */
export const inboxPage = (
  messages: InboxMessage[],
  receivers: string[],
  to: string,
): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="5"></noscript>
<title>Innboks (${messages.length})</title>
<style>
:root { color-scheme: light dark; --page: #faf6f0; --card: #fff; --ink: #2b2622; --soft: #6b625a; --line: #e2d8cc; --accent: #7a3b2e }
@media (prefers-color-scheme: dark) {
  :root { --page: #1d1a18; --card: #282421; --ink: #f3ece4; --soft: #b9aea3; --line: #433c36; --accent: #f0b9a5 }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 2rem }
.lead { margin: .25rem 0 1.5rem; color: var(--soft) }
nav { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1.5rem }
nav a { padding: .25rem .875rem; border: 1px solid var(--line); border-radius: 2rem; text-decoration: none; background: var(--card) }
nav a[aria-current] { background: var(--accent); color: var(--page) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem; overflow-wrap: anywhere }
article header { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: baseline }
article header span { border: 1px solid currentcolor; border-radius: 1rem; padding: 0 .6rem; font-size: .875rem; color: var(--accent) }
time { margin-left: auto; color: var(--soft); font-size: .9375rem }
h2 { font-size: 1.25rem; margin: .5rem 0 0 }
p { margin: .5rem 0 0; white-space: pre-wrap }
a { color: var(--accent) }
.empty { color: var(--soft) }
</style>
</head>
<body>
<main>
<h1>Innboks</h1>
<p class="lead">Her havner all e-post og SMS som Min side sender når den kjører på denne maskinen. Ingenting går ut på nettet. Nye meldinger dukker opp av seg selv.</p>
<nav aria-label="Mottakere">${[...new Set(receivers)].map((receiver) => chip(receiver, receiver === to)).join('\n')}</nav>
${
  messages.length > 0
    ? `<ul>${messages.slice(0, 100).map(card).join('\n')}</ul>`
    : `<p class="empty">${to ? 'Ingen meldinger til denne adressen ennå.' : 'Ingen meldinger ennå. Logg inn på Min side, så kommer engangskoden hit.'}</p>`
}
</main>
<script>${script}</script>
</body>
</html>
`;
