/** In nynorsk. */
import type { ChangedField, EnquiryEvent } from '#contract/enquiry-endpoints.ts';
import { topicWords } from './enquiry-words.ts';
import type { Compared, Whole } from './language.ts';

const fields: Record<ChangedField, string> = {
  topic: 'temaet',
  name: 'namnet',
  'birth-date': 'fødselsdatoen',
  number: 'fødselsnummeret',
  email: 'e-postadressa',
  phone: 'telefonnummeret',
  address: 'adressa',
  language: 'språket',
  chapter: 'lokallaget',
};
const words: Partial<Record<string, string>> = topicWords;
const languages: Partial<Record<string, string>> = { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' };
const hidden = 'blir ikkje vist';
const shown = (field: ChangedField, value: string | null) => {
  if (value === null) return 'ingenting';
  const named = field === 'topic' ? words : field === 'language' ? languages : {};
  return named[value] ?? value;
};

export function threadEventWords(event: EnquiryEvent, who: string): string {
  if (event.kind === 'closed')
    return event.from === 'portal' ? 'Førespurnaden blei lukka automatisk' : `${who} lukka førespurnaden`;
  if (event.kind === 'reopened') return `${who} opna førespurnaden igjen`;
  return `${who} endra ${fields[event.field]}`;
}

export const threadEventTexts = { before: 'Før', after: 'No' };

/** A protected address: nothing of it is in the case. */
const isHidden = ({ before, after }: EnquiryEvent & { kind: 'changed' }) => before === null && after === null;

export const changeOf = (event: EnquiryEvent & { kind: 'changed' }) => ({
  before: isHidden(event) ? hidden : shown(event.field, event.before),
  after: isHidden(event) ? hidden : shown(event.field, event.after),
});
export type Complete = Whole<
  Compared<typeof import('./thread-event-texts.ts'), typeof import('./thread-event-texts.nn.ts')>
>;
