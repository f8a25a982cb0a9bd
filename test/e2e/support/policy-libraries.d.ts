/**
 * What is used of the two libraries of `policy-score.ts`. Mozilla's comes without types, and its inner modules are asked
 * because its one export needs the internet.
 */

declare module 'csp_evaluator/dist/parser.js' {
  export class CspParser {
    constructor(policy: string);
    csp: object;
  }
}

declare module 'csp_evaluator/dist/evaluator.js' {
  export const DEFAULT_CHECKS: readonly object[];
  export class CspEvaluator {
    constructor(policy: object);
    evaluate(
      ofPolicyAsWritten: undefined,
      checks: readonly object[],
    ): { description: string; directive: string; value?: string }[];
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  /** The ten tests, each a look at what was retrieved. */
  export const ALL_TESTS: ((requests: unknown) => { result: string | null; constructor: { name: string } })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { grade: string; score: number };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export function retrieve(
    hostname: string,
    options: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL);
    jar: { setCookieSync(cookie: string, url: string): unknown };
  }
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  import type { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: object | null;
      cors: object | null;
      http: object | null;
      https: object | null;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: Session | null;
  }
}
