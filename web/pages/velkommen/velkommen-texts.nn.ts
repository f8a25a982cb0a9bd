/** In nynorsk. */

import { joiningAge } from '#contract/values/joining-age.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { namedSenderEmail, senderEmail } from '#web/texts/sender.ts';

const { name, memberService } = organisation;

export const texts = {
  title: (name: string) => `Velkomen, ${name}!`,
  titleWithoutName: 'Velkomen!',
  lead: `Du er no medlem i ${name}. Så fint at du er med!`,
  membership: 'Medlemskapen din',
  number: 'Medlemsnummer',
  joinedOn: 'Medlem sidan',
  chapter: 'Lokallag',
  noChapter: 'Ikkje valt enno',
  region: 'Regionlag',
  contact: `Du når lokallaget gjennom ${memberService.name.toLowerCase()}:`,
  phone: formatPhone(memberService.phone),
  hours: `, ${memberService.hours}.`,
  wrongChapter: 'Feil lokallag?',
  greeter: {
    title: (chapter: string) => `Helsing frå ${chapter}`,
    role: (role: string, chapter: string) => `${role} i ${chapter}`,
    text: 'Styret er glade for at du er med. Kom gjerne på noko av det som skjer, så blir vi kjende.',
    activities: 'Sjå kva som skjer der du bur',
  },
  grant: 'Om den offentlege støtta for deg',
  messages: {
    title: 'Slik kjenner du igjen meldingane frå oss',
    sender: `E-post og SMS kjem frå «Min side», e-posten frå ${senderEmail}. Dei seier kva det gjeld, men ikkje kven vi er, med mindre du vel det under Varsel. Då kjem e-posten frå ${namedSenderEmail}.`,
    name: 'Når du har stadfesta e-posten, helsar vi med namnet ditt.',
    link: 'Du må logge inn for å lese meir. Du kan òg gå til Min side utan lenkja.',
    never: 'Vi ber deg aldri om å oppgi ein kode på telefon, SMS eller e-post.',
  },
  next: 'Vegen vidare',
  steps: {
    verify: { title: 'Stadfest e-post og mobil', text: 'Så når vi deg, og berre deg' },
    children: {
      title: 'Registrere barn',
      text: `Barn under ${joiningAge} år kan vere registrerte saman med deg`,
    },
    magazine: { title: 'Magasinet', text: 'Les det her, eller endre korleis du får det' },
    activities: { title: 'Aktivitetar', text: 'Sjå kva som skjer der du bur' },
    giving: { title: 'Bli fast givar', text: 'Heilt frivillig, med eit beløp du vel' },
    home: { title: 'Min side', text: 'Alt om medlemskapen din på éin stad' },
  },
};
export type Complete = Whole<
  Compared<typeof import('./velkommen-texts.ts'), typeof import('./velkommen-texts.nn.ts')>
>;
