import type { MyDemocracy, OwnMotion, OwnNomination, VotingRight } from '#contract/meeting-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { capitalise, formatCount, formatDate } from '#web/texts/format.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const texts = {
  /** With where it may be parted: it is wider than a small screen. */
  title: 'Årsmøter og valg',
  lead: 'Her ser du hva du kan være med og bestemme, når fristene er, og hva vi har lagret om det du har vært med på.',
  meetings: 'Årsmøter som kommer',
  none: 'Det er ikke kalt inn til noe årsmøte akkurat nå. Når det skjer, får du beskjed.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  papers: (count: number) =>
    count === 0 ? 'Ingen sakspapirer ennå' : formatCount(count, 'sakspapir', 'sakspapirer'),
  asked: 'Du er foreslått til et verv. Åpne møtet og svar.',
  open: (subject: string) => `Åpne møtet: ${subject}`,
  belong: 'Her hører du til',
  belongText: 'Du har stemmerett på årsmøtet der du er medlem på møtedagen, og du kan velges til verv.',
  offices: 'Vervene dine',
  term: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  office: (role: string, unit: string) => `${capitalise(role)} i ${unit}`,
  notMember: 'Dette er for medlemmer',
  notMemberText:
    'Bare den som er medlem, kan stemme, sende forslag og velges. Vi finner ikke noe aktivt medlemskap på deg.',
  join: 'Bli medlem',
  secret: {
    title: 'Hva du stemmer, vet bare du',
    text: 'Valg og avstemninger skjer på selve møtet. Vi lagrer at du hadde stemmerett, og aldri hva du stemte. Det finnes ikke noe sted hos oss der det kunne ha stått.',
  },
  record: 'Det du har vært med på',
  recordLead: `Dette har vi lagret om deg. Alt sammen slettes ${retention.meetings.period.months} måneder etter at innkallingen ble sendt. Det du trakk tilbake, slettes en måned etter møtet.`,
  recordNone: 'Vi har ikke lagret noe ennå.',
  past: 'Tidligere årsmøter',
  pastSummoned: (isSummoned: boolean) =>
    isSummoned ? 'Du var kalt inn' : 'Du ble medlem etter innkallingen',
  pastVote: (couldVote: boolean | null) => {
    if (couldVote === null) return 'Stemmeretten er ikke registrert ennå';
    return couldVote ? 'Du hadde stemmerett' : 'Du hadde ikke stemmerett';
  },
  attendance: { came: 'Du var der', away: 'Du var ikke der' } as const,
  noAttendance: 'Oppmøte er ikke notert',
  motions: 'Forslag du har sendt',
  nominations: 'Kandidater du har foreslått',
  candidacy: (name: string | null, role: string) => (name ? `${name} som ${role}` : `Deg selv som ${role}`),
  sent: (moment: string) => `Sendt ${moment}`,
  personal: 'Alt vi har om deg, kan du lese og laste ned på siden',
  personalLink: 'Mitt personvern',
};

/** How near the last day is: said in words, and in colour where it is near. */
export function deadlineOf(daysLeft: number | null, lastDay: string): { tone: StateTone; words: string } {
  if (daysLeft === null) return { tone: 'neutral', words: `Fristen gikk ut ${formatDate(lastDay)}` };
  if (daysLeft === 0) return { tone: 'warning', words: 'Siste dag er i dag' };
  if (daysLeft === 1) return { tone: 'warning', words: 'Siste dag er i morgen' };
  return {
    tone: daysLeft <= 7 ? 'warning' : 'info',
    words: `Frist ${formatDate(lastDay)}, om ${daysLeft} dager`,
  };
}

export const motionStates: Record<OwnMotion['state'], { tone: StateTone; words: string }> = {
  sent: { tone: 'success', words: 'Sendt inn' },
  withdrawn: { tone: 'neutral', words: 'Trukket tilbake' },
  published: { tone: 'info', words: 'Lagt fram for medlemmene' },
};

/** For a proposal of oneself no one has to be asked. */
export const nominationStates: Record<OwnNomination['state'], { tone: StateTone; words: string }> = {
  waiting: { tone: 'neutral', words: 'Venter på svar' },
  candidate: { tone: 'success', words: 'Har sagt ja' },
  withdrawn: { tone: 'neutral', words: 'Trukket tilbake' },
  published: { tone: 'info', words: 'På listen til medlemmene' },
};

export const voteWords: Record<
  VotingRight,
  { title: string; text: string; tone: 'info' | 'success' | 'warning' }
> = {
  member: {
    title: 'Du har stemmerett',
    text: 'Du er medlem her nå. Er du det på møtedagen også, kan du stemme, og du kan velges.',
    tone: 'success',
  },
  'not-member': {
    title: 'Du har ikke stemmerett',
    text: 'Du ble kalt inn, men er ikke medlem nå. Bare den som er medlem på møtedagen, kan stemme og sende forslag.',
    tone: 'warning',
  },
  'other-unit': {
    title: 'Du har ikke stemmerett her',
    text: 'Du ble kalt inn, men hører til et annet lag nå. Da stemmer du på årsmøtet der. Er laget feil, kan du skrive til oss.',
    tone: 'warning',
  },
  could: { title: 'Du hadde stemmerett', text: 'Du var medlem på møtedagen.', tone: 'info' },
  'could-not': {
    title: 'Du hadde ikke stemmerett',
    text: 'Du var ikke medlem i laget på møtedagen.',
    tone: 'info',
  },
  'not-listed': {
    title: 'Møtet er avholdt',
    text: 'Natten etter møtet registrerer vi hvem som hadde stemmerett. Aldri hva noen stemte.',
    tone: 'info',
  },
};

export const isEmptyRecord = ({ past, motions, nominations }: MyDemocracy): boolean =>
  past.length + motions.length + nominations.length === 0;
