/** In nynorsk. */
import type { DeathReport, DeathReportRow } from '#contract/death-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

type Magazine = NonNullable<DeathReport['person']>['magazine'];

export const listTexts = {
  title: 'Dødsfall',
  lead: 'Meldingar frå pårørande og frå medlemslister. Før de har avgjort ei melding, held vi berre tilbake post på papir, og berre når vi veit kven som har meldt frå.',
  list: 'Meldingar om dødsfall',
  emptyTitle: 'Ingen meldingar om dødsfall',
  emptyText: 'Dei kjem hit når nokon seier frå.',
  states: {
    waiting: 'Til vurdering',
    confirmed: 'Stadfesta',
    rejected: 'Avvist',
  } satisfies Record<DeathReportRow['state'], string>,
  reported: (when: string) => `Meldt ${when}`,
  decided: (when: string) => `Avgjord ${when}`,
  resting: 'Papirpost er sett på vent',
  unproven: 'Ikkje stadfesta av den som melde frå',
  disputes: {
    'signed-in': 'Har logga inn sidan',
    denied: 'Seier sjølv at det ikkje stemmer',
  } satisfies Record<NonNullable<DeathReportRow['dispute']>, string>,
  notFound: 'Vi veit ikkje kven det er',
  talk: 'Vil snakke om gravferd',
  children: (count: number) => `${formatCount(count, 'barn', 'barn')} å snakke med familien om`,
  sources: { relative: 'Frå ein pårørande', register: 'Frå ei medlemsliste' } satisfies Record<
    DeathReportRow['source'],
    string
  >,
};

export const deathTexts = {
  title: (name: string) => `Dødsfall: ${name}`,
  plainTitle: 'Dødsfall',
  back: 'Alle meldingar om dødsfall',
  logged: 'At du har opna meldinga, blir loggført på personen ho gjeld.',
  told: 'Det vi har fått vite',
  name: 'Namn',
  bornOn: 'Fødd',
  address: 'Adresse',
  diedOn: 'Død',
  source: 'Kom inn',
  reporter: 'Meldt av',
  relation: 'Den som melder, er',
  reach: 'Kan nåast på',
  talk: 'Gravferd',
  reference: 'Referanse',
  wantsTalk: 'Vil gjerne at vi tek kontakt',
  proof: 'Stadfesta',
  proven: 'Ja, med kode',
  unproven: 'Nei. Ring før du avgjer noko.',
  disputes: {
    'signed-in': {
      title: 'Nokon har logga inn som personen etter at meldinga kom',
      text: 'Det kan vere personen sjølv, eller ein pårørande. Ring før du avgjer noko.',
    },
    denied: {
      title: 'Nokon som er logga inn som personen, seier at det ikkje stemmer',
      text: 'Avvis meldinga, dersom ikkje anna tyder på at ho er rett. Ring dersom du er i tvil.',
    },
  } satisfies Record<NonNullable<DeathReport['dispute']>, { title: string; text: string }>,
  personTitle: 'Personen vi trur det gjeld',
  person: {
    memberNumber: 'Medlemsnummer',
    joinedOn: 'Medlem sidan',
    giving: 'Gåver',
    gives: 'Har ein givaravtale',
    magazine: 'Magasinet',
    magazines: { paper: 'På papir', digital: 'Digitalt', none: 'Får det ikkje' } satisfies Record<
      Magazine,
      string
    >,
    signUps: 'Påmeldingar',
    children: 'Registrerte barn',
    account: 'Innlogging',
    hasAccount: 'Nokon loggar inn som personen',
    colleague: 'Personen jobbar her. Snakk med den som har ansvar for rollene hos dykk.',
    resting: 'Post på papir er sett på vent til meldinga er avgjord. Alt anna går som før.',
    notResting: 'Ingenting er sett på vent. Alt går som før til de har avgjort meldinga.',
  },
  nobody: {
    title: 'Vi veit ikkje kven det gjeld',
    text: 'Ingen i registeret passar heilt med det som er meldt, eller fleire gjer det. Finn personen under, eller snakk med den som melde frå.',
  },
  choose: {
    other: 'Det er ein annan',
    find: 'Finn personen',
    form: 'Finn personen det gjeld',
    reason: 'Kvifor leitar du?',
    reasonHint: 'Står i innsynsloggen til dei du finn.',
    pick: 'Det er denne',
    found: (count: number) => formatCount(count, 'person funnen', 'personar funne'),
    none: 'Ingen passar med det du søkte etter.',
    more: 'Det er fleire enn desse. Avgrens søket.',
    list: 'Personar',
    done: 'Meldinga gjeld no denne personen.',
  },
  confirm: {
    title: 'Stadfest dødsfallet',
    text: 'Medlemskapen blir avslutta på dødsdagen. Givaravtalar, magasin, påmeldingar, varsel og innloggingar stoppar for godt, og personen går ut av registeret.',
    diedOn: 'Dødsdato',
    diedOnHint: 'Til dømes 03.11.2026',
    reason: 'Korleis veit vi det?',
    reasonHint: 'Står saman med avgjerda, til dømes «Snakka med dottera på telefon».',
    send: 'Stadfest dødsfallet',
    cancel: 'Avbryt',
    done: 'Dødsfallet er stadfesta. Alt er stoppa.',
  },
  reject: {
    title: 'Avvis meldinga',
    text: 'Det stemmer ikkje, eller det gjeld ingen hos oss. Alt held fram som før, og papirpost som blei halden tilbake, blir send.',
    reason: 'Kvifor?',
    reasonHint: 'Står saman med avgjerda.',
    send: 'Avvis meldinga',
    cancel: 'Avbryt',
    done: 'Meldinga er avvist. Alt held fram som før.',
  },
  decided: {
    confirmed: 'Dødsfallet er stadfesta',
    rejected: 'Meldinga er avvist',
  },
  decidedBy: (name: string, when: string) => `${name}, ${when}`,
  byRegister: (when: string) => `Kom med ei medlemsliste, ${when}`,
  children: {
    title: 'Barna',
    text: 'Snakk med familien før noko skjer. Blir registreringa ståande, gjeld dei vanlege reglane: Utan ein forelder som er medlem, blir ho avslutta i løpet av natta.',
    born: (year: number) => `Fødd ${year}`,
    guardians: (names: readonly string[]) => `Andre foreldre: ${names.join(' og ')}`,
    alone: 'Ingen andre foreldre er registrerte',
    end: 'Avslutt registreringa',
    keep: 'La ho stå',
    ended: 'Registreringa er avslutta',
    kept: 'Registreringa står, etter dei vanlege reglane',
  },
  notFound: { title: 'Vi fann ikkje meldinga', text: 'Ho kan vere sletta.' },
  changed: 'Nokon andre har gjort noko med meldinga i mellomtida. Last sida på nytt.',
};

