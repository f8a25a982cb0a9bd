/** Letters about activities. What it is, and who arranges it, is read behind the link. */
import { letterIn } from './letter.ts';

type Told = { link: string };

export const activitySignedUp = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Du er påmeldt',
    text: [
      'Vi har tatt imot påmeldingen din.',
      `Her ser du når og hvor, legger det i kalenderen eller melder deg av:\n${link}`,
    ],
    sms: `Du er påmeldt. Se når og hvor: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Du er påmeld',
    text: [
      'Vi har teke imot påmeldinga di.',
      `Her ser du når og kvar, legg det i kalenderen eller melder deg av:\n${link}`,
    ],
    sms: `Du er påmeld. Sjå når og kvar: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You are signed up',
    text: [
      'We have received your registration.',
      `Here you can see when and where, add it to your calendar, or cancel:\n${link}`,
    ],
    sms: `You are signed up. See when and where: ${link}`,
  }),
});

export const activityWaiting = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Du står på ventelisten',
    text: [
      'Det var fullt, og du står nå på ventelisten. Hvis det blir ledig, sier vi fra med en gang.',
      `Her ser du hvilket nummer du har i køen:\n${link}`,
    ],
    sms: `Du står på ventelisten. Vi sier fra hvis det blir ledig: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Du står på ventelista',
    text: [
      'Det var fullt, og du står no på ventelista. Dersom det blir ledig, seier vi frå med ein gong.',
      `Her ser du kva nummer du har i køen:\n${link}`,
    ],
    sms: `Du står på ventelista. Vi seier frå dersom det blir ledig: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You are on the waiting list',
    text: [
      'It was full, and you are now on the waiting list. If a place becomes free, we tell you at once.',
      `Here you can see your number in the queue:\n${link}`,
    ],
    sms: `You are on the waiting list. We tell you if a place becomes free: ${link}`,
  }),
});

export const activityOffer = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Det er blitt en ledig plass til deg',
    text: [
      'Du har stått på venteliste, og nå er det blitt ledig. Plassen er din hvis du svarer i tide.',
      `Her ser du fristen, og svarer ja eller nei:\n${link}`,
    ],
    sms: `Det er blitt en ledig plass til deg. Svar ja eller nei før fristen: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Det er blitt ein ledig plass til deg',
    text: [
      'Du har stått på venteliste, og no er det blitt ledig. Plassen er din dersom du svarar i tide.',
      `Her ser du fristen, og svarar ja eller nei:\n${link}`,
    ],
    sms: `Det er blitt ein ledig plass til deg. Svar ja eller nei før fristen: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'There is a place for you',
    text: [
      'You have been on a waiting list, and now there is a free place. It is yours if you answer in time.',
      `Here you can see the time limit, and answer yes or no:\n${link}`,
    ],
    sms: `There is a place for you. Answer yes or no before the time limit: ${link}`,
  }),
});

export const activityOfferOver = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Fristen er gått ut',
    text: [
      'En plass vi holdt av til deg, ble ikke bekreftet i tide og er gitt videre. Ingenting er trukket.',
      `Vil du prøve igjen, kan du melde deg på på nytt:\n${link}`,
    ],
    sms: `Plassen vi holdt av til deg, er gitt videre. Vil du prøve igjen: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Fristen er gått ut',
    text: [
      'Ein plass vi heldt av til deg, blei ikkje stadfesta i tide og er gitt vidare. Ingenting er trekt.',
      `Vil du prøve igjen, kan du melde deg på på nytt:\n${link}`,
    ],
    sms: `Plassen vi heldt av til deg, er gitt vidare. Vil du prøve igjen: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'The time limit has passed',
    text: [
      'A place we held for you was not confirmed in time and has been offered to the next in line. No money has been taken.',
      `If you want to try again, you can sign up again here:\n${link}`,
    ],
    sms: `The place we held for you has been passed on. If you want to try again: ${link}`,
  }),
});

export const activitySignedOff = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Du er meldt av',
    text: [
      'Du er ikke lenger påmeldt. Den neste på ventelisten får plassen.',
      `Her kan du se mer, eller melde deg på igjen:\n${link}`,
    ],
    sms: `Du er meldt av. Se mer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Du er meld av',
    text: [
      'Du er ikkje lenger påmeld. Den neste på ventelista får plassen.',
      `Her kan du sjå meir, eller melde deg på igjen:\n${link}`,
    ],
    sms: `Du er meld av. Sjå meir: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your place has been cancelled',
    text: [
      'You are no longer signed up. The next on the waiting list gets the place.',
      `Here you can see more, or sign up again:\n${link}`,
    ],
    sms: `Your place has been cancelled. See more: ${link}`,
  }),
});

