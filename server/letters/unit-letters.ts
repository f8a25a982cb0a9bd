/** Letters about what those elected have written. Who they are, and where, is not said: e-mail is open post. */
import { emailText, emailTextInNynorsk, type Letter } from './letter.ts';

/** `isAnswerable`: what is answered comes to those who wrote. */
type Told = { link: string; language: 'nb' | 'nn'; isAnswerable: boolean };
/** `go`: what the link is for; `sms`: what stands before it there, where that is not the subject. */
type Words = { subject: string; text: string; go: string; sms?: string };

const written = {
  nb: {
    plain: emailText,
    regards: 'Vennlig hilsen\nMin side',
    answers: 'Svarer du på denne e-posten, kommer svaret til dem som skrev.',
  },
  nn: {
    plain: emailTextInNynorsk,
    regards: 'Venleg helsing\nMin side',
    answers: 'Svarar du på denne e-posten, kjem svaret til dei som skreiv.',
  },
};

const letterIn =
  (words: Record<Told['language'], Words>) =>
  ({ link, language, isAnswerable }: Told): Letter => {
    const { subject, text, go, sms = `${subject}.` } = words[language];
    const { plain, regards, answers } = written[language];
    const paragraphs = [text, `${go}:\n${link}`];
    return {
      subject,
      text: isAnswerable ? ['Hei!', ...paragraphs, regards, answers].join('\n\n') : plain(...paragraphs),
      sms: `${sms} ${go}: ${link}`,
    };
  };

export const unitMessage = letterIn({
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
});

export const unitSummons = letterIn({
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
});

/** To an address that is to take answers. @param link with a code that works once, without a sign-in */
export function replyAddressProof(link: string): { subject: string; text: string } {
  return {
    subject: 'Vil du ta imot svar på denne adressen?',
    text: emailText(
      'Noen har bedt om at svar på brev fra Min side skal komme til denne adressen.',
      `Er det i orden, bekrefter du det her. Lenken gjelder i sju dager:\n${link}`,
      'Vet du ikke hva dette gjelder, kan du se bort fra meldingen. Da skjer det ingenting.',
    ),
  };
}

/** Papers, lists and minutes: that there is something new, and never what. */
export const meetingNews = letterIn({
  nb: {
    subject: 'Noe nytt om et møte på Min side',
    text: 'Det har kommet noe nytt om et møte du er kalt inn til.',
    go: 'Logg inn for å se det',
    sms: 'Det har kommet noe nytt om et møte du er kalt inn til.',
  },
  nn: {
    subject: 'Noko nytt om eit møte på Min side',
    text: 'Det har kome noko nytt om eit møte du er kalla inn til.',
    go: 'Logg inn for å sjå det',
    sms: 'Det har kome noko nytt om eit møte du er kalla inn til.',
  },
});

/** Somebody asks for a yes or a no; to what is in the portal alone. */
export const nominationAsked = letterIn({
  nb: {
    subject: 'Det ligger et spørsmål til deg på Min side',
    text: 'Noen spør deg om noe på Min side. Du velger selv hva du svarer.',
    go: 'Logg inn for å lese og svare',
  },
  nn: {
    subject: 'Det ligg eit spørsmål til deg på Min side',
    text: 'Nokon spør deg om noko på Min side. Du vel sjølv kva du svarar.',
    go: 'Logg inn for å lese og svare',
  },
});

/** A receipt that says that something has come, and not what. */
export const proposalReceived = letterIn({
  nb: {
    subject: 'Vi har fått det du sendte inn på Min side',
    text: 'Vi har fått det du sendte inn. Fram til fristen kan du endre det eller trekke det tilbake.',
    go: 'Logg inn for å se det',
  },
  nn: {
    subject: 'Vi har fått det du sende inn på Min side',
    text: 'Vi har fått det du sende inn. Fram til fristen kan du endre det eller trekkje det tilbake.',
    go: 'Logg inn for å sjå det',
  },
});
