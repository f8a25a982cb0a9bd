/** What the person is told when the server says no: what happened, and what to do about it. */

import type { ProblemCode } from '#contract/problem.ts';
import { adultAge } from '#contract/values/adult-age.ts';

export const problemTexts = {
  INVALID_INPUT: 'Noe av det du fylte ut, kan ikke brukes slik det står. Se over feltene og prøv igjen.',
  MALFORMED_REQUEST: 'Noe gikk galt mellom nettleseren din og oss. Last siden på nytt og prøv igjen.',
  NOT_SIGNED_IN: 'Du er ikke lenger logget inn. Logg inn igjen, så fortsetter du der du slapp.',
  FORBIDDEN: 'Du har ikke tilgang til dette.',
  NOT_A_MEMBER: 'Dette er for medlemmer, og vi finner ikke et aktivt medlemskap på deg.',
  JOINING_FIRST: 'Dette åpnes når du har meldt deg inn, eller når vi har funnet medlemskapet ditt.',
  PERSON_NOT_CHOSEN: 'Flere personer deler denne innloggingen. Velg hvem du er, og prøv igjen.',
  NOT_FOUND: 'Vi fant ikke det du leter etter. Det kan være fjernet, eller lenken kan være feil.',
  UNSUPPORTED_MEDIA_TYPE: 'Vi kan ikke ta imot det som ble sendt. Last siden på nytt og prøv igjen.',
  TOO_LARGE: 'Dette ble for mye på én gang. Kort ned teksten og prøv igjen.',
  IDEMPOTENCY_KEY_MISSING: 'Noe gikk galt mellom nettleseren din og oss. Last siden på nytt og prøv igjen.',
  IDEMPOTENCY_KEY_REUSED:
    'Vi har allerede fått en annen versjon av dette fra deg. Last siden på nytt og se om den kom fram, før du prøver igjen.',
  TOO_MANY_REQUESTS: 'Det gikk litt fort. Vent et minutt og prøv igjen.',
  TOO_MANY_ENQUIRIES:
    'Du har sendt mange henvendelser på kort tid. Vent en time og prøv igjen, eller ring oss hvis det haster.',
  TOO_MANY_NUMBERS:
    'Det er oppgitt for mange ulike fødselsnumre i dag. Prøv igjen i morgen, eller skriv til oss.',
  CONTACT_TICKET_REFUSED:
    'Skjemaet har stått åpent for lenge. Trykk på knappen en gang til, så sender vi på nytt.',
  TOO_MANY_MESSAGES:
    'Vi har fått mange meldinger på kort tid. Vent en time og prøv igjen, eller ring oss hvis det haster.',
  CONFIRM_CONTACT_FIRST:
    'Vi får uvanlig mange meldinger nå. Bekreft at du kan nås, så sender vi meldingen din.',
  NUMBER_IN_MAIL:
    'Svaret går som vanlig e-post, og i den kan det ikke stå fødselsnummer. Ta det ut og prøv igjen.',
  ENQUIRY_CLOSED:
    'Henvendelsen ble lukket mens du skrev. Det du har skrevet, står her fortsatt. Du kan åpne henvendelsen igjen og sende det.',
  REOPENING_TOO_LATE:
    'Det er for lenge siden henvendelsen ble lukket til å åpne den igjen. Skriv en ny henvendelse i stedet.',
  TOO_MANY_FILES:
    'Det er ikke plass til flere filer. Fjern en av dem, eller send det du har begynt på, og prøv igjen.',
  TOO_MANY_PAYMENTS: 'Du har startet flere betalinger på kort tid. Vent en time og prøv igjen.',
  TOO_MANY_UPLOADS: 'Du har lastet opp mye på kort tid. Vent en stund og prøv igjen.',
  UPLOAD_OUT_OF_STEP: 'Opplastingen ble avbrutt. Fjern filen og velg den på nytt.',
  SIGN_IN_AGAIN: 'Dette krever at du nettopp har logget inn. Logg inn på nytt, så fortsetter du her.',
  NOT_OF_AGE: `Dette kan du gjøre selv fra du er ${adultAge} år. Skriv til oss, så hjelper vi deg nå.`,
  ACTIVITY_CANCELLED: 'Aktiviteten er avlyst.',
  ACTIVITY_OVER: 'Aktiviteten er over.',
  ACTIVITY_FULL: 'Det er ikke nok ledige plasser. Du kan sette deg på ventelisten.',
  SIGN_UP_CLOSED: 'Fristen for å melde seg på er ute.',
  SIGNED_UP_ALREADY: 'Du er allerede påmeldt. Last siden på nytt, så ser du påmeldingen din.',
  CHILD_SIGNED_UP: 'Barnet er allerede meldt på, kanskje av den andre forelderen.',
  BIRTH_DATE_NEEDED:
    'Aktiviteten har aldersgrense, og vi vet ikke når du er født. Skriv til oss, så hjelper vi deg.',
  OUTSIDE_AGES: 'Noen av dem som skulle være med, er for unge eller for gamle for aktiviteten.',
  OFFER_OVER: 'Tiden gikk ut, og plassen er gitt til den neste i køen.',
  PRICE_DIFFERS: 'Den andre datoen koster noe annet. Meld deg av her og på der i stedet.',
  PAYING_CLOSED: 'Det går ikke an å betale her akkurat nå. Prøv igjen senere.',
  MEMBER_ON_THE_DAY: 'Årsmøtet er for dem som er medlemmer i dag, og vi finner ikke et aktivt medlemskap.',
  NO_OFFICE: 'Dette er for tillitsvalgte, og du har ikke noe verv akkurat nå.',
  STRONG_SIGN_IN_NEEDED: 'Logg inn i to steg for å se dette.',
  DECLARATION_MISSING: 'Du må godta taushetserklæringen før du kan se dette.',
  OFFICE_NOT_POSSIBLE: 'Vervet er endret, så dette kan ikke gjøres nå. Last siden på nytt.',
  OFFICE_TAKEN: 'Noen andre er valgt eller spurt til det samme vervet i den tiden.',
  DEADLINE_OVER: 'Fristen er ute, så dette går ikke lenger. Det du allerede har sendt inn, gjelder fortsatt.',
  NO_VOTE_HERE:
    'Bare den som er medlem i laget, kan sende inn forslag og stille til valg. Stemmer det ikke, skriv til oss.',
  MEETING_NOT_POSSIBLE: 'Møtet er endret, så dette kan ikke gjøres nå. Last siden på nytt.',
  SIGN_UP_NOT_OPEN: 'Påmeldingen er ikke åpnet ennå.',
  MEMBERS_FIRST:
    'Påmeldingen er åpen for medlemmer nå, og for alle andre litt senere. Se når på siden om seremonien.',
  QUEUE_FIRST: 'Det er kø inn til påmeldingen. Ta plass i køen på siden om seremonien.',
  TURN_OVER:
    'Tiden til å melde på gikk ut, og nå er det den neste i køen sin tur. Ta en ny plass i køen. Det du har fylt ut, står her fortsatt.',
  NUMBER_TAKEN:
    'Fødselsnummeret står allerede på noen i registeret. Koble innloggingen til medlemmet, eller si nei.',
  CHANGED_ELSEWHERE:
    'Dette er endret et annet sted siden du åpnet siden. Se begge versjonene øverst i skjemaet, og velg.',
  CASE_CHANGED: 'Det har kommet noe nytt i saken. Les det først. Det du har skrevet, står der fortsatt.',
  REASON_NEEDED: 'Skriv hvorfor du trenger å se dette, eller gå inn fra en henvendelse.',
  TOO_MANY_LOOKS:
    'Du har slått opp mange personer på kort tid. Vent en time, eller snakk med den som har ansvar for personvern hos dere.',
  AGREEMENT_EXISTS: 'Du har allerede en giveravtale. Åpne den hvis du vil endre noe.',
  AGREEMENT_NOT_POSSIBLE: 'Avtalen er endret, så dette kan ikke gjøres nå. Last siden på nytt.',
  GIVING_CLOSED: 'Det går ikke an å gi på denne måten akkurat nå. Prøv igjen senere, eller skriv til oss.',
  REFUND_NOT_POSSIBLE:
    'Dette beløpet kan ikke betales tilbake. Det er mer enn det som er igjen av gaven, eller fristen er ute.',
  TAX_REPORT_NOT_POSSIBLE: 'Rapporten er endret, så dette kan ikke gjøres nå. Last siden på nytt.',
  TAX_REPORT_OUTDATED:
    'Noe er endret siden leveringen ble gjort klar. Trekk den tilbake og gjør klar en ny, så stemmer den.',
  SECOND_PERSON_NEEDED: 'Du har allerede signert. Den andre signaturen må komme fra en kollega.',
  RECOVERY_NOT_HERE:
    'Tilgangen til denne personen kan ikke gjenopprettes herfra. Snakk med lederen din. Ikke fortell den som ringer, hva grunnen er.',
  RECOVERY_RUNNING:
    'Noen gjenoppretter allerede tilgangen for denne personen. Se saken under «Gjenopprette tilgang».',
  UNDER_AGE: `Takk for at du vil gi! For å gi penger her må du være ${adultAge} år.`,
  UNAVAILABLE: 'Vi har tekniske problemer akkurat nå. Vent noen minutter og prøv igjen.',
  SIGN_IN_UNAVAILABLE: 'Innloggingen er ute av drift akkurat nå. Vent noen minutter og prøv igjen.',
  INTERNAL_ERROR: 'Noe gikk galt hos oss. Prøv igjen om litt.',
} satisfies Record<ProblemCode, string>;

/** When there was no answer at all. */
export const connectionTexts = {
  toStatus: 'Se driftsstatus',
  slow: 'Det tar lengre tid enn vanlig å få svar. Vent litt, og prøv igjen.',
  noAnswer: 'Vi får ikke kontakt. Sjekk at du er på nett, og prøv igjen.',
  unexpected: 'Noe gikk galt. Last siden på nytt og prøv igjen.',
  reference: (reference: string) => `Oppgi referansen ${reference} hvis du kontakter oss.`,
};
