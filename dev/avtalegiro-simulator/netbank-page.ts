/** The payer's bank, in the browser: mandates are signed and ended here. For trying out only. */
import { accountText } from '#contract/values/bank-account.ts';
import { kronerText } from '#contract/values/money-ore.ts';
import { shortDay } from '#contract/values/short-day.ts';
import type { BankClaim, BankMandate, OperatorState } from './operator-machine.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const kroner = (amountOre: number) => `kr\u00a0${kronerText(amountOre)}`;

export const netbankPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

const frame = (title: string, content: string): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – nettbank-simulator</title>
<style>
:root { color-scheme: light dark; --page: #eef5f3; --card: #fff; --ink: #14282a; --soft: #48605f; --line: #c3d6d2; --accent: #0a5c58; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --page: #101a1a; --card: #1a2827; --ink: #e8f2f0; --soft: #adc3bf; --line: #37504d; --accent: #7fd4cb; --on: #06211f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.125rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 1rem }
.note { color: var(--soft); font-size: 1rem; margin: 0 }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.6rem }
h2 { margin: 0 0 .5rem; font-size: 1.2rem }
form { display: grid; gap: .75rem; margin-top: 1rem }
label { display: grid; gap: .25rem; font-weight: 600 }
label.tick { display: flex; gap: .6rem; align-items: center; font-weight: 400 }
input[type=text] { font: inherit; padding: .65rem; min-height: 3rem; width: 100%; border: 2px solid var(--soft); border-radius: .5rem; background: var(--card); color: var(--ink) }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; flex: none }
button { font: inherit; font-weight: 600; padding: .7rem 1rem; min-height: 3rem; border-radius: 2rem; border: 2px solid var(--accent); background: none; color: var(--accent); cursor: pointer }
button.main { background: var(--accent); color: var(--on) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
.said { font-weight: 600 }
</style>
</head>
<body><main>
${content}
<p class="note">Dette er ikke en bank, men en etterligning som følger med Min side for å kunne prøve den ut. Ingen penger flyttes.</p>
</main></body>
</html>
`;

const button = (action: string, label: string, fields: Record<string, string> = {}, isMain = false) =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')}<button${isMain ? ' class="main"' : ''}>${escaped(label)}</button></form>`;

const claimWords: Record<BankClaim['state'], string> = {
  waiting: 'venter på forfall',
  paid: 'trukket',
  'not-paid': 'ikke trukket',
  'called-off': 'avlyst',
  reversed: 'ført tilbake',
};

function mandateCard(mandate: BankMandate, claims: readonly BankClaim[]): string {
  const { kid, isActive, isTold, wantsNotice, limitOre, failsNext } = mandate;
  const rows = claims.map(
    (claim) =>
      `<li>${shortDay(claim.dueOn)}: ${kroner(claim.amountOre)}, ${claimWords[claim.state]}${
        claim.state === 'paid' ? button('/reverse', 'Før tilbake', { reference: claim.archiveReference }) : ''
      }</li>`,
  );
  return `<section><h2>KID ${escaped(kid)}</h2>
<p class="note">${isActive ? 'Aktiv' : 'Avsluttet'}${isTold ? '' : ', mottakeren får vite det med neste fil'}. Høyst ${kroner(limitOre)} i måneden. ${
    wantsNotice ? 'Vil ha varsel.' : 'Vil ikke ha varsel.'
  }${failsNext ? ' Neste trekk mislykkes.' : ''}</p>
<ul>${rows.join('\n')}</ul>
${isActive ? button('/end', 'Avslutt avtalen', { kid }) : ''}
${isActive && !failsNext ? button('/fail', 'La neste trekk mislykkes', { kid }) : ''}</section>`;
}

const oddFiles: readonly (readonly [kind: string, label: string])[] = [
  ['trailer', 'Fil med feil sum'],
  ['no-line-breaks', 'Fil uten linjeskift'],
  ['no-end', 'Fil uten sluttpost'],
  ['unknown-kid', 'Innbetaling med ukjent KID'],
  ['free-text', 'Innbetaling med fritekst'],
  ['reversal', 'Tilbakeføring uten innbetaling'],
  ['other-account', 'Innbetaling til en annen konto'],
];

/** @param said what has just been done */
export function netbankPage(state: OperatorState, account: string, said: string, kid: string): string {
  const cards = state.mandates
    .toReversed()
    .map((mandate) =>
      mandateCard(mandate, state.claims.filter((one) => one.kid === mandate.kid).toReversed()),
    );
  return frame(
    'AvtaleGiro',
    `<h1>AvtaleGiro i nettbanken</h1>
${said ? `<p class="said" role="status">${escaped(said)}</p>` : ''}
<section><h2>Ny AvtaleGiro</h2>
<form method="post" action="/sign">
<label>Til konto <input type="text" name="account" inputmode="numeric" value="${accountText(account).replaceAll('\u00a0', ' ')}" autocomplete="off"></label>
<label>KID <input type="text" name="kid" inputmode="numeric" value="${escaped(kid)}" autocomplete="off"></label>
<label>Beløpsgrense i måneden, kroner <input type="text" name="limit" inputmode="numeric" value="1000" autocomplete="off"></label>
<label class="tick"><input type="checkbox" name="notice" value="yes"> Send meg varsel før hvert trekk</label>
<button class="main">Signer med BankID</button>
</form></section>
${cards.join('\n') || '<p>Ingen avtaler ennå.</p>'}
<section><h2>Operatøren</h2>
<p class="note">Filer går av seg selv hver bankdag fra kl. 6. Her kan de sendes med en gang.</p>
${button('/tell', 'Send dagens fil nå', {}, true)}
${button('/list', 'Send full liste over avtaler')}
${oddFiles.map(([kind, label]) => button('/odd', label, { kind })).join('\n')}</section>
<section><h2>Mottakerens bank</h2>
<p class="note">Det som står på mottakerens kontoer, også utbetalingene fra Vipps, som en fil i formatet camt.053.</p>
<form method="post" action="/pay-out">
<label>Beløp ut fra kontoen, kroner <input type="text" name="amount" inputmode="numeric" autocomplete="off"></label>
<label>Melding <input type="text" name="message" autocomplete="off"></label>
<button>Betal ut</button>
</form>
${button('/statement', 'Send kontoutskriften nå')}
${button('/statement', 'Kontoutskrift med feil saldo', { kind: 'balance' })}</section>`,
  );
}
