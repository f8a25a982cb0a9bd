/** In nynorsk. */

import {
  caseSearchLimits,
  type LeftReason,
  queueViewName,
  tagNameLimits,
} from '#contract/desk-queue-endpoints.ts';
import { lookRemarkLimits, remarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const cases = (count: number) => formatCount(count, 'sak', 'saker');

export const closeTexts = {
  title: 'Lukk fleire saker',
  chosen: (count: number) => formatCount(count, 'sak vald', 'saker valde'),
  none: 'Vel ingen',
  reason: 'Grunngiving',
  reasonHint: 'Står i kvar sak, for medlemsservice. Personane ser berre at førespurnaden er lukka.',
  close: (count: number) => `Lukk ${cases(count)}`,
  closed: (count: number) => (count === 1 ? '1 sak er lukka.' : `${count} saker er lukka.`),
  noneClosed: 'Ingen saker blei lukka.',
  undo: 'Opne dei igjen',
  undone: (count: number) => (count === 1 ? '1 sak er open igjen.' : `${count} saker er opne igjen.`),
  noneUndone: 'Ingen saker blei opna igjen.',
  left: 'Desse er som før:',
  why: {
    changed: 'har endra seg sidan du såg på saka',
    closed: 'var allereie lukka',
    gone: 'finst ikkje lenger',
  } satisfies Record<LeftReason, string>,
  whyNotUndone: {
    changed: 'har endra seg sidan saka blei lukka',
    closed: 'er opna av nokon andre',
    gone: 'finst ikkje lenger',
  } satisfies Record<LeftReason, string>,
};
export const closeFieldTexts = { reason: textFieldTexts('Skriv kvifor', 'Grunngivinga', remarkLimits) };

export const viewTexts = {
  none: 'Du har ingen lagra visningar enno.',
  lead: 'Status, tema, ansvarleg og merkelapp blir lagra slik dei er valde no. Berre du ser visningane dine.',
  name: 'Namn på visninga',
  save: 'Lagre visninga',
  saved: 'Visninga er lagra.',
  full: 'Du har så mange visningar som vi lagrar. Slett ei av dei først.',
  remove: 'Slett',
  removeView: (name: string) => `Slett visninga ${name}`,
  removed: 'Visninga er sletta.',
};
export const viewFieldTexts = { name: textFieldTexts('Gi visninga eit namn', 'Namnet', queueViewName) };

export const tagTexts = {
  lead: 'Alle i medlemsservice bruker dei same merkelappane. Skriv aldri noko om ein person i dei.',
  none: 'Det er ingen merkelappar enno.',
  count: (count: number) => (count === 1 ? '1 open sak' : `${count} opne saker`),
  form: 'Legg til ein merkelapp',
  name: 'Ny merkelapp',
  add: 'Legg til',
  added: 'Merkelappen er lagd til.',
  put: 'Merkelappen er sett på saka.',
  taken: 'Merkelappen er teken av saka.',
  full: 'Lista er så lang som ho kan vere. Slett ein merkelapp som ikkje er i bruk.',
  remove: 'Slett',
  removeTag: (name: string) => `Slett merkelappen ${name}`,
  sure: (name: string, count: number) =>
    count === 0
      ? `Slette «${name}» for alle?`
      : `Slette «${name}» for alle, og ta han av sakene som har han?`,
  yes: 'Ja, slett',
  no: 'Nei, behald',
  removed: 'Merkelappen er sletta.',
};
export const tagFieldTexts = { name: textFieldTexts('Skriv merkelappen', 'Merkelappen', tagNameLimits) };

export const caseSearchTexts = {
  lead: 'Søket finn orda i alle bøyingar, òg i lukka saker. Alle som kjem fram i søket, kan sjå at du har søkt og kvifor.',
  words: 'Ord som står i saka',
  wordsHint: 'Skriv du fleire ord, må alle vere med. Skriv «hermeteikn» rundt ord som skal stå saman.',
  reason: 'Kvifor søkjer du?',
  reasonHint: 'Står i innsynsloggen, der den det gjeld, òg kan lese det.',
  find: 'Søk i sakene',
  found: (count: number, isMore: boolean) =>
    isMore ? `Dei ${count} nyaste sakene. Bruk fleire ord for å finne færre.` : `Fann ${cases(count)}.`,
  nothing: 'Ingen saker har desse orda.',
  inSubject: 'Orda står i emnet.',
  list: 'Saker som blei funne',
};
export const caseSearchFieldTexts = {
  words: {
    ...textFieldTexts('Skriv orda du leitar etter', 'Orda', caseSearchLimits),
    INVALID: 'Skriv minst eitt ord som seier kva det gjeld. Småord som «og» og «på» står i alle meldingar',
  },
  reason: textFieldTexts('Skriv kvifor du søkjer', 'Grunngivinga', lookRemarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./queue-work-texts.ts'), typeof import('./queue-work-texts.nn.ts')>
>;
