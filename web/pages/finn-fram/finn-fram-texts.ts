/** What one can do on «Min side», the words people use for it, and where it is done. */
import type { Me } from '#contract/session-endpoints.ts';
import { paths } from '#web/paths.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';

/** `also`: other words for the same, which are searched and not shown. */
export type Task = {
  to: string;
  search?: Record<string, string>;
  words: string;
  also?: string;
  /** Who may do it; everybody unless said. A visitor is null, and is shown what a sign-in opens for most. */
  isFor?(me: Me | null): boolean;
};

const signedIn = (me: Me | null) => me?.person != null && !me.isJoining;
const members = (me: Me | null) => me?.isMember === true;
const outsiders = (me: Me | null) => !members(me);
/** To give takes 18 years (vergemålsloven §§ 9 and 12). */
const adults = (me: Me | null) => me === null || me.isAdult;
const donors = (me: Me | null) => signedIn(me) && adults(me);

export const texts = {
  title: 'Hva vil du gjøre?',
  lead: 'Skriv noen ord, eller finn det i listen.',
  search: 'Søk på Min side',
  hint: 'For eksempel «adresse», «stoppe gaven» eller «konfirmasjon». Det du skriver, blir på enheten din.',
  found: (count: number) => (count === 1 ? '1 treff' : `${count} treff`),
  none: 'Vi fant ikke noe med de ordene. Prøv et annet ord, eller skriv til oss.',
  write: 'Skriv til oss',
  results: 'Treff',
  own: { enquiry: 'Henvendelsen din', activity: 'Du er påmeldt', child: 'Barnet ditt' },
};

/** They say nothing of what is sought: «hvordan kan jeg endre adressen min». */
export const smallWords =
  'jeg du vi vil kan skal å for til på av en et ei min mitt mine hvordan hvor om og i';