export const stoppedTexts = {
  title: 'Dette er stoppa',
  post: 'Post og invitasjonar',
  postText: 'Ingen fleire brev, e-postar, SMS-ar eller invitasjonar blir sende.',
  magazine: 'Magasinet',
  magazines: {
    paper: 'Blir ikkje sendt meir.',
    digital: 'Den digitale utgåva er stoppa.',
    none: 'Personen fekk det ikkje.',
  } satisfies Record<Magazine, string>,
  giving: 'Gåver',
  rails: {
    vipps: 'Avtalen i Vipps er stoppa, og det er òg trekk som var melde.',
    avtalegiro:
      'AvtaleGiro er stoppa, og det er òg trekk som var sende til banken. Berre eit trekk som banken allereie har låst, kan kome likevel.',
  } satisfies Record<Rail, string>,
  noGiving: 'Personen hadde ingen givaravtale.',
  membership: 'Medlemskapen',
  ended: 'Avslutta frå dødsdagen.',
  noMember: 'Personen var ikkje medlem.',
  signUps: 'Påmeldingar',
  signUpsText: (count: number) =>
    count === 0
      ? 'Ingen å melde av.'
      : `${formatCount(count, 'påmelding er meld av', 'påmeldingar er melde av')}.`,
  account: 'Innlogging',
  accountEnded: 'Blir sletta no.',
  noAccount: 'Personen hadde inga.',
};

const day = 'Skriv dødsdatoen slik: 03.11.2026';
export const decisionTexts = {
  reason: textFieldTexts('Skriv kvifor, med nokre ord', 'Grunngivinga', lookRemarkLimits),
  diedOn: {
    REQUIRED: 'Skriv dødsdatoen',
    TOO_SHORT: day,
    TOO_LONG: day,
    INVALID:
      'Dødsdatoen kan ikkje vere etter i dag eller før personen blei fødd eller melde seg inn. Skriv han slik: 03.11.2026',
  },
};
export type Complete = Whole<
  Compared<typeof import('./desk-death-texts.ts'), typeof import('./desk-death-texts.nn.ts')>
>;
