import type { DeathReport, DeathReportRow } from '#contract/death-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

type Magazine = NonNullable<DeathReport['person']>['magazine'];

export const listTexts = {
  title: 'Dødsfall',
  lead: 'Meldinger fra pårørende og fra medlemslister. Før dere har avgjort en melding, holder vi bare tilbake post på papir, og bare når vi vet hvem som har meldt fra.',
  list: 'Meldinger om dødsfall',
  emptyTitle: 'Ingen meldinger om dødsfall',
  emptyText: 'Her kommer de når noen sier fra.',
  states: {
    waiting: 'Til vurdering',
    confirmed: 'Bekreftet',
    rejected: 'Avvist',
  } satisfies Record<DeathReportRow['state'], string>,
  reported: (when: string) => `Meldt ${when}`,
  decided: (when: string) => `Avgjort ${when}`,
  resting: 'Papirpost er satt på vent',
  unproven: 'Ikke bekreftet av den som meldte',
  disputes: {
    'signed-in': 'Har logget inn siden',
    denied: 'Sier selv at det ikke stemmer',
  } satisfies Record<NonNullable<DeathReportRow['dispute']>, string>,
  notFound: 'Vi vet ikke hvem det er',
  talk: 'Vil snakke om gravferd',
  children: (count: number) => `${formatCount(count, 'barn', 'barn')} å snakke med familien om`,
  sources: { relative: 'Fra en pårørende', register: 'Fra en medlemsliste' } satisfies Record<
    DeathReportRow['source'],
    string
  >,
};

export const deathTexts = {
  title: (name: string) => `Dødsfall: ${name}`,
  plainTitle: 'Dødsfall',
  back: 'Alle meldinger om dødsfall',
  logged: 'At du har åpnet meldingen, blir loggført på personen den gjelder.',
  told: 'Det vi har fått vite',
  name: 'Navn',
  bornOn: 'Født',
  address: 'Adresse',
  diedOn: 'Død',
  source: 'Kom inn',
  reporter: 'Meldt av',
  relation: 'Den som melder, er',
  reach: 'Kan nås på',
  talk: 'Gravferd',
  reference: 'Referanse',
  wantsTalk: 'Vil gjerne at vi tar kontakt',
  proof: 'Bekreftet',
  proven: 'Ja, med kode',
  unproven: 'Nei. Ring før du avgjør noe.',
  disputes: {
    'signed-in': {
      title: 'Noen har logget inn som personen etter at meldingen kom',
      text: 'Det kan være personen selv, eller en pårørende. Ring før du avgjør noe.',
    },
    denied: {
      title: 'Noen som er logget inn som personen, sier at det ikke stemmer',
      text: 'Avvis meldingen, hvis ikke annet tyder på at den er riktig. Ring hvis du er i tvil.',
    },
  } satisfies Record<NonNullable<DeathReport['dispute']>, { title: string; text: string }>,
  personTitle: 'Personen vi tror det gjelder',
  person: {
    memberNumber: 'Medlemsnummer',
    joinedOn: 'Medlem siden',
    giving: 'Gaver',
    gives: 'Har en giveravtale',
    magazine: 'Magasinet',
    magazines: { paper: 'På papir', digital: 'Digitalt', none: 'Får det ikke' } satisfies Record<
      Magazine,
      string
    >,
    signUps: 'Påmeldinger',
    children: 'Registrerte barn',
    account: 'Innlogging',
    hasAccount: 'Noen logger inn som personen',
    colleague: 'Personen arbeider her. Snakk med den som har ansvar for rollene hos dere.',
    resting: 'Post på papir er satt på vent til meldingen er avgjort. Alt annet går som før.',
    notResting: 'Ingenting er satt på vent. Alt går som før til dere har avgjort meldingen.',
  },
  nobody: {
    title: 'Vi vet ikke hvem det gjelder',
    text: 'Ingen i registeret passer helt med det som er meldt, eller flere gjør det. Finn personen under, eller snakk med den som meldte fra.',
  },
  choose: {
    other: 'Det er en annen',
    find: 'Finn personen',
    form: 'Finn personen det gjelder',
    reason: 'Hvorfor leter du?',
    reasonHint: 'Står i innsynsloggen til dem du finner.',
    pick: 'Det er denne',
    found: (count: number) => formatCount(count, 'person funnet', 'personer funnet'),
    none: 'Ingen passer med det du søkte etter.',
    more: 'Det er flere enn disse. Avgrens søket.',
    list: 'Personer',
    done: 'Meldingen gjelder nå denne personen.',
  },
  confirm: {
    title: 'Bekreft dødsfallet',
    text: 'Medlemskapet avsluttes på dødsdagen. Giveravtaler, magasin, påmeldinger, varsler og innlogginger stopper for godt, og personen går ut av registeret.',
    diedOn: 'Dødsdato',
    diedOnHint: 'For eksempel 03.11.2026',
    reason: 'Hvordan vet vi det?',
    reasonHint: 'Står sammen med avgjørelsen, for eksempel «Snakket med datteren på telefon».',
    send: 'Bekreft dødsfallet',
    cancel: 'Avbryt',
    done: 'Dødsfallet er bekreftet. Alt er stoppet.',
  },
  reject: {
    title: 'Avvis meldingen',
    text: 'Det stemmer ikke, eller det gjelder ingen hos oss. Alt fortsetter som før, og papirpost som ble holdt tilbake, blir sendt.',
    reason: 'Hvorfor?',
    reasonHint: 'Står sammen med avgjørelsen.',
    send: 'Avvis meldingen',
    cancel: 'Avbryt',
    done: 'Meldingen er avvist. Alt fortsetter som før.',
  },
  decided: {
    confirmed: 'Dødsfallet er bekreftet',
    rejected: 'Meldingen er avvist',
  },
  decidedBy: (name: string, when: string) => `${name}, ${when}`,
  byRegister: (when: string) => `Kom med en medlemsliste, ${when}`,
  children: {
    title: 'Barna',
    text: 'Snakk med familien før noe skjer. Blir registreringen stående, gjelder de vanlige reglene: Uten en forelder som er medlem, avsluttes den i løpet av natten.',
    born: (year: number) => `Født ${year}`,
    guardians: (names: readonly string[]) => `Andre foreldre: ${names.join(' og ')}`,
    alone: 'Ingen andre foreldre er registrert',
    end: 'Avslutt registreringen',
    keep: 'La den stå',
    ended: 'Registreringen er avsluttet',
    kept: 'Registreringen står, etter de vanlige reglene',
  },
  notFound: { title: 'Vi fant ikke meldingen', text: 'Den kan være slettet.' },
  changed: 'Noen andre har gjort noe med meldingen i mellomtiden. Last siden på nytt.',
};

