import type { Period, RetentionId } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatCount } from '#web/texts/format.ts';

export const storingTexts = {
  title: 'Lagring og mottakere',
  lead: 'Hvor lenge vi lagrer opplysninger om deg, når vi sletter dem, og hvem vi deler dem med.',
  yours: 'Det vi har om deg nå',
  nothing: 'Vi har ingenting om deg som har en egen frist.',
  others: 'Frister for det andre',
  next: (count: number, day: string) =>
    count === 1 ? `Du har én. Vi sletter den ${day}.` : `Du har ${count}. Vi sletter den eldste ${day}.`,
  recipients: {
    title: 'Hvem som får opplysninger',
    lead: 'Bare disse, og bare det de trenger:',
    points: [
      { who: 'Skatteetaten', what: 'navn, fødselsnummer og sum, hvis du har bedt om skattefradrag.' },
      {
        who: 'Statsforvalteren og Brønnøysundregistrene',
        what: 'fødselsnummer, for den offentlige støtten til livssynssamfunn. Brønnøysundregistrene kontrollerer listen.',
      },
      { who: 'Vipps eller banken din', what: 'beløp og dato, hvis du gir gaver eller betaler for noe.' },
      { who: 'Trykkeriet', what: 'navn og adresse, hvis du har magasinet på papir.' },
      {
        who: 'De som sender e-post og SMS for oss',
        what: 'adressen eller nummeret ditt, og en tekst som ikke røper livssyn.',
      },
      {
        who: 'De som driver datasystemene våre',
        what: 'alt ligger på maskinene deres, men de kan ikke bruke det til noe eget.',
      },
      {
        who: 'Andre systemer vi bruker til medlemskapet, post og nyhetsbrev',
        what: 'bare det de trenger til det, og ingenting hvis du har skjermet adresse.',
      },
    ],
    never: 'Vi selger aldri opplysninger, og ingen av dem får bruke dem til noe annet.',
  },
};

