/** Letters about the year of giving: that something is missing, or ready. Never what it is about, no number, no amount. */
import { onDayOfYear } from './document-days.ts';
import { letterIn } from './letter.ts';

type Told = { link: string };

/** @param told.deadline the last day, `MM-DD` */
export const numberMissing = letterIn({
  nb: ({ link, deadline }: Told & { deadline: string }) => ({
    subject: 'Vi mangler en opplysning fra deg',
    text: [
      'Du har bedt oss om noe vi ikke får gjort uten en opplysning til fra deg.',
      `Logg inn for å se hva som mangler:\n${link}`,
      `Vi må ha den senest ${onDayOfYear(deadline)}. Har du ombestemt deg, kan du se bort fra dette.`,
    ],
    sms: `Vi mangler en opplysning fra deg, senest ${onDayOfYear(deadline)}. Se hva: ${link}`,
  }),
  nn: ({ link, deadline }: Told & { deadline: string }) => ({
    subject: 'Vi manglar ei opplysning frå deg',
    text: [
      'Du har bede oss om noko vi ikkje får gjort utan ei opplysning til frå deg.',
      `Logg inn for å sjå kva som manglar:\n${link}`,
      `Vi må ha opplysninga seinast ${onDayOfYear(deadline, 'nn')}. Har du ombestemt deg, kan du sjå bort frå dette.`,
    ],
    sms: `Vi manglar ei opplysning frå deg, seinast ${onDayOfYear(deadline, 'nn')}. Sjå kva: ${link}`,
  }),
  en: ({ link, deadline }) => ({
    subject: 'We need one thing from you',
    text: [
      'You have asked us for something we cannot do without one more piece of information from you.',
      `Sign in to see what is missing:\n${link}`,
      `We need it by ${onDayOfYear(deadline, 'en')}. If you have changed your mind, you can ignore this.`,
    ],
    sms: `We need one more piece of information from you, by ${onDayOfYear(deadline, 'en')}. See what: ${link}`,
  }),
});

/** A number that the person gave is no longer taken as theirs. */
export const detailsCorrected = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Opplysningene dine er rettet',
    text: [
      'Vi har rettet en av opplysningene vi har om deg.',
      `Logg inn for å se om alt stemmer. Er noe galt, svar oss der:\n${link}`,
    ],
    sms: `Vi har rettet en av opplysningene vi har om deg. Logg inn og se om alt stemmer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Opplysningane dine er retta',
    text: [
      'Vi har retta ei av opplysningane vi har om deg.',
      `Logg inn for å sjå om alt stemmer. Er noko gale, svar oss der:\n${link}`,
    ],
    sms: `Vi har retta ei av opplysningane vi har om deg. Logg inn og sjå om alt stemmer: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your information has been corrected',
    text: [
      'We have corrected a piece of the information we have about you.',
      `Sign in to see whether all of it is right. If something is wrong, answer us there:\n${link}`,
    ],
    sms: `We have corrected a piece of the information we have about you. Sign in to see if it is right: ${link}`,
  }),
});

export const numberRemoved = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Se over opplysningene dine',
    text: [
      'En opplysning du har gitt oss, kunne ikke brukes. Vi har slettet den.',
      `Logg inn for å se hva som mangler, og gi den på nytt:\n${link}`,
    ],
    sms: `En opplysning du har gitt oss, kunne ikke brukes. Se hvilken, og gi den på nytt: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Sjå over opplysningane dine',
    text: [
      'Ei opplysning du har gitt oss, kunne ikkje brukast. Vi har sletta opplysninga.',
      `Logg inn for å sjå kva som manglar, og gi opplysninga på nytt:\n${link}`,
    ],
    sms: `Ei opplysning du har gitt oss, kunne ikkje brukast. Sjå kva for ei, og gi ho på nytt: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Please check your information',
    text: [
      'A piece of information you have given us could not be used. We have deleted it.',
      `Sign in to see what is missing, and give it again:\n${link}`,
    ],
    sms: `A piece of information you have given us could not be used. See which, and give it again: ${link}`,
  }),
});

export const statementReady = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Årsoversikten din er klar',
    text: [
      'Oversikten din for året som gikk, ligger på Min side. Du trenger ikke å gjøre noe.',
      `Logg inn for å se den:\n${link}`,
    ],
    sms: `Oversikten din for året som gikk, er klar: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Årsoversikta di er klar',
    text: [
      'Oversikta di for året som gjekk, ligg på Min side. Du treng ikkje å gjere noko.',
      `Logg inn for å sjå oversikta:\n${link}`,
    ],
    sms: `Oversikta di for året som gjekk, er klar: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your yearly statement is ready',
    text: [
      'Your statement for the past year is on Min side. You do not have to do anything.',
      `Sign in to see it:\n${link}`,
    ],
    sms: `Your statement for the past year is ready: ${link}`,
  }),
});

export const statementChanged = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Årsoversikten din er rettet',
    text: [
      'Noe i årsoversikten din er rettet siden du fikk den. Den nye ligger på Min side.',
      `Logg inn for å se den:\n${link}`,
      'Er noe fortsatt feil? Skriv til oss eller ring.',
    ],
    sms: `Årsoversikten din er rettet. Den nye ligger her: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Årsoversikta di er retta',
    text: [
      'Noko i årsoversikta di er retta sidan du fekk ho. Den nye ligg på Min side.',
      `Logg inn for å sjå oversikta:\n${link}`,
      'Er noko framleis feil? Skriv til oss eller ring.',
    ],
    sms: `Årsoversikta di er retta. Den nye ligg her: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your yearly statement has been corrected',
    text: [
      'Something in your yearly statement has been corrected since you got it. The new one is on Min side.',
      `Sign in to see it:\n${link}`,
      'Is something still wrong? Write to us or call.',
    ],
    sms: `Your yearly statement has been corrected. The new one is here: ${link}`,
  }),
});
