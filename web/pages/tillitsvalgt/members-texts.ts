import type { BoardGroup } from '#contract/grant-comparison.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { AgeBand } from '#contract/values/age-bands.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';

export const membersTexts = {
  title: 'Medlemmer',
  lead: 'Se bare når du trenger det. Hvert medlem kan se at du har sett på listen, når og hvorfor.',
  why: 'Hvorfor trenger du listen?',
  purposes: {
    'annual-meeting': 'Innkalle til årsmøte',
    activities: 'Planlegge aktiviteter',
    contact: 'Komme i kontakt med noen',
    offices: 'Finne noen til et verv',
  } satisfies Record<MemberPurpose, string>,
  purposePlaceholder: 'Velg grunn',
  purposeMissing: 'Velg hvorfor du trenger listen',
  search: 'Navn',
  searchHint: 'Kan stå tomt, så vises alle.',
  show: 'Vis medlemmer',
  form: 'Vis medlemmer',
  list: 'Medlemmer',
  found: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  none: 'Ingen medlemmer i laget har det navnet.',
  joined: (year: number) => `Medlem siden ${year}`,
  noContact: 'Har ikke åpnet for at styret ser e-post og telefon',
  next: 'Neste side',
  first: 'Til første side',
  privacy:
    'Du ser bare e-post og telefon til dem som selv har sagt ja til det. Fødselsdato, adresse, barn og gaver vises aldri.',
};

export const newTexts = {
  title: 'Nye medlemmer',
  lead: 'De som er kommet til de siste tre månedene. En telefon eller en hilsen på neste møte betyr mye.',
  list: 'Nye medlemmer',
  none: 'Ingen nye de siste tre månedene.',
  joined: (on: string) => `Meldte seg inn ${formatDate(on)}`,
  welcomedBy: (name: string, when: string) => `Ønsket velkommen ${name ? `av ${name} ` : ''}${when}`,
  waiting: 'Ikke ønsket velkommen ennå',
  welcomed: 'Ønsket velkommen',
  welcome: (name: string) => `${name} er ønsket velkommen`,
  noted: (name: string) => `Notert at ${name} er ønsket velkommen.`,
};

export const figuresTexts = {
  title: 'Tall',
  lead: 'Hvor mange dere er, og hvordan det har gått. Tall under fem vises ikke, så ingen kan kjennes igjen.',
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
    unknown: 'Ikke kjent',
  } satisfies Record<AgeBand, string>,
  agesHidden: 'Laget er for lite til at vi kan dele inn etter alder uten at noen kan kjennes igjen.',
  someHidden:
    'Grupper med færre enn fem vises ikke. Da skjuler vi også en eller flere andre, så ingen kan regne det ut.',
  development: 'Utvikling',
  developmentTitle: 'Medlemmer den første i hver måned',
  month: 'Dag',
  belowTitle: { national: 'Medlemmer i hvert regionlag', region: 'Medlemmer i hvert lokallag', chapter: '' },
  unit: 'Lag',
};

export const grantComparisonTexts = {
  title: 'Statstilskudd',
  none: 'Her kommer en sammenlikning når listen til staten er levert to år på rad.',
  countedIn: (year: number) => `Teller i ${year}`,
  chart: (earlierYear: number) => `Endret siden ${earlierYear}`,
  why: 'Hvorfor',
  in: 'Kommet til',
  out: 'Falt fra',
  unchanged: 'Ingen er kommet til eller falt fra.',
  hidden: 'Det er for få endringer til at vi kan vise hvorfor uten at noen kan kjennes igjen.',
  groups: {
    joined: 'Nye medlemmer',
    'child-registered': 'Nye barn',
    left: 'Ikke medlem lenger',
    'child-ended': 'Barn som er avsluttet',
    'turned-15': 'Barn som er fylt 15 år',
    died: 'Døde',
    moved: 'Flyttet til eller fra utlandet',
    elsewhere: 'Medlem et annet sted også',
    number: 'Fødselsnummer gitt, eller mangler',
    other: 'Andre grunner',
  } satisfies Record<BoardGroup, string>,
};
