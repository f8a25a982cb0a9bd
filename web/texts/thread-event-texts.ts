/** What has happened in a thread besides what was written, as one line each. */
import type { ChangedField, EnquiryEvent } from '#contract/enquiry-endpoints.ts';
import { topicWords } from './enquiry-words.ts';

const fields: Record<ChangedField, string> = {
  topic: 'temaet',
  name: 'navnet',
  'birth-date': 'fødselsdatoen',
  number: 'fødselsnummeret',
  email: 'e-postadressen',
  phone: 'telefonnummeret',
  address: 'adressen',
  language: 'språket',
  chapter: 'lokallaget',
};
const hidden = 'vises ikke';
const nothing = 'ingenting';
const words: Partial<Record<string, string>> = topicWords;
const languages: Partial<Record<string, string>> = { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' };
const shown = (field: ChangedField, value: string | null) => {
  if (value === null) return nothing;
  const named = field === 'topic' ? words : field === 'language' ? languages : {};
  return named[value] ?? value;
};

/** @param who «Du», «Mona» or no name */
export function threadEventWords(event: EnquiryEvent, who: string): string {
  if (event.kind === 'closed')
    return event.from === 'portal' ? 'Henvendelsen ble lukket automatisk' : `${who} lukket henvendelsen`;
  if (event.kind === 'reopened') return `${who} åpnet henvendelsen igjen`;
  return `${who} endret ${fields[event.field]}`;
}

export const threadEventTexts = { before: 'Før', after: 'Nå' };

/** A protected address: nothing of it is in the case. */
const isHidden = ({ before, after }: EnquiryEvent & { kind: 'changed' }) => before === null && after === null;

/** The value before and after a change. */
export const changeOf = (event: EnquiryEvent & { kind: 'changed' }) => ({
  before: isHidden(event) ? hidden : shown(event.field, event.before),
  after: isHidden(event) ? hidden : shown(event.field, event.after),
});