export const stoppedTexts = {
  title: 'Dette er stoppet',
  post: 'Post og invitasjoner',
  postText: 'Ingen brev, e-poster, SMS-er eller invitasjoner sendes mer.',
  magazine: 'Magasinet',
  magazines: {
    paper: 'Sendes ikke mer.',
    digital: 'Den digitale utgaven er stoppet.',
    none: 'Personen fikk det ikke.',
  } satisfies Record<Magazine, string>,
  giving: 'Gaver',
  rails: {
    vipps: 'Avtalen i Vipps er stoppet, og det er også trekk som var meldt.',
    avtalegiro:
      'AvtaleGiro er stoppet, og det er også trekk som var sendt banken. Bare et trekk som banken allerede har låst, kan komme likevel.',
  } satisfies Record<Rail, string>,
  noGiving: 'Personen hadde ingen giveravtale.',
  membership: 'Medlemskapet',
  ended: 'Avsluttet fra dødsdagen.',
  noMember: 'Personen var ikke medlem.',
  signUps: 'Påmeldinger',
  signUpsText: (count: number) =>
    count === 0 ? 'Ingen å melde av.' : `${formatCount(count, 'påmelding', 'påmeldinger')} er meldt av.`,
  account: 'Innlogging',
  accountEnded: 'Slettes nå.',
  noAccount: 'Personen hadde ingen.',
};

const day = 'Skriv dødsdatoen slik: 03.11.2026';
export const decisionTexts = {
  reason: textFieldTexts('Skriv hvorfor, med noen ord', 'Begrunnelsen', lookRemarkLimits),
  diedOn: {
    REQUIRED: 'Skriv dødsdatoen',
    TOO_SHORT: day,
    TOO_LONG: day,
    INVALID:
      'Dødsdatoen kan ikke være etter i dag eller før personen ble født eller meldte seg inn. Skriv den slik: 03.11.2026',
  },
};
