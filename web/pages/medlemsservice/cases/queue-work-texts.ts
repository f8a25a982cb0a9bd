import {
  caseSearchLimits,
  type LeftReason,
  queueViewName,
  tagNameLimits,
} from '#contract/desk-queue-endpoints.ts';
import { lookRemarkLimits, remarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

const cases = (count: number) => formatCount(count, 'sak', 'saker');

export const closeTexts = {
  title: 'Lukk flere saker',
  chosen: (count: number) => `${cases(count)} valgt`,
  none: 'Velg ingen',
  reason: 'Begrunnelse',
  reasonHint: 'Står i hver sak, for medlemsservice. Personene ser bare at henvendelsen er lukket.',
  close: (count: number) => `Lukk ${cases(count)}`,
  closed: (count: number) => (count === 1 ? '1 sak er lukket.' : `${count} saker er lukket.`),
  noneClosed: 'Ingen saker ble lukket.',
  undo: 'Åpne dem igjen',
  undone: (count: number) => (count === 1 ? '1 sak er åpen igjen.' : `${count} saker er åpne igjen.`),
  noneUndone: 'Ingen saker ble åpnet igjen.',
  left: 'Disse er som før:',
  why: {
    changed: 'har endret seg siden du så den',
    closed: 'var lukket allerede',
    gone: 'finnes ikke lenger',
  } satisfies Record<LeftReason, string>,
  whyNotUndone: {
    changed: 'har endret seg siden den ble lukket',
    closed: 'er åpnet av noen andre',
    gone: 'finnes ikke lenger',
  } satisfies Record<LeftReason, string>,
};
export const closeFieldTexts = { reason: textFieldTexts('Skriv hvorfor', 'Begrunnelsen', remarkLimits) };

export const viewTexts = {
  none: 'Du har ingen lagrede visninger ennå.',
  lead: 'Status, tema, ansvarlig og merkelapp lagres slik de er valgt nå. Bare du ser visningene dine.',
  name: 'Navn på visningen',
  save: 'Lagre visningen',
  saved: 'Visningen er lagret.',
  full: 'Du har så mange visninger som vi lagrer. Slett en av dem først.',
  remove: 'Slett',
  removeView: (name: string) => `Slett visningen ${name}`,
  removed: 'Visningen er slettet.',
};
export const viewFieldTexts = { name: textFieldTexts('Gi visningen et navn', 'Navnet', queueViewName) };

export const tagTexts = {
  lead: 'Alle i medlemsservice bruker de samme merkelappene. Skriv aldri noe om en person i dem.',
  none: 'Det er ingen merkelapper ennå.',
  count: (count: number) => (count === 1 ? '1 åpen sak' : `${count} åpne saker`),
  form: 'Legg til en merkelapp',
  name: 'Ny merkelapp',
  add: 'Legg til',
  added: 'Merkelappen er lagt til.',
  put: 'Merkelappen er satt på saken.',
  taken: 'Merkelappen er tatt av saken.',
  full: 'Listen er så lang som den kan være. Slett en merkelapp som ikke brukes.',
  remove: 'Slett',
  removeTag: (name: string) => `Slett merkelappen ${name}`,
  sure: (name: string, count: number) =>
    count === 0
      ? `Slette «${name}» for alle?`
      : `Slette «${name}» for alle, og ta den av sakene som har den?`,
  yes: 'Ja, slett',
  no: 'Nei, behold',
  removed: 'Merkelappen er slettet.',
};
export const tagFieldTexts = { name: textFieldTexts('Skriv merkelappen', 'Merkelappen', tagNameLimits) };

export const caseSearchTexts = {
  lead: 'Finner ordene i alle bøyninger, også i lukkede saker. Alle som kommer fram i søket, kan se at du har søkt og hvorfor.',
  words: 'Ord som står i saken',
  wordsHint: 'Skriver du flere ord, må alle være med. Skriv «hermetegn» rundt ord som skal stå sammen.',
  reason: 'Hvorfor søker du?',
  reasonHint: 'Står i innsynsloggen, der den det gjelder, også kan lese den.',
  find: 'Søk i sakene',
  found: (count: number, isMore: boolean) =>
    isMore ? `De ${count} nyeste sakene. Bruk flere ord for å finne færre.` : `Fant ${cases(count)}.`,
  nothing: 'Ingen saker har disse ordene.',
  inSubject: 'Ordene står i emnet.',
  list: 'Saker som ble funnet',
};
export const caseSearchFieldTexts = {
  words: {
    ...textFieldTexts('Skriv ordene du leter etter', 'Ordene', caseSearchLimits),
    INVALID: 'Skriv minst ett ord som sier hva det gjelder. Småord som «og» og «på» står i alle meldinger',
  },
  reason: textFieldTexts('Skriv hvorfor du søker', 'Begrunnelsen', lookRemarkLimits),
};
