/** Whose turn it is to be given a case. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';

export type InTurn = {
  staffId: string;
  /** None: cases of all topics. */
  topics: readonly EnquiryTopic[];
  /** When they were given a case last; null: never. */
  givenAt: Date | null;
};

/**
 * The one who has waited longest for a case, of those who take its topic.
 * @param isBarred who may not have it: the case is their own, or they have given it back
 * @returns null where there is none: the case stays in the queue
 */
export function nextInTurn(
  employees: readonly InTurn[],
  topic: EnquiryTopic,
  isBarred: (staffId: string) => boolean,
): InTurn | null {
  const able = employees.filter(
    ({ staffId, topics }) => (topics.length === 0 || topics.includes(topic)) && !isBarred(staffId),
  );
  const since = ({ givenAt }: InTurn) => givenAt?.getTime() ?? 0;
  return able.sort((one, other) => since(one) - since(other))[0] ?? null;
}
