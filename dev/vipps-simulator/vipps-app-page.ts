/** The Vipps app, in the browser: what is to be approved, and what the person has there. For trying out only. */
import { kronerText } from '#contract/values/money-ore.ts';
import { shortDay } from '#contract/values/short-day.ts';
import type { SimulatedAgreement, SimulatedCharge, SimulatedPayment } from './vipps-objects.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const kroner = (amountOre: number) => `${kronerText(amountOre)}\u00a0kr`;
const intervalWords: Record<string, string> = {
  'MONTH 1': 'hver måned',
  'MONTH 3': 'hvert kvartal',
  'YEAR 1': 'hvert år',
};
const often = ({ unit, count }: SimulatedAgreement['interval']): string =>
  intervalWords[`${unit} ${count}`] ?? `hver ${count}. ${unit.toLowerCase()}`;

export const appPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const frame = (title: string, content: string): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Vipps-simulator</title>
<style>
:root { color-scheme: light dark; --page: #fff4ec; --card: #fff; --ink: #2c1a12; --soft: #6b5548; --line: #e6d2c4; --accent: #b8380f; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --page: #1f1612; --card: #2b201a; --ink: #f6ebe4; --soft: #c6b3a7; --line: #4c3b31; --accent: #ff9b73; --on: #1f1612 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.125rem/1.55 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 1rem }
.note { color: var(--soft); font-size: 1rem; margin: 0 }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem }
h1 { margin: 0; font-size: 1.6rem }
h2 { margin: 0 0 .5rem; font-size: 1.2rem }
.sum { font-size: 2.25rem; font-weight: 700; margin: .5rem 0 0 }
form { display: grid; gap: .75rem; margin-top: 1.25rem }
button { font: inherit; font-weight: 600; padding: .8rem 1rem; min-height: 3rem; border-radius: 2rem; border: 2px solid var(--accent); background: none; color: var(--accent); cursor: pointer }
button.main { background: var(--accent); color: var(--on) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
a { color: var(--accent) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
</style>
</head>
<body><main>
${content}
<p class="note">Dette er ikke Vipps, men en etterligning som følger med Min side for å kunne prøve den ut. Ingen penger flyttes.</p>
</main></body>
</html>
`;

const choices = (action: string, buttons: [value: string, label: string, isMain?: boolean][]) =>
  `<form method="post" action="${escaped(action)}">${buttons
    .map(
      ([value, label, isMain]) =>
        `<button name="choice" value="${value}"${isMain ? ' class="main"' : ''}>${escaped(label)}</button>`,
    )
    .join('\n')}</form>`;

const approval: [string, string, boolean?][] = [
  ['approve', 'Godkjenn', true],
  ['decline', 'Avvis'],
  ['time-out', 'La tiden gå ut'],
  ['close', 'Lukk uten å svare'],
];

export const agreementPage = (agreement: SimulatedAgreement, action: string): string =>
  frame(
    'Godkjenn avtalen',
    `<h1>Godkjenn avtalen?</h1>
<section><h2>${escaped(agreement.productName)}</h2>
<p class="sum">${kroner(agreement.amountOre)}</p>
<p class="note">${often(agreement.interval)}</p>
<p>${escaped(agreement.productDescription ?? '')}</p>
${choices(action, approval)}</section>`,
  );

export const paymentPage = (payment: SimulatedPayment, action: string): string =>
  frame(
    'Godkjenn betalingen',
    `<h1>Godkjenn betalingen?</h1>
<section><h2>${escaped(payment.description)}</h2>
<p class="sum">${kroner(payment.amountOre)}</p>
<p class="note">Én gang</p>
${choices(action, approval)}</section>`,
  );

export const finishedPage = (text: string, link: string | null): string =>
  frame(
    'Ferdig',
    `<h1>${escaped(text)}</h1>${link ? `<p><a href="${escaped(link)}">Tilbake til Min side</a></p>` : ''}`,
  );

const statusWords: Record<string, string> = {
  PENDING: 'venter',
  DUE: 'trekkes snart',
  CHARGED: 'trukket',
  FAILED: 'gikk ikke gjennom',
  CANCELLED: 'avlyst',
  REFUNDED: 'betalt tilbake',
  PARTIALLY_REFUNDED: 'delvis betalt tilbake',
};

/** Everything there is: agreements can be stopped, and charges drawn at once. */
export function overviewPage(agreements: SimulatedAgreement[], chargesOf: (id: string) => SimulatedCharge[]) {
  const charge = (one: SimulatedCharge) =>
    `<li>${shortDay(one.dueOn)}: ${kroner(one.amountOre)}, ${statusWords[one.status] ?? one.status}${
      one.status === 'DUE' || one.status === 'PENDING'
        ? choices(`/app/charges/${one.id}`, [
            ['charged', 'Trekk nå'],
            ['user_action_required', 'La trekket mislykkes'],
          ])
        : ''
    }</li>`;
  const card = (agreement: SimulatedAgreement) =>
    `<section><h2>${escaped(agreement.productName)}: ${kroner(agreement.amountOre)} ${often(agreement.interval)}</h2>
<p class="note">${{ ACTIVE: 'Aktiv', PENDING: 'Venter på godkjenning', STOPPED: 'Stoppet', EXPIRED: 'Utløpt' }[agreement.status]}.
${agreement.status === 'ACTIVE' ? `<a href="${escaped(agreement.agreementUrl)}">Endre på Min side</a>` : ''}</p>
<ul>${chargesOf(agreement.id).map(charge).join('\n')}</ul>
${agreement.status === 'ACTIVE' ? choices(`/app/agreements/${agreement.id}`, [['stop', 'Stopp avtalen']]) : ''}</section>`;
  const content = agreements.map(card).join('\n') || '<p>Ingen avtaler ennå.</p>';
  return frame('Avtaler', `<h1>Avtaler i Vipps</h1>\n${content}`);
}
