/** Volumes, time to first answer and promises kept. */
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { listEnquiryGroups } from './desk-statistics-repository.ts';
import { figuresOf, mondayOf, weeksOf } from './desk-statistics-rules.ts';

/** Who waited in the first weeks of the period may have written long before it. */
const lookBackDays = 182;

/** @param weeks how many, this one included; each begins on a Monday */
export async function getStatistics(db: Database, weeks: number, now: Date) {
  const today = norwegianDay(now);
  const fromOn = addDays(mondayOf(today), -7 * (weeks - 1));
  const known = await listEnquiryGroups(db, addDays(fromOn, -lookBackDays));
  const groups = known.filter(({ receivedOn }) => receivedOn >= fromOn);
  const topics = enquiryTopics
    .map((topic) => ({
      topic,
      figures: figuresOf(
        groups.filter((group) => group.topic === topic),
        today,
      ),
    }))
    .filter(({ figures }) => figures.received > 0)
    .sort((one, other) => other.figures.received - one.figures.received);
  return {
    fromOn,
    toOn: today,
    all: figuresOf(groups, today),
    weeks: weeksOf(known, fromOn, today),
    topics,
  };
}
