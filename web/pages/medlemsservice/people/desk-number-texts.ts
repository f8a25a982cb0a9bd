import { lookRemarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Fødselsnumre',
  lead: 'Fødselsnumre som noen har oppgitt, og som allerede står på en annen. De brukes ikke før dere har avgjort hvem de tilhører.',
  list: 'Saker',
  count: (count: number) => formatCount(count, 'sak', 'saker'),
  open: (when: string) => `Oppgitt ${when}`,
  unknownTime: 'tidligere',
  emptyTitle: 'Ingen saker venter',
  emptyText: 'Alle oppgitte fødselsnumre står på én person.',
};

export const caseTexts = {
  title: 'Et fødselsnummer som flere har oppgitt',
  back: 'Alle sakene',
  logged: 'At du har åpnet saken, blir loggført for begge.',
  person: 'Oppga nummeret sist',
  owner: 'Har nummeret allerede',
  noOwner: 'Ingen har nummeret lenger. Ingenting står i veien for at den som oppga det, får beholde det.',
  name: 'Navn',
  born: 'Født',
  memberNumber: 'Medlemsnummer',
  noNumber: 'Ikke medlem',
  unknown: 'Ukjent',
  signIns: 'Innlogginger',
  advice:
    'Er det samme menneske to ganger, samler dere sakene først. Er det to, finner dere ut hvem nummeret tilhører. Fortell aldri den ene noe om den andre.',
  keep: {
    title: 'Nummeret tilhører den som oppga det sist',
    text: 'Den som allerede har det, mister det og får beskjed om å oppgi sitt eget.',
    send: 'Gi nummeret til den siste',
    done: 'Nummeret er flyttet.',
  },
  drop: {
    title: 'Nummeret tilhører ikke den som oppga det sist',
    text: 'Nummeret fjernes fra den som oppga det sist. Vedkommende får beskjed og kan oppgi et nytt.',
    send: 'Fjern nummeret fra den siste',
    done: 'Nummeret er fjernet.',
  },
  reason: 'Hvordan vet dere det?',
  notFound: { title: 'Vi fant ikke saken', text: 'Den er avgjort, eller personen er slettet.' },
};

export const decisionTexts = {
  reason: textFieldTexts('Skriv hvordan dere vet det', 'Begrunnelsen', lookRemarkLimits),
};
