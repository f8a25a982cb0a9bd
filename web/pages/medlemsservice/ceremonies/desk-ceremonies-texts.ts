import { roundNameLimits } from '#contract/ceremony-desk-endpoints.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Seremonipåmelding',
  lead: 'Her sier du når påmeldingen til navnefest og konfirmasjon åpner. Alle datoer innenfor perioden åpner samtidig, for medlemmer først.',
  dates: 'Datoer lages og endres som andre aktiviteter.',
  newDate: 'Ny dato',
  allDates: 'Alle datoer',
  requests: 'Ønsker om vigsel og gravferd kommer i køen av henvendelser.',
  weddings: 'Se vigsler',
  funerals: 'Se gravferder',
  list: 'Påmeldinger som åpner',
  none: 'Det er ikke bestemt når noe åpner.',
  new: 'Ny påmelding',
  edit: (name: string) => `Endre ${name}`,
  change: 'Endre',
  save: 'Lagre',
  cancel: 'Avbryt',
  saved: 'Lagret.',
  changedElsewhere: 'En kollega har endret dette mens du skrev. Se over og lagre på nytt.',
  kind: 'Hva',
  kinds: { naming: 'Navnefest', confirmation: 'Konfirmasjon' },
  chooseKind: 'Velg',
  name: 'Navn',
  nameHint: 'For eksempel «Konfirmasjon 2028»',
  firstOn: 'Første seremoni',
  lastOn: 'Siste seremoni',
  membersOpenOn: 'Åpner for medlemmer',
  membersOpenTime: 'Klokken, for medlemmer',
  openOn: 'Åpner for alle',
  openTime: 'Klokken, for alle',
  period: (first: string, last: string) => `${first} til ${last}`,
  members: (moment: string) => `Medlemmer ${moment}`,
  everybody: (moment: string) => `Alle ${moment}`,
  counts: (dates: number, taken: number, capacity: number | null) =>
    `${formatCount(dates, 'dato', 'datoer')}, ${taken} av ${capacity ?? 'ubegrenset antall'} plasser`,
  queue: (waiting: number, admitted: number) => `${waiting} i kø, ${admitted} inne nå`,
};

const time: FieldTexts = choiceTexts('Skriv klokkeslettet slik: 10.00');
export const roundFieldTexts = {
  kind: choiceTexts('Velg hva det gjelder'),
  name: textFieldTexts('Skriv et navn', 'Navnet', roundNameLimits),
  firstOn: {
    ...dayTexts('dagen for første seremoni'),
    TWICE: 'Noen av dagene hører til en annen påmelding av samme slag. Velg dager som ikke overlapper',
  },
  lastOn: dayTexts('dagen for siste seremoni', '. Den kan ikke være før den første'),
  membersOpenOn: dayTexts('dagen det åpner for medlemmer'),
  membersOpenTime: time,
  openOn: dayTexts('dagen det åpner for alle', '. Den kan ikke være før dagen det åpner for medlemmer'),
  openTime: time,
  version: choiceTexts(texts.changedElsewhere),
};
