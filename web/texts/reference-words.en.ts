/** What an enquiry can be about, in words and as an address. */

import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import {
  type EnquiryReference,
  type ReferenceKey,
  type ReferenceKind,
  referenceKinds,
} from '#contract/enquiry-reference.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { formatDate, kroner } from './format.ts';
import type { Compared, Whole } from './language.ts';

type Words = {
  /** In the address. */
  slug: string;
  /** What somebody who asks about it asks about. */
  topic: EnquiryTopic | '';
  words(reference: EnquiryReference): string;
  gone: string;
  /** Where the person sees it. */
  path(id: string): PageAddress;
};

const on = (day: string | null) => (day ? formatDate(day) : '');

const words: Record<ReferenceKind, Words> = {
  membership: {
    slug: 'medlemskap',
    topic: 'membership',
    words: ({ name }) => `The membership with number ${name}`,
    gone: 'A membership that has ended',
    path: () => paths.home,
  },
  child: {
    slug: 'barn',
    topic: 'children',
    words: ({ name }) => `The registration of ${name}`,
    gone: 'A child who is no longer registered',
    path: () => paths.childReceipt,
  },
  agreement: {
    slug: 'giveravtale',
    topic: 'giving',
    words: ({ name, amountOre }) => `Giving agreement ${name}, ${kroner(amountOre ?? 0)}`,
    gone: 'A giving agreement that is deleted',
    path: () => paths.manageDonorAgreement,
  },
  charge: {
    slug: 'trekk',
    topic: 'giving',
    words: ({ on: day, amountOre }) => `The payment of ${on(day)}: ${kroner(amountOre ?? 0)}`,
    gone: 'A payment that is deleted',
    path: (id) => `/kvittering/${id}`,
  },
  activity: {
    slug: 'aktivitet',
    topic: 'activities',
    words: ({ name, on: day }) => `The activity “${name}”, ${on(day)}`,
    gone: 'An activity that has been removed',
    path: activityPaths.one,
  },
  issue: {
    slug: 'utgave',
    topic: 'magazine',
    words: ({ name, on: day }) => `Issue ${name} of the magazine, published ${on(day)}`,
    gone: 'An issue of the magazine',
    path: () => paths.myMagazine,
  },
  enquiry: {
    slug: 'henvendelse',
    topic: '',
    words: ({ name, on: day }) => `Enquiry ${name} of ${on(day)}`,
    gone: 'An enquiry that is deleted',
    path: paths.enquiry,
  },
};

export const referenceWords = (reference: EnquiryReference): string => {
  const { words: say, gone } = words[reference.kind];
  return reference.isThere ? say(reference) : gone;
};
export const referencePath = ({ kind, id }: ReferenceKey): PageAddress => words[kind].path(id);
export const topicOfReference = (kind: ReferenceKind): EnquiryTopic | '' => words[kind].topic;

/** What `/ny-henvendelse` is opened with to ask about an object. */
export const askingAbout = ({ kind, id }: ReferenceKey): { gjelder: string } => ({
  gjelder: `${words[kind].slug}.${id}`,
});

/** Null where the address says nothing that can be asked about. */
export function referenceOfAddress(gjelder: unknown): ReferenceKey | null {
  const [slug, id = ''] = typeof gjelder === 'string' ? gjelder.split('.') : [];
  const kind = referenceKinds.find((one) => words[one].slug === slug);
  return kind && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? { kind, id } : null;
}
export type Complete = Whole<
  Compared<typeof import('./reference-words.ts'), typeof import('./reference-words.en.ts')>
>;
