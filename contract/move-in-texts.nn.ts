/** The same in nynorsk: what is said of files and rows that are brought in. */
import type * as bokmal from './move-in-texts.ts';
import { fileFaults, moveInSentences } from './move-in-texts.ts';
import type { MoveInKindId, MoveInOutcome } from './move-in-values.ts';

export const moveInKindWords: Record<MoveInKindId, string> = {
  members: 'Medlemmer og tidlegare medlemmer',
  givers: 'Givarar som ikkje er medlemmer',
  children: 'Barn som føresette har registrert',
  offices: 'Verv',
  avtalegiro: 'AvtaleGiro-avtalar',
  vipps: 'Vipps-avtalar',
  gifts: 'Gåver frå tidlegare år',
  magazine: 'Abonnement på magasinet',
  consents: 'Samtykke',
  'sign-ups': 'Påmeldingar til aktivitetar',
  enquiries: 'Opne førespurnader',
};

export const rowProblemWords: Record<keyof typeof bokmal.rowProblemWords, string> = {
  NUMBER: 'Medlemsnummeret manglar eller har ikkje seks siffer',
  NAME: 'Førenamn eller etternamn manglar eller har teikn som ikkje høyrer til i eit namn',
  BIRTH_DATE: 'Fødselsdatoen manglar eller er ikkje ein dag (dd.mm.åååå)',
  JOINED_ON: 'Innmeldingsdatoen manglar, er ikkje ein dag (dd.mm.åååå) eller kan ikkje stemme',
  TOO_YOUNG: 'Under 15 år: barn er registrerte, men er ikkje medlemmer',
  ENDED_ON: 'Utmeldingsdatoen er ikkje ein dag (dd.mm.åååå) eller kan ikkje stemme',
  DECEASED_ON: 'Dødsdatoen er ikkje ein dag (dd.mm.åååå) eller kan ikkje stemme',
  DECEASED: 'Medlemmen er registrert som død og skal ikkje inn i registeret',
  FORMER_MEMBER: 'Medlemskapen er avslutta, og tidlegare medlemmer skal ikkje inn i registeret',
  NUMBER_TWICE: 'Medlemsnummeret står òg lenger oppe i fila',
  FODSELSNUMMER_TWICE: 'Fødselsnummeret står på ein annan medlem',
  HAS_LEFT: 'Medlemmen har meldt seg ut i portalen og blir ikkje lagd inn igjen',
  ENDED_WITH_ACCOUNT:
    'Medlemskapet er avslutta i fila, men medlemmen bruker Min side. Dersom fila har rett, registrerer medlemsservice utmeldinga',
  MISSING: 'Kolonnen er tom i denne rada',
  UNREADABLE: 'Innhaldet i kolonnen kan ikkje lesast',
  TWICE: 'Nøkkelen står òg lenger oppe i fila',
  KEY_TWICE: 'Nummeret står òg lenger oppe i fila',
  PERSON_UNKNOWN: 'Personen finst ikkje i portalen. Flytt inn medlemmer og givarar først',
  TOO_OLD: 'Gåva er eldre enn det som skal takast vare på',
  NOT_PAID: 'Gåva er ikkje betalt, eller er betalt tilbake',
  NOT_ACTIVE: 'Avtalen er ikkje aktiv, og berre aktive avtalar blir flytta inn',
  NEXT_PAST: 'Neste trekk må vere etter i dag',
  MANDATE_KNOWN: 'Avtalen finst allereie i portalen',
  HAS_AGREEMENT: 'Personen har allereie ein givaravtale',
  HAS_SUBSCRIPTION: 'Personen har allereie eit abonnement',
  HAS_OFFICE: 'Personen har allereie vervet i den perioden',
  OVER: 'Perioden er over',
  NOT_ADULT: 'Personen var under 18 år, eller alderen er ukjend, og kan ikkje ha samtykt til dette',
  ONE_GUARDIAN: 'Barnet treng to føresette som har gitt erklæring, eller éin som har foreldreansvaret åleine',
  GUARDIAN_UNKNOWN: 'Den andre føresette finst ikkje i portalen. Flytt inn medlemmer og givarar først',
  NO_MEMBER_GUARDIAN: 'Ingen av dei føresette er medlem',
  CHILD_NOT_HEARD:
    'Barnet var gammalt nok til å bli informert eller høyrt, og fila seier ikkje at det er gjort',
  CHILD_ELSEWHERE: 'Barnet er medlem i eit anna trus- eller livssynssamfunn',
  CHILD_KNOWN: 'Barnet er allereie registrert i portalen',
  FORMER_CHILD: 'Registreringa er avslutta, og det er ikkje noko bevis å ta vare på',
  ACTIVITY_UNKNOWN: 'Aktiviteten finst ikkje i portalen, eller fleire har same namn den dagen',
  ACTIVITY_OVER: 'Aktiviteten er over eller avlyst',
  ACTIVITY_FULL: 'Det er ikkje så mange ledige plassar. Auk talet, eller set rada på venteliste',
  SIGNED_OFF: 'Personen er meld av, og berre dei som kjem eller ventar, blir flytta inn',
  HAS_SIGN_UP: 'Personen er allereie påmeld eller på venteliste',
  NOT_OPEN: 'Førespurnaden er avslutta, og berre opne førespurnader blir flytta inn',
  NO_SENDER: 'Rada har verken ein person eller eit namn med e-postadresse eller telefonnummer',
};

