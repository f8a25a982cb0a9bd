import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const texts = {
  title: 'Tilgjengelighet',
  lead: 'Min side skal kunne brukes av alle: med tastatur, med skjermleser, med stor skrift og på en liten skjerm.',
  goal: {
    title: 'Målet vårt',
    text: 'Vi følger retningslinjene WCAG 2.2 på nivå AA. ',
  },
  tested: {
    title: 'Slik tester vi',
    points: [
      'Automatiske tester leter etter feil på sidene hver gang vi endrer noe, i lyst og i mørkt utseende.',
      'Sidene leses med større avstand i teksten og med dobbelt så stor skrift, også det som er brettet sammen.',
      'De samme oppgavene gjøres bare med tastatur, og på en skjerm som er 320 piksler bred.',
      'Vi måler at tekst, knapper, felt og markering av fokus er tydelige nok mot bakgrunnen.',
      'Sidene kan leses før noe skript er lastet, og bevegelse slås av for dem som har bedt om det.',
    ],
  },
  notTested: {
    title: 'Det vi ikke har testet ennå',
    intro: 'Automatiske tester finner bare en del av feilene. Dette gjenstår:',
    points: [
      'Sidene er ikke gått gjennom med skjermleserne NVDA og VoiceOver av mennesker som bruker dem til daglig.',
      'De er ikke testet med talestyring.',
      'De automatiske testene bruker Chromium. Firefox og Safari er ikke testet.',
      'Ingen utenfra har gått gjennom dem.',
    ],
  },
  known: {
    title: 'Feil vi kjenner til',
    points: [
      'Når det er din tur i køen til en seremoni, har du et kvarter på deg til å melde på. Du kan ikke be om mer tid, og vi sier ikke fra når kvarteret snart er gått. Det du har skrevet, blir tatt vare på, og du kan stille deg i køen på nytt. Sett 22. november 2026.',
    ],
    outro:
      'Vi kjenner ikke til andre feil som hindrer noen i å bruke sidene. Finner du en, vil vi gjerne vite det.',
  },
  criteria: {
    title: 'Krav for krav',
    lead: 'Alle kravene på nivå A og AA i WCAG 2.2. «Ikke testet godt nok» betyr at vi ikke kjenner til feil, men heller ikke har sett godt nok etter.',
  },
  feedback: {
    title: 'Si fra når noe ikke virker',
    before: 'Bruk skjemaet på ',
    form: 'Kontakt oss',
    between: ', skriv til ',
    after: `, eller ring ${formatPhone(phone)}, ${hours}. Fortell gjerne hvilken side det gjelder, og hva du prøvde å gjøre. Vi hjelper deg også med det du kom for.`,
  },
  complaint: {
    title: 'Er du ikke fornøyd med svaret?',
    before: 'Da kan du klage til ',
    board: 'Diskrimineringsnemnda',
    boardSite: 'https://www.diskrimineringsnemnda.no/',
    after: '. Det koster ikke noe.',
  },
  updated: 'Versjon 2026-14. Sist gjennomgått 24. november 2026.',
};
