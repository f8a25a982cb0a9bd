/** In English. */

import {
  type ChildEvent,
  type ChildState,
  childAges,
  type GuardianInvitation,
} from '#contract/children-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { bokmal } from '#web/texts/bokmal.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';
import { checkTexts as checkInBokmal, invitationTexts as invitationInBokmal } from './bekreftelse-texts.ts';

const { shortName } = organisation;

export const stateWords: Record<ChildState, { words: string; tone: StateTone; meaning: string }> = {
  waiting: {
    words: 'Waiting for an answer',
    tone: 'warning',
    meaning: 'The other parent has not answered yet.',
  },
  checking: {
    words: 'Being checked',
    tone: 'info',
    meaning: 'Member service checks the registration. The child is not registered yet. We will tell you.',
  },
  registered: { words: 'Registered', tone: 'success', meaning: 'The registration is complete.' },
  declined: {
    words: 'Not registered',
    tone: 'neutral',
    meaning: 'The other parent said no. The child is not registered.',
  },
  expired: {
    words: 'Not registered',
    tone: 'neutral',
    meaning: 'The time for answering ran out. You can register the child again.',
  },
  refused: {
    words: 'Not registered',
    tone: 'neutral',
    meaning:
      'We could not register the child, because we could not confirm what we have to know. If you have documentation of parental responsibility, you can send it to us. You can also register the child again.',
  },
  ended: { words: 'Ended', tone: 'neutral', meaning: 'The registration has ended.' },
};

export const checkTexts = {
  title: 'Check and send',
  lead: 'Is everything right? Nothing has been sent yet.',
  short: [
    'Check that names and dates of birth are right. If something is wrong, go back and change it.',
    'If you share parental responsibility, both of you must say yes before the child can be registered.',
    'The child does not become a member, and the registration commits it to nothing.',
    'If you change your mind, you can end the registration at any time.',
  ],
  bornOn: 'Born',
  number: 'Identity number',
  masked: (start: string) => `${start} •••••`,
  responsibility: 'Parental responsibility',
  sole: 'You have it alone',
  joint: (name: string) => `You and ${name} share it`,
  sentTo: 'The link is sent to',
  change: 'Change what you have written',
  declarations: 'This is what you confirm',
  // What is confirmed is stored in these words.
  notElsewhere: (children: number) => bokmal(checkInBokmal.notElsewhere(children)),
  notElsewhereHint: (children: number) =>
    `In English: ${children === 1 ? 'The child is not registered' : 'None of the children is registered'} in the Church of Norway or another religious or life-stance community. If a child is baptised in the church, the child has to be taken out of it before you register here. The declarations are in Norwegian, as we store them.`,
  informed: (name: string) =>
    `${bokmal(checkInBokmal.informed(name))} (In English: ${name} knows about the registration and has been allowed to say what they think)`,
  heard: (name: string) => bokmal(checkInBokmal.heard(name)),
  heardHint: `In English: I have given great weight to what the child thinks. From the age of ${childAges.heard}, the view of the child is to count for a lot.`,
  send: 'Send the registration',
  expired:
    'It is a long time since you signed in. Sign in again, and you find what you have written, but not the identity numbers.',
  signIn: 'Sign in again',
};

export const declarationTexts = {
  notElsewhere: (children: number) =>
    choiceTexts(
      children === 1
        ? 'Confirm that the child is not registered in another religious or life-stance community'
        : 'Confirm that none of the children is registered in another religious or life-stance community',
    ),
  informed: (name: string) =>
    choiceTexts(`Confirm that ${name} knows about the registration and has been heard`),
  heard: (name: string) => choiceTexts(`Confirm that you have given great weight to what ${name} thinks`),
};

export const receiptTexts = {
  title: 'Thank you! We have received the registration',
  lead: 'This is the status of each child.',
  remains: 'What remains',
  waits: (name: string, until: string) =>
    `We have sent a link to ${name}, who can answer until ${until}, that day included. If we get no answer, we remind them once after a week.`,
  check: (by: string) =>
    `Member service checks who has parental responsibility, by ${by} at the latest. The child is not registered until that is done. If you have a judgment, a decision or an extract from the National Population Register, you can send it to us from “See your children”. Then it goes faster.`,
  nothing: 'You do not need to do anything more.',
  told: 'You get a message when something happens. The receipt has also been sent to you.',
  mine: 'See your children',
  more: 'Register more children',
};

