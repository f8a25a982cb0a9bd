/** Letters about roles in the portal. Which role it is, is read behind the sign-in. */

import type { PortalRole } from '#contract/portal-roles.ts';
import { type Language, letterIn } from './letter.ts';

export const roleInvited = letterIn({
  nb: ({ link }: { link: string }) => ({
    subject: 'Du er invitert til en rolle på Min side',
    text: [
      'Noen har invitert deg til en rolle på Min side. Du logger inn i to steg for å se hva det gjelder, og for å svare.',
      `Lenken gjelder i sju dager og kan brukes én gang:\n${link}`,
      'Vet du ikke hva dette gjelder, kan du se bort fra meldingen. Da skjer det ingenting.',
    ],
    sms: `Du er invitert til en rolle på Min side. Se hva det gjelder, og svar: ${link}`,
  }),
  nn: ({ link }: { link: string }) => ({
    subject: 'Du er invitert til ei rolle på Min side',
    text: [
      'Nokon har invitert deg til ei rolle på Min side. Du loggar inn i to steg for å sjå kva det gjeld, og for å svare.',
      `Lenkja gjeld i sju dagar og kan brukast éin gong:\n${link}`,
      'Veit du ikkje kva dette gjeld, kan du sjå bort frå meldinga. Då skjer det ingenting.',
    ],
    sms: `Du er invitert til ei rolle på Min side. Sjå kva det gjeld, og svar: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You are invited to a role on Min side',
    text: [
      'Somebody has invited you to a role on Min side. You sign in in two steps to see what it is about, and to answer.',
      `The link works for seven days, and only once:\n${link}`,
      'If you do not know what this is about, you can ignore the message. Then nothing happens.',
    ],
    sms: `You are invited to a role on Min side. See what it is about, and answer: ${link}`,
  }),
});

const roleNames: Record<Language, Record<PortalRole, string>> = {
  nb: {
    'member-service': 'svarer medlemmene og ser opplysningene deres',
    supervisor: 'retter også skjermede adresser',
    'ceremony-coordinator': 'åpner påmeldingen til seremonier',
    'magazine-editor': 'planlegger magasinet og henter trykkefilen med adressene',
    treasurer: 'fører regnskapet og signerer skatterapporten',
    administrator: 'gir og avslutter roller og setter opp lagene',
  },
  nn: {
    'member-service': 'svarar medlemmene og ser opplysningane deira',
    supervisor: 'rettar òg skjerma adresser',
    'ceremony-coordinator': 'opnar påmeldinga til seremoniar',
    'magazine-editor': 'planlegg magasinet og hentar trykkfila med adressene',
    treasurer: 'fører rekneskapen og signerer skatterapporten',
    administrator: 'gir og avsluttar roller og set opp laga',
  },
  en: {
    'member-service': 'answers members and sees their information',
    supervisor: 'also corrects protected addresses',
    'ceremony-coordinator': 'opens the sign-up for ceremonies',
    'magazine-editor': 'plans the magazine and fetches the print file with the addresses',
    treasurer: 'keeps the accounts and signs the report to the tax authority',
    administrator: 'gives and ends roles and sets up the chapters',
  },
};

type Staff = { staff: readonly { name: string; roles: readonly PortalRole[] }[] };
const lines = ({ staff }: Staff, language: Language) =>
  staff
    .map(({ name, roles }) => `– ${name}: ${roles.map((role) => roleNames[language][role]).join('; ')}`)
    .join('\n');

/** To the leader of the board, once a month. Its receiver has signed in to see far more. */
export const rolesOfTheMonth = letterIn({
  nb: (told: Staff) => ({
    subject: 'Hvem som kan gjøre hva på Min side',
    text: [
      'Du får denne listen hver måned fordi du leder styret. Se over den: Har noen sluttet eller fått annet å gjøre, ber du en administrator avslutte rollen.',
      lines(told, 'nb'),
    ],
    sms: 'Listen over hvem som kan gjøre hva på Min side, er sendt deg på e-post.',
  }),
  nn: (told: Staff) => ({
    subject: 'Kven som kan gjere kva på Min side',
    text: [
      'Du får denne lista kvar månad fordi du leier styret. Sjå over ho: Har nokon slutta eller fått anna å gjere, ber du ein administrator avslutte rolla.',
      lines(told, 'nn'),
    ],
    sms: 'Lista over kven som kan gjere kva på Min side, er send deg på e-post.',
  }),
  en: (told) => ({
    subject: 'Who can do what on Min side',
    text: [
      'You get this list every month because you lead the board. Look through it: If somebody has left or does other work now, ask an administrator to end the role.',
      lines(told, 'en'),
    ],
    sms: `The list of who can do what on Min side has been sent to you by e-mail.`,
  }),
});