export const rowNoteWords: Record<keyof typeof bokmal.rowNoteWords, string> = {
  EMAIL: 'e-postadressa er ikkje gyldig og blei utelaten',
  PHONE: 'telefonnummeret er ikkje gyldig og blei utelate',
  FODSELSNUMMER: 'fødselsnummeret er ikkje gyldig eller stemmer ikkje med fødselsdatoen, og blei utelate',
  POSTAL_CODE: 'postnummeret er ikkje gyldig og blei utelate',
  ADDRESS: 'ei adresselinje er for lang og blei utelaten',
  COUNTRY: 'landet er ukjent, og adressa blei utelaten',
  SHIELDED: 'det er uklart om adressa er skjerma, så ho blir rekna som skjerma',
  LANGUAGE: 'språket er verken bokmål, nynorsk eller engelsk, og blei utelate',
  MAGAZINE: 'magasinvalet er verken papir, digitalt eller ingen, og blei utelate',
  MAGAZINE_SHIELDED: 'adressa er skjerma, så magasinet blir digitalt',
  CONSENT: 'samtykket er verken ja, nei eller ein dato, og blei utelate',
  CONSENT_DATE: 'samtykket har ingen gyldig dato, og blei utelate',
  CONSENT_AGE: 'medlemmen var under 18 år, så samtykket blei utelate',
  ENDED: 'medlemskapen er avslutta i fila, og blir avslutta i registeret og opplysningane sletta',
  ENDED_DECEASED: 'medlemmen er registrert som død, så medlemskapen blir avslutta og opplysningane sletta',
  DEATH_TOLD:
    'nokon loggar inn som medlemmen, så medlemsservice får sjå på dødsfallet før noko blir avslutta',
  ENDED_GIVES: 'givaravtalen held fram til nokon stoppar han',
  CHAPTER: 'lokallaget finst ikkje, så postnummeret avgjer om det kan',
  OWN_ACCOUNT: 'medlemmen har logga inn og tek sjølv vare på opplysningane',
  FORMER: 'tidlegare medlem: berre beviset til statstilskotet blir lagra',
  FORMER_CHILD: 'tidlegare registrert barn: berre beviset til statstilskotet blir lagra',
  CHILD_CHECKING: 'grunnlaget for å ha foreldreansvaret åleine manglar, så medlemsservice kontrollerer først',
  ANSWER_FROM_NOW: 'fristen personen har til å svare, blir rekna frå innflyttinga',
};

export const xlsxFaultWords: Record<keyof typeof bokmal.xlsxFaultWords, string> = {
  'not-a-spreadsheet':
    'Fila er ikkje eit rekneark i XLSX-format. Opne ho i eit reknearkprogram, og lagre ho som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8».',
  'old-or-protected':
    'Fila er eit gammalt Excel-rekneark (.xls) eller er verna med passord. Lagre ho som «Excel-arbeidsbok (.xlsx)» utan passord.',
  'too-large':
    'Reknearket er større enn eit medlemsregister kan vere, og blir ikkje lese. Lagre berre arket med medlemmene i ei ny fil, eller lagre det som «CSV UTF-8».',
  damaged:
    'Reknearket er skadd og kan ikkje lesast. Opne det i eit reknearkprogram, lagre det på nytt, og prøv igjen.',
};
export const csvFaultWords: Record<keyof typeof bokmal.csvFaultWords, string> = {
  'not-text':
    'Fila er ikkje rein tekst i UTF-8 eller Windows-1252. Opne ho i eit reknearkprogram, og lagre ho som «CSV UTF-8».',
  'too-long':
    'Ei rad i fila er lengre enn ei rad i eit medlemsregister kan vere. Sjå etter eit hermeteikn som manglar, og prøv igjen.',
  damaged:
    'Hermeteikna i fila går ikkje opp, og radene kan ikkje skiljast frå kvarandre. Opne fila i eit reknearkprogram, lagre ho som «CSV UTF-8», og prøv igjen.',
};
export const runFaultWords: Record<keyof typeof bokmal.runFaultWords, string> = {
  'unknown-kind':
    'Berre CSV og XLSX kan lesast. Lagre reknearket som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8», og prøv igjen.',
  empty: 'Fila har ingen rader under overskriftene.',
  'too-many-rows': 'Fila har fleire rader enn eit register kan ha. Del ho opp, og prøv igjen.',
  UNDECIDED: 'Nokon i fila kan vere her allereie sidan sist. Avgjer kvar av dei, og flytt inn igjen.',
  CHANGED: 'Noko av det som blei flytta inn, er endra sidan. Derfor kan det ikkje angrast.',
  LATER_RUN: 'Ei fil som blei flytta inn seinare, byggjer på denne. Angre den først.',
};

export const { moveInFaultWords, rowRemarks } = moveInSentences({
  faults: { ...fileFaults(xlsxFaultWords, csvFaultWords), ...runFaultWords },
  problems: rowProblemWords,
  notes: rowNoteWords,
  columnsMissing: (columns) => `Fila manglar kolonnane: ${columns}. Overskriftene må stå i den første rada.`,
  unreadable: 'Fila kunne ikkje lesast.',
});

export const moveInOutcomeWords: Record<MoveInOutcome, string> = {
  new: 'ny',
  known: 'flytta inn før',
  duplicate: 'kan vere her allereie',
  refused: 'avvist',
  taken: 'flytta inn',
  'left-out': 'utelaten',
};
