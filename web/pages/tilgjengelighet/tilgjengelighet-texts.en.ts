/** In English. */
import { formatCount, formatDate, formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { Run, RunName } from './criterion-facts.ts';

const { phone, hours, answerWithinDays } = organisation.memberService;

export const texts = {
  title: 'Accessibility',
  lead: 'Everyone should be able to use Min side: with a keyboard, with a screen reader, with large text and on a small screen.',
  goal: {
    title: 'Our aim',
    text: 'We follow the guidelines WCAG 2.2 at level AA. ',
  },
  tested: {
    title: 'How we test',
    points: [
      'Automatic tests from two suppliers look for faults on the pages every time we change something, in light and dark appearance and with high contrast.',
      'For ten tasks, such as joining and making a gift, we have a text of everything a screen reader says along the way. The tests compare with it each time.',
      'After every press of a button, the tests check that focus is not lost.',
      'The pages are read with wider text spacing and with text twice as large, including what is folded away.',
      'The same tasks are done with a keyboard only, and on a screen that is 320 pixels wide.',
      'We measure that text, buttons, fields and the focus indicator stand out clearly enough from the background.',
      'The pages can be read before any script has loaded, and movement is turned off for those who have asked for that.',
    ],
  },
  notTested: {
    title: 'What we have not tested yet',
    intro: 'Automatic tests find only some of the faults. This remains:',
    points: [
      'The pages have not been gone through with the screen readers NVDA and VoiceOver by people who use them every day.',
      'They have not been tested with voice control.',
      'The full automatic tests use Chromium. In Firefox and in WebKitGTK, a relative of Safari, we have done the most common tasks with the keyboard and looked at the pages on a narrow screen. Pages that show a particular enquiry, gift or person have not been tested there. Safari on Mac and iPhone has not been tested.',
      'Nobody from outside has gone through them.',
    ],
  },
  known: {
    title: 'Faults we know of',
    points: {
      '3.1.2':
        'What a board or a member has written in another language than that of the page is read aloud as if it were in the language of the page.',
    } as Readonly<Record<string, string>>,
    seen: (day: string) => `Seen on ${formatDate(day)}.`,
    inRun: (what: string, { on, faults }: Run) =>
      `${what}: ${formatCount(faults, 'fault', 'faults')} in an automatic run on ${formatDate(on)}.`,
    outro:
      'We know of no other faults that keep anybody from using the pages. If you find one, we would like to know.',
  },
  criteria: {
    title: 'Criterion by criterion',
    lead: 'All the criteria at levels A and AA of WCAG 2.2. “Not tested well enough” means that we know of no fault, but have not looked well enough either.',
    lastRuns:
      'The automatic tests run every time we change something. From time to time they go through everything. This is when each of them last did so:',
    runs: {
      pages: 'All the pages, with tools from two suppliers',
      states: 'All the pages while they load, with error messages, with menus open and after every press',
      markup: 'The code of the pages',
      keyboard: 'All the pages with a keyboard only',
      rules:
        'That each rule of the Norwegian accessibility inspectorate (Uu-tilsynet) is tested or checked by hand',
    } satisfies Record<RunName, string>,
    run: (what: string, run: Run | null) =>
      run
        ? `${what}: ${formatDate(run.on)}, ${run.pages ? `${run.pages} pages, ` : ''}${run.faults === 0 ? 'no faults' : formatCount(run.faults, 'fault', 'faults')}${run.isWhole ? '' : ', but not everything was looked at'}.`
        : `${what}: not completed yet.`,
  },
  feedback: {
    title: 'Tell us when something does not work',
    before: 'Use ',
    form: 'the form with the topic “Accessibility”',
    between: ', write to ',
    after: `, or call ${formatPhone(phone)}, ${hours}. Please tell us which page it is about, and what you were trying to do. We also help you with what you came for. You get an answer within ${formatCount(answerWithinDays, 'working day', 'working days')}.`,
  },
  complaint: {
    title: 'Are you not satisfied with the answer?',
    before: 'Then you can complain to ',
    board: 'the Norwegian Anti-Discrimination Tribunal (Diskrimineringsnemnda)',
    boardSite: 'https://www.diskrimineringsnemnda.no/',
    after: '. It costs nothing.',
  },
  updated: 'Version 2026-19. Last reviewed 29 November 2026.',
};
export type Complete = Whole<
  Compared<typeof import('./tilgjengelighet-texts.ts'), typeof import('./tilgjengelighet-texts.en.ts')>
>;
