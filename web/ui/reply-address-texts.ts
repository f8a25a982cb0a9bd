import { choiceTexts } from '#web/texts/field-texts.ts';

export const replyAddressTexts = {
  title: 'Svaradresse',
  text: 'Hit kommer svar når medlemmer svarer på e-post fra laget. Bruk en adresse som flere i styret kan lese, og som ikke røper noe om laget.',
  now: 'I bruk',
  none: 'Ingen. Medlemmene kan ikke svare på e-posten.',
  pending: 'Venter på bekreftelse',
  proposed: 'Foreslått, ikke sendt',
  expired: 'Lenken gikk ut',
  email: 'Ny svaradresse',
  send: 'Send lenken',
  sent: 'Lenken er sendt. Adressen tas i bruk når den er bekreftet.',
  propose: 'Foreslå adressen',
  proposedDone: 'Forslaget er sendt til medlemsservice.',
  proposeHelp:
    'Medlemsservice ser på forslaget og sender en lenke til adressen. Den tas i bruk når noen der har bekreftet.',
  remove: 'Fjern svaradressen',
  removed: 'Svaradressen er fjernet.',
};
export const replyAddressFieldTexts = { email: choiceTexts('Skriv e-postadressen slik: navn@eksempel.no') };
