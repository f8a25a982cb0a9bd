/** In nynorsk. */
import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const replyAddressTexts = {
  title: 'Svaradresse',
  text: 'Hit kjem svar når medlemmer svarer på e-post frå laget. Bruk ei adresse som fleire i styret kan lese, og som ikkje røper noko om laget.',
  now: 'I bruk',
  none: 'Inga. Medlemmene kan ikkje svare på e-posten.',
  pending: 'Ventar på stadfesting',
  proposed: 'Føreslått, ikkje sendt',
  expired: 'Lenkja gjekk ut',
  email: 'Ny svaradresse',
  send: 'Send lenkja',
  sent: 'Lenkja er send. Adressa blir teken i bruk når ho er stadfesta.',
  propose: 'Føreslå adressa',
  proposedDone: 'Forslaget er sendt til medlemsservice.',
  proposeHelp:
    'Medlemsservice ser på forslaget og sender ei lenkje til adressa. Ho blir teken i bruk når nokon der har stadfesta.',
  remove: 'Fjern svaradressa',
  removed: 'Svaradressa er fjerna.',
};
export const replyAddressFieldTexts = { email: choiceTexts('Skriv e-postadressa slik: namn@eksempel.no') };
export type Complete = Whole<
  Compared<typeof import('./reply-address-texts.ts'), typeof import('./reply-address-texts.nn.ts')>
>;
