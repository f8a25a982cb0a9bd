/** Letters about what those elected have written. Who they are, and where, is not said: e-mail is open post. */
import { emailTextIn, type Language, type Letter, letterIn } from './letter.ts';

/** `isAnswerable`: what is answered comes to those who wrote. */
type Told = { link: string; language: Language; isAnswerable: boolean };
/** `go`: what the link is for; `sms`: what stands before it there, where that is not the subject. */
type Words = { subject: string; text: string; go: string; sms?: string };

const answers = {
  nb: 'Svarer du på denne e-posten, kommer svaret til dem som skrev.',
  nn: 'Svarar du på denne e-posten, kjem svaret til dei som skreiv.',
  en: 'If you answer this e-mail, the answer goes to those who wrote.',
};

const unitLetterIn =
  (words: Record<Language, Words>) =>
  ({ link, language, isAnswerable }: Told): Letter => {
    const { subject, text, go, sms = `${subject}.` } = words[language];
    const paragraphs = [text, `${go}:\n${link}`];
    return {
      subject,
      text: emailTextIn(language, paragraphs, isAnswerable ? answers[language] : undefined),
      sms: `${sms} ${go}: ${link}`,
    };
  };

export const unitMessage = unitLetterIn({
  nb: {
    subject: 'Det ligger et brev til deg på Min side',
    text: 'Noen har skrevet et brev til deg på Min side.',
    go: 'Logg inn for å lese det',
  },
  nn: {
    subject: 'Det ligg eit brev til deg på Min side',
    text: 'Nokon har skrive eit brev til deg på Min side.',
    go: 'Logg inn for å lese det',
  },
  en: {
    subject: 'There is a letter for you on Min side',
    text: 'Somebody has written a letter to you on Min side.',
    go: 'Sign in to read it',
  },
});

export const unitSummons = unitLetterIn({
  nb: {
    subject: 'Innkalling til deg på Min side',
    text: 'Du er kalt inn til et møte. Alt om det står på Min side, også fristene.',
    go: 'Logg inn for å se når og hvor',
    sms: 'Du er kalt inn til et møte.',
  },
  nn: {
    subject: 'Innkalling til deg på Min side',
    text: 'Du er kalla inn til eit møte. Alt om det står på Min side, også fristane.',
    go: 'Logg inn for å sjå når og kvar',
    sms: 'Du er kalla inn til eit møte.',
  },
  en: {
    subject: 'A meeting call for you on Min side',
    text: 'You are called to a meeting. Everything about it is on Min side, also the time limits.',
    go: 'Sign in to see when and where',
    sms: 'You are called to a meeting.',
  },
});

/** To an address that is to take answers; there is no SMS. @param told.link with a code that works once, without a sign-in */
export const replyAddressProof = letterIn({
  nb: ({ link }: { link: string }) => ({
    subject: 'Vil du ta imot svar på denne adressen?',
    text: [
      'Noen har bedt om at svar på brev fra Min side skal komme til denne adressen.',
      `Er det i orden, bekrefter du det her. Lenken gjelder i sju dager:\n${link}`,
      'Vet du ikke hva dette gjelder, kan du se bort fra meldingen. Da skjer det ingenting.',
    ],
    sms: '',
  }),
  nn: ({ link }) => ({
    subject: 'Vil du ta imot svar på denne adressa?',
    text: [
      'Nokon har bede om at svar på brev frå Min side skal kome til denne adressa.',
      `Er det i orden, stadfestar du det her. Lenkja gjeld i sju dagar:\n${link}`,
      'Veit du ikkje kva dette gjeld, kan du sjå bort frå meldinga. Då skjer det ingenting.',
    ],
    sms: '',
  }),
  en: ({ link }) => ({
    subject: 'Will you take answers at this address?',
    text: [
      'Somebody has asked that answers to letters from Min side come to this address.',
      `If that is fine with you, confirm it here. The link works for seven days:\n${link}`,
      'If you do not know what this is about, you can ignore the message. Then nothing happens.',
    ],
    sms: '',
  }),
});

/** Papers, lists and minutes: that there is something new, and never what. */
export const meetingNews = unitLetterIn({
  nb: {
    subject: 'Nytt om et møte på Min side',
    text: 'Det er kommet nye papirer eller opplysninger om et møte du er kalt inn til.',
    go: 'Logg inn for å se det',
    sms: 'Det er kommet nye papirer eller opplysninger om et møte du er kalt inn til.',
  },
  nn: {
    subject: 'Nytt om eit møte på Min side',
    text: 'Det er kome nye papir eller opplysningar om eit møte du er kalla inn til.',
    go: 'Logg inn for å sjå det',
    sms: 'Det er kome nye papir eller opplysningar om eit møte du er kalla inn til.',
  },
  en: {
    subject: 'News about a meeting on Min side',
    text: 'There are new papers or new information about a meeting you are called to.',
    go: 'Sign in to see it',
    sms: 'There are new papers or new information about a meeting you are called to.',
  },
});

/** Somebody asks for a yes or a no; to what is in the portal alone. */
export const nominationAsked = unitLetterIn({
  nb: {
    subject: 'Det ligger et spørsmål til deg på Min side',
    text: 'Noen har stilt deg et spørsmål på Min side. Du velger selv hva du svarer.',
    go: 'Logg inn for å lese og svare',
  },
  nn: {
    subject: 'Det ligg eit spørsmål til deg på Min side',
    text: 'Nokon har stilt deg eit spørsmål på Min side. Du vel sjølv kva du svarar.',
    go: 'Logg inn for å lese og svare',
  },
  en: {
    subject: 'There is a question for you on Min side',
    text: 'Somebody has asked you a question on Min side. You choose yourself what you answer.',
    go: 'Sign in to read and answer',
  },
});

/** A receipt that says that something has come, and not what. */
export const proposalReceived = unitLetterIn({
  nb: {
    subject: 'Vi har fått forslaget ditt på Min side',
    text: 'Vi har fått forslaget ditt. Fram til fristen kan du endre det eller trekke det tilbake.',
    go: 'Logg inn for å se det',
  },
  nn: {
    subject: 'Vi har fått forslaget ditt på Min side',
    text: 'Vi har fått forslaget ditt. Fram til fristen kan du endre det eller trekkje det tilbake.',
    go: 'Logg inn for å sjå det',
  },
  en: {
    subject: 'We have received your proposal on Min side',
    text: 'We have received your proposal. Until the time limit you can change it or withdraw it.',
    go: 'Sign in to see it',
  },
});

/** Not which chapter: the name says what organisation it is. */
export const chapterGiven = letterIn({
  nb: ({ link }: { link: string }) => ({
    subject: 'Du hører nå til et annet lag',
    text: [
      'Vi har endret hvilket lag du hører til. Du trenger ikke å gjøre noe.',
      `Logg inn for å se hvilket det er:\n${link}`,
    ],
    sms: `Vi har endret hvilket lag du hører til. Logg inn for å se hvilket det er: ${link}`,
  }),
  nn: ({ link }: { link: string }) => ({
    subject: 'Du høyrer no til eit anna lag',
    text: [
      'Vi har endra kva lag du høyrer til. Du treng ikkje gjere noko.',
      `Logg inn for å sjå kva lag det er:\n${link}`,
    ],
    sms: `Vi har endra kva lag du høyrer til. Logg inn for å sjå kva lag det er: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You now belong to another local group',
    text: [
      'We have changed which local group you belong to. You need not do anything.',
      `Sign in to see which one it is:\n${link}`,
    ],
    sms: `We have changed which local group you belong to. Sign in to see which one it is: ${link}`,
  }),
});
