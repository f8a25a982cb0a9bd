import { formatCount, formatDate, formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { Run, RunName } from './criterion-facts.ts';

const { phone, hours, answerWithinDays } = organisation.memberService;

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
      'Automatiske tester fra to leverandører leter etter feil på sidene hver gang vi endrer noe, i lyst og i mørkt utseende og med høy kontrast.',
      'For ti oppgaver, som å melde seg inn og å gi en gave, har vi en tekst med alt en skjermleser sier underveis. Testene sammenligner med den hver gang.',
      'Etter hvert trykk på en knapp sjekker testene at fokus ikke er borte.',
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
      'De fulle automatiske testene bruker Chromium. I Firefox og i WebKitGTK, som er i slekt med Safari, har vi gjort de vanligste oppgavene med tastatur og sett på sidene på en smal skjerm. Sider som viser en bestemt henvendelse, gave eller person, er ikke testet der. Safari på Mac og iPhone er ikke testet.',
      'Ingen utenfra har gått gjennom dem.',
    ],
  },
  known: {
    title: 'Feil vi kjenner til',
    points: {
      '3.1.2':
        'Det et styre eller et medlem har skrevet på et annet språk enn siden er på, leses opp som om det var på språket til siden.',
    } as Readonly<Record<string, string>>,
    seen: (day: string) => `Sett ${formatDate(day)}.`,
    inRun: (what: string, { on, faults }: Run) =>
      `${what}: ${faults} feil i en automatisk gjennomgang ${formatDate(on)}.`,
    outro:
      'Vi kjenner ikke til andre feil som hindrer noen i å bruke sidene. Finner du en, vil vi gjerne vite det.',
  },
  criteria: {
    title: 'Krav for krav',
    lead: 'Alle kravene på nivå A og AA i WCAG 2.2. «Ikke testet godt nok» betyr at vi ikke kjenner til feil, men heller ikke har sett godt nok etter.',
    lastRuns:
      'De automatiske testene kjøres hver gang vi endrer noe. Innimellom går de gjennom alt. Dette er siste gang hver av dem gjorde det:',
    runs: {
      pages: 'Alle sidene, med verktøy fra to leverandører',
      states: 'Alle sidene mens de laster, med feilmeldinger, med menyer åpne og etter hvert trykk',
      markup: 'Koden på sidene',
      keyboard: 'Alle sidene med bare tastatur',
      rules: 'At hver regel fra Uu-tilsynet er testet eller sett etter for hånd',
    } satisfies Record<RunName, string>,
    run: (what: string, run: Run | null) =>
      run
        ? `${what}: ${formatDate(run.on)}, ${run.pages ? `${run.pages} sider, ` : ''}${run.faults === 0 ? 'ingen feil' : `${run.faults} feil`}${run.isWhole ? '' : ', men ikke alt er sett på'}.`
        : `${what}: ikke gjennomført ennå.`,
  },
  feedback: {
    title: 'Si fra når noe ikke virker',
    before: 'Bruk ',
    form: 'skjemaet med temaet «Tilgjengelighet»',
    between: ', skriv til ',
    after: `, eller ring ${formatPhone(phone)}, ${hours}. Fortell gjerne hvilken side det gjelder, og hva du prøvde å gjøre. Vi hjelper deg også med det du kom for. Du får svar innen ${formatCount(answerWithinDays, 'virkedag', 'virkedager')}.`,
  },
  complaint: {
    title: 'Er du ikke fornøyd med svaret?',
    before: 'Da kan du klage til ',
    board: 'Diskrimineringsnemnda',
    boardSite: 'https://www.diskrimineringsnemnda.no/',
    after: '. Det koster ikke noe.',
  },
  updated: 'Versjon 2026-19. Sist gjennomgått 29. november 2026.',
};
