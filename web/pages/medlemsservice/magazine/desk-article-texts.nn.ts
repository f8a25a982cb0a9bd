/** In nynorsk. */
import { articleLimits } from '#contract/magazine-article-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const articleTexts = {
  open: (count: number) => (count === 0 ? 'Legg inn artiklar' : `Artiklar (${count})`),
  openOf: (number: string) => `utgåve ${number}`,
  list: (number: string) => `Artiklane i utgåve ${number}`,
  none: 'Utgåva har ingen artiklar enno. Artiklane blir eigne sider, som er lettare å lese på mobil enn ein PDF.',
  new: 'Legg inn ein artikkel',
  close: 'Lukk artiklane',
  name: (place: string, title: string) => `${place}. ${title}`,
  by: (author: string) => `Av ${author}`,
  edit: (title: string) => `Endre «${title}»`,
  editShort: 'Endre',
  remove: 'Slett',
  removeOf: (title: string) => `Slett «${title}»`,
  removeSure: (title: string) => `Vil du slette «${title}»?`,
  removeYes: 'Ja, slett artikkelen',
  removeNo: 'Nei, behald han',
  removed: 'Artikkelen er sletta.',
  place: 'Plass i innhaldet',
  title: 'Overskrift',
  lead: 'Ingress (valfritt)',
  leadHint: 'Står under overskrifta, og i innhaldet.',
  author: 'Forfattar (valfritt)',
  text: 'Tekst',
  textHint: 'La det stå ei tom linje mellom avsnitta. Ei linje som byrjar med ## blir ein mellomtittel.',
  save: 'Lagre artikkelen',
  cancel: 'Avbryt',
  saved: 'Artikkelen er lagra.',
  changedElsewhere: 'Nokon andre har endra artikkelen. Sjå over, og lagre på nytt.',
};

export const articleFieldTexts = {
  place: {
    ...choiceTexts('Skriv plassen som eit tal frå 1 til 99'),
    REQUIRED: 'Skriv plassen som eit tal frå 1 til 99',
  },
  title: textFieldTexts('Skriv ei overskrift', 'Overskrifta', articleLimits.title),
  lead: textFieldTexts('Skriv ein ingress', 'Ingressen', articleLimits.lead),
  author: textFieldTexts('Skriv kven som har skrive artikkelen', 'Namnet', articleLimits.author),
  text: textFieldTexts('Skriv teksten', 'Teksten', articleLimits.text),
};
export type Complete = Whole<
  Compared<typeof import('./desk-article-texts.ts'), typeof import('./desk-article-texts.nn.ts')>
>;
