/** The words of receipts and of a giving year, in each language. */
import type { AgreementReceipt, Frequency } from '#contract/giving-values.ts';
import type { Language } from './letter.ts';

type Words = {
  receipt(number: string): string;
  thanks: string;
  labels: Record<
    | 'number'
    | 'giver'
    | 'amount'
    | 'paid'
    | 'rail'
    | 'purpose'
    | 'receiver'
    | 'organisationNumber'
    | 'reference'
    | 'refunded'
    | 'agreement'
    | 'day'
    | 'by'
    | 'often'
    | 'drawn'
    | 'pausedUntil'
    | 'terms'
    | 'given'
    | 'forTax',
    string
  >;
  tax: { counted: string; lacksNumber: string; notCounted: string };
  often: Record<Frequency, string>;
  drawn(day: number): string;
  /** Of an event that is not named. */
  agreement: string;
  events: Record<string, string>;
  actors: Record<AgreementReceipt['by'], string>;
  changes: string;
  year: {
    title(year: number): string;
    gifts: string;
    caption(year: number): string;
    receipt: string;
    back: string;
    reported(amount: string, name: string | undefined): string;
    numberMissing: string;
    tooLittle(missing: string): string;
    notWanted: string;
    notApproved: string;
  };
};

export const givingDocumentWords: Record<Language, Words> = {
  nb: {
    receipt: (number) => `Kvittering ${number}`,
    thanks: 'Tusen takk! Gaven er mottatt.',
    labels: {
      number: 'Kvitteringsnummer',
      giver: 'Giver',
      amount: 'Beløp',
      paid: 'Betalt',
      rail: 'Betalingsmåte',
      purpose: 'Formål',
      receiver: 'Mottaker',
      organisationNumber: 'Organisasjonsnummer',
      reference: 'Referanse',
      refunded: 'Betalt tilbake',
      agreement: 'Avtalenummer',
      day: 'Dato',
      by: 'Gjort av',
      often: 'Hvor ofte',
      drawn: 'Trekkdag',
      pausedUntil: 'Pause til',
      terms: 'Vilkår',
      given: 'Gitt i alt',
      forTax: 'Til skattefradrag',
    },
    tax: {
      counted: 'Gaven regnes med i det som rapporteres til Skatteetaten for deg.',
      lacksNumber:
        'Du har sagt ja til skattefradrag, men vi mangler fødselsnummeret ditt. Uten det blir gaven ikke rapportert til Skatteetaten.',
      notCounted: 'Gaven rapporteres ikke til Skatteetaten slik det står nå.',
    },
    often: { monthly: 'Hver måned', quarterly: 'Hvert kvartal', yearly: 'Hvert år' },
    drawn: (day) => (day === 31 ? 'Den siste i måneden' : `Den ${day}. i måneden`),
    agreement: 'Giveravtale',
    events: {
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
    },
    actors: {
      donor: 'Deg, på Min side',
      vipps: 'I Vipps',
      bank: 'I banken',
      staff: 'Oss, etter ønske fra deg',
      portal: 'Automatisk, som avtalt',
    },
    changes: 'Du kan endre, ta pause eller stoppe når du vil, på Min side eller der du betaler.',
    year: {
      title: (year) => `Gaver i ${year}`,
      gifts: 'Gavene',
      caption: (year) => `Gaver i ${year}, med dato, kvittering og beløp`,
      receipt: 'Kvittering',
      back: 'Tilbake',
      reported: (amount, name) => `${amount} rapporteres på ${name ?? 'deg'}`,
      numberMissing: 'Kan ikke rapporteres: vi mangler fødselsnummeret ditt',
      tooLittle: (missing) => `For lite: det mangler ${missing}`,
      notWanted: 'Du har ikke bedt om fradrag',
      notApproved: 'Gir ikke fradrag',
    },
  },
  nn: {
    receipt: (number) => `Kvittering ${number}`,
    thanks: 'Tusen takk! Gåva er motteken.',
    labels: {
      number: 'Kvitteringsnummer',
      giver: 'Givar',
      amount: 'Beløp',
      paid: 'Betalt',
      rail: 'Betalingsmåte',
      purpose: 'Føremål',
      receiver: 'Mottakar',
      organisationNumber: 'Organisasjonsnummer',
      reference: 'Referanse',
      refunded: 'Betalt tilbake',
      agreement: 'Avtalenummer',
      day: 'Dato',
      by: 'Gjort av',
      often: 'Kor ofte',
      drawn: 'Trekkdag',
      pausedUntil: 'Pause til',
      terms: 'Vilkår',
      given: 'Gitt i alt',
      forTax: 'Til skattefrådrag',
    },
    tax: {
      counted: 'Gåva er med i det vi rapporterer til Skatteetaten for deg.',
      lacksNumber:
        'Du har sagt ja til skattefrådrag, men vi manglar fødselsnummeret ditt. Utan det blir gåva ikkje rapportert til Skatteetaten.',
      notCounted: 'Slik det står no, blir gåva ikkje rapportert til Skatteetaten.',
    },
    often: { monthly: 'Kvar månad', quarterly: 'Kvart kvartal', yearly: 'Kvart år' },
    drawn: (day) => (day === 31 ? 'Den siste i månaden' : `Den ${day}. i månaden`),
    agreement: 'Givaravtale',
    events: {
      begun: 'Givaravtale oppretta',
      approved: 'Givaravtale godkjend',
      declined: 'Givaravtale ikkje godkjend',
      'approval-expired': 'Godkjenninga gjekk ut på tid',
      abandoned: 'Givaravtale avbroten',
      changed: 'Givaravtale endra',
      paused: 'Pause i givaravtalen',
      resumed: 'Givaravtalen er i gang att',
      stopped: 'Givaravtale stoppa',
      restarted: 'Givaravtale starta på nytt',
      'rail-changed': 'Ny betalingsmåte',
    },
    actors: {
      donor: 'Deg, på Min side',
      vipps: 'I Vipps',
      bank: 'I banken',
      staff: 'Oss, etter ønske frå deg',
      portal: 'Automatisk, som avtalt',
    },
    changes: 'Du kan endre, ta pause eller stoppe når du vil, på Min side eller der du betaler.',
    year: {
      title: (year) => `Gåver i ${year}`,
      gifts: 'Gåvene',
      caption: (year) => `Gåver i ${year}, med dato, kvittering og beløp`,
      receipt: 'Kvittering',
      back: 'Tilbake',
      reported: (amount, name) => `${amount} blir rapportert på ${name ?? 'deg'}`,
      numberMissing: 'Kan ikkje rapporterast: vi manglar fødselsnummeret ditt',
      tooLittle: (missing) => `For lite: det manglar ${missing}`,
      notWanted: 'Du har ikkje bede om frådrag',
      notApproved: 'Gir ikkje frådrag',
    },
  },
  en: {
    receipt: (number) => `Receipt ${number}`,
    thanks: 'Thank you! The gift has arrived.',
    labels: {
      number: 'Receipt number',
      giver: 'Giver',
      amount: 'Amount',
      paid: 'Paid',
      rail: 'Way to pay',
      purpose: 'Purpose',
      receiver: 'Recipient',
      organisationNumber: 'Organisation number',
      reference: 'Reference',
      refunded: 'Refunded',
      agreement: 'Agreement number',
      day: 'Date',
      by: 'Done by',
      often: 'How often',
      drawn: 'Day of payment',
      pausedUntil: 'Paused until',
      terms: 'Terms',
      given: 'Given in all',
      forTax: 'For tax deduction',
    },
    tax: {
      counted: 'The gift is part of what we report to the Norwegian Tax Administration for you.',
      lacksNumber:
        'You have said yes to a tax deduction, but we do not have your national identity number. Without it, the gift is not reported to the Norwegian Tax Administration.',
      notCounted: 'As things stand, the gift is not reported to the Norwegian Tax Administration.',
    },
    often: { monthly: 'Every month', quarterly: 'Every three months', yearly: 'Once a year' },
    drawn: (day) => (day === 31 ? 'The last day of the month' : `Day ${day} of the month`),
    agreement: 'Giving agreement',
    events: {
      begun: 'Giving agreement made',
      approved: 'Giving agreement approved',
      declined: 'Giving agreement not approved',
      'approval-expired': 'The approval timed out',
      abandoned: 'Giving agreement not completed',
      changed: 'Giving agreement changed',
      paused: 'Giving agreement paused',
      resumed: 'The giving agreement runs again',
      stopped: 'Giving agreement stopped',
      restarted: 'Giving agreement started again',
      'rail-changed': 'New way to pay',
    },
    actors: {
      donor: 'You, on Min side',
      vipps: 'In Vipps',
      bank: 'In the bank',
      staff: 'Us, as you asked',
      portal: 'Automatically, as agreed',
    },
    changes: 'You can change, pause or stop whenever you like, on Min side or where you pay.',
    year: {
      title: (year) => `Gifts in ${year}`,
      gifts: 'The gifts',
      caption: (year) => `Gifts in ${year}, with date, receipt and amount`,
      receipt: 'Receipt',
      back: 'Refunded',
      reported: (amount, name) => `${amount} will be reported for ${name ?? 'you'}`,
      numberMissing: 'Cannot be reported: we do not have your national identity number',
      tooLittle: (missing) => `Too little: ${missing} more is needed`,
      notWanted: 'You have not asked for a deduction',
      notApproved: 'Gives no deduction',
    },
  },
};
