import { choiceTexts, dayTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';

export const texts = {
  /** Told apart from the organisation's own site, which is named the same. */
  whole: (name: string) => `${name}, hele landet`,
  title: 'Lag og verv',
  lead: 'Organisasjonen som et tre. Åpne et lag for å se hvem som har verv der, eller for å spørre noen.',
  tree: 'Lagene',
  active: (count: number) => `${count} med verv`,
  offered: (count: number) => `${count} venter på svar`,
  back: 'Alle lagene',
  notFound: 'Vi finner ikke laget',
  unitTitle: (unit: string) => `Verv i ${unit}`,
  list: 'Verv',
  none: 'Ingen har verv her ennå.',
  term: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  offer: 'Spør noen om et verv',
  offerHelp:
    'Den du spør, får beskjed og svarer selv, sammen med taushetserklæringen. Medlemsnummeret står på medlemmets side.',
  number: 'Medlemsnummer',
  role: 'Verv',
  rolePlaceholder: 'Velg verv',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  dayHint: 'For eksempel 15.03.2027',
  send: 'Send spørsmålet',
  sent: 'Spørsmålet er sendt.',
  end: (name: string) => `Avslutt vervet til ${name} nå`,
  withdraw: (name: string) => `Trekk tilbake spørsmålet til ${name}`,
  ended: 'Vervet er avsluttet, og tilgangen er lukket.',
};

export const fieldTexts = {
  memberNumber: choiceTexts('Skriv seks sifre. Nummeret må tilhøre et aktivt medlem'),
  role: choiceTexts('Velg et verv som laget kan ha'),
  fromOn: dayTexts('første dag'),
  untilOn: dayTexts('siste dag', '. Den må komme etter den første, og kan ikke være passert'),
};

export const exportTexts = {
  title: 'Medlemslisten som fil',
  text: 'Til vanlig ser lederne medlemmene bare på Min side. Trenger de listen som fil, kan du åpne for det. Filen blir merket, og medlemmene får vite om den.',
  isOn: 'Lederen og nestlederen kan hente listen som fil.',
  isOff: 'Ingen i laget kan hente listen som fil.',
  allow: 'Åpne for fil',
  stop: 'Steng for fil',
  changed: 'Valget er lagret.',
};
