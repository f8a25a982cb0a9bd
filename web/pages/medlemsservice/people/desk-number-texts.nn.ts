/** In nynorsk. */
import { lookRemarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Fødselsnummer',
  lead: 'Fødselsnummer som nokon har oppgitt, og som allereie står på ein annan. Dei blir ikkje brukte før de har avgjort kven dei høyrer til.',
  list: 'Saker',
  count: (count: number) => formatCount(count, 'sak', 'saker'),
  open: (when: string) => `Oppgitt ${when}`,
  unknownTime: 'tidlegare',
  emptyTitle: 'Ingen saker ventar',
  emptyText: 'Alle fødselsnummer nokon har oppgitt, står på éin person.',
};

export const caseTexts = {
  title: 'Eit fødselsnummer som fleire har oppgitt',
  back: 'Alle sakene',
  logged: 'At du har opna saka, blir loggført for begge.',
  person: 'Oppgav nummeret sist',
  owner: 'Har nummeret allereie',
  noOwner: 'Ingen har nummeret lenger. Ingenting står i vegen for at den som oppgav det, får behalde det.',
  name: 'Namn',
  born: 'Fødd',
  memberNumber: 'Medlemsnummer',
  noNumber: 'Ikkje medlem',
  unknown: 'Ukjent',
  signIns: 'Innloggingar',
  advice:
    'Er det same mennesket to gonger, samlar de sakene først. Er det to, finn de ut kven nummeret høyrer til. Fortel aldri den eine noko om den andre.',
  keep: {
    title: 'Nummeret høyrer til den som oppgav det sist',
    text: 'Den som allereie har det, mistar det og får beskjed om å oppgi sitt eige.',
    send: 'Gi nummeret til den siste',
    done: 'Nummeret er flytta.',
  },
  drop: {
    title: 'Nummeret høyrer ikkje til den som oppgav det sist',
    text: 'Nummeret blir fjerna frå den som oppgav det sist. Personen får beskjed og kan oppgi eit nytt.',
    send: 'Fjern nummeret frå den siste',
    done: 'Nummeret er fjerna.',
  },
  reason: 'Korleis veit de det?',
  notFound: { title: 'Vi fann ikkje saka', text: 'Ho er avgjord, eller personen er sletta.' },
};

export const decisionTexts = {
  reason: textFieldTexts('Skriv korleis de veit det', 'Grunngivinga', lookRemarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./desk-number-texts.ts'), typeof import('./desk-number-texts.nn.ts')>
>;
