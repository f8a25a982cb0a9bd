import { dayBefore } from '../../../dev/seed/seed-demo.ts';

/** Of a demo person: counted from the day on which this run filled its database, which may be yesterday by now. */
export const bornOn = (age: Parameters<typeof dayBefore>[1]): string =>
  dayBefore(new Date(process.env.BROWSER_TEST_SEEDED_AT ?? Date.now()), age);