export const activityChanged = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Endring i et arrangement du er påmeldt til',
    text: [
      'Et arrangement du er påmeldt til, er endret. Det kan gjelde tid eller sted.',
      `Her ser du hva som er nytt, og kan melde deg av hvis det ikke passer lenger:\n${link}`,
    ],
    sms: `Et arrangement du er påmeldt til, er endret. Se hva som er nytt: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Endring i eit arrangement du er påmeld til',
    text: [
      'Eit arrangement du er påmeld til, er endra. Det kan gjelde tid eller stad.',
      `Her ser du kva som er nytt, og kan melde deg av dersom det ikkje passar lenger:\n${link}`,
    ],
    sms: `Eit arrangement du er påmeld til, er endra. Sjå kva som er nytt: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A change in an event you are signed up for',
    text: [
      'An event you are signed up for has been changed. It may be the time or the place.',
      `Here you can see what is new, and cancel if it no longer suits you:\n${link}`,
    ],
    sms: `An event you are signed up for has been changed. See what is new: ${link}`,
  }),
});

export const activityCancelled = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Et arrangement du er påmeldt til, er avlyst',
    text: [
      'Et arrangement du er påmeldt til, er dessverre avlyst. Har du betalt, får du pengene tilbake automatisk.',
      `Her ser du hvorfor:\n${link}`,
    ],
    sms: `Et arrangement du er påmeldt til, er dessverre avlyst. Se hvorfor: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Eit arrangement du er påmeld til, er avlyst',
    text: [
      'Eit arrangement du er påmeld til, er diverre avlyst. Har du betalt, får du pengane tilbake automatisk.',
      `Her ser du kvifor:\n${link}`,
    ],
    sms: `Eit arrangement du er påmeld til, er diverre avlyst. Sjå kvifor: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'An event you are signed up for is cancelled',
    text: [
      'An event you are signed up for has unfortunately been cancelled. If you have paid, you get the money back automatically.',
      `Here you can see why:\n${link}`,
    ],
    sms: `An event you are signed up for has unfortunately been cancelled. See why: ${link}`,
  }),
});

export const activityMessage = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Ny melding til deg som er påmeldt',
    text: ['Arrangøren har skrevet til alle som er påmeldt.', `Les meldingen her:\n${link}`],
    sms: `Arrangøren har skrevet til deg som er påmeldt. Les meldingen: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ny melding til deg som er påmeld',
    text: ['Arrangøren har skrive til alle som er påmelde.', `Les meldinga her:\n${link}`],
    sms: `Arrangøren har skrive til deg som er påmeld. Les meldinga: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A new message to everyone who has signed up',
    text: ['The organiser has written to everyone who has signed up.', `Read the message here:\n${link}`],
    sms: `The organiser has written to everyone who has signed up. Read the message: ${link}`,
  }),
});

export const activityRefunded = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Pengene er på vei tilbake',
    text: [
      'Vi har betalt tilbake det du betalte for plassen. Pengene er som regel på konto innen noen dager.',
      `Her ser du hva det gjelder:\n${link}`,
    ],
    sms: `Vi har betalt tilbake det du betalte for plassen. Se mer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Pengane er på veg tilbake',
    text: [
      'Vi har betalt tilbake det du betalte for plassen. Pengane er som regel på konto innan nokre dagar.',
      `Her ser du kva det gjeld:\n${link}`,
    ],
    sms: `Vi har betalt tilbake det du betalte for plassen. Sjå meir: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your money is on its way back',
    text: [
      'We have paid back what you paid for the place. The money is normally in your account within a few days.',
      `Here you can see what it is about:\n${link}`,
    ],
    sms: `We have paid back what you paid for the place. See more: ${link}`,
  }),
});

export const activityReminder = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Påminnelse om et arrangement du er påmeldt til',
    text: [
      'Et arrangement du er påmeldt til, begynner snart.',
      `Her ser du når og hvor. Kan du ikke komme likevel, meld deg av, så får en annen plassen:\n${link}`,
    ],
    sms: `Et arrangement du er påmeldt til, begynner snart. Se når og hvor: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Påminning om eit arrangement du er påmeld til',
    text: [
      'Eit arrangement du er påmeld til, byrjar snart.',
      `Her ser du når og kvar. Kan du ikkje kome likevel, meld deg av, så får ein annan plassen:\n${link}`,
    ],
    sms: `Eit arrangement du er påmeld til, byrjar snart. Sjå når og kvar: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A reminder of an event you are signed up for',
    text: [
      'An event you are signed up for begins soon.',
      `Here you can see when and where. If you cannot come after all, cancel, and somebody else gets the place:\n${link}`,
    ],
    sms: `An event you are signed up for begins soon. See when and where: ${link}`,
  }),
});

export const queueTurn = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Det er din tur',
    text: [
      'Du har stått i kø, og nå er det din tur. Vi holder plassen din en stund, så du rekker det.',
      `Her ser du hvor lenge, og hvor du går videre:\n${link}`,
    ],
    sms: `Det er din tur i køen. Vi holder plassen din en stund. Se hvor lenge: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Det er din tur',
    text: [
      'Du har stått i kø, og no er det din tur. Vi held plassen din ei stund, så du rekk det.',
      `Her ser du kor lenge, og kvar du går vidare:\n${link}`,
    ],
    sms: `Det er din tur i køen. Vi held plassen din ei stund. Sjå kor lenge: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'It is your turn',
    text: [
      'You have been in a queue, and now it is your turn. We hold your place for a while, so that you have time.',
      `Here you can see for how long, and where you go on:\n${link}`,
    ],
    sms: `It is your turn in the queue. We hold your place for a while. See for how long: ${link}`,
  }),
});
