/** In nynorsk. */
import type { AgreementReceipt } from '#contract/giving-values.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Kvittering for givaravtale',
  none: {
    title: 'Ingen kvitteringar enno',
    text: 'Når du har oppretta ein givaravtale, finn du stadfestinga her.',
    link: 'Bli fast givar',
  },
  waiting: {
    title: 'Vi ventar på stadfesting',
    text: 'Har du godkjent i Vipps, kjem stadfestinga hit automatisk, som regel i løpet av nokre sekund. Du kan trygt lukke sida.',
    again: 'Blei du avbroten? Då kan du opne Vipps på nytt.',
  },
  states: {
    active: {
      title: `Takk! Du er fast givar i ${organisation.shortName}`,
      text: 'Avtalen er godkjend. Her er det du har valt.',
    },
    paused: { title: 'Avtalen er på pause', text: 'Vi trekkjer ingenting før pausen er over.' },
    declined: {
      title: 'Avtalen blei ikkje godkjend',
      text: 'Du svarte nei i Vipps, så ingenting blir trekt. Ombestemmer du deg, kan du prøve igjen.',
    },
    expired: {
      title: 'Godkjenninga gjekk ut på tid',
      text: 'Vipps ventar i ti minutt. Ingenting er trekt, og du kan prøve igjen når det passar.',
    },
    abandoned: {
      title: 'Avtalen blei ikkje fullført',
      text: 'Ingenting blir trekt. Du kan byrje på nytt når du vil.',
    },
    stopped: {
      title: 'Avtalen er stoppa',
      text: 'Vi trekkjer ikkje noko meir. Takk for alt du har bidrege med.',
    },
  },
  chosen: 'Det du valde',
  tryAgain: 'Prøv igjen',
  change: 'Endre det du valde',
  manage: 'Sjå og endre avtalen',
  ask: 'Spør om avtalen',
  facts: {
    number: 'Avtale',
    giver: 'Givar',
    terms: 'Beløp',
    rail: 'Betaling',
    purpose: 'Gåva går til',
    resumes: 'Pausen varer til',
    tax: 'Skattefrådrag',
    taxYes: 'Ja, gåvene blir rapporterte til Skatteetaten',
    taxNumberMissing: 'Ja, men vi manglar fødselsnummeret ditt',
    taxNo: 'Nei',
    receiver: 'Mottakar',
    at: 'Tidspunkt',
    version: 'Vilkår',
  },
  until: (on: string) => formatDate(on),
};

/** What the event was that the receipt is for. */
export const receiptTitle = (receipt: AgreementReceipt): string =>
  receipt.kind === 'stopped' ? 'Stadfesting på at avtalen er stoppa' : texts.title;
export type Complete = Whole<
  Compared<typeof import('./agreement-receipt-texts.ts'), typeof import('./agreement-receipt-texts.nn.ts')>
>;
