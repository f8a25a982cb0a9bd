import type { GiftState } from '#contract/giving-values.ts';

export const texts = {
  title: 'Kvittering',
  none: {
    title: 'Ingen kvitteringer ennå',
    text: 'Når en gave har kommet fram, finner du kvitteringen her.',
    link: 'Gi en gave',
  },
  states: {
    planned: { title: 'Gaven er planlagt', text: 'Den er ikke trukket ennå.' },
    sent: { title: 'Trekket er sendt', text: 'Når pengene har kommet, ligger kvitteringen her.' },
    waiting: {
      title: 'Vi venter på bekreftelse',
      text: 'Har du godkjent i Vipps, kommer kvitteringen hit automatisk om noen sekunder. Du kan trygt lukke siden.',
    },
    retrying: {
      title: 'Gaven gikk ikke gjennom ennå',
      text: 'Vipps prøver igjen de neste dagene. Du trenger ikke å gjøre noe, og du skylder oss ingenting.',
    },
    paid: { title: 'Takk for gaven!', text: 'Den har kommet fram.' },
    failed: {
      title: 'Gaven gikk ikke gjennom',
      text: 'Ingenting er trukket, og du skylder oss ingenting.',
    },
    declined: {
      title: 'Du svarte nei i Vipps',
      text: 'Ingenting er trukket. Ombestemmer du deg, kan du prøve igjen.',
    },
    expired: {
      title: 'Godkjenningen gikk ut på tid',
      text: 'Ingenting er trukket. Du kan prøve igjen når det passer.',
    },
    cancelled: { title: 'Trekket ble stoppet', text: 'Ingenting er trukket.' },
    'partly-refunded': { title: 'En del av gaven er betalt tilbake', text: 'Resten er fortsatt en gave.' },
    refunded: { title: 'Gaven er betalt tilbake', text: 'Pengene er på vei til kontoen de kom fra.' },
  } satisfies Record<GiftState, { title: string; text: string }>,
  again: 'Ble du avbrutt? Da kan du åpne Vipps på nytt.',
  tryAgain: 'Prøv igjen',
  all: 'Se gavene dine',
  ask: 'Spør om denne gaven',
  receipt: 'Kvittering',
  facts: {
    number: 'Nummer',
    amount: 'Beløp',
    refunded: 'Betalt tilbake',
    giver: 'Giver',
    paid: 'Kom fram',
    purpose: 'Gaven går til',
    receiver: 'Mottaker',
    tax: 'Skattefradrag',
    forTax: 'Rapporteres til Skatteetaten når årets gaver er store nok',
    lacksNumber: 'Ja, men vi mangler fødselsnummeret ditt',
    notForTax: 'Rapporteres ikke til Skatteetaten',
  },
};
