/** What is said of AvtaleGiro, wherever a donor meets it. */
import { formatCount, formatDate } from './format.ts';

export const giroTexts = {
  kidMeaning: 'Hva betyr KID?',
  waitingTitle: 'Signer avtalen i banken',
  steps: [
    'Åpne nettbanken eller mobilbanken din, og velg å opprette en AvtaleGiro.',
    'Lim inn kontonummeret og KID-nummeret herfra.',
    'Sett beløpsgrensen litt høyere enn beløpet du gir. Grensen er bare mellom deg og banken. Vi får aldri vite den.',
    'Velg om du vil ha varsel før hvert trekk, og signer med BankID.',
  ],
  account: 'Kontonummer',
  kid: 'KID-nummer',
  copy: 'Kopier',
  copied: 'Kopiert',
  copyWhat: (what: string) => `Kopier ${what}`,
  bank: 'Åpne bankens side',
  wait: 'Når du har signert, gir banken oss beskjed. Det kan ta inntil tre uker. Du trenger ikke å vente her: Du får en kvittering når avtalen er klar.',
  card: 'AvtaleGiro',
  limit:
    'Hvis du endrer beløpet, må du kanskje heve beløpsgrensen i banken også. Hvis den er for lav, blir trekket stoppet, og du skylder oss ingenting.',
  notice: {
    on: (days: number) => `Du får beskjed minst ${formatCount(days, 'dag', 'dager')} før hvert trekk.`,
    off: 'Du får ikke beskjed før hvert trekk.',
    turnOn: 'Gi meg beskjed før hvert trekk',
    turnOff: 'Slutt å gi meg beskjed',
    wish: 'Gi meg beskjed på e-post eller SMS før hvert trekk',
    wishHint: (days: number) =>
      `Varselet kommer minst ${formatCount(days, 'dag', 'dager')} før. E-posten sier hvilken konto pengene går til, hvor mye og når.`,
    bankRules: 'Hvis du har bedt om varsel i banken, fortsetter det til du slår det av der.',
  },
  toEnd: {
    title: 'Avtalen står fortsatt i banken',
    text: 'Vi trekker ikke mer på den. Vil du fjerne den helt, avslutter du den i nettbanken: Finn AvtaleGiro eller faste betalinger, velg avtalen med dette KID-nummeret, og slett den.',
  },
  move: {
    title: 'Betal på en annen måte',
    open: { avtalegiro: 'Bytt til AvtaleGiro', vipps: 'Bytt til Vipps' },
    text: {
      avtalegiro:
        'Med AvtaleGiro trekker banken beløpet fra kontoen din. Historikken og kvitteringene dine blir med.',
      vipps:
        'Med Vipps trekkes beløpet slik du har valgt i appen. Historikken og kvitteringene dine blir med.',
    },
    pending: {
      avtalegiro: 'Du er på vei over til AvtaleGiro',
      vipps: 'Du er på vei over til Vipps',
    },
    meanwhile:
      'Til den nye måten er godkjent, går trekkene som før. Du betaler aldri to ganger for samme måned.',
    cancel: 'Ikke bytt likevel',
    saved: 'Betalingsmåten er byttet.',
    stays: 'Betalingsmåten er som før.',
  },
  rails: {
    vipps: 'Vipps. Du godkjenner i appen, og er i gang med en gang.',
    avtalegiro: 'AvtaleGiro. Du signerer i banken, og det kan ta inntil tre uker før avtalen er klar.',
  },
  goOn: 'Fortsett',
  waitingLead: 'Avtalen venter på at du signerer den i banken, eller på at banken gir oss beskjed.',
  sentNotStopped: (on: string) =>
    `Trekket ${formatDate(on)} er allerede sendt til banken og kan ikke stoppes. Vil du ha pengene tilbake, skriver du til oss.`,
};
