/** In nynorsk. */
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  listTitle: 'Årsoppgåver',
  listLead: 'Det du har gitt kvart år, og kva vi har rapportert til Skatteetaten for deg.',
  list: 'År',
  none: {
    title: 'Ingen årsoppgåver enno',
    text: 'Gir du ei gåve, kjem årsoppgåva hit i januar året etter.',
    link: 'Gi ei gåve',
  },
  coming: (day: string) => `Kjem ${day}`,
  open: (year: number) => `Årsoppgåve for ${year}`,
  title: (year: number) => `Årsoppgåve for ${year}`,
  lead: 'Tusen takk for det du har gitt!',
  missing: {
    title: 'Vi finn ikkje årsoppgåva',
    text: 'Ho kan vere for eit år du ikkje har gitt noko, eller ho er ikkje klar enno.',
    link: 'Sjå årsoppgåvene dine',
  },
  sum: 'Oppsummert',
  giver: 'Givar',
  receiver: 'Mottakar',
  given: 'Gitt i alt',
  refunded: 'Betalt tilbake',
  tax: 'Skattefrådrag',
  reported: 'Rapportert',
  reportedAt: 'Rapportert den',
  reportedOn: 'Rapportert på',
  value: 'Lågare skatt, omtrent',
  outcomes: {
    reported: (year: number) =>
      `Dette skal stå i skattemeldinga di for ${year}. Sjekk at det gjer det, og sei frå til oss om noko er feil.`,
    'next-delivery': () => 'Gåvene dine er ikkje rapporterte enno, men kjem med neste gong vi rapporterer.',
    'will-be-reported': () => 'Gåvene dine er ikkje rapporterte enno. Vi gjer det så snart som mogleg.',
    'number-missing': () =>
      'Vi fekk ikkje rapportert gåvene dine, for vi manglar fødselsnummeret ditt. Gir du oss det, kan dei kome med neste gong vi rapporterer.',
    'below-minimum': (_year: number, minimum: string) =>
      `Du må ha gitt minst ${minimum} i løpet av året for å få frådrag. Derfor er gåvene ikkje rapporterte.`,
    'not-wanted': () =>
      'Du har ikkje bede om skattefrådrag, så vi har ikkje rapportert noko. Ønskjer du det neste gong, kan du seie frå på sida for givaravtalen.',
    'not-approved': () => 'Gåvene gir ikkje frådrag på skatten.',
  } satisfies Record<YearStatement['report']['outcome'], (year: number, minimum: string) => string>,
  corrected: 'Beløpet er retta sidan første gong vi rapporterte.',
  next: (amount: string) =>
    `Noko er endra etter at vi rapporterte. Neste gong vi rapporterer, blir beløpet ${amount}.`,
  aboveCeiling: (ceiling: string) =>
    `Du får frådrag for høgst ${ceiling} i året, for gåver til alle organisasjonar til saman. Vi rapporterer heile beløpet.`,
  giveNumber: 'Gi oss fødselsnummeret',
  gifts: 'Gåvene',
  paid: 'Betalt',
  receipt: 'Kvittering',
  amount: 'Beløp',
  back: 'Tilbake',
  download: 'Last ned som PDF',
  saved: 'Årsoppgåva er lasta ned.',
};
export type Complete = Whole<
  Compared<typeof import('./arsoppgave-texts.ts'), typeof import('./arsoppgave-texts.nn.ts')>
>;
