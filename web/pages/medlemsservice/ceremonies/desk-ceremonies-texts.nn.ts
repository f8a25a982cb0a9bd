/** In nynorsk. */
import { roundNameLimits } from '#contract/ceremony-desk-endpoints.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Seremonipåmelding',
  lead: 'Her seier du når påmeldinga til namnefest og konfirmasjon opnar. Alle datoar innanfor perioden opnar samtidig, for medlemmer først.',
  dates: 'Datoar lagar og endrar du slik som andre aktivitetar.',
  newDate: 'Ny dato',
  allDates: 'Alle datoar',
  requests: 'Ønske om vigsel og gravferd kjem i køen av førespurnader.',
  weddings: 'Sjå vigslar',
  funerals: 'Sjå gravferder',
  list: 'Påmeldingar som opnar',
  none: 'Det er ikkje bestemt når noko opnar.',
  new: 'Ny påmelding',
  edit: (name: string) => `Endre ${name}`,
  change: 'Endre',
  save: 'Lagre',
  cancel: 'Avbryt',
  saved: 'Lagra.',
  changedElsewhere: 'Ein kollega har endra dette medan du skreiv. Sjå over og lagre på nytt.',
  kind: 'Kva',
  kinds: { naming: 'Namnefest', confirmation: 'Konfirmasjon' },
  chooseKind: 'Vel',
  name: 'Namn',
  nameHint: 'Til dømes «Konfirmasjon 2028»',
  firstOn: 'Første seremoni',
  lastOn: 'Siste seremoni',
  membersOpenOn: 'Opnar for medlemmer',
  membersOpenTime: 'Klokka, for medlemmer',
  openOn: 'Opnar for alle',
  openTime: 'Klokka, for alle',
  period: (first: string, last: string) => `${first} til ${last}`,
  members: (moment: string) => `Medlemmer ${moment}`,
  everybody: (moment: string) => `Alle ${moment}`,
  counts: (dates: number, taken: number, capacity: number | null) =>
    capacity === null
      ? `${formatCount(dates, 'dato', 'datoar')}, ${formatCount(taken, 'plass teken', 'plassar tekne')}, inga grense`
      : `${formatCount(dates, 'dato', 'datoar')}, ${taken} av ${capacity} plassar`,
  queue: (waiting: number, admitted: number) => `${waiting} i kø, ${admitted} inne no`,
};

const time: FieldTexts = choiceTexts('Skriv klokkeslettet slik: 10.00');
export const roundFieldTexts = {
  kind: choiceTexts('Vel kva det gjeld'),
  name: textFieldTexts('Skriv eit namn', 'Namnet', roundNameLimits),
  firstOn: {
    ...dayTexts('dagen for første seremoni'),
    TWICE: 'Nokre av dagane høyrer til ei anna påmelding av same slag. Vel dagar som ikkje overlappar',
  },
  lastOn: dayTexts('dagen for siste seremoni', '. Han kan ikkje vere før den første'),
  membersOpenOn: dayTexts('dagen det opnar for medlemmer'),
  membersOpenTime: time,
  openOn: dayTexts('dagen det opnar for alle', '. Han kan ikkje vere før dagen det opnar for medlemmer'),
  openTime: time,
  version: choiceTexts(texts.changedElsewhere),
};
export type Complete = Whole<
  Compared<typeof import('./desk-ceremonies-texts.ts'), typeof import('./desk-ceremonies-texts.nn.ts')>
>;
