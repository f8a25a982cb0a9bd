/** In nynorsk. */

import { formatCount, formatDate } from './format.ts';
import type { Compared, Whole } from './language.ts';

export const giroTexts = {
  kidMeaning: 'Kva tyder KID?',
  waitingTitle: 'Signer avtalen i banken',
  steps: [
    'Opne nettbanken eller mobilbanken din, og vel å opprette ein AvtaleGiro.',
    'Lim inn kontonummeret og KID-nummeret herifrå.',
    'Set beløpsgrensa litt høgare enn beløpet du gir. Grensa er berre mellom deg og banken. Vi får aldri vite ho.',
    'Vel om du vil ha varsel før kvart trekk, og signer med BankID.',
  ],
  account: 'Kontonummer',
  kid: 'KID-nummer',
  copy: 'Kopier',
  copied: 'Kopiert',
  copyWhat: (what: string) => `Kopier ${what}`,
  bank: 'Opne sida til banken',
  wait: 'Når du har signert, gir banken oss beskjed. Det kan ta inntil tre veker. Du treng ikkje å vente her: Du får ei kvittering når avtalen er klar.',
  card: 'AvtaleGiro',
  limit:
    'Om du endrar beløpet, må du kanskje heve beløpsgrensa i banken òg. Om ho er for låg, blir trekket stoppa, og du skuldar oss ingenting.',
  notice: {
    on: (days: number) => `Du får beskjed minst ${formatCount(days, 'dag', 'dagar')} før kvart trekk.`,
    off: 'Du får ikkje beskjed før kvart trekk.',
    turnOn: 'Gi meg beskjed før kvart trekk',
    turnOff: 'Slutt å gi meg beskjed',
    wish: 'Gi meg beskjed på e-post eller SMS før kvart trekk',
    wishHint: (days: number) =>
      `Varselet kjem minst ${formatCount(days, 'dag', 'dagar')} før. E-posten seier kva konto pengane går til, kor mykje og når.`,
    bankRules: 'Om du har bede om varsel i banken, held det fram til du slår det av der.',
  },
  toEnd: {
    title: 'Avtalen står framleis i banken',
    text: 'Vi trekkjer ikkje meir på han. Vil du fjerne han heilt, avsluttar du han i nettbanken: Finn AvtaleGiro eller faste betalingar, vel avtalen med dette KID-nummeret, og slett han.',
  },
  move: {
    title: 'Betal på ein annan måte',
    open: { avtalegiro: 'Byt til AvtaleGiro', vipps: 'Byt til Vipps' },
    text: {
      avtalegiro:
        'Med AvtaleGiro trekkjer banken beløpet frå kontoen din. Historikken og kvitteringane dine blir med.',
      vipps:
        'Med Vipps blir beløpet trekt slik du har valt i appen. Historikken og kvitteringane dine blir med.',
    },
    pending: {
      avtalegiro: 'Du er på veg over til AvtaleGiro',
      vipps: 'Du er på veg over til Vipps',
    },
    meanwhile:
      'Til den nye måten er godkjend, går trekka som før. Du betaler aldri to gonger for same månad.',
    cancel: 'Ikkje byt likevel',
    saved: 'Betalingsmåten er bytt.',
    stays: 'Betalingsmåten er som før.',
  },
  rails: {
    vipps: 'Vipps. Du godkjenner i appen, og er i gang med ein gong.',
    avtalegiro: 'AvtaleGiro. Du signerer i banken, og det kan ta inntil tre veker før avtalen er klar.',
  },
  goOn: 'Hald fram',
  waitingLead: 'Avtalen ventar på at du signerer han i banken, eller på at banken gir oss beskjed.',
  sentNotStopped: (on: string) =>
    `Trekket ${formatDate(on)} er allereie sendt til banken og kan ikkje stoppast. Vil du ha pengane tilbake, skriv du til oss.`,
};
export type Complete = Whole<Compared<typeof import('./giro-words.ts'), typeof import('./giro-words.nn.ts')>>;
