/** Letters about offices. Which office, and where, is read behind the link. */
import { letterIn } from './letter.ts';

type Told = { link: string };

export const officeOffered = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Du er spurt om et verv',
    text: [
      'Noen vil gjerne ha deg med. Du er spurt om å ta et verv, og bestemmer selv om du sier ja eller nei.',
      `Her ser du hva det gjelder, og svarer:\n${link}`,
    ],
    sms: `Du er spurt om et verv. Se hva det gjelder, og svar: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Du er spurd om eit verv',
    text: [
      'Nokon vil gjerne ha deg med. Du er spurd om å ta eit verv, og avgjer sjølv om du seier ja eller nei.',
      `Her ser du kva det gjeld, og svarar:\n${link}`,
    ],
    sms: `Du er spurd om eit verv. Sjå kva det gjeld, og svar: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You are asked to take an office',
    text: [
      'Somebody would like you to take part. You are asked to take an office, and you decide yourself whether you say yes or no.',
      `Here you can see what it is about, and answer:\n${link}`,
    ],
    sms: `You are asked to take an office. See what it is about, and answer: ${link}`,
  }),
});

export const officeSoonOver = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Vervet ditt går snart ut',
    text: [
      'Et verv du har, går ut om kort tid. Da lukkes også tilgangen som følger med.',
      `Her ser du hvilken dag det er, og hva du kan gjøre klart for den som tar over:\n${link}`,
    ],
    sms: `Et verv du har, går snart ut. Se når: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Vervet ditt går snart ut',
    text: [
      'Eit verv du har, går ut om kort tid. Då blir tilgangen som følgjer med, òg lukka.',
      `Her ser du kva dag det er, og kva du kan gjere klart for den som tek over:\n${link}`,
    ],
    sms: `Eit verv du har, går snart ut. Sjå når: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your office ends soon',
    text: [
      'An office you hold ends shortly. The access that comes with it ends too.',
      `Here you can see which day it is, and what you can make ready for the one who takes over:\n${link}`,
    ],
    sms: `An office you hold ends soon. See when: ${link}`,
  }),
});

export const officeOver = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Takk for innsatsen',
    text: [
      'Et verv du har hatt, er over, og tilgangen som fulgte med, er lukket. Takk for alt du har gjort! Husk at taushetsplikten gjelder videre, og slett lister du måtte ha liggende.',
      `Her ser du vervene dine:\n${link}`,
    ],
    sms: `Et verv du har hatt, er over. Takk for innsatsen! Se vervene dine: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Takk for innsatsen',
    text: [
      'Eit verv du har hatt, er over, og tilgangen som følgde med, er lukka. Takk for alt du har gjort! Hugs at teieplikta gjeld vidare, og slett lister du måtte ha liggjande.',
      `Her ser du verva dine:\n${link}`,
    ],
    sms: `Eit verv du har hatt, er over. Takk for innsatsen! Sjå verva dine: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Thank you for your work',
    text: [
      'An office you have held has ended, and the access that came with it is closed. Thank you for all you have done! Remember that the duty of confidentiality goes on, and delete any lists you may still have.',
      `Here you can see your offices:\n${link}`,
    ],
    sms: `An office you have held has ended. Thank you for your work! See your offices: ${link}`,
  }),
});

export const officeUndeclared = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Vi mangler et svar fra deg',
    text: [
      'Du har et verv, og før du kan bruke sidene som hører til, må du godta taushetserklæringen slik den lyder nå.',
      `Her leser og godtar du den:\n${link}`,
    ],
    sms: `Før du kan bruke sidene for vervet ditt, må du godta taushetserklæringen: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Vi manglar eit svar frå deg',
    text: [
      'Du har eit verv, og før du kan bruke sidene som høyrer til, må du godta teieerklæringa slik ho lyder no.',
      `Her les og godtek du erklæringa:\n${link}`,
    ],
    sms: `Før du kan bruke sidene for vervet ditt, må du godta teieerklæringa: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'We need an answer from you',
    text: [
      'You hold an office, and before you can use the pages that come with it, you have to accept the declaration of confidentiality as it is now.',
      `Here you can read and accept it:\n${link}`,
    ],
    sms: `Before you can use the pages for your office, you have to accept the declaration of confidentiality: ${link}`,
  }),
});

export const memberFileOld = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Husk å slette en fil',
    text: [
      'For en måned siden hentet du en liste til vervet ditt. Den skal ikke ligge lenger enn den trengs. Slett den overalt hvor du har den, også i e-post og på papir.',
      `Her sier du fra når det er gjort:\n${link}`,
    ],
    sms: `Husk å slette listen du hentet til vervet ditt. Si fra når det er gjort: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Hugs å slette ei fil',
    text: [
      'For ein månad sidan henta du ei liste til vervet ditt. Ho skal ikkje liggje lenger enn du treng ho. Slett lista alle stader der du har ho, òg i e-post og på papir.',
      `Her seier du frå når det er gjort:\n${link}`,
    ],
    sms: `Hugs å slette lista du henta til vervet ditt. Sei frå når det er gjort: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Remember to delete a file',
    text: [
      'A month ago you fetched a list for your office. It should not be kept longer than it is needed. Delete it everywhere you have it, also in e-mail and on paper.',
      `Here you can tell us when it is done:\n${link}`,
    ],
    sms: `Remember to delete the list you fetched for your office. Tell us when it is done: ${link}`,
  }),
});

export const registerFileOld = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Husk å slette en fil',
    text: [
      'For en måned siden hentet du en fil til arbeidet ditt. I dag er siste dag for å slette den. Slett den overalt hvor du har den, også i e-post og på papir.',
      `Her sier du fra når det er gjort:\n${link}`,
    ],
    sms: `I dag er siste dag for å slette filen du hentet til arbeidet ditt. Si fra når det er gjort: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Hugs å slette ei fil',
    text: [
      'For ein månad sidan henta du ei fil til arbeidet ditt. I dag er siste dagen for å slette ho. Slett fila alle stader der du har ho, òg i e-post og på papir.',
      `Her seier du frå når det er gjort:\n${link}`,
    ],
    sms: `I dag er siste dagen for å slette fila du henta til arbeidet ditt. Sei frå når det er gjort: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Remember to delete a file',
    text: [
      'A month ago you fetched a file for your work. Today is the last day to delete it. Delete it everywhere you have it, also in e-mail and on paper.',
      `Here you can tell us when it is done:\n${link}`,
    ],
    sms: `Today is the last day to delete the file you fetched for your work. Tell us when it is done: ${link}`,
  }),
});

export const unitCaseWaits = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En sak venter på svar fra deg',
    text: [
      'Du har fått en sak som venter på svar fra deg som har vervet.',
      `Logg inn for å lese og svare:\n${link}`,
    ],
    sms: `En sak venter på svar fra deg. Logg inn for å lese og svare: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei sak ventar på svar frå deg',
    text: [
      'Du har fått ei sak som ventar på svar frå deg som har vervet.',
      `Logg inn for å lese og svare:\n${link}`,
    ],
    sms: `Ei sak ventar på svar frå deg. Logg inn for å lese og svare: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A case is waiting for your answer',
    text: [
      'You have a case that is waiting for an answer from you who hold the office.',
      `Sign in to read and answer:\n${link}`,
    ],
    sms: `A case is waiting for your answer. Sign in to read and answer: ${link}`,
  }),
});
