import type { AgreementReceipt } from '#contract/giving-values.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Kvittering for giveravtale',
  none: {
    title: 'Ingen kvitteringer ennå',
    text: 'Når du har opprettet en giveravtale, finner du bekreftelsen her.',
    link: 'Bli fast giver',
  },
  waiting: {
    title: 'Vi venter på bekreftelse',
    text: 'Har du godkjent i Vipps, kommer bekreftelsen hit automatisk, som regel i løpet av noen sekunder. Du kan trygt lukke siden.',
    again: 'Ble du avbrutt? Da kan du åpne Vipps på nytt.',
  },
  states: {
    active: {
      title: `Takk! Du er fast giver i ${organisation.shortName}`,
      text: 'Avtalen er godkjent. Her er det du har valgt.',
    },
    paused: { title: 'Avtalen er på pause', text: 'Vi trekker ingenting før pausen er over.' },
    declined: {
      title: 'Avtalen ble ikke godkjent',
      text: 'Du svarte nei i Vipps, så ingenting blir trukket. Ombestemmer du deg, kan du prøve igjen.',
    },
    expired: {
      title: 'Godkjenningen gikk ut på tid',
      text: 'Vipps venter i ti minutter. Ingenting er trukket, og du kan prøve igjen når det passer.',
    },
    abandoned: {
      title: 'Avtalen ble ikke fullført',
      text: 'Ingenting blir trukket. Du kan begynne på nytt når du vil.',
    },
    stopped: {
      title: 'Avtalen er stoppet',
      text: 'Ingen flere trekk blir gjort. Takk for alt du har bidratt med.',
    },
  },
  chosen: 'Det du valgte',
  tryAgain: 'Prøv igjen',
  change: 'Endre det du valgte',
  manage: 'Se og endre avtalen',
  ask: 'Spør om avtalen',
  facts: {
    number: 'Avtale',
    giver: 'Giver',
    terms: 'Beløp',
    rail: 'Betaling',
    purpose: 'Gaven går til',
    resumes: 'Pausen varer til',
    tax: 'Skattefradrag',
    taxYes: 'Ja, gavene rapporteres til Skatteetaten',
    taxNumberMissing: 'Ja, men vi mangler fødselsnummeret ditt',
    taxNo: 'Nei',
    receiver: 'Mottaker',
    at: 'Tidspunkt',
    version: 'Vilkår',
  },
  until: (on: string) => formatDate(on),
};

/** What the event was that the receipt is for. */
export const receiptTitle = (receipt: AgreementReceipt): string =>
  receipt.kind === 'stopped' ? 'Bekreftelse på at avtalen er stoppet' : texts.title;
