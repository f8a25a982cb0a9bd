/** Letters about money laid out for a unit. What it was for, and how much, is read behind the link. */
import type { Language } from '#contract/values/portal-languages.ts';
import { type Letter, letterIn } from './letter.ts';

type Told = { link: string };

const reimbursementWaits = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Et utlegg venter på svar fra deg',
    text: ['Noen har lagt ut penger og venter på at du svarer.', `Logg inn for å se på det:\n${link}`],
    sms: `Et utlegg venter på svar fra deg. Logg inn for å se på det: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Eit utlegg ventar på svar frå deg',
    text: ['Nokon har lagt ut pengar og ventar på at du svarer.', `Logg inn for å sjå på det:\n${link}`],
    sms: `Eit utlegg ventar på svar frå deg. Logg inn for å sjå på det: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'An expense claim is waiting for you',
    text: [
      'Somebody has sent an expense claim and is waiting for your answer.',
      `Sign in to look at it:\n${link}`,
    ],
    sms: `An expense claim is waiting for you. Sign in to look at it: ${link}`,
  }),
});

/** To the treasurers of the organisation, where no other person than the claimant can decide in the unit. */
const reimbursementOrganisation = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Et utlegg venter på svar fra organisasjonen',
    text: [
      'Noen har lagt ut penger for et lag der ingen andre kan svare. Som økonomiansvarlig kan du gjøre det.',
      `Logg inn for å se på det:\n${link}`,
    ],
    sms: `Et utlegg venter på svar fra organisasjonen. Logg inn for å se på det: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Eit utlegg ventar på svar frå organisasjonen',
    text: [
      'Nokon har lagt ut pengar for eit lag der ingen andre kan svare. Som økonomiansvarleg kan du gjere det.',
      `Logg inn for å sjå på det:\n${link}`,
    ],
    sms: `Eit utlegg ventar på svar frå organisasjonen. Logg inn for å sjå på det: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'An expense claim is waiting for the organisation',
    text: [
      'Somebody has sent an expense claim to a chapter where no other person can answer it. As treasurer you can.',
      `Sign in to look at it:\n${link}`,
    ],
    sms: `An expense claim is waiting for the organisation. Sign in to look at it: ${link}`,
  }),
});

const reimbursementApproved = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Utlegget ditt er godkjent',
    text: [
      'Utlegget du sendte inn, er godkjent. Du får beskjed når pengene er betalt ut.',
      `Her ser du hva som har skjedd:\n${link}`,
    ],
    sms: `Utlegget ditt er godkjent. Se hva som har skjedd: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Utlegget ditt er godkjent',
    text: [
      'Utlegget du sende inn, er godkjent. Du får beskjed når pengane er betalte ut.',
      `Her ser du kva som har hendt:\n${link}`,
    ],
    sms: `Utlegget ditt er godkjent. Sjå kva som har hendt: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your expense claim is approved',
    text: [
      'The expense claim you sent is approved. You will be told when the money is paid.',
      `Here you can see what has happened:\n${link}`,
    ],
    sms: `Your expense claim is approved. See what has happened: ${link}`,
  }),
});

const reimbursementReturned = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Utlegget ditt er sendt tilbake',
    text: [
      'Utlegget du sendte inn, er sendt tilbake til deg. På Min side ser du hvorfor, og hva du kan gjøre.',
      `Logg inn for å lese det:\n${link}`,
    ],
    sms: `Utlegget ditt er sendt tilbake. Logg inn for å se hvorfor: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Utlegget ditt er sendt tilbake',
    text: [
      'Utlegget du sende inn, er sendt tilbake til deg. På Min side ser du kvifor, og kva du kan gjere.',
      `Logg inn for å lese det:\n${link}`,
    ],
    sms: `Utlegget ditt er sendt tilbake. Logg inn for å sjå kvifor: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your expense claim is returned',
    text: [
      'The expense claim you sent has been returned to you. On Min side you can see why, and what you can do.',
      `Sign in to read it:\n${link}`,
    ],
    sms: `Your expense claim is returned. Sign in to see why: ${link}`,
  }),
});

const reimbursementPaid = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Utlegget ditt er betalt ut',
    text: [
      'Pengene du la ut, er betalt til kontoen din. Det kan ta en dag eller to før du ser dem der.',
      `Her ser du hvilken dag det ble gjort:\n${link}`,
    ],
    sms: `Utlegget ditt er betalt ut. Se hvilken dag det ble gjort: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Utlegget ditt er betalt ut',
    text: [
      'Pengane du la ut, er betalte til kontoen din. Det kan ta ein dag eller to før du ser dei der.',
      `Her ser du kva dag det blei gjort:\n${link}`,
    ],
    sms: `Utlegget ditt er betalt ut. Sjå kva dag det blei gjort: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your expense claim is paid',
    text: [
      'The money you spent has been paid into your account. It may take a day or two before you see it there.',
      `Here you can see which day it was done:\n${link}`,
    ],
    sms: `Your expense claim is paid. See which day it was done: ${link}`,
  }),
});

const reimbursementChanged = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Utlegget ditt er endret',
    text: [
      'Den som behandler utlegget du sendte inn, har gjort en endring.',
      `Her ser du hva som er nytt:\n${link}`,
    ],
    sms: `Utlegget ditt er endret. Se hva som er nytt: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Utlegget ditt er endra',
    text: [
      'Den som behandlar utlegget du sende inn, har gjort ei endring.',
      `Her ser du kva som er nytt:\n${link}`,
    ],
    sms: `Utlegget ditt er endra. Sjå kva som er nytt: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your expense claim has changed',
    text: [
      'The person who handles the expense claim you sent has made a change.',
      `Here you can see what is new:\n${link}`,
    ],
    sms: `Your expense claim has changed. See what is new: ${link}`,
  }),
});

type Notice = { subjectId: string | null; language: Language };

/** Links to one's own claims. */
const toClaims =
  (letter: typeof reimbursementPaid) =>
  ({ language }: Notice, origin: string): Letter =>
    letter({ link: `${origin}/tillitsvalgt/utlegg`, language });

/** By the kind of the notice. */
export const reimbursementLetters = {
  'reimbursement-waits': ({ subjectId, language }: Notice, origin: string): Letter =>
    reimbursementWaits({ link: `${origin}/tillitsvalgt/${subjectId}/utlegg`, language }),
  'reimbursement-organisation': ({ language }: Notice, origin: string): Letter =>
    // The address of the page would say that it is about members.
    reimbursementOrganisation({ link: `${origin}/meldinger`, language }),
  'reimbursement-approved': toClaims(reimbursementApproved),
  'reimbursement-returned': toClaims(reimbursementReturned),
  'reimbursement-paid': toClaims(reimbursementPaid),
  'reimbursement-changed': toClaims(reimbursementChanged),
};
