/** In nynorsk. */
import type { OwnMotion, OwnNomination, VotingRight } from '#contract/meeting-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { capitalise, formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';
import { isEmptyRecord } from './democracy-texts.ts';

export { isEmptyRecord };

export const texts = {
  title: 'Årsmøte og val',
  lead: 'Her ser du kva du kan vere med og bestemme, når fristane er, og kva vi har lagra om det du har vore med på.',
  meetings: 'Årsmøte som kjem',
  none: 'Det er ikkje kalla inn til noko årsmøte akkurat no. Når det skjer, får du beskjed.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  papers: (count: number) =>
    count === 0 ? 'Ingen sakspapir enno' : formatCount(count, 'sakspapir', 'sakspapir'),
  asked: 'Du er føreslått til eit verv. Opne møtet og svar.',
  open: (subject: string) => `Opne møtet: ${subject}`,
  belong: 'Her høyrer du til',
  belongText: 'Du har røysterett på årsmøtet der du er medlem på møtedagen, og du kan veljast til verv.',
  offices: 'Verva dine',
  term: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  office: (role: string, unit: string) => `${capitalise(role)} i ${unit}`,
  notMember: 'Dette er for medlemmer',
  notMemberText:
    'Berre den som er medlem, kan røyste, sende forslag og bli vald. Vi finn ikkje nokon aktiv medlemskap på deg.',
  join: 'Bli medlem',
  secret: {
    title: 'Kva du røystar, veit berre du',
    text: 'Val og avrøystingar skjer på sjølve møtet. Vi lagrar at du hadde røysterett, og aldri kva du røysta. Det finst ikkje nokon stad hos oss der det kunne ha stått.',
  },
  record: 'Det du har vore med på',
  recordLead: `Dette har vi lagra om deg. Alt saman blir sletta ${retention.meetings.period.months} månader etter at innkallinga blei send. Det du trekte tilbake, blir sletta ein månad etter møtet.`,
  recordNone: 'Vi har ikkje lagra noko enno.',
  past: 'Tidlegare årsmøte',
  pastSummoned: (isSummoned: boolean) =>
    isSummoned ? 'Du var kalla inn' : 'Du blei medlem etter innkallinga',
  pastVote: (couldVote: boolean | null) => {
    if (couldVote === null) return 'Røysteretten er ikkje registrert enno';
    return couldVote ? 'Du hadde røysterett' : 'Du hadde ikkje røysterett';
  },
  attendance: { came: 'Du var der', away: 'Du var ikkje der' } as const,
  noAttendance: 'Oppmøte er ikkje notert',
  motions: 'Forslag du har sendt',
  nominations: 'Kandidatar du har føreslått',
  candidacy: (name: string | null, role: string) => (name ? `${name} som ${role}` : `Deg sjølv som ${role}`),
  sent: (moment: string) => `Sendt ${moment}`,
  personal: 'Alt vi har om deg, kan du lese og laste ned på sida',
  personalLink: 'Mitt personvern',
};

export function deadlineOf(daysLeft: number | null, lastDay: string): { tone: StateTone; words: string } {
  if (daysLeft === null) return { tone: 'neutral', words: `Fristen gjekk ut ${formatDate(lastDay)}` };
  if (daysLeft === 0) return { tone: 'warning', words: 'Siste dag er i dag' };
  if (daysLeft === 1) return { tone: 'warning', words: 'Siste dag er i morgon' };
  return {
    tone: daysLeft <= 7 ? 'warning' : 'info',
    words: `Frist ${formatDate(lastDay)}, om ${daysLeft} dagar`,
  };
}

export const motionStates: Record<OwnMotion['state'], { tone: StateTone; words: string }> = {
  sent: { tone: 'success', words: 'Sendt inn' },
  withdrawn: { tone: 'neutral', words: 'Trekt tilbake' },
  published: { tone: 'info', words: 'Lagt fram for medlemmene' },
};

export const nominationStates: Record<OwnNomination['state'], { tone: StateTone; words: string }> = {
  waiting: { tone: 'neutral', words: 'Ventar på svar' },
  candidate: { tone: 'success', words: 'Har sagt ja' },
  withdrawn: { tone: 'neutral', words: 'Trekt tilbake' },
  published: { tone: 'info', words: 'På lista til medlemmene' },
};

export const voteWords: Record<
  VotingRight,
  { title: string; text: string; tone: 'info' | 'success' | 'warning' }
> = {
  member: {
    title: 'Du har røysterett',
    text: 'Du er medlem her no. Er du det på møtedagen òg, kan du røyste, og du kan bli vald.',
    tone: 'success',
  },
  'not-member': {
    title: 'Du har ikkje røysterett',
    text: 'Du blei kalla inn, men er ikkje medlem no. Berre den som er medlem på møtedagen, kan røyste og sende forslag.',
    tone: 'warning',
  },
  'other-unit': {
    title: 'Du har ikkje røysterett her',
    text: 'Du blei kalla inn, men høyrer til eit anna lag no. Då røystar du på årsmøtet der. Er laget feil, kan du skrive til oss.',
    tone: 'warning',
  },
  could: { title: 'Du hadde røysterett', text: 'Du var medlem på møtedagen.', tone: 'info' },
  'could-not': {
    title: 'Du hadde ikkje røysterett',
    text: 'Du var ikkje medlem i laget på møtedagen.',
    tone: 'info',
  },
  'not-listed': {
    title: 'Møtet er halde',
    text: 'Natta etter møtet registrerer vi kven som hadde røysterett. Aldri kva nokon røysta.',
    tone: 'info',
  },
};
export type Complete = Whole<
  Compared<typeof import('./democracy-texts.ts'), typeof import('./democracy-texts.nn.ts')>
>;
