/** In nynorsk. */
import { choiceTexts, dayTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  /** Told apart from the organisation's own site, which is named the same. */
  whole: (name: string) => `${name}, heile landet`,
  title: 'Lag og verv',
  lead: 'Organisasjonen som eit tre. Opne eit lag for å sjå kven som har verv der, eller for å spørje nokon.',
  tree: 'Laga',
  active: (count: number) => `${count} med verv`,
  offered: (count: number) => `${count} ventar på svar`,
  back: 'Alle laga',
  notFound: 'Vi finn ikkje laget',
  unitTitle: (unit: string) => `Verv i ${unit}`,
  list: 'Verv',
  none: 'Ingen har verv her enno.',
  term: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  offer: 'Spør nokon om eit verv',
  offerHelp:
    'Den du spør, får beskjed og svarer sjølv, saman med teieerklæringa. Medlemsnummeret står på sida til medlemmen.',
  number: 'Medlemsnummer',
  role: 'Verv',
  rolePlaceholder: 'Vel verv',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  dayHint: 'Til dømes 15.03.2027',
  send: 'Send spørsmålet',
  sent: 'Spørsmålet er sendt.',
  end: (name: string) => `Avslutt vervet til ${name} no`,
  withdraw: (name: string) => `Trekk tilbake spørsmålet til ${name}`,
  ended: 'Vervet er avslutta, og tilgangen er lukka.',
};

export const fieldTexts = {
  memberNumber: choiceTexts('Skriv seks siffer. Nummeret må høyre til ein aktiv medlem'),
  role: choiceTexts('Vel eit verv som laget kan ha'),
  fromOn: dayTexts('første dag'),
  untilOn: dayTexts('siste dag', '. Han må kome etter den første, og kan ikkje vere passert'),
};

export const exportTexts = {
  title: 'Medlemslista som fil',
  text: 'Til vanleg ser leiarane medlemmene berre på Min side. Treng dei lista som fil, kan du opne for det. Fila blir merkt, og medlemmene får vite om ho.',
  isOn: 'Leiaren og nestleiaren kan hente lista som fil.',
  isOff: 'Ingen i laget kan hente lista som fil.',
  allow: 'Opne for fil',
  stop: 'Steng for fil',
  changed: 'Valet er lagra.',
};
export type Complete = Whole<
  Compared<typeof import('./desk-offices-texts.ts'), typeof import('./desk-offices-texts.nn.ts')>
>;
