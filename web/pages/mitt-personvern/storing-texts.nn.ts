/** In nynorsk. */

import type { Period, RetentionId } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const storingTexts = {
  title: 'Lagring og mottakarar',
  lead: 'Kor lenge vi lagrar opplysningar om deg, når vi slettar dei, og kven vi deler dei med.',
  yours: 'Det vi har om deg no',
  nothing: 'Vi har ingenting om deg som har ein eigen frist.',
  others: 'Fristar for det andre',
  next: (count: number, day: string) =>
    count === 1 ? `Du har éin. Vi slettar han ${day}.` : `Du har ${count}. Vi slettar den eldste ${day}.`,
  recipients: {
    title: 'Kven som får opplysningar',
    lead: 'Berre desse, og berre det dei treng:',
    points: [
      { who: 'Skatteetaten', what: 'namn, fødselsnummer og sum, om du har bede om skattefrådrag.' },
      {
        who: 'Statsforvaltaren og Brønnøysundregistra',
        what: 'fødselsnummer, for den offentlege støtta til livssynssamfunn. Brønnøysundregistra kontrollerer lista.',
      },
      { who: 'Vipps eller banken din', what: 'beløp og dato, om du gir gåver eller betaler for noko.' },
      { who: 'Trykkeriet', what: 'namn og adresse, om du har magasinet på papir.' },
      {
        who: 'Dei som sender e-post og SMS for oss',
        what: 'adressa eller nummeret ditt, og ein tekst som ikkje røper livssyn.',
      },
      {
        who: 'Dei som driv datasystema våre',
        what: 'alt ligg på maskinene deira, men dei kan ikkje bruke det til noko eige.',
      },
      {
        who: 'Andre system vi bruker til medlemskapen, post og nyheitsbrev',
        what: 'berre det dei treng til det, og ingenting om du har skjerma adresse.',
      },
    ],
    never: 'Vi sel aldri opplysningar, og ingen av dei får bruke dei til noko anna.',
  },
};

