/** What Playwright's JSON report says of the journeys: how long each took, and why one failed. */
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Failure, shortened } from './failures.ts';

export type JourneyReport = {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
};
type Suite = {
  file: string;
  specs?: { title: string; tests: { results: Try[] }[] }[];
  suites?: Suite[];
};
type Try = {
  duration: number;
  errors: { message?: string }[];
  attachments: { name: string; path?: string; body?: string }[];
};

const triesOf = (suites: readonly Suite[]): { journey: string; tries: Try[] }[] =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      journey: `${file} › ${title}`,
      tries: tests.flatMap(({ results }) => results),
    })),
    ...triesOf(inner),
  ]);

/** @returns seconds by file and title, all tries together */
export const secondsOfJourneys = ({ suites }: JourneyReport): Record<string, number> =>
  Object.fromEntries(
    triesOf(suites).map(({ journey, tries }) => [
      journey,
      tries.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    ]),
  );

/** With what was on the page and what the portal said, which tells more than the line that waited. */
export const failuresOfJourneys = ({ suites }: JourneyReport): Failure[] =>
  triesOf(suites).flatMap(({ journey, tries }) =>
    tries
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors, attachments }) => {
        const said = errors.map(({ message }) => stripVTControlCharacters(message ?? '')).join('\n');
        const page = attachments.find(({ name }) => name === 'error-context')?.path;
        const shown = page && fs.existsSync(page) ? pageIn(fs.readFileSync(page, 'utf8')) : '';
        const portal = attachments.find(({ name }) => name === 'portal')?.body ?? '';
        const told = Buffer.from(portal, 'base64').toString();
        return { test: journey, why: [said, shown, told].filter(Boolean).map(shortened).join('\n') };
      }),
  );

const pageIn = (context: string): string => /```yaml\n(.*?)```/s.exec(context)?.[1]?.trimEnd() ?? '';
