import type { YearStatement } from '#contract/year-statement-endpoints.ts';

export const texts = {
  listTitle: 'Årsoppgaver',
  listLead: 'Det du har gitt hvert år, og hva vi har rapportert til Skatteetaten for deg.',
  list: 'År',
  none: {
    title: 'Ingen årsoppgaver ennå',
    text: 'Gir du en gave, kommer årsoppgaven hit i januar året etter.',
    link: 'Gi en gave',
  },
  coming: (day: string) => `Kommer ${day}`,
  open: (year: number) => `Årsoppgave for ${year}`,
  title: (year: number) => `Årsoppgave for ${year}`,
  lead: 'Tusen takk for det du har gitt!',
  missing: {
    title: 'Vi finner ikke årsoppgaven',
    text: 'Den kan være for et år du ikke har gitt noe, eller den er ikke klar ennå.',
    link: 'Se årsoppgavene dine',
  },
  sum: 'Oppsummert',
  giver: 'Giver',
  receiver: 'Mottaker',
  given: 'Gitt i alt',
  refunded: 'Betalt tilbake',
  tax: 'Skattefradrag',
  reported: 'Rapportert',
  reportedAt: 'Rapportert den',
  reportedOn: 'Rapportert på',
  value: 'Lavere skatt, omtrent',
  outcomes: {
    reported: (year: number) =>
      `Dette skal stå i skattemeldingen din for ${year}. Sjekk at det gjør det, og si fra til oss hvis noe er feil.`,
    'next-delivery': () => 'Gavene dine er ikke rapportert ennå, men kommer med neste gang vi rapporterer.',
    'will-be-reported': () => 'Gavene dine er ikke rapportert ennå. Vi gjør det så snart som mulig.',
    'number-missing': () =>
      'Vi fikk ikke rapportert gavene dine, for vi mangler fødselsnummeret ditt. Gir du oss det, kan de komme med neste gang vi rapporterer.',
    'below-minimum': (_year: number, minimum: string) =>
      `Du må ha gitt minst ${minimum} i løpet av året for å få fradrag. Derfor er gavene ikke rapportert.`,
    'not-wanted': () =>
      'Du har ikke bedt om skattefradrag, så vi har ikke rapportert noe. Ønsker du det neste gang, kan du si fra på siden for giveravtalen.',
    'not-approved': () => 'Gavene gir ikke fradrag på skatten.',
  } satisfies Record<YearStatement['report']['outcome'], (year: number, minimum: string) => string>,
  corrected: 'Beløpet er rettet siden første gang vi rapporterte.',
  next: (amount: string) =>
    `Noe er endret etter at vi rapporterte. Neste gang vi rapporterer, blir beløpet ${amount}.`,
  aboveCeiling: (ceiling: string) =>
    `Du får fradrag for høyst ${ceiling} i året, for gaver til alle organisasjoner til sammen. Vi rapporterer hele beløpet.`,
  giveNumber: 'Gi oss fødselsnummeret',
  gifts: 'Gavene',
  paid: 'Betalt',
  receipt: 'Kvittering',
  amount: 'Beløp',
  back: 'Tilbake',
  download: 'Last ned som PDF',
  saved: 'Årsoppgaven er lastet ned.',
};
