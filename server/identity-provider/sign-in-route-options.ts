/** What the pages of a sign-in are given. */
import type Provider from 'oidc-provider';
import type { Clock } from '#server/ports/clock.ts';
import type { FirstSteps } from './first-step.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { LoginHints } from './login-hint.ts';
import type { PageLanguages } from './page-languages.ts';
import type { SecurityHeaders } from './page-security.ts';
import type { SecondSteps } from './second-step.ts';
import type { SignInAttempts } from './sign-in-attempt.ts';
import type { SignInLog } from './sign-in-log.ts';
import type { SignInPagesByLanguage } from './sign-in-pages.ts';

export type SignInRouteOptions = {
  /** The one of now. */
  provider(): Provider;
  mount: string;
  policy: string;
  attempts: SignInAttempts;
  firstSteps: FirstSteps;
  secondSteps: SecondSteps;
  pages: SignInPagesByLanguage;
  languages: PageLanguages;
  browsers: KnownBrowsers;
  hints: LoginHints;
  headers: SecurityHeaders;
  fetchedAhead: readonly string[];
  countries: readonly string[];
  clock: Clock;
  log: SignInLog;
};
