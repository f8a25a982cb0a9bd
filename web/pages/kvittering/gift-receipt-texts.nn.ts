/** In nynorsk. */
import type { GiftState } from '#contract/giving-values.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Kvittering',
  none: {
    title: 'Ingen kvitteringar enno',
    text: 'Når ei gåve har kome fram, finn du kvitteringa her.',
    link: 'Gi ei gåve',
  },
  states: {
    planned: { title: 'Gåva er planlagd', text: 'Ho er ikkje trekt enno.' },
    sent: { title: 'Trekket er sendt', text: 'Når pengane har kome, ligg kvitteringa her.' },
    waiting: {
      title: 'Vi ventar på stadfesting',
      text: 'Har du godkjent i Vipps, kjem kvitteringa hit automatisk om nokre sekund. Du kan trygt lukke sida.',
    },
    retrying: {
      title: 'Gåva gjekk ikkje gjennom enno',
      text: 'Vipps prøver igjen dei neste dagane. Du treng ikkje å gjere noko, og du skuldar oss ingenting.',
    },
    paid: { title: 'Takk for gåva!', text: 'Ho har kome fram.' },
    failed: {
      title: 'Gåva gjekk ikkje gjennom',
      text: 'Ingenting er trekt, og du skuldar oss ingenting.',
    },
    declined: {
      title: 'Du svarte nei i Vipps',
      text: 'Ingenting er trekt. Ombestemmer du deg, kan du prøve igjen.',
    },
    expired: {
      title: 'Godkjenninga gjekk ut på tid',
      text: 'Ingenting er trekt. Du kan prøve igjen når det passar.',
    },
    cancelled: { title: 'Trekket blei stoppa', text: 'Ingenting er trekt.' },
    'partly-refunded': { title: 'Ein del av gåva er betalt tilbake', text: 'Resten er framleis ei gåve.' },
    refunded: { title: 'Gåva er betalt tilbake', text: 'Pengane er på veg til kontoen dei kom frå.' },
  } satisfies Record<GiftState, { title: string; text: string }>,
  again: 'Blei du avbroten? Då kan du opne Vipps på nytt.',
  tryAgain: 'Prøv igjen',
  all: 'Sjå gåvene dine',
  ask: 'Spør om denne gåva',
  receipt: 'Kvittering',
  facts: {
    number: 'Nummer',
    amount: 'Beløp',
    refunded: 'Betalt tilbake',
    giver: 'Givar',
    paid: 'Kom fram',
    purpose: 'Gåva går til',
    receiver: 'Mottakar',
    tax: 'Skattefrådrag',
    forTax: 'Blir rapportert til Skatteetaten når gåvene i året er store nok',
    lacksNumber: 'Ja, men vi manglar fødselsnummeret ditt',
    notForTax: 'Blir ikkje rapportert til Skatteetaten',
  },
};
export type Complete = Whole<
  Compared<typeof import('./gift-receipt-texts.ts'), typeof import('./gift-receipt-texts.nn.ts')>
>;
