/** In nynorsk. */

import type { ProblemCode } from '#contract/problem.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from './language.ts';

export const problemTexts = {
  INVALID_INPUT: 'Noko av det du fylte ut, kan ikkje brukast slik det står. Sjå over felta og prøv igjen.',
  MALFORMED_REQUEST: 'Noko gjekk gale mellom nettlesaren din og oss. Last sida på nytt og prøv igjen.',
  NOT_SIGNED_IN: 'Du er ikkje lenger logga inn. Logg inn igjen, så held du fram der du slapp.',
  FORBIDDEN: 'Du har ikkje tilgang til dette.',
  NOT_A_MEMBER: 'Dette er for medlemmer, og vi finn ingen aktiv medlemskap på deg.',
  JOINING_FIRST: 'Dette blir opna når du har meldt deg inn, eller når vi har funne medlemskapen din.',
  PERSON_NOT_CHOSEN: 'Fleire personar deler denne innlogginga. Vel kven du er, og prøv igjen.',
  NOT_FOUND: 'Vi fann ikkje det du leitar etter. Det kan vere fjerna, eller lenkja kan vere feil.',
  UNSUPPORTED_MEDIA_TYPE: 'Vi kan ikkje ta imot det som blei sendt. Last sida på nytt og prøv igjen.',
  TOO_LARGE: 'Dette blei for mykje på éin gong. Kort ned teksten og prøv igjen.',
  IDEMPOTENCY_KEY_MISSING: 'Noko gjekk gale mellom nettlesaren din og oss. Last sida på nytt og prøv igjen.',
  IDEMPOTENCY_KEY_REUSED:
    'Vi har allereie fått ein annan versjon av dette frå deg. Last sida på nytt og sjå om han kom fram, før du prøver igjen.',
  TOO_MANY_REQUESTS: 'Det gjekk litt fort. Vent eit minutt og prøv igjen.',
  TOO_MANY_ENQUIRIES:
    'Du har sendt mange førespurnader på kort tid. Vent ein time og prøv igjen, eller ring oss om det hastar.',
  TOO_MANY_NUMBERS:
    'Det er oppgitt for mange ulike fødselsnummer i dag. Prøv igjen i morgon, eller skriv til oss.',
  CONTACT_TICKET_REFUSED:
    'Skjemaet har stått ope for lenge. Trykk på knappen ein gong til, så sender vi på nytt.',
  TOO_MANY_MESSAGES:
    'Vi har fått mange meldingar på kort tid. Vent ein time og prøv igjen, eller ring oss om det hastar.',
  CONFIRM_CONTACT_FIRST:
    'Vi får uvanleg mange meldingar no. Stadfest at vi kan nå deg, så sender vi meldinga di.',
  NUMBER_IN_MAIL:
    'Svaret går som vanleg e-post, og der kan det ikkje stå fødselsnummer. Ta det ut og prøv igjen.',
  ENQUIRY_CLOSED:
    'Førespurnaden blei lukka medan du skreiv. Det du har skrive, står her framleis. Du kan opne førespurnaden igjen og sende det.',
  REOPENING_TOO_LATE:
    'Det er for lenge sidan førespurnaden blei lukka til å opne han igjen. Skriv ein ny førespurnad i staden.',
  TOO_MANY_FILES:
    'Det er ikkje plass til fleire filer. Fjern ei av dei, eller send det du har byrja på, og prøv igjen.',
  TOO_MANY_PAYMENTS: 'Du har starta fleire betalingar på kort tid. Vent ein time og prøv igjen.',
  TOO_MANY_UPLOADS: 'Du har lasta opp mykje på kort tid. Vent ei stund og prøv igjen.',
  UPLOAD_OUT_OF_STEP: 'Opplastinga blei avbroten. Fjern fila og vel ho på nytt.',
  SIGN_IN_AGAIN: 'Dette krev at du nettopp har logga inn. Logg inn på nytt, så held du fram her.',
  NOT_OF_AGE: `Dette kan du gjere sjølv frå du er ${adultAge} år. Skriv til oss, så hjelper vi deg no.`,
  ACTIVITY_CANCELLED: 'Aktiviteten er avlyst.',
  ACTIVITY_OVER: 'Aktiviteten er over.',
  ACTIVITY_FULL: 'Det er ikkje nok ledige plassar. Du kan setje deg på ventelista.',
  SIGN_UP_CLOSED: 'Fristen for å melde seg på er ute.',
  SIGNED_UP_ALREADY: 'Du er allereie påmeld. Last sida på nytt, så ser du påmeldinga di.',
  CHILD_SIGNED_UP: 'Barnet er allereie meldt på, kanskje av den andre forelderen.',
  BIRTH_DATE_NEEDED:
    'Aktiviteten har aldersgrense, og vi veit ikkje når du er fødd. Skriv til oss, så hjelper vi deg.',
  OUTSIDE_AGES: 'Nokre av dei som skulle vere med, er for unge eller for gamle for aktiviteten.',
  OFFER_OVER: 'Tida gjekk ut, og plassen er gitt til den neste i køen.',
  PRICE_DIFFERS: 'Den andre datoen kostar noko anna. Meld deg av her og på der i staden.',
  PAYING_CLOSED: 'Det går ikkje an å betale her akkurat no. Prøv igjen seinare.',
  MEMBER_ON_THE_DAY: 'Årsmøtet er for dei som er medlemmer i dag, og vi finn ingen aktiv medlemskap.',
  NO_OFFICE: 'Dette er for tillitsvalde, og du har ikkje noko verv akkurat no.',
  STRONG_SIGN_IN_NEEDED: 'Logg inn i to steg for å sjå dette.',
  DECLARATION_MISSING: 'Du må godta teieplikterklæringa før du kan sjå dette.',
  OFFICE_NOT_POSSIBLE: 'Vervet er endra, så dette kan ikkje gjerast no. Last sida på nytt.',
  OFFICE_TAKEN: 'Nokon andre er vald eller spurd til det same vervet i den tida.',
  DEADLINE_OVER: 'Fristen er ute, så dette går ikkje lenger. Det du allereie har sendt inn, gjeld framleis.',
  NO_VOTE_HERE:
    'Berre den som er medlem i laget, kan sende inn forslag og stille til val. Stemmer det ikkje, skriv til oss.',
  MEETING_NOT_POSSIBLE: 'Møtet er endra, så dette kan ikkje gjerast no. Last sida på nytt.',
  SIGN_UP_NOT_OPEN: 'Påmeldinga er ikkje opna enno.',
  MEMBERS_FIRST:
    'Påmeldinga er open for medlemmer no, og for alle andre litt seinare. Sjå når på sida om seremonien.',
  QUEUE_FIRST: 'Det er kø inn til påmeldinga. Ta plass i køen på sida om seremonien.',
  TURN_OVER:
    'Tida til å melde på gjekk ut, og no er det den neste i køen sin tur. Ta ein ny plass i køen. Det du har fylt ut, står her framleis.',
  NUMBER_TAKEN:
    'Fødselsnummeret står allereie på nokon i registeret. Kople innlogginga til medlemmen, eller sei nei.',
  CHANGED_ELSEWHERE:
    'Dette er endra ein annan stad sidan du opna sida. Sjå begge versjonane øvst i skjemaet, og vel.',
  CASE_CHANGED: 'Det har kome noko nytt i saka. Les det først. Det du har skrive, står der framleis.',
  REASON_NEEDED: 'Skriv kvifor du treng å sjå dette, eller gå inn frå ein førespurnad.',
  TOO_MANY_LOOKS:
    'Du har slått opp mange personar på kort tid. Vent ein time, eller snakk med den som har ansvar for personvern hos dykk.',
  AGREEMENT_EXISTS: 'Du har allereie ein givaravtale. Opne han om du vil endre noko.',
  AGREEMENT_NOT_POSSIBLE: 'Avtalen er endra, så dette kan ikkje gjerast no. Last sida på nytt.',
  GIVING_CLOSED: 'Det går ikkje an å gi på denne måten akkurat no. Prøv igjen seinare, eller skriv til oss.',
  REFUND_NOT_POSSIBLE:
    'Dette beløpet kan ikkje betalast tilbake. Det er meir enn det som er igjen av gåva, eller fristen er ute.',
  TAX_REPORT_NOT_POSSIBLE: 'Rapporten er endra, så dette kan ikkje gjerast no. Last sida på nytt.',
  TAX_REPORT_OUTDATED:
    'Noko er endra sidan leveringa blei gjord klar. Trekk ho tilbake og gjer klar ei ny, så stemmer ho.',
  SECOND_PERSON_NEEDED: 'Du har allereie signert. Den andre signaturen må kome frå ein kollega.',
  RECOVERY_NOT_HERE:
    'Tilgangen til denne personen kan ikkje gjenopprettast herifrå. Snakk med leiaren din. Ikkje fortel den som ringjer, kva grunnen er.',
  RECOVERY_RUNNING:
    'Nokon gjenopprettar allereie tilgangen for denne personen. Sjå saka under «Gjenopprette tilgang».',
  UNDER_AGE: `Takk for at du vil gi! For å gi pengar her må du vere ${adultAge} år.`,
  UNAVAILABLE: 'Vi har tekniske problem akkurat no. Vent nokre minutt og prøv igjen.',
  SIGN_IN_UNAVAILABLE: 'Innlogginga er ute av drift akkurat no. Vent nokre minutt og prøv igjen.',
  INTERNAL_ERROR: 'Noko gjekk gale hos oss. Prøv igjen om litt.',
} satisfies Record<ProblemCode, string>;

export const connectionTexts = {
  toStatus: 'Sjå driftsstatus',
  slow: 'Det tek lengre tid enn vanleg å få svar. Vent litt, og prøv igjen.',
  noAnswer: 'Vi får ikkje kontakt. Sjekk at du er på nett, og prøv igjen.',
  unexpected: 'Noko gjekk gale. Last sida på nytt og prøv igjen.',
  reference: (reference: string) => `Oppgi referansen ${reference} om du kontaktar oss.`,
};
export type Complete = Whole<
  Compared<typeof import('./problem-texts.ts'), typeof import('./problem-texts.nn.ts')>
>;
