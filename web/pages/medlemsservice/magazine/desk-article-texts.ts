import { articleLimits } from '#contract/magazine-article-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';

export const articleTexts = {
  open: (count: number) => (count === 0 ? 'Legg inn artikler' : `Artikler (${count})`),
  openOf: (number: string) => `utgave ${number}`,
  list: (number: string) => `Artiklene i utgave ${number}`,
  none: 'Utgaven har ingen artikler ennå. Artiklene blir egne sider, som er lettere å lese på mobil enn en PDF.',
  new: 'Legg inn en artikkel',
  close: 'Lukk artiklene',
  name: (place: string, title: string) => `${place}. ${title}`,
  by: (author: string) => `Av ${author}`,
  edit: (title: string) => `Endre «${title}»`,
  editShort: 'Endre',
  remove: 'Slett',
  removeOf: (title: string) => `Slett «${title}»`,
  removeSure: (title: string) => `Vil du slette «${title}»?`,
  removeYes: 'Ja, slett artikkelen',
  removeNo: 'Nei, behold den',
  removed: 'Artikkelen er slettet.',
  place: 'Plass i innholdet',
  title: 'Overskrift',
  lead: 'Ingress (valgfritt)',
  leadHint: 'Står under overskriften, og i innholdet.',
  author: 'Forfatter (valgfritt)',
  text: 'Tekst',
  textHint: 'La det stå en tom linje mellom avsnittene. En linje som begynner med ## blir en mellomtittel.',
  save: 'Lagre artikkelen',
  cancel: 'Avbryt',
  saved: 'Artikkelen er lagret.',
  changedElsewhere: 'Artikkelen er endret av en annen. Se over, og lagre på nytt.',
};

export const articleFieldTexts = {
  place: {
    ...choiceTexts('Skriv plassen som et tall fra 1 til 99'),
    REQUIRED: 'Skriv plassen som et tall fra 1 til 99',
  },
  title: textFieldTexts('Skriv en overskrift', 'Overskriften', articleLimits.title),
  lead: textFieldTexts('Skriv en ingress', 'Ingressen', articleLimits.lead),
  author: textFieldTexts('Skriv hvem som har skrevet artikkelen', 'Navnet', articleLimits.author),
  text: textFieldTexts('Skriv teksten', 'Teksten', articleLimits.text),
};