/** What a thing is called, and what its time is counted from. */
export const thingWords: Readonly<Record<RetentionId, { name: string; why: string }>> = {
  membership: {
    name: 'Medlemskapen din',
    why: 'Så lenge du er medlem. Melder du deg ut, slettar vi det med ein gong.',
  },
  'unfinished-joining': { name: 'Påbyrja innmelding', why: 'Frå du sist lagra:' },
  'contact-codes': { name: 'Kodar for å stadfeste e-post og telefon', why: 'Frå koden blei send:' },
  enquiries: { name: 'Lukka førespurnader', why: 'Frå dei blei lukka, med meldingar og filer:' },
  'unsent-files': { name: 'Filer du ikkje sende', why: 'Frå siste gong du endra dei:' },
  drafts: { name: 'Utkast', why: 'Frå du sist skreiv i dei:' },
  notices: { name: 'Varsel på e-post og SMS', why: 'At dei blei sende, ikkje innhaldet. Frå dei blei laga:' },
  children: {
    name: 'Registrerte barn',
    why: `Til barnet fyller ${joiningAge} år. Då slettar vi registreringa.`,
  },
  'child-evidence': {
    name: 'Bevis for offentleg støtte for barn',
    why: 'Forsegla, frå slutten av året registreringa tok slutt:',
  },
  'grant-evidence': {
    name: 'Bevis for offentleg støtte for medlemmer som har slutta',
    why: 'Forsegla, frå slutten av det siste året du talde med:',
  },
  gifts: { name: 'Gåver og kvitteringar', why: 'Bokføringslova krev det. Frå slutten av året:' },
  'tax-reports': {
    name: 'Det vi har rapportert til Skatteetaten om gåvene dine',
    why: 'Frå slutten av året det blei rapportert:',
  },
  'grant-lists': {
    name: 'Om du er med i den offentlege støtta vi søkjer om',
    why: 'Staten kan kontrollere lista. Frå slutten av året:',
  },
  'sign-ups': { name: 'Påmeldingar til aktivitetar', why: 'Frå aktiviteten var over:' },
  meetings: {
    name: 'Årsmøte du har vore med på',
    why: 'At du hadde røysterett, og det du sende inn. Aldri kva du røysta. Frå innkallinga:',
  },
  'health-answers': { name: 'Svar om helse til arrangøren', why: 'Frå aktiviteten var over:' },
  'queue-places': { name: 'Plassar i køen til seremoniar', why: 'Frå du var ferdig eller gjekk ut av køen:' },
  'magazine-deliveries': { name: 'Kva magasin du har fått', why: 'Frå utgåva kom:' },
  offices: {
    name: 'Verv du har hatt',
    why: 'Så lenge du er medlem. Er du ikkje det, reknar vi frå vervet var over:',
  },
  'member-files': {
    name: 'At du har henta ei medlemsliste til eit verv',
    why: 'Når og kvifor, ikkje sjølve lista. Frå du henta ho:',
  },
  'register-files': {
    name: 'At du har henta ei fil med medlemmer i arbeidet',
    why: 'Når og kvifor, ikkje sjølve fila. Frå du henta ho:',
  },
  'unit-messages': { name: 'Brev du har skrive til medlemmene i eit verv', why: 'Frå du skreiv dei:' },
  reimbursements: {
    name: 'Utlegg du har sendt inn',
    why: 'Med kvitteringar og kontonummer. Bokføringslova krev det. Frå slutten av året utlegget blei betalt, eller sist endra:',
  },
  'returned-reimbursements': {
    name: 'Utlegg som blei sende tilbake til deg',
    why: 'Med kvitteringar og kontonummer. Frå det blei sendt tilbake:',
  },
  'leaving-certificate': { name: 'Stadfesting på utmelding', why: 'Frå utmeldinga:' },
  'leaving-trace': {
    name: 'At nokon melde seg ut den dagen',
    why: 'Utan namn, frå slutten av året utmeldinga skjedde:',
  },
  'death-reports': {
    name: 'Meldingar om dødsfall',
    why: 'Òg namnet til den som sa frå. Frå vi var ferdige med meldinga:',
  },
  'outside-changes': {
    name: 'Namn og adresse frå eit anna register',
    why: 'Det vi fekk, der du hadde endra det sjølv hos oss. Frå vi bestemte kva som skulle gjelde:',
  },
  'role-invitations': {
    name: 'Invitasjonar til ei rolle hos oss',
    why: 'Frå du svarte, eller invitasjonen gjekk ut:',
  },
  'chapter-moves': {
    name: 'Flytting til eit anna lokallag',
    why: 'At du var blant dei som blei flytte. Frå du blei flytt:',
  },
  'record-merges': {
    name: 'To oppføringar slått saman',
    why: 'Det som stod i den som blei lukka, så vi kan angre. Frå dei blei slått saman:',
  },
  'desk-acts': {
    name: 'Det medlemsservice har retta for deg',
    why: 'Kva som stod før og etter, og kvifor. Frå det blei retta:',
  },
  'access-log': { name: 'Kven som har sett på opplysningane dine', why: 'Frå dei såg på dei:' },
  sessions: { name: 'Einingar du har logga inn frå', why: 'Frå eininga sist blei brukt:' },
  recoveries: { name: 'Tilgang som er gjenoppretta når den gamle er mista', why: 'Frå saka var ferdig:' },
  'sign-in-changes': {
    name: 'Endringar av det du loggar inn med',
    why: 'Frå det ikkje lenger kan angrast:',
  },
  'repeated-writes': {
    name: 'Svar på det du har sendt inn',
    why: 'Så ingenting blir gjort to gonger om nettet fell ut:',
  },
};

/** «24 månader.» */
export function periodWords(period: Period): string {
  if ('hours' in period) return `${formatCount(period.hours, 'time', 'timar')}.`;
  if ('days' in period) return `${formatCount(period.days, 'dag', 'dagar')}.`;
  if ('months' in period) return `${formatCount(period.months, 'månad', 'månader')}.`;
  return `${period.years} år.`;
}
export type Complete = Whole<
  Compared<typeof import('./storing-texts.ts'), typeof import('./storing-texts.nn.ts')>
>;
