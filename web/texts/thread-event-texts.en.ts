/** In English. */
import type { ChangedField, EnquiryEvent } from '#contract/enquiry-endpoints.ts';
import { topicWords } from './enquiry-words.ts';
import type { Compared, Whole } from './language.ts';

const fields: Record<ChangedField, string> = {
  topic: 'the topic',
  name: 'the name',
  'birth-date': 'the date of birth',
  number: 'the identity number',
  email: 'the e-mail address',
  phone: 'the phone number',
  address: 'the address',
  language: 'the language',
  chapter: 'the local chapter',
};
const words: Partial<Record<string, string>> = topicWords;
const languages: Partial<Record<string, string>> = { nb: 'bokmål', nn: 'nynorsk', en: 'English' };
const hidden = 'not shown';
const shown = (field: ChangedField, value: string | null) => {
  if (value === null) return 'nothing';
  const named = field === 'topic' ? words : field === 'language' ? languages : {};
  return named[value] ?? value;
};

export function threadEventWords(event: EnquiryEvent, who: string): string {
  if (event.kind === 'closed')
    return event.from === 'portal' ? 'The enquiry was closed automatically' : `${who} closed the enquiry`;
  if (event.kind === 'reopened') return `${who} opened the enquiry again`;
  return `${who} changed ${fields[event.field]}`;
}

export const threadEventTexts = { before: 'Before', after: 'Now' };

/** A protected address: nothing of it is in the case. */
const isHidden = ({ before, after }: EnquiryEvent & { kind: 'changed' }) => before === null && after === null;

export const changeOf = (event: EnquiryEvent & { kind: 'changed' }) => ({
  before: isHidden(event) ? hidden : shown(event.field, event.before),
  after: isHidden(event) ? hidden : shown(event.field, event.after),
});
export type Complete = Whole<
  Compared<typeof import('./thread-event-texts.ts'), typeof import('./thread-event-texts.en.ts')>
>;
