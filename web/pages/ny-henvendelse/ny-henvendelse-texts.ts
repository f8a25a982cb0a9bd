import { messageLimits, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const texts = {
  title: 'Ny henvendelse',
  lead: `Spør oss om det du lurer på. ${name} leser alt som kommer, og du får svaret her på Min side.`,
  topic: 'Hva gjelder det?',
  chooseTopic: 'Velg tema',
  subject: 'Emne',
  subjectHint: 'Noen få ord om hva det handler om',
  message: 'Melding',
  messageHint: 'Ikke skriv fødselsnummer eller opplysninger om helse. Vi trenger dem ikke for å svare deg.',
  identityNumber: 'Det ser ut som du har skrevet et fødselsnummer. Ta det gjerne bort før du sender.',
  send: 'Send henvendelse',
  allRequired: 'Fyll ut tema, emne og melding.',
  about: 'Henvendelsen gjelder:',
  aboutNotFound: 'Vi fant ikke det du ville spørre om. Du kan skrive til oss likevel.',
  sms: 'Send meg en SMS også når svaret er klart',
  smsHint: (phone: string) => `Til ${phone}. E-posten får du uansett. Innholdet står bare her på Min side.`,
};

export const fieldTexts = {
  topic: choiceTexts('Velg hva det gjelder'),
  subject: textFieldTexts('Skriv et emne', 'Emnet', subjectLimits),
  message: textFieldTexts('Skriv en melding', 'Meldingen', messageLimits),
  wantsSms: choiceTexts('Velg om du vil ha SMS'),
  attachments: choiceTexts(attachmentTexts.notReady),
};