export const groups: readonly { title: string; tasks: readonly Task[] }[] = [
  {
    title: 'Medlemskapet ditt',
    tasks: [
      { to: paths.joining, words: 'Bli medlem', also: 'melde inn innmelding', isFor: outsiders },
      {
        to: paths.verification,
        words: 'Finn medlemskapet ditt',
        also: 'koble innlogging mangler',
        isFor: (me) => signedIn(me) && outsiders(me),
      },
      { to: paths.home, words: 'Vis medlemskortet', also: 'kort qr medlemsnummer lokallag', isFor: members },
      {
        to: paths.myDetails,
        words: 'Endre adressen eller navnet du vil kalles',
        also: 'flytte flytting postnummer tiltalsnavn bytte lokallag',
        isFor: signedIn,
      },
      {
        to: paths.myDetails,
        search: { bytt: 'email' },
        words: 'Bytt e-postadresse',
        also: 'epost mail endre',
        isFor: signedIn,
      },
      {
        to: paths.myDetails,
        search: { bytt: 'phone' },
        words: 'Bytt telefonnummer',
        also: 'mobil sms endre',
        isFor: signedIn,
      },
      {
        to: paths.welcome,
        words: 'Si fra om et annet tros- eller livssynssamfunn',
        also: 'kirken statskirken medlemskap støtte melde ut',
        isFor: members,
      },
      {
        to: paths.leaving,
        words: 'Meld deg ut',
        also: 'utmelding slutte avslutte medlemskap si opp',
        isFor: members,
      },
    ],
  },
  {
    title: 'Hjelp og beskjeder',
    tasks: [
      {
        to: paths.newEnquiry,
        words: 'Skriv til oss',
        also: 'henvendelse spørsmål klage hjelp kontakt',
        isFor: (me) => me !== null,
      },
      {
        to: paths.contact,
        words: 'Kontakt oss uten å logge inn',
        also: 'telefon ringe hjelp får ikke logget inn',
        isFor: (me) => me === null,
      },
      { to: paths.enquiries, words: 'Se henvendelsene dine', also: 'svar sak', isFor: (me) => me !== null },
      {
        to: paths.notices,
        words: 'Les varslene dine',
        also: 'varsel melding meldinger brev',
        isFor: signedIn,
      },
      {
        to: '/meldinger/innstillinger',
        words: 'Velg hvordan du får beskjed',
        also: 'varsler sms epost nyheter nyhetsbrev reservere',
        isFor: signedIn,
      },
      { to: paths.tellOfDeath, words: 'Si fra om et dødsfall', also: 'død pårørende etterlatte' },
    ],
  },
  {
    title: 'Barn',
    tasks: [
      {
        to: paths.registerChild,
        words: 'Registrer et barn',
        also: 'barnet datter sønn forelder melde inn',
        isFor: (me) => members(me) && adults(me),
      },
      {
        to: paths.childReceipt,
        words: 'Se barna du har registrert',
        also: 'barnet avslutte registrering samtykke',
        isFor: (me) => me?.isGuardian === true,
      },
    ],
  },
  {
    title: 'Gaver',
    tasks: [
      {
        to: paths.donorAgreement,
        words: 'Gi en gave eller bli fast giver',
        also: 'støtte donere vipps avtalegiro penger',
        isFor: adults,
      },
      {
        to: paths.manageDonorAgreement,
        words: 'Endre, sett på pause eller stopp giveravtalen',
        also: 'stoppe beløp trekk dato pause si opp gave gaven betaling vipps avtalegiro',
        isFor: donors,
      },
      {
        to: paths.yearStatements,
        words: 'Se årsoppgaver og skattefradrag',
        also: 'skatt skatteetaten årsoppgave fradrag kvittering',
        isFor: donors,
      },
    ],
  },
  {
    title: 'Magasinet',
    tasks: [
      { to: paths.magazine, words: 'Bestill magasinet', also: 'abonnement blad bladet' },
      {
        to: paths.myMagazine,
        words: 'Les, endre eller stopp magasinet',
        also: 'abonnement blad bladet ikke fått utgave digitalt papir',
        isFor: signedIn,
      },
    ],
  },
  {
    title: 'Aktiviteter og seremonier',
    tasks: [
      {
        to: paths.activities,
        words: 'Finn en aktivitet',
        also: 'kurs møte tur arrangement kalender melde på',
      },
      {
        to: activityPaths.mine,
        words: 'Se påmeldingene dine',
        also: 'melde av avmelding billett plass kalender',
        isFor: signedIn,
      },
      { to: ceremonyPaths.naming, words: 'Navnefest', also: 'dåp barn seremoni baby' },
      { to: ceremonyPaths.confirmation, words: 'Konfirmasjon', also: 'konfirmant humanistisk kurs seremoni' },
      { to: ceremonyPaths.wedding, words: 'Vigsel', also: 'bryllup gifte seg seremoni' },
      { to: ceremonyPaths.funeral, words: 'Gravferd', also: 'begravelse død bisettelse seremoni' },
      {
        to: democracyPaths.mine,
        words: 'Årsmøte, forslag og kandidater',
        also: 'demokrati stemme innkalling sak valg styret',
        isFor: members,
      },
      {
        to: paths.representative,
        words: 'Sidene for tillitsvalgte',
        also: 'verv styret lokallag medlemsliste',
        isFor: (me) => me?.isElected === true,
      },
    ],
  },
  {
    title: 'Personvern',
    tasks: [
      {
        to: paths.myData,
        words: 'Se og last ned alt vi har om deg',
        also: 'innsyn eksport opplysninger data gdpr',
        isFor: (me) => me !== null,
      },
      {
        to: paths.myPrivacy,
        words: 'Se hvem som har sett på opplysningene dine',
        also: 'logg',
        isFor: signedIn,
      },
      {
        to: paths.consents,
        words: 'Endre samtykker',
        also: 'reservasjon tillate',
        isFor: (me) => me !== null,
      },
      {
        to: paths.mySessions,
        words: 'Se hvor du er logget inn',
        also: 'palogginger enheter logge ut overalt',
        isFor: (me) => me !== null,
      },
      {
        to: paths.ending,
        words: 'Avslutt eller slett',
        also: 'slette konto innlogging fjerne',
        isFor: (me) => me !== null,
      },
      { to: paths.privacy, words: 'Personvernerklæring', also: 'personvern gdpr' },
      { to: paths.cookies, words: 'Informasjonskapsler', also: 'cookies' },
      { to: paths.accessibility, words: 'Tilgjengelighet', also: 'universell utforming skjermleser' },
    ],
  },
];
