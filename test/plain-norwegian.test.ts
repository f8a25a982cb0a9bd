/** Keeps words and sentences that an editor has replaced out of the Norwegian texts, and typed periods of deletion too. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const files = [
  '{web,server,contract}/**/*-texts.ts',
  'web/texts/*.ts',
  'web/pages/**/*-words.ts',
  'server/letters/*.ts',
  'organisation-profile.json',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();

/** Words that are searched or read from files, but never shown. */
const unseen = /\b(?:also: '[^']*'|headings: \[[^\]]*\])/g;

/** The string literals of a file, without comments and imports. @returns the line each is on, and its words */
function literalsOf(file: string): { at: number; words: string }[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    /^\s*(\/\*\*|\*|\/\/|import |\} from )/.test(line)
      ? []
      : [...line.replace(unseen, '').matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`?/g)].map((match) => ({
          at: index + 1,
          words: match[1] ?? match[2] ?? match[3] ?? '',
        })),
  );
}

/** What must not come back, and what is written instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // The law and the use of data: what was said was not so (docs/law.md).
  [/bruker nummeret bare/i, 'every use of the number'],
  [/bare til ett samfunn|hvem som skal ha den/i, 'a member of two counts for none'],
  [/(?<!bokførings)loven krever/i, 'the statute by name, where it is confirmed'],
  [/regnskapsloven/i, 'bokføringsloven § 13'],
  [/gift og samboende foreldre/i, 'foreldre har som regel foreldreansvaret sammen'],
  [/personvernreglene skal du ha svar/i, 'som hovedregel'],
  [/vanligvis innen \$\{(?!days)/i, 'målet er å svare innen'],
  [/foreløpige opplysning|kildene er uenige/i, 'no doubt of ours is shown'],
  [/teller (du )?ikke (med )?i den offentlige/i, 'vi får ikke offentlig støtte for deg'],
  [/n(ummeret|ummer) (blir|er) [^.]*brukes? bare|bare til listen/i, 'every use of the number'],
  [/før nyttår/i, 'the count day of the profile'],
  [/\bta noen uker|andre noen uker|en uke eller så/i, 'what is known'],
  [/innen 31\. desember/i, 'the count day of the profile'],
  // Words that hurt, or that are read as something else.
  [/\b(er|ble|har|finnes|noen|som) alt (?!(annet|klart)\b)\p{L}+(t|d|en)\b/iu, 'allerede'],
  [/\bav (seg|oss) selv\b/i, 'automatisk'],
  [/(finner|funnet) (ikke )?sin plass/i, 'plasseres, er plassert'],
  [/\b(avtalen din|alt|dette|turen) går videre\b/i, 'fortsetter'],
  [/(?<!si(er)? )\bfra før\b/i, 'allerede'],
  [/\b(stryker|strykes|strøket)\b/i, 'slettes, avsluttes'],
  [/\bhviler\b/i, 'er satt på vent'],
  [/\b(må |skal )?ses på\b/i, 'til vurdering'],
  [
    /^(Over|Ikke|Kom|Kom ikke|Gikk ikke|Region|Mobil)$/,
    'a word that says what: avsluttet, møtte, regionlag, telefon',
  ],
  [/\balt (har )?låst/i, 'allerede'],
  [/\b(møtet|møter som) har vært\b/i, 'er avholdt'],
  [/\bskrevet ned|skriver (vi )?(det )?ned\b/i, 'registrerer'],
  [/\bforesatte?\b/i, 'forelder'],
  [/er dødt\b|tapet ditt|\bgått bort\b|\bavdøde\b|tenker på dere/i, 'den som er død; vi kondolerer'],
  [/\bhen\b/i, 'hun eller han'],
  [/\b(blad|bladet)\b/i, 'magasin, utgave'],
  [/kontaktpunkt|hos Vipps eller KID/i, 'e-post eller telefon; KID-nummer'],
  [/hva du vil ha beskjed om/i, 'hvilke varsler du vil ha'],
  [/søk smalere/i, 'avgrens søket'],
  [/etter stillhet|står ved lag|ta saken med|det er svart på|snart tid|sin plass\b/i, 'plain words'],
  [/en dag som (ikke )?har vært/i, 'en dag fram til i dag'],
  [/\b(kalt|trukket) tilbake, og gaven|er kalt tilbake|skal avlyses/i, 'stoppet'],
  [/samme konto\b|^kontoen /i, 'innlogging, brukerkonto'],
  [/\bpålogging/i, 'innlogging'],
  [/\bkallenavn/i, 'tiltalsnavn'],
  [/(?<!en )enkelt gave\b/i, 'enkeltgave'],
  [/(meldes|meld\S* \S+( mine)?|\bmeldt)( ikke)? til skatteetaten|meld gavene/i, 'rapporteres'],
  [/\bunder meldinger\b|slik får du beskjed/i, 'varsler'],
  [/mitt medlems(\\u00ad)?demokrati/i, 'årsmøter og valg'],
  [/\b(lager|lage) (en )?konto\b|\bkontoen din på min side\b|annen konto her/i, 'brukerkonto'],
  [/\b(bedt|be|få) (oss )?(om )?(en )?ny innlogging\b|nye innlogginger/i, 'gjenopprette tilgangen'],
  [/\bandre samfunn\b|\bannet samfunn\b/i, 'tros- eller livssynssamfunn; et annet sted'],
  [/\bprøvd (godt nok|ennå|med|om)\b|^ikke prøvd$/i, 'testet'],
  [/trenger (du |dere |vi |de |hun |han )?ikke (gjøre|vente|legge|oppgi|skrive)\b/i, 'trenger ikke å'],
  [/\bbør s(ees|es|jåast) på\b/i, 'bør sjekkes'],
  [/\bsom alt (er|har|blir)\b/i, 'allerede'],
  [/\bfrosset\b/i, 'fryst'],
  [/like om hjørnet/i, 'snart'],
  [/\bfår (en )?melding( om at|\.$)/i, 'får varsel; a message is in a thread'],
  [/\w; \p{Ll}/u, 'two sentences'],
];

/** A table of columns, where a semicolon divides: what need not hold there. */
const excepted: readonly (readonly [RegExp, RegExp])[] = [
  [/^contract\/move-in-column-texts/, /two sentences/],
];

const unit = '(?:dager|døgn|uker|måneder|år|dagar|veker|månader)';
const count = String.raw`(?:\d+|to|tre|fire|fem|seks|sju|åtte|ni|ti|tolv|fjorten|tretti)`;
/** A period in which something is deleted or kept: it is in `contract/retention.ts`, and read from there. */
const typedPeriod = new RegExp(
  String.raw`(?=.*\b(?:slett|tar vare på|lagre[rst]|åpne den igjen))(?=.*\b(?!15 år)${count} (?:hele )?${unit}\b)`,
  'i',
);

const isExcepted = (file: string, instead: string): boolean =>
  excepted.some(([files, rule]) => files.test(file) && rule.test(instead));

describe('plain Norwegian', () => {
  test('the texts are found', () => assert.ok(files.length > 120, String(files.length)));

  for (const file of files) {
    test(file, () => {
      const found = literalsOf(file).flatMap(({ at, words }) => [
        ...replaced.flatMap(([pattern, instead]) =>
          pattern.test(words) && !isExcepted(file, instead) ? [`${file}:${at} «${words}»: ${instead}`] : [],
        ),
        ...(typedPeriod.test(words) ? [`${file}:${at} «${words}»: the period of contract/retention.ts`] : []),
      ]);
      assert.deepEqual(found, []);
    });
  }

  test('a replaced word and a typed period are found', () => {
    assert.ok(replaced.some(([pattern]) => pattern.test('Koden er alt brukt.')));
    assert.ok(!replaced.some(([pattern]) => pattern.test('Her er alt annet som skjer.')));
    assert.ok(typedPeriod.test('Svarene slettes 30 dager etter aktiviteten.'));
    assert.ok(typedPeriod.test('Vi tar vare på det i fem år.'));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is in a text file
    assert.ok(!typedPeriod.test('Svarene slettes ${period.days} dager etter aktiviteten.'));
  });
});