export const mineTexts = {
  ask: (givenName: string) => `Ask about ${givenName}`,
  check: {
    sole: (by: string) =>
      `Member service has to see that you have sole parental responsibility before the child is registered. We do that by ${by} at the latest, and we will tell you. If you have a judgment, a decision or an extract from the National Population Register, you can send it to us now. Then it goes faster.`,
    joint: (by: string) =>
      `Both of you have said yes. Member service has to know who you are before the child is registered. We do that by ${by} at the latest, and we will tell you. We may call you.`,
    late: (by: string) =>
      `Member service should have checked the registration by ${by}. It takes longer than we promised, and we are sorry. The child is not registered yet. We will tell you.`,
    send: (givenName: string) => `Send documentation for ${givenName}`,
  },
  refusedWays: 'Write to us',
  title: 'The children you have registered',
  lead: 'You and the other parent see the same here.',
  register: 'Register children',
  emptyTitle: 'No children yet',
  emptyText: 'The children you register, or confirm as a parent, appear here.',
  born: 'Born',
  guardians: 'Parents',
  you: (name: string) => `${name} (you)`,
  waits: (name: string, until: string) => `Waiting for an answer from ${name} until ${until}`,
  history: 'What has happened',
  historyOf: (name: string) => `to the registration of ${name}`,
  forgotten: (on: string) => `Shown here until ${on}. Then we delete what is left.`,
  end: (name: string) => `End the registration of ${name}`,
  endTitle: (name: string) => `Do you want to end the registration of ${name}?`,
  endText:
    'It ends at once, for both parents. We delete the information about the child, apart from what we need if the state wants to check the grant. You can register the child again later.',
  endSignIn: 'This requires that you have just signed in.',
  endYes: 'Yes, end it',
  endNo: 'No, keep it',
  signIn: 'Sign in again to end it',
  ended: (name: string) => `The registration of ${name} has ended.`,
  certificate: 'Download the confirmation',
  saved: 'The confirmation is downloaded.',
  struckOff: {
    title: `Turned ${joiningAge}`,
    text: (on: string) =>
      `A child you had registered turned ${joiningAge} on ${on}. We have deleted the registration and the information. From now on, the young person decides.`,
  },
  soon: (name: string) =>
    `${name} soon turns ${joiningAge}. Then we delete the registration, and you no longer see it here. If ${name} wants to become a member, that is a choice of their own.`,
};

export const youthTexts = {
  title: 'Would you like to pass this on?',
  text: 'We have no contact details of the young person. You can send this message yourself:',
  message: (link: string) =>
    `Hi! Now that you are ${joiningAge}, you decide yourself whether you want to belong to a life-stance community, and which. ${shortName} has written a little about what that means here: ${link}. You sign in yourself, and nobody else is told what you choose. You do not need to do anything.`,
  copy: 'Copy the text',
  copied: 'The text is copied.',
};

export const eventWords: Record<ChildEvent['kind'], (by: string | null) => string> = {
  sent: (by) => (by ? `${by} sent the registration` : 'The registration was sent'),
  checking: () => 'Sent to member service to be checked',
  invited: () => 'Link sent to the other parent',
  reminded: () => 'Reminder sent to the other parent',
  confirmed: (by) => (by ? `${by} confirmed` : 'The other parent confirmed'),
  declined: (by) => (by ? `${by} said no` : 'The other parent said no'),
  expired: () => 'The time for answering ran out',
  accepted: () => 'Member service approved the registration',
  refused: () => 'Member service could not approve the registration',
  ended: (by) => (by ? `${by} ended the registration` : 'The registration was ended'),
  'guardian-left': () => 'One of the parents is no longer a member',
  'member-left': () => 'Ended because neither parent is a member any longer',
  'told-of-15': () => `Message sent that the ${joiningAge}th birthday is near`,
};

