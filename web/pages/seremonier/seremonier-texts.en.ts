/** In English. */
import { certificateMonths, marriageAge, ownConfirmationAge } from '#contract/values/ceremony-ages.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { capitalise, formatCount, formatDate, formatTime, momentToday } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

/** «Tuesday 1 June 2027 at 10:00» */
const momentWords = (moment: string): string => `${longDayOf(moment)} at ${formatTime(moment)}`;

/** The hours come from the settings, which have them in bokmål. */
const hoursIn = (hours: string): string =>
  hours.replace('hverdager kl. ', 'on weekdays ').replace('alle dager kl. ', 'every day ');

export const texts = {
  certificateMeaning: 'What does “certificate of no impediment” mean?',
  title: 'Ceremonies through life',
  lead: 'Some days should feel bigger than others. We are there when a child is given a name, when someone becomes a young adult, when two people marry, and when someone dies.',
  forAll:
    'You do not need to be a member to have a ceremony with us. The prices for members and others are given under each ceremony.',
  kinds: {
    naming: { title: 'Naming ceremony', text: 'Family and friends welcome the child.' },
    confirmation: {
      title: 'Humanist confirmation',
      text: 'A course and a celebration for young people on their way to adult life.',
    },
    wedding: { title: 'Wedding', text: 'A wedding that is about the two of you.' },
    funeral: { title: 'Funeral', text: 'Help with a dignified and personal farewell.' },
  },
  activities: 'See everything else that is on',

  naming: {
    title: 'Naming ceremony',
    lead: 'A solemn and happy occasion where family and friends welcome the child.',
    about: [
      'The child is at the heart of a naming ceremony (“navnefest”). There are speeches, music and poems. The name of each child is read aloud, and the child takes home a certificate with the name.',
      'The ceremony is open to everyone. The child does not become a member of anything, and you need not have decided on a life stance.',
      'Brothers and sisters can take part on the same day. Many also choose one or two adults who promise to be there a little extra for the child.',
    ],
  },
  confirmation: {
    title: 'Humanist confirmation',
    lead: 'A course about thinking for oneself and caring about others, and a celebration of the way to becoming an adult.',
    about: [
      'The young people meet for a course during the winter, at weekends or at a camp. They talk about choices, responsibility, friendship, the body and boundaries, and about human rights and life stances.',
      'The course ends with a ceremony where each of them is given a diploma, with the family in the hall.',
      `Everyone is welcome, whatever they believe. You do not need to be a member to be confirmed. If you are ${ownConfirmationAge}, you can sign up yourself. Talk to a parent first if it costs money.`,
    ],
  },
  wedding: {
    title: 'Humanist wedding',
    lead: 'A wedding in your own words, and a marriage that is valid in law.',
    about: [
      'You meet one of our celebrants in good time. Together you find out what should be said, what you promise each other, and what kind of music you want.',
      'You can marry where you like: in a hall, in the woods, on a jetty or at home in the living room.',
      `Both of you must be ${marriageAge} or older. Before the wedding, the Norwegian Tax Administration (Skatteetaten) must have checked that you may marry and given you a certificate (“prøvingsattest”). It is valid for ${certificateMonths} months. You also need two witnesses. Tell us early if you want to marry on a Saturday in summer.`,
    ],
    form: 'Ask for a wedding',
  },
  funeral: {
    title: 'Humanist funeral',
    lead: 'We are sorry for your loss. You do not need to have all the answers now. Call us or write, and we will find them together.',
    about: [
      'At a humanist funeral the words are about the person who has died: the life that was lived, and the people around. A speaker from us visits you or calls, and listens to what you have to say.',
      'You choose the music, the poems and who is to speak. The funeral can be held in a ceremony room, a chapel or another place, with a coffin or an urn.',
      'Many arrange the funeral together with a funeral director. The funeral director can contact us for you, or you can do it yourselves.',
    ],
    free: 'The funeral is free of charge if the person who has died was a member, or if one of the closest relatives is a member.',
    days: (days: number) =>
      `Contact us as early as you can, preferably at least ${formatCount(days, 'day', 'days')} before. If it is more urgent, call us.`,
    call: 'Would you like to talk to someone now?',
    report: 'Is it a member who has died? Tell us once, and we stop all letters, payments and invitations.',
    reportLink: 'Report a death',
    form: 'Write to us about the funeral',
  },

  about: 'What it is like',
  prices: {
    title: 'What it costs',
    free: 'free',
    line: (member: string, other: string) =>
      capitalise(member === other ? member : `${member} for members, ${other} for others`),
    byDate: 'The price for each date is given where you sign up.',
    self: 'You are a member, so you pay the price for members.',
    child: 'Your child has a parent who is a member, so you pay the price for members.',
    none: 'Members pay the price for members. If you are a member, first connect your login to the membership. If you join now, the price applies at once.',
    join: 'Become a member',
  },
  contact: { title: 'Ask us', by: (name: string, hours: string) => `${name} answers ${hoursIn(hours)}.` },

  dates: {
    title: 'Dates',
    near: 'Those nearest to you come first.',
    none: 'No dates have been set yet. They will be shown here.',
    all: 'See all the dates and search for a place',
  },

  round: {
    openNow: 'There is no queue now. Choose a date and sign up.',
    title: 'Sign-up',
    name: (name: string, firstOn: string, lastOn: string) =>
      `${name}, ${formatDate(firstOn)} to ${formatDate(lastOn)}`,
    members: (moment: string) => `For members: ${momentWords(moment)}`,
    everybody: (moment: string) => `For everyone: ${momentWords(moment)}`,
    openForAll: 'Sign-up is open to everyone.',
    openForMembers: (moment: string) =>
      `Sign-up is open to members now, and to everyone from ${momentWords(moment)}.`,
    opens: 'Sign-up opens',
    room: (minutes: number) =>
      `We expect many people at once. You can take a place in the queue ${formatCount(minutes, 'minute', 'minutes')} before it opens. Those who come first are let in first.`,
    none: 'We have not decided when the next sign-up opens. It will be shown here.',
    signIn: {
      title: 'Sign up',
      text: 'You sign in to sign up a child or yourself. Then you also see whether you pay the price for members.',
      button: 'Sign in and sign up',
    },
    notYet: (moment: string) => `You can take a place in the queue from ${momentWords(moment)}.`,
    join: 'Take a place in the queue',
    enter: 'Go to sign-up',
    again: 'Take a new place in the queue',
    mine: 'You have signed up for',
    more: 'If you have more people to sign up for other dates, take a place in the queue again.',
  },
  queue: {
    title: 'You are in the queue',
    place: (place: number) => `You are number ${place} in the queue.`,
    next: 'You are next.',
    opensAt: (moment: string) =>
      `Sign-up opens for you ${momentWords(moment)}. Those in the queue are then let in one after another.`,
    kept: 'The place is yours. You can reload the page, change to another device or lose the connection without losing it.',
    away: 'You do not need to sit here and wait. If you are not here when your turn comes, we tell you by e-mail and keep your turn for a while. If it comes at night, we keep it until the next morning.',
    sms: 'Would you like an SMS too?',
    smsLink: 'Choose it in the settings',
    prepare:
      'Feel free to look at the dates below while you wait, and find the date of birth of the person you are signing up.',
    offline: 'We have no connection right now. Your place is safe, and we try again automatically.',
    leave: 'Leave the queue',
    left: 'You have left the queue.',
    turnTitle: 'It is your turn!',
    turnTab: 'It is your turn',
    turn: (moment: string) =>
      `Choose a date below, and sign up before ${momentToday(moment, new Date())}. After that the next person in the queue is let in.`,
    overTitle: 'Your time ran out',
    over: 'Now it is the next person’s turn. You can take a new place in the queue, and what you have filled in is still there.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./seremonier-texts.ts'), typeof import('./seremonier-texts.en.ts')>
>;
