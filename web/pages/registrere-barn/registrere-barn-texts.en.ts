/** In English. */

import { childAges, maximumChildren } from '#contract/children-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { decidingAge } from '#contract/values/child-number.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  responsibilityMeaning: 'What does “parental responsibility” mean?',
  registerMeaning: 'What is the National Population Register?',
  title: 'Register children',
  lead: `Here you register children under ${joiningAge}. The children do not become members. They decide that themselves when they turn ${joiningAge}.`,
  short: [
    'A registered child is not a member. The registration does not commit the child to anything.',
    'We receive a grant from the state for children who are registered. That is why we ask.',
    'If you share parental responsibility, both of you have to say yes.',
    `If the child is ${childAges.informed} or older, they are to be told about it and say what they think.`,
    `You can end it whenever you like. On the day the child turns ${decidingAge}, we end the registration.`,
  ],
  about: 'What the registration is',
  points: [
    {
      title: 'Registered, not a member',
      text: `A registered child belongs to ${shortName} through a parent who is a member. The registration does not commit the child to anything, and we never write to the child.`,
    },
    {
      title: 'Why we ask',
      text: `The state gives a grant to life-stance communities also for children who are enrolled by their parents. By law, then, this is an enrolment. To us it is only the basis for the grant.`,
    },
    {
      title: 'Both parents decide',
      text: 'If you share parental responsibility, you have to agree. Then we send a link to the other parent, who signs in and answers for each child.',
    },
    {
      title: 'We check before the child is registered',
      text: 'Nobody should be able to register a child they are not responsible for. Member service finds out who the parents are, and asks for documentation if you have sole parental responsibility. You see on Min side when it is done.',
    },
    {
      title: 'The child is to be told',
      text: `From the age of ${childAges.informed}, the child is to be told about the registration and say what they think. That also applies to younger children who are able to have a view on it. From the age of ${childAges.heard}, you are to give great weight to what the child thinks.`,
    },
    {
      title: `It ends on the ${decidingAge}th birthday`,
      text: `On the day the child turns ${decidingAge}, we end and delete the registration. You are told ${childAges.noticeDays} days before.`,
    },
    {
      title: 'How to end it earlier',
      text: 'Either parent can end the registration on Min side at any time. It applies at once, and you both get a confirmation.',
    },
  ],
  whatWeKeep: `We store the name and identity number of the child, who has registered the child, and when. The identity number is encrypted. We use it to apply for the public grant and to see that nobody is registered twice.`,
  parts: { barna: 'The children', foreldreansvar: 'Parental responsibility' },
  goOn: 'Go on',
  child: (place: number) => `Child ${place}`,
  givenName: 'First name and middle name',
  familyName: 'Last name',
  number: 'Identity number or D number',
  numberHint:
    '11 digits. We do not keep the number before you send, so you have to write it again if you reload the page.',
  add: 'Add a child',
  remove: (place: number) => `Remove child ${place}`,
  removed: (place: number) => `Child ${place} is removed.`,
  added: (place: number) => `Fields for child ${place} are added.`,
  full: `You can register ${maximumChildren} children at a time.`,
  responsibility: 'Do you have sole parental responsibility?',
  responsibilityHint:
    'Parents usually share parental responsibility, also when they do not live together. If you are not sure, you can check it with the National Population Register. If you have it alone, we ask for documentation. If the children have different parents, you register them separately.',
  responsibilities: [
    { value: 'sole', label: 'Yes, I have sole parental responsibility' },
    { value: 'joint', label: 'No, two of us share it' },
  ],
  second: 'The other parent',
  secondLead:
    'We send a link that works for 30 days. It does not say what it is about until the recipient has signed in.',
  guardianName: 'Name',
  guardianContact: 'E-mail or mobile',
  next: 'Go on and check',
  refusedTitle: 'Something has to be corrected before you can send',
  signIn: {
    title: 'Sign in again before you begin',
    text: 'Information about children requires that you have just signed in. Afterwards you have plenty of time to fill in the form.',
    button: 'Sign in again',
  },
  mine: 'See the children you have registered',
};

export const obstacleTexts = {
  'not-member': {
    title: 'You have to be a member to register children',
    text: `Children can be registered by a parent who is a member of ${shortName}. It is free to become a member, and you can register the children right afterwards.`,
    second:
      'Has the other parent asked you to confirm? Then you do not have to be a member. Use the link you have been sent.',
  },
  'under-age': {
    title: 'We help you register the child',
    text: `If you are under ${adultAge} and a parent, member service arranges this together with you. Do not put identity numbers in the message.`,
    second: '',
  },
  'age-unknown': {
    title: 'We do not have your date of birth',
    text: `To register children, we have to know that you are ${adultAge}. Write to us, and we sort it out. Do not put identity numbers in the message.`,
    second: '',
  },
  join: 'Become a member',
  find: 'Find my membership',
  write: 'Write to us',
};

const number: FieldTexts = {
  ...choiceTexts(
    'The number is not right. It has 11 digits, and the first six are the date of birth of the child',
  ),
  REQUIRED: 'Enter the identity number or D number of the child',
  TOO_OLD: `Those who have turned ${joiningAge} join by themselves. Remove this child to go on`,
  TWICE: 'This number is on another child on the page. See whether it is written twice',
  YOURS_ALREADY: 'You have registered this child already. You find the child among your children',
};
const contact: FieldTexts = {
  ...choiceTexts('Enter the e-mail address like this: name@example.com, or a phone number with eight digits'),
  REQUIRED: 'Enter the e-mail address or mobile number of the other parent',
  COUNTRY: 'We only send SMS to Norwegian numbers. Enter the e-mail address of the other parent instead',
  YOURSELF: 'This is yourself. Enter the other parent, or answer that you have sole parental responsibility',
};

/** With the number of the child in front, where there are several. */
const about = (place: number, count: number, all: FieldTexts): FieldTexts =>
  count === 1
    ? all
    : (Object.fromEntries(
        Object.entries(all).map(([code, text]) => [code, `Child ${place + 1}: ${text}`]),
      ) as FieldTexts);

/** @param count how many children there are fields for */
export const childFieldTexts = (place: number, count: number) =>
  [
    about(place, count, textFieldTexts('Enter the first name of the child', 'The first name', nameLimits)),
    about(place, count, textFieldTexts('Enter the last name of the child', 'The last name', nameLimits)),
    about(place, count, number),
  ] as const;

export const sharedFieldTexts = {
  count: choiceTexts('Choose how many children'),
  responsibility: choiceTexts('Answer whether you have sole parental responsibility'),
  guardianName: textFieldTexts('Enter the name of the other parent', 'The name', nameLimits),
  guardianContact: contact,
};
export type Complete = Whole<
  Compared<typeof import('./registrere-barn-texts.ts'), typeof import('./registrere-barn-texts.en.ts')>
>;
