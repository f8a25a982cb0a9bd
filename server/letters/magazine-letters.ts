/** Letters about the magazine. Which one, and whose, is not said: e-mail is open post. */
import { letterIn } from './letter.ts';

type Told = { link: string };

/** After an order. @param told.link the page where it is changed and stopped; asks for sign-in, carries no token */
export const magazineOrdered = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Vi har fått bestillingen din',
    text: [
      'Takk for bestillingen. Alt er klart.',
      'Du kan endre, ta en pause eller stoppe når du vil. Det gjør du på Min side, og du trenger ikke å si hvorfor.',
      `Logg inn for å se hva du har bestilt, og når det kommer:\n${link}`,
    ],
    sms: `Vi har fått bestillingen din. Logg inn for å se, endre eller stoppe den: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Vi har fått bestillinga di',
    text: [
      'Takk for bestillinga. Alt er klart.',
      'Du kan endre, ta ein pause eller stoppe når du vil. Det gjer du på Min side, og du treng ikkje å seie kvifor.',
      `Logg inn for å sjå kva du har bestilt, og når det kjem:\n${link}`,
    ],
    sms: `Vi har fått bestillinga di. Logg inn for å sjå, endre eller stoppe: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'We have received your order',
    text: [
      'Thank you for your order. Everything is ready.',
      'You can change, pause or stop whenever you like. You do it on Min side, and you do not have to say why.',
      `Sign in to see what you have ordered, and when it comes:\n${link}`,
    ],
    sms: `We have received your order. Sign in to see, change or stop it: ${link}`,
  }),
});

/** Something new to read. @param told.link where it is */
export const magazineIssueOut = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Nytt nummer å lese på Min side',
    text: ['Det ligger et nytt nummer til deg på Min side.', `Logg inn for å lese:\n${link}`],
    sms: `Det ligger et nytt nummer til deg på Min side. Logg inn: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Nytt nummer å lese på Min side',
    text: ['Det ligg eit nytt nummer til deg på Min side.', `Logg inn for å lese:\n${link}`],
    sms: `Det ligg eit nytt nummer til deg på Min side. Logg inn: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A new issue to read on Min side',
    text: ['There is a new issue for you on Min side.', `Sign in to read:\n${link}`],
    sms: `There is a new issue for you on Min side. Sign in: ${link}`,
  }),
});

/** What was paid for is soon out. @param told.link where it can be gone on with */
export const magazineEnding = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En bestilling går snart ut',
    text: [
      'En bestilling du har betalt for på Min side, går snart ut.',
      'Vil du fortsette, kan du betale for ett år til. Hvis du ikke gjør noe, stopper den automatisk. Vi trekker deg aldri automatisk.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ],
    sms: `En bestilling går snart ut. Gjør du ingenting, stopper den. Se: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei bestilling går snart ut',
    text: [
      'Ei bestilling du har betalt for på Min side, går snart ut.',
      'Vil du halde fram, kan du betale for eitt år til. Dersom du ikkje gjer noko, stoppar bestillinga automatisk. Vi trekkjer deg aldri automatisk.',
      `Logg inn for å sjå kva det gjeld:\n${link}`,
    ],
    sms: `Ei bestilling går snart ut. Gjer du ingenting, stoppar ho. Sjå: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'An order ends soon',
    text: [
      'An order you have paid for on Min side ends soon.',
      'If you want to go on, you can pay for one more year. If you do nothing, it stops by itself. We never charge you automatically.',
      `Sign in to see what it is about:\n${link}`,
    ],
    sms: `An order ends soon. If you do nothing, it stops. See: ${link}`,
  }),
});

/** Money has gone back. @param told.link where the receipt is */
export const magazineRefunded = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Vi har betalt tilbake',
    text: [
      'Vi har betalt tilbake pengene dine. De kommer dit du betalte fra, som regel etter noen dager.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ],
    sms: `Vi har betalt tilbake pengene dine. Logg inn for å se hva det gjelder: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Vi har betalt tilbake',
    text: [
      'Vi har betalt tilbake pengane dine. Dei kjem dit du betalte frå, som regel etter nokre dagar.',
      `Logg inn for å sjå kva det gjeld:\n${link}`,
    ],
    sms: `Vi har betalt tilbake pengane dine. Logg inn for å sjå kva det gjeld: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'We have paid you back',
    text: [
      'We have paid your money back. It goes to where you paid from, normally within a few days.',
      `Sign in to see what it is about:\n${link}`,
    ],
    sms: `We have paid your money back. Sign in to see what it is about: ${link}`,
  }),
});

/** What was shared is not shared any more. @param told.link where it is seen, and chosen again */
export const magazineOwnCopy = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En deling er avsluttet på Min side',
    text: [
      'En bestilling du delte med andre, deles ikke lenger. Du trenger ikke å gjøre noe, men du kan se hvordan det er nå, og velge noe annet.',
      `Logg inn for å se:\n${link}`,
    ],
    sms: `En bestilling du delte med andre, deles ikke lenger. Logg inn for å se hvordan det er nå: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei deling er avslutta på Min side',
    text: [
      'Ei bestilling du delte med andre, blir ikkje delt lenger. Du treng ikkje å gjere noko, men du kan sjå korleis det er no, og velje noko anna.',
      `Logg inn for å sjå:\n${link}`,
    ],
    sms: `Ei bestilling du delte med andre, blir ikkje delt lenger. Logg inn for å sjå korleis det er no: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Something you shared on Min side has changed',
    text: [
      'An order you shared with others is no longer shared. You do not have to do anything, but you can see how it is now, and choose differently.',
      `Sign in to see:\n${link}`,
    ],
    sms: `An order you shared with others is no longer shared. Sign in to see how it is now: ${link}`,
  }),
});

/** Post has come back to us, so it is told where it can be read. @param told.link where the address is corrected */
export const magazinePostReturned = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Posten til deg kom i retur',
    text: [
      'En sending til deg i posten har kommet tilbake til oss. Vi sender ikke mer før du har sett over adressen din.',
      `Logg inn for å rette eller bekrefte adressen:\n${link}`,
    ],
    sms: `En sending til deg i posten kom i retur. Logg inn for å se over adressen din: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Posten til deg kom i retur',
    text: [
      'Ei sending til deg i posten har kome tilbake til oss. Vi sender ikkje meir før du har sett over adressa di.',
      `Logg inn for å rette eller stadfeste adressa:\n${link}`,
    ],
    sms: `Ei sending til deg i posten kom i retur. Logg inn for å sjå over adressa di: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Post to you came back',
    text: [
      'Something we sent you by post has come back to us. We send no more until you have checked your address.',
      `Sign in to correct or confirm the address:\n${link}`,
    ],
    sms: `Something we sent you by post came back. Sign in to check your address: ${link}`,
  }),
});
