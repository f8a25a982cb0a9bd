/** In English. */

import type { ProblemCode } from '#contract/problem.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from './language.ts';

export const problemTexts = {
  INVALID_INPUT: 'Something you filled in cannot be used as it is. Check the fields and try again.',
  MALFORMED_REQUEST: 'Something went wrong between your browser and us. Reload the page and try again.',
  NOT_SIGNED_IN: 'You are no longer signed in. Sign in again, and you go on where you left off.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_A_MEMBER: 'This is for members, and we find no active membership of yours.',
  JOINING_FIRST: 'This opens when you have joined, or when we have found your membership.',
  PERSON_NOT_CHOSEN: 'Several people share this login. Choose who you are, and try again.',
  NOT_FOUND: 'We did not find what you are looking for. It may have been removed, or the link may be wrong.',
  UNSUPPORTED_MEDIA_TYPE: 'We cannot accept what was sent. Reload the page and try again.',
  TOO_LARGE: 'This was too much at once. Shorten the text and try again.',
  IDEMPOTENCY_KEY_MISSING: 'Something went wrong between your browser and us. Reload the page and try again.',
  IDEMPOTENCY_KEY_REUSED:
    'We already have another version of this from you. Reload the page and see whether it arrived before you try again.',
  TOO_MANY_REQUESTS: 'That was a little fast. Wait a minute and try again.',
  TOO_MANY_ENQUIRIES:
    'You have sent many enquiries in a short time. Wait an hour and try again, or call us if it is urgent.',
  TOO_MANY_NUMBERS:
    'Too many different identity numbers have been given today. Try again tomorrow, or write to us.',
  CONTACT_TICKET_REFUSED:
    'The form has been open for too long. Press the button once more, and we send it again.',
  TOO_MANY_MESSAGES:
    'We have received many messages in a short time. Wait an hour and try again, or call us if it is urgent.',
  CONFIRM_CONTACT_FIRST:
    'We are receiving unusually many messages now. Confirm that we can reach you, and we send your message.',
  NUMBER_IN_MAIL:
    'The answer is sent as ordinary e-mail, which cannot contain an identity number. Remove it and try again.',
  ENQUIRY_CLOSED:
    'The enquiry was closed while you were writing. What you have written is still here. You can reopen the enquiry and send it.',
  REOPENING_TOO_LATE: 'The enquiry was closed too long ago to be reopened. Write a new enquiry instead.',
  TOO_MANY_FILES:
    'There is no room for more files. Remove one of them, or send what you have begun, and try again.',
  TOO_MANY_PAYMENTS: 'You have started several payments in a short time. Wait an hour and try again.',
  TOO_MANY_UPLOADS: 'You have uploaded a lot in a short time. Wait a while and try again.',
  UPLOAD_OUT_OF_STEP: 'The upload was interrupted. Remove the file and choose it again.',
  SIGN_IN_AGAIN: 'This requires that you have just signed in. Sign in again, and you go on here.',
  NOT_OF_AGE: `You can do this yourself from the age of ${adultAge}. Write to us, and we help you now.`,
  ACTIVITY_CANCELLED: 'The activity is cancelled.',
  ACTIVITY_OVER: 'The activity is over.',
  ACTIVITY_FULL: 'There are not enough free places. You can join the waiting list.',
  SIGN_UP_CLOSED: 'The deadline for signing up has passed.',
  SIGNED_UP_ALREADY: 'You are signed up already. Reload the page to see your sign-up.',
  CHILD_SIGNED_UP: 'The child is signed up already, perhaps by the other parent.',
  BIRTH_DATE_NEEDED:
    'The activity has an age limit, and we do not know when you were born. Write to us, and we help you.',
  OUTSIDE_AGES: 'Some of those who were to come are too young or too old for the activity.',
  OFFER_OVER: 'The time ran out, and the place has been given to the next in the queue.',
  PRICE_DIFFERS: 'The other date has a different price. Cancel here and sign up there instead.',
  PAYING_CLOSED: 'It is not possible to pay here right now. Try again later.',
  MEMBER_ON_THE_DAY:
    'The annual meeting is for those who are members today, and we find no active membership.',
  NO_OFFICE: 'This is for elected representatives, and you have no role right now.',
  STRONG_SIGN_IN_NEEDED: 'Sign in in two steps to see this.',
  DECLARATION_MISSING: 'You have to accept the declaration of confidentiality before you can see this.',
  OFFICE_NOT_POSSIBLE: 'The role has changed, so this cannot be done now. Reload the page.',
  OFFICE_TAKEN: 'Somebody else has been elected or asked for the same role in that period.',
  DEADLINE_OVER:
    'The deadline has passed, so this is no longer possible. What you have sent in still counts.',
  NO_VOTE_HERE:
    'Only members of the chapter can send in motions and stand for election. If that is not right, write to us.',
  MEETING_NOT_POSSIBLE: 'The meeting has changed, so this cannot be done now. Reload the page.',
  SIGN_UP_NOT_OPEN: 'Sign-up has not opened yet.',
  MEMBERS_FIRST:
    'Sign-up is open to members now, and to everybody else a little later. See when on the page about the ceremony.',
  QUEUE_FIRST: 'There is a queue for signing up. Take a place in the queue on the page about the ceremony.',
  TURN_OVER:
    'The time to sign up ran out, and it is now the turn of the next in the queue. Take a new place in the queue. What you have filled in is still here.',
  NUMBER_TAKEN:
    'The identity number already belongs to somebody in the register. Connect the login to the member, or say no.',
  CHANGED_ELSEWHERE:
    'This has been changed elsewhere since you opened the page. See both versions at the top of the form, and choose.',
  CASE_CHANGED: 'There is something new in the case. Read it first. What you have written is still there.',
  REASON_NEEDED: 'Write why you need to see this, or go in from an enquiry.',
  TOO_MANY_LOOKS:
    'You have looked up many people in a short time. Wait an hour, or talk to the person responsible for privacy.',
  AGREEMENT_EXISTS: 'You already have a giving agreement. Open it if you want to change something.',
  AGREEMENT_NOT_POSSIBLE: 'The agreement has changed, so this cannot be done now. Reload the page.',
  GIVING_CLOSED: 'It is not possible to give in this way right now. Try again later, or write to us.',
  REFUND_NOT_POSSIBLE:
    'This amount cannot be refunded. It is more than what is left of the gift, or the deadline has passed.',
  TAX_REPORT_NOT_POSSIBLE: 'The report has changed, so this cannot be done now. Reload the page.',
  TAX_REPORT_OUTDATED:
    'Something has changed since the delivery was prepared. Withdraw it and prepare a new one.',
  SECOND_PERSON_NEEDED: 'You have signed already. The other signature has to come from a colleague.',
  RECOVERY_NOT_HERE:
    'The access of this person cannot be restored from here. Talk to your manager. Do not tell the caller the reason.',
  RECOVERY_RUNNING:
    'Somebody is already restoring the access of this person. See the case under “Gjenopprette tilgang”.',
  UNDER_AGE: `Thank you for wanting to give! You have to be ${adultAge} to give money here.`,
  UNAVAILABLE: 'We have technical problems right now. Wait a few minutes and try again.',
  SIGN_IN_UNAVAILABLE: 'Sign-in is out of order right now. Wait a few minutes and try again.',
  INTERNAL_ERROR: 'Something went wrong at our end. Try again in a moment.',
} satisfies Record<ProblemCode, string>;

export const connectionTexts = {
  toStatus: 'See the service status',
  slow: 'It is taking longer than usual to get an answer. Wait a little, and try again.',
  noAnswer: 'We cannot connect. Check that you are online, and try again.',
  unexpected: 'Something went wrong. Reload the page and try again.',
  reference: (reference: string) => `Give the reference ${reference} if you contact us.`,
};
export type Complete = Whole<
  Compared<typeof import('./problem-texts.ts'), typeof import('./problem-texts.en.ts')>
>;
