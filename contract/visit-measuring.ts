/** Measuring of visits to the open pages: only where it is configured, and only after a yes. Read by the page before the app. */

/** Changes with the wording of the question: users who answered an earlier wording are asked again. */
export const measuringTextVersion = 'maling-2026-11';
/** Cookie with the choice and the version of the text, as `yes.maling-2026-11`. Read by the server and by the page. */
export const measuringCookie = 'maling';
/** Where the frame is that the measuring runs in. */
export const measuringAddress = '/maling';

export const measuringChoices = ['yes', 'no'] as const;
export type MeasuringChoice = (typeof measuringChoices)[number];

/** What the page is told; absent where nothing is measured. */
export type MeasuringConfig = { textVersion: string };
