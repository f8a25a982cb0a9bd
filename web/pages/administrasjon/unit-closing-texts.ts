/** Closing a chapter or region: a part of its page, and of `/administrasjon/lag`. */
import type { UnitClosing } from '#contract/administration-endpoints.ts';
import type { UnitHindrances } from '#contract/unit-closing-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';

export const unitClosingTexts = {
  title: 'Legg ned laget',
  lead: 'Ingen kan velge laget lenger, og det dekker ingen kommuner. Historikken til laget blir stående.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  button: 'Legg ned laget',
  hindered: 'Laget kan ikke legges ned ennå. Dette må flyttes eller avsluttes først:',
  hindrance: {
    members: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
    units: (count: number) => formatCount(count, 'lag under det', 'lag under det'),
    offices: (count: number) => formatCount(count, 'verv', 'verv'),
    activities: (count: number) => formatCount(count, 'kommende aktivitet', 'kommende aktiviteter'),
    cases: (count: number) => formatCount(count, 'sak fra medlemsservice', 'saker fra medlemsservice'),
    claims: (count: number) => formatCount(count, 'utlegg som ikke er betalt', 'utlegg som ikke er betalt'),
  } satisfies Record<keyof UnitHindrances, (count: number) => string>,
  closed: (day: string) => `Laget ble lagt ned ${formatDate(day)}.`,
  reopen: 'Åpne laget igjen',
  reopened: 'Laget er åpent igjen, uten kommuner.',
  inTree: 'Lagt ned',
  log: 'Nedlagte lag',
  line: ({ unitName }: UnitClosing) => `${unitName} ble lagt ned`,
  reopenedBy: (name: string) => `Åpnet igjen av ${name}`,
};

export const unitClosingFieldTexts = {
  reason: textFieldTexts('Skriv en grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};
