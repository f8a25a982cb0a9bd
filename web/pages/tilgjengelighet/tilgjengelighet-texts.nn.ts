/** In nynorsk. */
import { formatCount, formatDate, formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { Run, RunName } from './criterion-facts.ts';

const { phone, hours, answerWithinDays } = organisation.memberService;

export const texts = {
  title: 'Tilgjenge',
  lead: 'Alle skal kunne bruke Min side: med tastatur, med skjermlesar, med stor skrift og på ein liten skjerm.',
  goal: {
    title: 'Målet vårt',
    text: 'Vi følgjer retningslinjene WCAG 2.2 på nivå AA. ',
  },
  tested: {
    title: 'Slik testar vi',
    points: [
      'Automatiske testar frå to leverandørar ser etter feil på sidene kvar gong vi endrar noko, i lys og i mørk utsjånad og med høg kontrast.',
      'For ti oppgåver, som å melde seg inn og å gi ei gåve, har vi ein tekst med alt ein skjermlesar seier undervegs. Testane samanliknar med han kvar gong.',
      'Etter kvart trykk på ein knapp sjekkar testane at fokus ikkje er borte.',
      'Sidene blir lesne med større avstand i teksten og med dobbelt så stor skrift, òg det som er falda saman.',
      'Dei same oppgåvene blir gjorde berre med tastatur, og på ein skjerm som er 320 pikslar brei.',
      'Vi måler at tekst, knappar, felt og markering av fokus er tydelege nok mot bakgrunnen.',
      'Sidene kan lesast før noko skript er lasta, og rørsle blir slått av for dei som har bede om det.',
    ],
  },
  notTested: {
    title: 'Det vi ikkje har testa enno',
    intro: 'Automatiske testar finn berre ein del av feila. Dette står att:',
    points: [
      'Sidene er ikkje gått gjennom med skjermlesarane NVDA og VoiceOver av menneske som bruker dei til dagleg.',
      'Dei er ikkje testa med talestyring.',
      'Dei fulle automatiske testane bruker Chromium. I Firefox og i WebKitGTK, som er i slekt med Safari, har vi gjort dei vanlegaste oppgåvene med tastatur og sett på sidene på ein smal skjerm. Sider som viser ein bestemt førespurnad, ei bestemt gåve eller ein bestemt person, er ikkje testa der. Safari på Mac og iPhone er ikkje testa.',
      'Ingen utanfrå har gått gjennom dei.',
    ],
  },
  known: {
    title: 'Feil vi kjenner til',
    points: {
      '3.1.2':
        'Det eit styre eller ein medlem har skrive på eit anna språk enn sida er på, blir lese opp som om det var på språket til sida.',
    } as Readonly<Record<string, string>>,
    seen: (day: string) => `Sett ${formatDate(day)}.`,
    inRun: (what: string, { on, faults }: Run) =>
      `${what}: ${faults} feil i ein automatisk gjennomgang ${formatDate(on)}.`,
    outro:
      'Vi kjenner ikkje til andre feil som hindrar nokon i å bruke sidene. Finn du ein, vil vi gjerne vite det.',
  },
  criteria: {
    title: 'Krav for krav',
    lead: 'Alle krava på nivå A og AA i WCAG 2.2. «Ikkje testa godt nok» vil seie at vi ikkje kjenner til feil, men heller ikkje har sett godt nok etter.',
    lastRuns:
      'Dei automatiske testane blir køyrde kvar gong vi endrar noko. Innimellom går dei gjennom alt. Dette er siste gongen kvar av dei gjorde det:',
    runs: {
      pages: 'Alle sidene, med verktøy frå to leverandørar',
      states: 'Alle sidene medan dei lastar, med feilmeldingar, med menyar opne og etter kvart trykk',
      markup: 'Koden på sidene',
      keyboard: 'Alle sidene med berre tastatur',
      rules: 'At kvar regel frå Uu-tilsynet er testa eller sett etter for hand',
    } satisfies Record<RunName, string>,
    run: (what: string, run: Run | null) =>
      run
        ? `${what}: ${formatDate(run.on)}, ${run.pages ? `${run.pages} sider, ` : ''}${run.faults === 0 ? 'ingen feil' : `${run.faults} feil`}${run.isWhole ? '' : ', men ikkje alt er sett på'}.`
        : `${what}: ikkje gjennomført enno.`,
  },
  feedback: {
    title: 'Sei frå når noko ikkje verkar',
    before: 'Bruk ',
    form: 'skjemaet med temaet «Tilgjenge»',
    between: ', skriv til ',
    after: `, eller ring ${formatPhone(phone)}, ${hours}. Fortel gjerne kva side det gjeld, og kva du prøvde å gjere. Vi hjelper deg òg med det du kom for. Du får svar innan ${formatCount(answerWithinDays, 'vyrkedag', 'vyrkedagar')}.`,
  },
  complaint: {
    title: 'Er du ikkje nøgd med svaret?',
    before: 'Då kan du klage til ',
    board: 'Diskrimineringsnemnda',
    boardSite: 'https://www.diskrimineringsnemnda.no/',
    after: '. Det kostar ikkje noko.',
  },
  updated: 'Versjon 2026-19. Sist gjennomgått 29. november 2026.',
};
export type Complete = Whole<
  Compared<typeof import('./tilgjengelighet-texts.ts'), typeof import('./tilgjengelighet-texts.nn.ts')>
>;
