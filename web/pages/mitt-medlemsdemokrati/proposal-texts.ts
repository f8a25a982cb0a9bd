import { meetingLimits } from '#contract/meeting-values.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';

export const proposalTexts = {
  motionPage: 'Send et forslag',
  motionLead: (unit: string, lastDay: string) =>
    `Til årsmøtet i ${unit}. Du kan endre eller trekke forslaget til og med ${formatDate(lastDay)}.`,
  motionTitle: 'Hva gjelder det?',
  motionTitleHint: 'Noen få ord, for eksempel «Åpent hus hver måned».',
  motionBody: 'Forslaget',
  motionBodyHint: 'Slik du vil at årsmøtet skal vedta det. Skriv ikke om enkeltpersoner.',
  reason: 'Begrunnelse',
  reasonHint: 'Hvorfor passer du eller den du foreslår? Medlemmene får lese dette.',
  name: 'Skal medlemmene se at forslaget er fra deg?',
  nameHint: 'Styret ser det uansett. Andre enn styret og medlemmene i laget får ikke se forslaget.',
  names: [
    { value: 'shown', label: 'Ja, vis navnet mitt' },
    { value: 'hidden', label: 'Nei, skriv bare «et medlem»' },
  ],
  sendMotion: 'Send forslaget',
  motionSent: 'Vi har fått forslaget ditt. Du kan endre det fram til fristen.',
  nominationPage: 'Foreslå en kandidat',
  nominationLead: (unit: string, lastDay: string) =>
    `Til årsmøtet i ${unit}. Fristen er ${formatDate(lastDay)}. Bare den som selv sier ja, blir kandidat.`,
  who: 'Hvem foreslår du?',
  whos: [
    { value: 'me', label: 'Meg selv' },
    { value: 'other', label: 'Noen andre' },
  ],
  role: 'Verv',
  rolePlaceholder: 'Velg verv',
  givenName: 'Fornavn',
  familyName: 'Etternavn',
  contact: 'E-post eller telefon til den du foreslår',
  contactHint:
    'Stemmer navnet og adressen med et medlem i laget, spør vi personen. Den du foreslår, får vite hvem som foreslo. Vi sier ikke om noen er medlem, så du får samme svar uansett.',
  committeeMeaning: 'Hva er en valgkomité?',
  agrees:
    'Jeg stiller til valg. Styret, valgkomiteen og medlemmene i laget kan se navnet mitt og begrunnelsen',
  sendNomination: 'Send inn',
  nominationSent: 'Vi har fått det du sendte inn.',
  closed: 'Fristen er ute',
  closedText: (lastDay: string) =>
    `Siste dag var ${formatDate(lastDay)}. Det som kom inn i tide, gjelder fortsatt.`,
  noVote: 'Du kan ikke sende inn noe her',
};

export const motionFieldTexts = {
  title: textFieldTexts('Skriv hva det gjelder', 'Overskriften', meetingLimits.motionTitle),
  body: textFieldTexts('Skriv forslaget', 'Forslaget', meetingLimits.motionBody),
  reason: textFieldTexts('Skriv en begrunnelse', 'Begrunnelsen', meetingLimits.reason),
  name: choiceTexts('Velg om navnet ditt skal vises'),
};

export const nominationFieldTexts = {
  who: choiceTexts('Velg hvem du foreslår'),
  role: {
    ...choiceTexts('Velg et verv'),
    TWICE: 'Dette har du allerede sendt inn. Du finner det på siden om møtet',
  },
  reason: textFieldTexts('Skriv en begrunnelse', 'Begrunnelsen', meetingLimits.reason),
  givenName: textFieldTexts('Skriv fornavnet', 'Fornavnet', nameLimits),
  familyName: textFieldTexts('Skriv etternavnet', 'Etternavnet', nameLimits),
  contact: {
    ...choiceTexts('Skriv en e-postadresse eller et telefonnummer'),
    YOURSELF: 'Dette er deg. Velg «Meg selv» øverst',
  },
  agrees: choiceTexts('Kryss av for at du stiller til valg'),
};
