/** Open enquiries: what somebody wrote, and how far the old system had come with it. */
import {
  type EnquiryState,
  type EnquiryTopic,
  enquiryTopics,
  subjectLimits,
} from '#contract/enquiry-endpoints.ts';
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { NamePart } from '#contract/values/person-name.ts';
import { readPhoneNumber } from '#contract/values/phone-number.ts';
import { multiLine } from '#contract/values/text.ts';
import { readEmail, readId, readPastMoment, readText, readWord } from './move-in-column-rules.ts';
import { kindOf, ofPerson, unreadable } from './move-in-reading-rules.ts';
import { wordIn } from './register-column-rules.ts';

const texts = moveInColumnTexts.enquiries;
const topicWords = [
  ['membership', 'medlemskap medlem innmelding utmelding'],
  ['details', 'opplysninger mineopplysninger adresse adresseendring'],
  ['other-communities', 'medlemetannetsted annetsamfunn'],
  ['children', 'barn registreringavbarn'],
  ['giving', 'giver gave giveravtale betaling giveravtaleogbetaling'],
  ['tax', 'skatt skattefradrag \u00e5rsoppgave'],
  ['magazine', 'magasin magasinet blad medlemsblad'],
  ['activities', 'aktivitet aktiviteter arrangement kurs lokallag'],
  ['ceremonies', 'seremoni seremonier konfirmasjon navnefest'],
  ['wedding', 'vigsel bryllup'],
  ['funeral', 'gravferd'],
  ['representative', 'tillitsvalgt frivillig verv'],
  ['privacy', 'personvern innsyn'],
  ['sign-in', 'innlogging tekniskeproblemer'],
  ['feedback', 'klage ros tilbakemelding'],
  ['bereavement', 'd\u00f8dsfall p\u00e5r\u00f8rende'],
  ['other', 'annet andre diverse'],
] as const satisfies [EnquiryTopic, string][];
/** Also the statuses of cases elsewhere. What waits there came without an answer: it is under way here. */
const stateWords = [
  ['received', 'mottatt ny \u00e5pen new open active'],
  [
    'in-progress',
    'underbehandling p\u00e5g\u00e5r working inprogress ongoing urgent escalated researching onhold waitingfordetails',
  ],
  ['waiting-for-member', 'venterp\u00e5personen venterp\u00e5medlemmet venter'],
  ['answered', 'besvart svart'],
  [
    'closed',
    'lukket avsluttet ferdig closed resolved problemsolved informationprovided merged cancelled canceled',
  ],
] as const satisfies [EnquiryState, string][];
const body = multiLine(1, 20_000);
const readBody = (text: string) => body.safeParse(text).data ?? null;

/** The number of the old system comes after the subject: the person may quote it, and the desk finds it. */
const subjectWith = (subject: string, number: string): string => {
  const after = ` (${number})`;
  return `${subject.slice(0, subjectLimits.maximum - after.length).trimEnd()}${after}`;
};

export const enquiries = kindOf(
  texts,
  {
    id: readId,
    person: readId,
    name: (text: string) => NamePart.safeParse(text).data ?? null,
    email: readEmail,
    phone: (text: string) => readPhoneNumber(text),
    topic: (text: string): EnquiryTopic | null =>
      enquiryTopics.find((topic) => topic === text) ?? wordIn(text, topicWords),
    subject: readText,
    text: readBody,
    receivedAt: readPastMoment,
    state: readWord(stateWords),
    answer: readBody,
    answeredAt: readPastMoment,
  },
  ({ id, person, name, email, phone, topic, subject, text, receivedAt, state, answer, answeredAt }) => {
    if (state === 'closed') return 'NOT_OPEN';
    if (person === null && (name === null || (email === null && phone === null))) return 'NO_SENDER';
    const isAnswered = state === 'answered' || state === 'waiting-for-member';
    if (isAnswered && answer === null) return { problem: 'MISSING', column: texts.answer.headings[0] };
    if ((answer === null) !== (answeredAt === null) || (answeredAt !== null && answeredAt < receivedAt!))
      return unreadable(texts.answeredAt);
    return {
      ...ofPerson,
      externalId: id!,
      personRef: person,
      content: {
        sender: person === null ? { name, email, phone } : null,
        topic: topic ?? 'other',
        subject: subjectWith(subject!, id!),
        text,
        receivedAt,
        answer,
        answeredAt,
        state: state ?? 'received',
      },
      notes: isAnswered ? ['ANSWER_FROM_NOW'] : [],
      sum: { key: receivedAt!.slice(0, 7), ore: 0 },
    };
  },
);
