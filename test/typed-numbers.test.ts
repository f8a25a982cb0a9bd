/**
 * Periods and ages in the texts come from the table of retention, the profile or the rule's constant. What is typed is here:
 * held up against the constant where there is one, else with the reason why it may be typed.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { childAges } from '#contract/children-endpoints.ts';
import { registerFileDays } from '#contract/member-list-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { undoHours } from '#contract/sign-in-change-endpoints.ts';
import { memberFileDays } from '#contract/unit-member-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { reminderAfterDays } from '#contract/values/enquiry-silence.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { payingMinutes } from '#server/features/activities/sign-up-rules.ts';
import { invitationDays as roleInvitationDays } from '#server/features/administration/role-rules.ts';
import { invitationDays as guardianInvitationDays } from '#server/features/children/guardian-invitation-rules.ts';
import { checkedForMs } from '#server/features/session/account-session-service.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = [
  '{web,server,contract}/**/*-texts{,.nn,.en}.ts',
  'web/texts/*.ts',
  'web/pages/**/*-words*.ts',
  'server/letters/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file, at, all) => !file.endsWith('.test.ts') && all.indexOf(file) === at)
  .sort();

/** How numbers are spelled in the three languages. */
const spelled: Record<number, string> = {
  1: 'en én ei ett ein éin eitt one',
  2: 'to two',
  3: 'tre three',
  4: 'fire four',
  5: 'fem five',
  6: 'seks six',
  7: 'sju seven',
  8: 'åtte eight',
  9: 'ni nine',
  10: 'ti ten',
  12: 'tolv twelve',
  14: 'fjorten fourteen',
  30: 'tretti thirty',
};
const words = Object.fromEntries(
  Object.entries(spelled).flatMap(([value, all]) =>
    all.split(' ').map((word) => [word, Number(value)] as const),
  ),
);
/** The first letters of a unit in any of the languages, and what it is here. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [/^minut/, 'minute', 1],
  [/^(tim|hour)/, 'hour', 1],
  [/^døgn/, 'hour', 24],
  [/^(dag|day)/, 'day', 1],
  [/^(virkedag|working|yrkedag)/, 'working day', 1],
  [/^(uk|vek|week)/, 'week', 1],
  [/^(må?n|month)/, 'month', 1],
  [/^(år|year)/, 'year', 1],
];
const number = String.raw`(?<![\p{L}\d,.–-])(\d+|${Object.keys(words).join('|')})`;
const unit =
  '(minutt?(?:a|er|ene|es?)?|timar|timer?|hours?|døgn|dag(?:er|ar|ene|ane)?|days?|virkedag(?:er|ar)?|working days?|uker?|veker?|weeks?|måned(?:er)?|månad(?:er|ar)?|months?|år|years?)';
const between = String.raw`(?:[ \u00a0-](?:hele?|heile?|siste|full|whole))?[ \u00a0-]`;
const period = new RegExp(String.raw`${number}${between}${unit}(?![\p{L}\d])`, 'giu');
/** «fylt 15», «when they turn 15»: an age without a unit. */
const age =
  /\b(?:fylt|fyller|fylte|er|under|blir|minst|være|vere|turns?|turned|are|is|be|least|age of) (1\d)(?![\d\p{L}–:-]|\.\d|[ \u00a0](?:år|year|minut|dag|day|tim|hour))/giu;

/** «15-årsdagen», «the 15th birthday». */
const birthday = /(?<![\d,.])(1\d)(?:-års|th birthday)/giu;

/** @returns `14 day` of «fjorten dager» */
function numbersOf(line: string): string[] {
  const periods = [...line.matchAll(period)].map(([, count = '', name = '']) => {
    const [, called, times] = units.find(([pattern]) => pattern.test(name.toLowerCase()))!;
    return `${(words[count.toLowerCase()] ?? Number(count)) * times} ${called}`;
  });
  const ages = [...line.matchAll(age), ...line.matchAll(birthday)];
  return [...periods, ...ages.map(([, years]) => `${years} year`)];
}

