import { joiningAge } from '#contract/values/joining-age.ts';
import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import { namedSenderEmail, senderEmail } from '#web/texts/sender.ts';

const { name, memberService } = organisation;

export const texts = {
  title: (name: string) => `Velkommen, ${name}!`,
  titleWithoutName: 'Velkommen!',
  lead: `Du er nå medlem i ${name}. Så fint at du er med!`,
  membership: 'Medlemskapet ditt',
  number: 'Medlemsnummer',
  joinedOn: 'Medlem siden',
  chapter: 'Lokallag',
  noChapter: 'Ikke valgt ennå',
  region: 'Regionlag',
  contact: `Du når lokallaget gjennom ${memberService.name.toLowerCase()}:`,
  phone: formatPhone(memberService.phone),
  hours: `, ${memberService.hours}.`,
  wrongChapter: 'Feil lokallag?',
  greeter: {
    title: (chapter: string) => `Hilsen fra ${chapter}`,
    role: (role: string, chapter: string) => `${role} i ${chapter}`,
    text: 'Styret er glade for at du er med. Kom gjerne på noe av det som skjer, så blir vi kjent.',
    activities: 'Se hva som skjer der du bor',
  },
  grant: 'Om den offentlige støtten for deg',
  messages: {
    title: 'Slik kjenner du igjen meldingene fra oss',
    sender: `E-post og SMS kommer fra «Min side», e-posten fra ${senderEmail}. De sier hva det gjelder, men ikke hvem vi er, med mindre du velger det under Varsler. Da kommer e-posten fra ${namedSenderEmail}.`,
    name: 'Når du har bekreftet e-posten, hilser vi med navnet ditt.',
    link: 'Du må logge inn for å lese mer. Du kan også gå til Min side uten lenken.',
    never: 'Vi ber deg aldri om å oppgi en kode på telefon, SMS eller e-post.',
  },
  next: 'Veien videre',
  steps: {
    verify: { title: 'Bekreft e-post og mobil', text: 'Så når vi deg, og bare deg' },
    children: {
      title: 'Registrere barn',
      text: `Barn under ${joiningAge} år kan være registrert sammen med deg`,
    },
    magazine: { title: 'Magasinet', text: 'Les det her, eller endre hvordan du får det' },
    activities: { title: 'Aktiviteter', text: 'Se hva som skjer der du bor' },
    giving: { title: 'Bli fast giver', text: 'Helt frivillig, med et beløp du velger' },
    home: { title: 'Min side', text: 'Alt om medlemskapet ditt på ett sted' },
  },
};
