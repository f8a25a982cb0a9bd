import { messageLimits, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours } = organisation.memberService;

export const texts = {
  title: 'Ny henvendelse',
  lead: `Spør oss om det du lurer på. ${name} leser alt som kommer, og du får svaret her på Min side.`,
  topic: 'Hva gjelder det?',
  chooseTopic: 'Velg tema',
  subject: 'Emne',
  subjectHint: 'Noen få ord om hva det handler om',
  message: 'Melding',
  messageHint: 'Ikke skriv fødselsnummer eller opplysninger om helse. Vi trenger dem ikke for å svare deg.',
  send: 'Send henvendelse',
  allRequired: 'Tema, emne og melding må fylles ut.',
  bereavement: {
    title: 'Vi kondolerer',
    text: 'Du trenger ikke å finne de riktige ordene. Skriv det du orker, så tar vi resten.',
    phone: `Vil du heller snakke med noen, kan du ringe ${formatPhone(phone)}, ${hours}.`,
  },
};

export const fieldTexts = {
  topic: choiceTexts('Velg hva det gjelder'),
  subject: textFieldTexts('Skriv et emne', 'Emnet', subjectLimits),
  message: textFieldTexts('Skriv en melding', 'Meldingen', messageLimits),
  attachments: choiceTexts(attachmentTexts.notReady),
};
