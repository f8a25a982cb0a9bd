/** In nynorsk. */
import { messageLimits, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const texts = {
  title: 'Ny førespurnad',
  lead: `Spør oss om det du lurer på. ${name} les alt som kjem, og du får svaret her på Min side.`,
  topic: 'Kva gjeld det?',
  chooseTopic: 'Vel tema',
  subject: 'Emne',
  subjectHint: 'Nokre få ord om kva det handlar om',
  message: 'Melding',
  messageHint: 'Ikkje skriv fødselsnummer eller opplysningar om helse. Vi treng dei ikkje for å svare deg.',
  identityNumber: 'Det ser ut som du har skrive eit fødselsnummer. Ta det gjerne bort før du sender.',
  send: 'Send førespurnad',
  allRequired: 'Fyll ut tema, emne og melding.',
  about: 'Førespurnaden gjeld:',
  aboutNotFound: 'Vi fann ikkje det du ville spørje om. Du kan skrive til oss likevel.',
  sms: 'Send meg ein SMS òg når svaret er klart',
  smsHint: (phone: string) => `Til ${phone}. E-posten får du uansett. Innhaldet står berre her på Min side.`,
};

export const fieldTexts = {
  topic: choiceTexts('Vel kva det gjeld'),
  subject: textFieldTexts('Skriv eit emne', 'Emnet', subjectLimits),
  message: textFieldTexts('Skriv ei melding', 'Meldinga', messageLimits),
  wantsSms: choiceTexts('Vel om du vil ha SMS'),
  attachments: choiceTexts(attachmentTexts.notReady),
};
export type Complete = Whole<
  Compared<typeof import('./ny-henvendelse-texts.ts'), typeof import('./ny-henvendelse-texts.nn.ts')>
>;
