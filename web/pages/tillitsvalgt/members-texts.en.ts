/** In English. */
import type { BoardGroup } from '#contract/grant-comparison.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { AgeBand } from '#contract/values/age-bands.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const membersTexts = {
  title: 'Members',
  lead: 'Look only when you need to. Each member can see that you have looked at the list, when and why.',
  why: 'Why do you need the list?',
  purposes: {
    'annual-meeting': 'To call the annual meeting',
    activities: 'To plan activities',
    contact: 'To get in touch with someone',
    offices: 'To find someone for a role',
  } satisfies Record<MemberPurpose, string>,
  purposePlaceholder: 'Choose a reason',
  purposeMissing: 'Choose why you need the list',
  search: 'Name',
  searchHint: 'Leave it empty to show everyone.',
  show: 'Show members',
  form: 'Show members',
  list: 'Members',
  found: (count: number) => formatCount(count, 'member', 'members'),
  none: 'No member of the chapter has that name.',
  joined: (year: number) => `Member since ${year}`,
  noContact: 'Has not let the board see e-mail and telephone',
  next: 'Next page',
  first: 'To the first page',
  privacy:
    'You see e-mail and telephone only of those who have said yes to it themselves. Date of birth, address, children and gifts are never shown.',
};

export const newTexts = {
  title: 'New members',
  lead: 'Those who have joined in the last three months. A call, or a greeting at the next meeting, means a lot.',
  list: 'New members',
  none: 'Nobody new in the last three months.',
  joined: (on: string) => `Joined ${formatDate(on)}`,
  welcomedBy: (name: string, when: string) => `Welcomed ${name ? `by ${name} ` : ''}${when}`,
  waiting: 'Not welcomed yet',
  welcomed: 'Welcomed',
  welcome: (name: string) => `${name} has been welcomed`,
  noted: (name: string) => `Noted that ${name} has been welcomed.`,
};

export const figuresTexts = {
  title: 'Figures',
  lead: 'How many you are, and how it has gone. Figures under five are not shown, so that nobody can be recognised.',
  members: 'Members today',
  few: 'Fewer than five',
  ages: 'Age',
  agesTitle: 'Members by age',
  age: 'Age',
  bands: {
    '15-25': '15–25',
    '26-39': '26–39',
    '40-54': '40–54',
    '55-66': '55–66',
    '67+': '67 and older',
    unknown: 'Not known',
  } satisfies Record<AgeBand, string>,
  agesHidden: 'The chapter is too small for us to group by age without anyone being recognised.',
  someHidden:
    'Groups of fewer than five are not shown. We then hide one or more others too, so that nobody can work it out.',
  development: 'Development',
  developmentTitle: 'Members on the first day of each month',
  month: 'Day',
  belowTitle: { national: 'Members in each region', region: 'Members in each chapter', chapter: '' },
  unit: 'Chapter',
};

export const grantComparisonTexts = {
  title: 'The public grant',
  none: 'A comparison comes here when the list to the state has been sent two years in a row.',
  countedIn: (year: number) => `Counted in ${year}`,
  chart: (earlierYear: number) => `Changed since ${earlierYear}`,
  why: 'Why',
  in: 'Added',
  out: 'Dropped',
  unchanged: 'Nobody has been added or dropped.',
  hidden: 'There are too few changes for us to show why without anyone being recognised.',
  groups: {
    joined: 'New members',
    'child-registered': 'New children',
    left: 'No longer a member',
    'child-ended': 'Children whose registration has ended',
    'turned-15': 'Children who have turned 15',
    died: 'Died',
    moved: 'Moved to or from another country',
    elsewhere: 'Member somewhere else too',
    number: 'Identity number given, or missing',
    other: 'Other reasons',
  } satisfies Record<BoardGroup, string>,
};
export type Complete = Whole<
  Compared<typeof import('./members-texts.ts'), typeof import('./members-texts.en.ts')>
>;