export const invitationTexts = {
  title: 'Answer a request',
  lead: (registrant: string) =>
    `${registrant} wants to register children in ${shortName} and has named you as the other parent. You have to agree.`,
  short: [
    'The choice is yours. If you say no, the child is not registered.',
    'A registered child is not a member. The registration commits the child to nothing.',
    'The state gives us a grant for children who are registered. That is why we ask.',
    'If you say yes and change your mind, you can end the registration at any time.',
  ],
  about: 'What the registration is',
  aboutText: `The children become registered, not members. The state gives ${shortName} a grant for them, and by law it is an enrolment. The registration is deleted when the child turns ${joiningAge}, and both of you can end it at any time. You do not have to be a member to answer.`,
  you: 'You answer as',
  notYou: 'Is this not you?',
  logOut: 'Sign out, and in as someone else',
  until: (on: string) => `You can answer until ${on}, that day included. The link can be used once.`,
  question: (name: string) => `Do you agree that ${name} is registered?`,
  // What is agreed to is stored in the Norwegian words.
  answers: [
    {
      value: 'yes',
      label: `${bokmal(invitationInBokmal.answers[0]!.label)} (Yes, I have parental responsibility and agree)`,
    },
    { value: 'no', label: `${bokmal(invitationInBokmal.answers[1]!.label)} (No)` },
  ],
  born: (year: number) => `born ${year}`,
  informed: (name: string) =>
    `${bokmal(invitationInBokmal.informed(name))} (In English: ${name} knows about the registration and has been allowed to say what they think)`,
  heard: (name: string) =>
    `${bokmal(invitationInBokmal.heard(name))} (In English: I have given great weight to what ${name} thinks)`,
  send: 'Send the answer',
  signInTitle: 'Sign in again to answer',
  signInText: 'Information about children requires that you have just signed in.',
  signIn: 'Sign in again',
  answerField: (name: string) => choiceTexts(`Answer for ${name}`),
  informedField: (name: string) =>
    choiceTexts(`Confirm that ${name} knows about the registration and has been heard`),
  heardField: (name: string) =>
    choiceTexts(`Confirm that you have given great weight to what ${name} thinks`),
  receiptTitle: 'Thank you for your answer',
  receiptLead: 'Both of you get a receipt. The link has been used and no longer works.',
  declinedByYou: 'You said no. The child is not registered.',
  mine: 'See the children',
  home: 'To Min side',
  write: 'Write to us',
};

export const closedInvitation: Record<
  Exclude<GuardianInvitation['state'], 'open'>,
  { title: string; text: string; way: 'mine' | 'log-out' | 'write' | 'home' }
> = {
  confirmed: {
    title: 'You have said yes',
    text: 'The link has been used. You see the children you confirmed under your children. You can also end the registration there.',
    way: 'mine',
  },
  declined: {
    title: 'You have said no',
    text: 'The link has been used, and the children are not registered. If you have changed your mind, the other parent has to register again.',
    way: 'home',
  },
  used: {
    title: 'The link has been used',
    text: 'Someone has answered with this link before. If it was not you, write to us at once.',
    way: 'write',
  },
  expired: {
    title: 'The link has run out',
    text: 'The time limit of 30 days has passed. Ask the person who sent it to register again. Then you get a new link.',
    way: 'home',
  },
  withdrawn: {
    title: 'There is nothing to answer any more',
    text: 'The request has been withdrawn or settled in another way. You do not need to do anything.',
    way: 'home',
  },
  'for-another': {
    title: 'The link is for someone else',
    text: 'You are signed in as someone other than the person the link was sent to. If it is for you, sign in with the e-mail address or mobile number that it came to.',
    way: 'log-out',
  },
  own: {
    title: 'The link is for the other parent',
    text: 'You sent the registration yourself, so the other parent has to answer. You see it under your children when the answer comes.',
    way: 'mine',
  },
  unknown: {
    title: 'We do not know the link',
    text: 'It may have been copied wrongly or be too old. Open it again from the message, or ask for a new one.',
    way: 'write',
  },
};
export type Complete = Whole<
  Compared<typeof import('./bekreftelse-texts.ts'), typeof import('./bekreftelse-texts.en.ts')>
>;