const hours = (count: number) => [`${count} hour`, `${count / 24} day`];
const ages = [`${joiningAge} year`, `${adultAge} year`];
/** In every text. */
const ownWords: readonly (readonly [RegExp, readonly string[], string])[] = [
  [
    /./,
    ['1 year', '1 month', '1 week', '1 day', '1 hour', '1 minute', '1 working day'],
    'one of something: no rule is told',
  ],
];
const rules: readonly (readonly [RegExp, readonly string[], string])[] = [
  ...ownWords,
  [
    /^(contract\/move-in|server\/import|web\/pages\/administrasjon\/move-in)/,
    [...ages, `${childAges.informed} year`, `${childAges.heard} year`],
    'says which rows of a file are refused',
  ],
  [
    /^contract\/held\//,
    [`${joiningAge} year`, ...hours(24)],
    'the name of a column; repeated writes are kept a day',
  ],
  [
    /^web\/pages\/(medlemsservice\/members|tillitsvalgt\/members-texts|medlemsservice\/frame)/,
    [
      '15 year',
      '25 year',
      '26 year',
      '39 year',
      '40 year',
      '54 year',
      '55 year',
      '66 year',
      '67 year',
      '4 week',
      '12 week',
      '26 week',
    ],
    'groups of figures',
  ],
  [
    /sign-in-texts|verifisering/,
    ['10 minute', ...hours(undoHours)],
    'how long a code lasts; when a new contact counts',
  ],
  [
    /(angre-endring|correction|colleague-factors|strong-sign-in|mine-opplysninger|identifiers)-texts/,
    [...hours(undoHours), '5 minute'],
    'the time to stop a change; a recent sign-in (sign-in-age.ts)',
  ],
  [
    /(treasurer|desk-joining|member-list|desk-leaving|member-file|merge)-texts/,
    ['5 minute'],
    'a recent sign-in (sign-in-age.ts)',
  ],
  [/(role-letters|roles-texts)/, [`${roleInvitationDays} day`], 'how long an invitation lasts'],
  [/unit-letters/, ['7 day'], 'how long the proof of an address lasts (reply-address-service.ts)'],
  [/registrere-barn\//, [`${guardianInvitationDays.lasts} day`], 'how long an invitation lasts'],
  [
    /stored-in-browser-texts/,
    ['14 day', '180 day', '5 minute'],
    'the life of what is stored, held up in the journeys',
  ],
  [
    /giving-document-words|vipps-words|giving-words|giveravtale-texts|manage-giving/,
    ['3 month'],
    'how often, by name',
  ],
  [/giro-words/, ['3 week'], 'what the bank says of AvtaleGiro'],
  [/agreement-receipt-texts/, ['10 minute'], 'Vipps waits this long (Recurring API guide)'],
  [/sign-in-ending-texts|session/, ['2 minute'], 'the strip that appears then'],
  [/desk-case-texts/, ['2 month'], 'GDPR art. 12(3)'],
  [/handover-texts/, ['4 year'], 'the longest term of an office'],
  [/meeting-board-texts/, ['10 minute'], 'what is put forward is told once'],
  [/(books|members)-texts/, ['2 month', '2 year', '3 month'], 'what is compared; a quarter counts as new'],
  [
    /(subscribers|desk-magazine)-texts/,
    ['24 hour'],
    'a day’s grace with the old secret; a day to fetch the file',
  ],
  [/tilgjengelighet-texts/, ['2 hour'], '«from time to time»'],
  [/mitt-personvern\/data-texts/, ['24 hour'], 'the limit of a day'],
];

describe('numbers typed into the texts', () => {
  test('the texts are found', () => assert.ok(files.length > 300, String(files.length)));

  test('each is a rule held up here, or may be typed', () => {
    const found = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (/^\s*(\/\*\*|\*|\/\/|import |\} from )/.test(line)) return [];
          const unknown = numbersOf(line).filter(
            (typed) => !rules.some(([where, known]) => where.test(file) && known.includes(typed)),
          );
          return unknown.length > 0 ? [`${file}:${index + 1} ${unknown.join(', ')}: ${line.trim()}`] : [];
        }),
    );
    assert.deepEqual(found, []);
  });

  test('«a month ago», «a week», «a quarter of an hour» and «half a minute» are what the rules say', () => {
    assert.deepEqual([memberFileDays, registerFileDays, childAges.noticeDays], [30, 30, 30]);
    assert.deepEqual([reminderAfterDays, guardianInvitationDays.reminderAfter], [7, 7]);
    assert.equal(payingMinutes, 15);
    assert.equal(checkedForMs, 30_000);
    assert.deepEqual(retention['repeated-writes'].period, { hours: 24 });
  });

  test('a typed period and a typed age are found in each language', () => {
    for (const [line, typed] of [
      ['Si fra innen tretti dager.', '30 day'],
      ['i tre måneder', '3 month'],
      ['i tre månader', '3 month'],
      ['within 14 days', '14 day'],
      ['etter to døgn', '48 hour'],
      ['Du har fylt 15 år.', '15 year'],
      ['når de fyller 15.', '15 year'],
      ['when they turn 15.', '15 year'],
      ['Slutt på 15-årsdagen', '15 year'],
      ['It ends on the 15th birthday', '15 year'],
      ['svar innen fem virkedager', '5 working day'],
    ] as const)
      assert.deepEqual(numbersOf(line), [typed], line);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is in a text file
    assert.deepEqual(numbersOf('Du har fylt ${joiningAge} år, og ringte 15.03.2027.'), []);
  });
});
