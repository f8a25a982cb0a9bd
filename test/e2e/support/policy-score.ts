/**
 * What two public yardsticks say of an answer, by their own libraries: Mozilla's HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) and Google's csp_evaluator
 * (https://github.com/google/csp-evaluator), with all findings of its default checks, down to mere information.
 *
 * The Observatory's own scan wants a site on the internet. Its ten tests only look at what was retrieved: here at one
 * answer of ours, as the proxy in front would send it: by HTTPS, and with HTTP redirected there.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Sites whose browsers know beforehand that they have HTTPS. The library fetches the list when it is installed, which
 * no package of ours may do; none of our test names is in it. */
const preloaded = fileURLToPath(
  new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory')),
);
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

export type HtmlAnswer = {
  headers: Readonly<Record<string, string>>;
  html: string;
  /** `Set-Cookie`, one each. */
  cookies?: readonly string[];
};
export type Observed = {
  score: number;
  grade: string;
  /** What each test found that takes points away. */
  faults: string[];
};

const host = 'minside.example';

/** The library asks its headers by name, and walks through them. */
const asHeaders = (headers: HtmlAnswer['headers']): object =>
  Object.assign(
    Object.create({
      get(this: Record<string, string>, name: string) {
        return this[name];
      },
    }),
    headers,
  );

function asRetrieved({ headers, html, cookies = [] }: HtmlAnswer): Requests {
  const url = new URL(`https://${host}/`);
  const session = new Session(url);
  for (const cookie of cookies) session.jar.setCookieSync(cookie, url.href);
  const answer = {
    headers: asHeaders({ ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies.join('\n') }) }),
    status: 200,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url.href),
  };
  const redirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url, status: 200 },
  ];
  return Object.assign(new Requests(host), {
    session,
    resources: { path: html },
    responses: {
      auto: answer,
      cors: answer,
      http: answer,
      https: answer,
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  });
}

/** The ten tests summed up as the library's scan does: what is better than needed counts from 90 upwards. */
export function observe(requests: Requests): Observed {
  const results = ALL_TESTS.map((look) => look(requests).result ?? 'no result');
  const points = results.map((result) => getScoreModifier(result));
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 100);
  const withoutCredit = sum(points.filter((one) => one < 0));
  const { score, grade } = getGradeForScore(
    withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutCredit,
  );
  return { score, grade, faults: results.filter((_result, place) => points[place]! < 0) };
}

/** @returns the Observatory's points, grade and complaints for one answer */
export const observeAnswer = (answer: HtmlAnswer): Observed => observe(asRetrieved(answer));

/** @returns csp_evaluator's findings, one line each */
export const policyFindings = (header: string): string[] =>
  new CspEvaluator(new CspParser(header).csp)
    .evaluate(undefined, DEFAULT_CHECKS)
    .map(
      ({ directive, value, description }) =>
        `${[directive, value].filter(Boolean).join(' ')}: ${description}`,
    );
