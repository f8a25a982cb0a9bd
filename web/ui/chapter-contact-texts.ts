/** The words of the consent are kept by their version: a change here needs a new one in the contract. */
import { adultAge } from '#contract/values/adult-age.ts';
export const chapterContactTexts = {
  title: (chapter: string) => `Kan styret i ${chapter} kontakte deg?`,
  text: 'Styret ser at du er medlem, hva du heter, stedet du bor og året du ble medlem, men ikke adressen, e-posten og telefonen din. Sier du ja her, ser de e-post og telefon også, så noen kan ringe og ønske velkommen eller spørre deg om noe. Du kan når som helst ombestemme deg.',
  isGiven: 'Du har sagt ja. Styret ser e-post og telefon.',
  isNot: 'Styret ser ikke e-post og telefon.',
  tooYoung: `Dette kan du si ja til fra du er ${adultAge} år, når vi kjenner fødselsdatoen din.`,
  give: 'Ja, la styret se e-post og telefon',
  stop: 'Nei, ikke vis dem lenger',
  given: 'Styret ser nå e-post og telefon.',
  stopped: 'Styret ser ikke lenger e-post og telefon.',
};