/** What a thing is called, and what its time is counted from. */
export const thingWords: Readonly<Record<RetentionId, { name: string; why: string }>> = {
  membership: {
    name: 'Medlemskapet ditt',
    why: 'Så lenge du er medlem. Melder du deg ut, sletter vi det med en gang.',
  },
  'unfinished-joining': { name: 'Påbegynt innmelding', why: 'Fra du sist lagret:' },
  'contact-codes': { name: 'Koder for å bekrefte e-post og telefon', why: 'Fra koden ble sendt:' },
  enquiries: { name: 'Lukkede henvendelser', why: 'Fra de ble lukket, med meldinger og filer:' },
  'unsent-files': { name: 'Filer du ikke sendte', why: 'Fra siste gang du endret dem:' },
  drafts: { name: 'Utkast', why: 'Fra du sist skrev i dem:' },
  notices: { name: 'Varsler på e-post og SMS', why: 'At de ble sendt, ikke innholdet. Fra de ble laget:' },
  children: {
    name: 'Registrerte barn',
    why: `Til barnet fyller ${joiningAge} år. Da sletter vi registreringen.`,
  },
  'child-evidence': {
    name: 'Bevis for offentlig støtte for barn',
    why: 'Forseglet, fra slutten av året registreringen tok slutt:',
  },
  'grant-evidence': {
    name: 'Bevis for offentlig støtte for medlemmer som har sluttet',
    why: 'Forseglet, fra slutten av det siste året du telte med:',
  },
  gifts: { name: 'Gaver og kvitteringer', why: 'Bokføringsloven krever det. Fra slutten av året:' },
  'tax-reports': {
    name: 'Det vi har rapportert til Skatteetaten om gavene dine',
    why: 'Fra slutten av året det ble rapportert:',
  },
  'grant-lists': {
    name: 'Om du er med i den offentlige støtten vi søker om',
    why: 'Staten kan kontrollere listen. Fra slutten av året:',
  },
  'sign-ups': { name: 'Påmeldinger til aktiviteter', why: 'Fra aktiviteten var over:' },
  meetings: {
    name: 'Årsmøter du har vært med på',
    why: 'At du hadde stemmerett, og det du sendte inn. Aldri hva du stemte. Fra innkallingen:',
  },
  'health-answers': { name: 'Svar om helse til arrangøren', why: 'Fra aktiviteten var over:' },
  'queue-places': { name: 'Plasser i køen til seremonier', why: 'Fra du var ferdig eller gikk ut av køen:' },
  'magazine-deliveries': { name: 'Hvilke magasiner du har fått', why: 'Fra utgaven kom:' },
  offices: {
    name: 'Verv du har hatt',
    why: 'Så lenge du er medlem. Er du ikke det, regner vi fra vervet var over:',
  },
  'member-files': {
    name: 'At du har hentet en medlemsliste til et verv',
    why: 'Når og hvorfor, ikke selve listen. Fra du hentet den:',
  },
  'register-files': {
    name: 'At du har hentet en fil med medlemmer i arbeidet',
    why: 'Når og hvorfor, ikke selve filen. Fra du hentet den:',
  },
  'unit-messages': { name: 'Brev du har skrevet til medlemmene i et verv', why: 'Fra du skrev dem:' },
  reimbursements: {
    name: 'Utlegg du har sendt inn',
    why: 'Med kvitteringer og kontonummer. Bokføringsloven krever det. Fra slutten av året utlegget ble betalt, eller sist endret:',
  },
  'returned-reimbursements': {
    name: 'Utlegg som ble sendt tilbake til deg',
    why: 'Med kvitteringer og kontonummer. Fra det ble sendt tilbake:',
  },
  'leaving-certificate': { name: 'Bekreftelse på utmelding', why: 'Fra utmeldingen:' },
  'leaving-trace': {
    name: 'At noen meldte seg ut den dagen',
    why: 'Uten navn, fra slutten av året utmeldingen skjedde:',
  },
  'death-reports': {
    name: 'Meldinger om dødsfall',
    why: 'Også navnet til den som sa fra. Fra vi var ferdige med meldingen:',
  },
  'outside-changes': {
    name: 'Navn og adresse fra et annet register',
    why: 'Det vi fikk, der du hadde endret det selv hos oss. Fra vi bestemte hva som skulle gjelde:',
  },
  'role-invitations': {
    name: 'Invitasjoner til en rolle hos oss',
    why: 'Fra du svarte, eller invitasjonen gikk ut:',
  },
  'chapter-moves': {
    name: 'Flytting til et annet lokallag',
    why: 'At du var blant dem som ble flyttet. Fra du ble flyttet:',
  },
  'record-merges': {
    name: 'To oppføringer slått sammen',
    why: 'Hva som sto i den som ble lukket, så vi kan angre. Fra de ble slått sammen:',
  },
  'desk-acts': {
    name: 'Det medlemsservice har rettet for deg',
    why: 'Hva som sto før og etter, og hvorfor. Fra det ble rettet:',
  },
  'access-log': { name: 'Hvem som har sett på opplysningene dine', why: 'Fra de så på dem:' },
  sessions: { name: 'Enheter du har logget inn fra', why: 'Fra enheten sist ble brukt:' },
  recoveries: { name: 'Gjenopprettet tilgang når den gamle er mistet', why: 'Fra saken var ferdig:' },
  'sign-in-changes': {
    name: 'Endringer av det du logger inn med',
    why: 'Fra det ikke lenger kan angres:',
  },
  'repeated-writes': {
    name: 'Svar på det du har sendt inn',
    why: 'Så ingenting blir gjort to ganger hvis nettet faller ut:',
  },
};

/** «24 måneder.» */
export function periodWords(period: Period): string {
  if ('hours' in period) return `${formatCount(period.hours, 'time', 'timer')}.`;
  if ('days' in period) return `${formatCount(period.days, 'dag', 'dager')}.`;
  if ('months' in period) return `${formatCount(period.months, 'måned', 'måneder')}.`;
  return `${period.years} år.`;
}
