/** The words of the consent are kept by their version: a change here needs a new one in the contract. */
export const chapterContactTexts = {
  title: (chapter: string) => `Kan styret i ${chapter} kontakte deg?`,
  text: 'Styret ser at du er medlem, hva du heter og hvor du bor, men ikke e-posten og telefonen din. Sier du ja her, ser de dem også, så noen kan ringe og ønske velkommen eller spørre deg om noe. Du kan når som helst ombestemme deg.',
  isGiven: 'Du har sagt ja. Styret ser e-post og telefon.',
  isNot: 'Styret ser ikke e-post og telefon.',
  give: 'Ja, la styret se e-\u2060post og telefon',
  stop: 'Nei, ikke vis dem lenger',
  given: 'Styret ser nå e-post og telefon.',
  stopped: 'Styret ser ikke lenger e-post og telefon.',
};
