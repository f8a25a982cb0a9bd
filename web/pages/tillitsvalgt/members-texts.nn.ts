/** In nynorsk. */
import type { BoardGroup } from '#contract/grant-comparison.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { AgeBand } from '#contract/values/age-bands.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const membersTexts = {
  title: 'Medlemmer',
  lead: 'Sjå berre når du treng det. Kvar medlem kan sjå at du har sett på lista, når og kvifor.',
  why: 'Kvifor treng du lista?',
  purposes: {
    'annual-meeting': 'Kalle inn til årsmøte',
    activities: 'Planleggje aktivitetar',
    contact: 'Kome i kontakt med nokon',
    offices: 'Finne nokon til eit verv',
  } satisfies Record<MemberPurpose, string>,
  purposePlaceholder: 'Vel grunn',
  purposeMissing: 'Vel kvifor du treng lista',
  search: 'Namn',
  searchHint: 'Kan stå tomt, så kjem alle opp.',
  show: 'Vis medlemmer',
  form: 'Vis medlemmer',
  list: 'Medlemmer',
  found: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  none: 'Ingen medlemmer i laget har det namnet.',
  joined: (year: number) => `Medlem sidan ${year}`,
  noContact: 'Har ikkje opna for at styret ser e-post og telefon',
  next: 'Neste side',
  first: 'Til første sida',
  privacy:
    'Du ser berre e-post og telefon til dei som sjølve har sagt ja til det. Fødselsdato, adresse, barn og gåver viser vi aldri.',
};

export const newTexts = {
  title: 'Nye medlemmer',
  lead: 'Dei som er komne til dei siste tre månadene. Ein telefon eller ei helsing på neste møte betyr mykje.',
  list: 'Nye medlemmer',
  none: 'Ingen nye dei siste tre månadene.',
  joined: (on: string) => `Melde seg inn ${formatDate(on)}`,
  welcomedBy: (name: string, when: string) => `Ønskt velkomen ${name ? `av ${name} ` : ''}${when}`,
  waiting: 'Ikkje ønskt velkomen enno',
  welcomed: 'Ønskt velkomen',
  welcome: (name: string) => `${name} er ønskt velkomen`,
  noted: (name: string) => `Notert at ${name} er ønskt velkomen.`,
};

export const figuresTexts = {
  title: 'Tal',
  lead: 'Kor mange de er, og korleis det har gått. Tal under fem viser vi ikkje, så ingen kan kjennast igjen.',
  members: 'Medlemmer i dag',
  few: 'Færre enn fem',
  ages: 'Alder',
  agesTitle: 'Medlemmer etter alder',
  age: 'Alder',
  bands: {
    '15-25': '15–25 år',
    '26-39': '26–39 år',
    '40-54': '40–54 år',
    '55-66': '55–66 år',
    '67+': '67 år og eldre',
    unknown: 'Ikkje kjend',
  } satisfies Record<AgeBand, string>,
  agesHidden: 'Laget er for lite til at vi kan dele inn etter alder utan at nokon kan kjennast igjen.',
  someHidden:
    'Grupper med færre enn fem viser vi ikkje. Då skjuler vi òg éi eller fleire andre, så ingen kan rekne det ut.',
  development: 'Utvikling',
  developmentTitle: 'Medlemmer den første i kvar månad',
  month: 'Dag',
  belowTitle: { national: 'Medlemmer i kvart regionlag', region: 'Medlemmer i kvart lokallag', chapter: '' },
  unit: 'Lag',
};

export const grantComparisonTexts = {
  title: 'Statstilskot',
  none: 'Her kjem ei samanlikning når lista til staten er levert to år på rad.',
  countedIn: (year: number) => `Tel i ${year}`,
  chart: (earlierYear: number) => `Endra sidan ${earlierYear}`,
  why: 'Kvifor',
  in: 'Komne til',
  out: 'Falle frå',
  unchanged: 'Ingen er komne til eller falle frå.',
  hidden: 'Det er for få endringar til at vi kan vise kvifor utan at nokon kan kjennast igjen.',
  groups: {
    joined: 'Nye medlemmer',
    'child-registered': 'Nye barn',
    left: 'Ikkje medlem lenger',
    'child-ended': 'Barn som er avslutta',
    'turned-15': 'Barn som er fylte 15 år',
    died: 'Døde',
    moved: 'Flytta til eller frå utlandet',
    elsewhere: 'Medlem ein annan stad òg',
    number: 'Fødselsnummer gitt, eller manglar',
    other: 'Andre grunnar',
  } satisfies Record<BoardGroup, string>,
};
export type Complete = Whole<
  Compared<typeof import('./members-texts.ts'), typeof import('./members-texts.nn.ts')>
>;
