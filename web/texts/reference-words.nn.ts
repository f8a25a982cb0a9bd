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
    words: ({ name }) => `Medlemskapen med nummer ${name}`,
    gone: 'Ein medlemskap som er avslutta',
    path: () => paths.home,
  },
  child: {
    slug: 'barn',
    topic: 'children',
    words: ({ name }) => `Registreringa av ${name}`,
    gone: 'Eit barn som ikkje lenger er registrert',
    path: () => paths.childReceipt,
  },
  agreement: {
    slug: 'giveravtale',
    topic: 'giving',
    words: ({ name, amountOre }) => `Givaravtale ${name}, ${kroner(amountOre ?? 0)}`,
    gone: 'Ein givaravtale som er sletta',
    path: () => paths.manageDonorAgreement,
  },
  charge: {
    slug: 'trekk',
    topic: 'giving',
    words: ({ on: day, amountOre }) => `Trekket ${on(day)} på ${kroner(amountOre ?? 0)}`,
    gone: 'Eit trekk som er sletta',
    path: (id) => `/kvittering/${id}`,
  },
  activity: {
    slug: 'aktivitet',
    topic: 'activities',
    words: ({ name, on: day }) => `Aktiviteten «${name}» ${on(day)}`,
    gone: 'Ein aktivitet som er teken bort',
    path: activityPaths.one,
  },
  issue: {
    slug: 'utgave',
    topic: 'magazine',
    words: ({ name, on: day }) => `Utgåve ${name} av magasinet, som kom ${on(day)}`,
    gone: 'Ei utgåve av magasinet',
    path: () => paths.myMagazine,
  },
  enquiry: {
    slug: 'henvendelse',
    topic: '',
    words: ({ name, on: day }) => `Førespurnad ${name} frå ${on(day)}`,
    gone: 'Ein førespurnad som er sletta',
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
  Compared<typeof import('./reference-words.ts'), typeof import('./reference-words.nn.ts')>
>;
