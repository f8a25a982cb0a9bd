/** Receipts and the yearly statement as documents, for `platform/pdf-document`. Everything as it was that day. */
import type { GivingYear } from '#contract/giving-options.ts';
import type { AgreementReceipt, Gift } from '#contract/giving-values.ts';
import { kroner } from '#contract/values/money-ore.ts';
import { onDay } from './document-days.ts';

const organisationNumberText = (number: string) =>
  number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
const railWords = { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' } as const;
const oftenWords = { monthly: 'Hver måned', quarterly: 'Hvert kvartal', yearly: 'Hvert år' } as const;
const dayWords = (wanted: number) => (wanted === 31 ? 'Den siste i måneden' : `Den ${wanted}. i måneden`);

type Receipt = NonNullable<Gift['receipt']>;

/** Of one payment that has come. @param purpose its name */
export function giftDocument(gift: Gift & { receipt: Receipt }, purpose: string) {
  const { receipt, amountOre, rail, paidAt, refunds, id } = gift;
  const title = `Kvittering ${receipt.number}`;
  const facts: (readonly [string, string])[] = [
    ['Kvitteringsnummer', receipt.number],
    ['Giver', receipt.donorName],
    ['Beløp', kroner(amountOre)],
    ['Betalt', paidAt ? onDay(paidAt) : ''],
    ['Betalingsmåte', railWords[rail]],
    ['Formål', purpose],
    ['Mottaker', receipt.organisationName],
    ['Organisasjonsnummer', organisationNumberText(receipt.organisationNumber)],
    ['Referanse', id],
    ...refunds.map(
      (refund) => ['Betalt tilbake', `${kroner(refund.amountOre)}, ${onDay(refund.at)}`] as const,
    ),
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: 'Tusen takk! Gaven er mottatt.' },
      { kind: 'facts', facts },
      {
        kind: 'paragraph',
        text: receipt.isForTax
          ? 'Gaven regnes med i det som rapporteres til Skatteetaten for deg.'
          : receipt.lacksNumber
            ? 'Du har sagt ja til skattefradrag, men vi mangler fødselsnummeret ditt. Uten det blir gaven ikke rapportert til Skatteetaten.'
            : 'Gaven rapporteres ikke til Skatteetaten slik det står nå.',
      },
    ],
  } as const;
}

const eventWords: Record<string, string> = {
  begun: 'Giveravtale opprettet',
  approved: 'Giveravtale godkjent',
  declined: 'Giveravtale ikke godkjent',
  'approval-expired': 'Godkjenningen gikk ut på tid',
  abandoned: 'Giveravtale avbrutt',
  changed: 'Giveravtale endret',
  paused: 'Pause i giveravtalen',
  resumed: 'Giveravtalen er i gang igjen',
  stopped: 'Giveravtale stoppet',
  restarted: 'Giveravtale startet på nytt',
  'rail-changed': 'Ny betalingsmåte',
};
const actorWords: Record<AgreementReceipt['by'], string> = {
  donor: 'Deg, på Min side',
  vipps: 'I Vipps',
  bank: 'I banken',
  staff: 'Oss, etter ønske fra deg',
  portal: 'Automatisk, som avtalt',
};

/** Of one event of an agreement. @param purpose its name */
export function agreementDocument(receipt: AgreementReceipt, purpose: string) {
  const title = eventWords[receipt.kind] ?? 'Giveravtale';
  const facts: (readonly [string, string])[] = [
    ['Avtalenummer', receipt.agreement.number],
    ['Giver', receipt.donorName],
    ['Dato', onDay(receipt.at)],
    ['Gjort av', actorWords[receipt.by]],
    ['Beløp', kroner(receipt.amountOre)],
    ['Hvor ofte', oftenWords[receipt.frequency]],
    ['Trekkdag', dayWords(receipt.day)],
    ['Betalingsmåte', railWords[receipt.rail]],
    ['Formål', purpose],
    ...(receipt.resumesOn ? [['Pause til', onDay(receipt.resumesOn)] as const] : []),
    ['Mottaker', receipt.organisationName],
    ['Organisasjonsnummer', organisationNumberText(receipt.organisationNumber)],
    ['Vilkår', receipt.termsVersion],
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'facts', facts },
      {
        kind: 'paragraph',
        text: 'Du kan endre, ta pause eller stoppe når du vil, på Min side eller der du betaler.',
      },
    ],
  } as const;
}

/** What was given in a year, and what it means for tax. */
export function yearDocument(year: GivingYear, donorName: string) {
  const title = `Gaver i ${year.year}`;
  const paid = year.gifts.filter(({ paidAt }) => paidAt !== null);
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Giver', donorName],
          ['Gitt i alt', kroner(year.givenOre)],
          ...(year.refundedOre ? [['Betalt tilbake', kroner(year.refundedOre)] as const] : []),
          ['Til skattefradrag', taxWords(year)],
        ],
      },
      { kind: 'heading', text: 'Gavene' },
      {
        kind: 'table',
        caption: `Gaver i ${year.year}, med dato, kvittering og beløp`,
        columns: [
          { title: 'Betalt', width: 2 },
          { title: 'Kvittering', width: 2 },
          { title: 'Beløp', isNumeric: true },
          { title: 'Tilbake', isNumeric: true },
        ],
        rows: paid.map(({ paidAt, receipt, amountOre, refundedOre }) => [
          onDay(paidAt!),
          receipt?.number ?? '',
          kroner(amountOre),
          refundedOre ? kroner(refundedOre) : '–',
        ]),
      },
    ],
  } as const;
}

function taxWords({ tax }: GivingYear): string {
  switch (tax.outcome) {
    case 'will-be-reported':
      return `${kroner(tax.reportedOre)} rapporteres på ${tax.reportedOn?.name ?? 'deg'}`;
    case 'number-missing':
      return 'Kan ikke rapporteres: vi mangler fødselsnummeret ditt';
    case 'below-minimum':
      return `For lite: det mangler ${kroner(tax.missingOre)}`;
    case 'not-wanted':
      return 'Du har ikke bedt om fradrag';
    case 'not-approved':
      return 'Gir ikke fradrag';
  }
}
