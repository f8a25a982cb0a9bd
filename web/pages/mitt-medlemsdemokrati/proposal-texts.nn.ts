/** In nynorsk. */
import { meetingLimits } from '#contract/meeting-values.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const proposalTexts = {
  motionPage: 'Send eit forslag',
  motionLead: (unit: string, lastDay: string) =>
    `Til årsmøtet i ${unit}. Du kan endre eller trekkje forslaget til og med ${formatDate(lastDay)}.`,
  motionTitle: 'Kva gjeld det?',
  motionTitleHint: 'Nokre få ord, til dømes «Ope hus kvar månad».',
  motionBody: 'Forslaget',
  motionBodyHint: 'Slik du vil at årsmøtet skal vedta det. Skriv ikkje om enkeltpersonar.',
  reason: 'Grunngiving',
  reasonHint: 'Kvifor passar du eller den du føreslår? Medlemmene får lese dette.',
  name: 'Skal medlemmene sjå at forslaget er frå deg?',
  nameHint: 'Styret ser det uansett. Andre enn styret og medlemmene i laget får ikkje sjå forslaget.',
  names: [
    { value: 'shown', label: 'Ja, vis namnet mitt' },
    { value: 'hidden', label: 'Nei, skriv berre «ein medlem»' },
  ],
  sendMotion: 'Send forslaget',
  motionSent: 'Vi har fått forslaget ditt. Du kan endre det fram til fristen.',
  nominationPage: 'Føreslå ein kandidat',
  nominationLead: (unit: string, lastDay: string) =>
    `Til årsmøtet i ${unit}. Fristen er ${formatDate(lastDay)}. Berre den som sjølv seier ja, blir kandidat.`,
  who: 'Kven føreslår du?',
  whos: [
    { value: 'me', label: 'Meg sjølv' },
    { value: 'other', label: 'Nokon andre' },
  ],
  role: 'Verv',
  rolePlaceholder: 'Vel verv',
  givenName: 'Førenamn',
  familyName: 'Etternamn',
  contact: 'E-post eller telefon til den du føreslår',
  contactHint:
    'Stemmer namnet og adressa med ein medlem i laget, spør vi personen. Den du føreslår, får vite kven som føreslo. Vi seier ikkje om nokon er medlem, så du får same svaret uansett.',
  committeeMeaning: 'Kva er ein valkomité?',
  agrees: 'Eg stiller til val. Styret, valkomiteen og medlemmene i laget kan sjå namnet mitt og grunngivinga',
  sendNomination: 'Send inn',
  nominationSent: 'Vi har fått det du sende inn.',
  closed: 'Fristen er ute',
  closedText: (lastDay: string) =>
    `Siste dag var ${formatDate(lastDay)}. Det som kom inn i tide, gjeld framleis.`,
  noVote: 'Du kan ikkje sende inn noko her',
};

export const motionFieldTexts = {
  title: textFieldTexts('Skriv kva det gjeld', 'Overskrifta', meetingLimits.motionTitle),
  body: textFieldTexts('Skriv forslaget', 'Forslaget', meetingLimits.motionBody),
  reason: textFieldTexts('Skriv ei grunngiving', 'Grunngivinga', meetingLimits.reason),
  name: choiceTexts('Vel om namnet ditt skal visast'),
};

export const nominationFieldTexts = {
  who: choiceTexts('Vel kven du føreslår'),
  role: {
    ...choiceTexts('Vel eit verv'),
    TWICE: 'Dette har du allereie sendt inn. Du finn det på sida om møtet',
  },
  reason: textFieldTexts('Skriv ei grunngiving', 'Grunngivinga', meetingLimits.reason),
  givenName: textFieldTexts('Skriv førenamnet', 'Førenamnet', nameLimits),
  familyName: textFieldTexts('Skriv etternamnet', 'Etternamnet', nameLimits),
  contact: {
    ...choiceTexts('Skriv ei e-postadresse eller eit telefonnummer'),
    YOURSELF: 'Dette er deg. Vel «Meg sjølv» øvst',
  },
  agrees: choiceTexts('Kryss av for at du stiller til val'),
};
export type Complete = Whole<
  Compared<typeof import('./proposal-texts.ts'), typeof import('./proposal-texts.nn.ts')>
>;
