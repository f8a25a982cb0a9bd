import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type Language, languages } from '#contract/values/portal-languages.ts';
import * as activityLetters from './activity-letters.ts';
import {
  childAnswered,
  childChanged,
  childExpired,
  childrenSent,
  childSoon15,
  childStruckOff,
  invitationReminder,
  namesakeInvited,
  secondGuardianInvited,
} from './children-letters.ts';
import { answerToUnidentified } from './contact-form-letters.ts';
import { contactCode, newDevice, signInReady, signInTied, signInUntied } from './contact-letters.ts';
import { deathReceived } from './death-letters.ts';
import {
  enquiryAnswered,
  enquiryClosed,
  enquiryReceived,
  enquiryReminder,
  unitAsked,
} from './enquiry-letters.ts';
import {
  agreementChanged,
  agreementResumes,
  claimComing,
  giftFailed,
  giftReceived,
  giftRefunded,
} from './giving-letters.ts';
import { communitiesChoice, communitiesReminder, joined, joinedAtDesk } from './joining-letters.ts';
import { leavingCertificateLetter } from './leaving-letters.ts';
import { addressedTo, type Letter, spoken, withUnsubscribe } from './letter.ts';
import {
  magazineEnding,
  magazineIssueOut,
  magazineOrdered,
  magazineOwnCopy,
  magazinePostReturned,
  magazineRefunded,
} from './magazine-letters.ts';
import * as officeLetters from './office-letters.ts';
import {
  accountRecovered,
  recoveryAsked,
  recoveryDone,
  recoveryLink,
  tieDone,
  untyingAsked,
} from './recovery-letters.ts';
import { reimbursementLetters } from './reimbursement-letters.ts';
import { roleInvited, rolesOfTheMonth } from './role-letters.ts';
import { setupTest } from './setup-letters.ts';
import { signInAdded, signInChanged, signInRestored } from './sign-in-change-letters.ts';
import { signInCode } from './sign-in-letters.ts';
import {
  chapterGiven,
  meetingNews,
  nominationAsked,
  proposalReceived,
  replyAddressProof,
  unitMessage,
  unitSummons,
} from './unit-letters.ts';
import {
  detailsCorrected,
  numberMissing,
  numberRemoved,
  statementChanged,
  statementReady,
} from './year-letters.ts';

const organisation: OrganisationProfile = JSON.parse(readFileSync('organisation-profile.json', 'utf8'));
const { phone } = organisation.memberService;
const enquiry = {
  number: 'H-2026-000123',
  link: 'https://minside.example/henvendelser/5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d',
  organisation,
};
const receipt = { link: 'https://minside.example/kvittering-avtale/5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d' };
const invitation = {
  registrant: 'Kari',
  until: '2026-12-21',
  link: `https://minside.example/invitasjon#${'x'.repeat(22)}`,
};
const claim = { account: '99991111111', amountOre: 25_050, dueOn: '2026-12-15' };
const link = 'https://minside.example/magasininn/mine-opplysninger';
const home = 'https://minside.example/home';
const asked = {
  link: `https://minside.example/stopp-ny-innlogging#${'x'.repeat(22)}`,
  // No moment is longer in words: 28. september kl. 23.59.
  opensAt: new Date('2026-09-28T21:59:00Z'),
};

const claimedUnit = '5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d';

/** Each letter that is written in the language of its reader. */
const lettersIn = (language: Language): Record<string, Letter> => ({
  enquiryReceived: enquiryReceived({ ...enquiry, language }),
  enquiryAnswered: enquiryAnswered({ ...enquiry, language }),
  enquiryReminder: enquiryReminder({ ...enquiry, closesOn: '2026-12-12', language }),
  enquiryClosed: enquiryClosed({ ...enquiry, language }),
  unitAsked: unitAsked({ ...enquiry, language }),
  agreementChanged: agreementChanged({ ...receipt, language }),
  agreementResumes: agreementResumes({ ...receipt, language }),
  giftReceived: giftReceived({ ...receipt, language }),
  giftFailed: giftFailed({ ...receipt, language }),
  giftRefunded: giftRefunded({ ...receipt, language }),
  claimComing: claimComing({ link: home, language, claim }),
  numberRemoved: numberRemoved({ link: 'https://minside.example/mine-opplysninger', language }),
  numberMissing: numberMissing({
    link: 'https://minside.example/mine-opplysninger',
    deadline: '01-15',
    language,
  }),
  statementReady: statementReady({ link: 'https://minside.example/kvittering/aar', language }),
  statementChanged: statementChanged({ link: 'https://minside.example/kvittering/aar', language }),
  joined: joined({ link: 'https://minside.example/velkommen', language }),
  joinedAtDesk: joinedAtDesk({ link: 'https://minside.example/verifisering', language }),
  detailsCorrected: detailsCorrected({ link: 'https://minside.example/mine-opplysninger', language }),
  signInCode: signInCode({ code: '012345', language }),
  signInReady: signInReady({ link: home, language }),
  secondGuardianInvited: secondGuardianInvited({ ...invitation, language }),
  invitationReminder: invitationReminder({ ...invitation, language }),
  invitationWithLongName: secondGuardianInvited({
    ...invitation,
    registrant: 'Áŋŋel-Máret'.repeat(5),
    language,
  }),
  namesakeInvited: namesakeInvited({ phone, language }),
  roleInvited: roleInvited({ link: 'https://minside.example/administrasjon/invitasjon#x', language }),
  setupTest: setupTest({ code: '012345', language }),
  communitiesChoice: communitiesChoice({ link: 'https://minside.example/meldinger', language }),
  communitiesReminder: communitiesReminder({ link: 'https://minside.example/velkommen', language }),
  ...Object.fromEntries(
    Object.entries({
      magazineOrdered,
      magazineEnding,
      magazineRefunded,
      magazineOwnCopy,
      magazinePostReturned,
      magazineIssueOut,
    }).map(([name, letter]) => [name, letter({ link, language })]),
  ),
  ...Object.fromEntries(
    Object.entries(activityLetters).flatMap(([name, letter]) =>
      typeof letter === 'function' ? [[name, letter({ link: home, language })]] : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(officeLetters).map(([name, letter]) => [
      name,
      letter({ link: 'https://minside.example/tillitsvalgt', language }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      childrenSent,
      childAnswered,
      childExpired,
      childChanged,
      childSoon15,
      childStruckOff,
    }).map(([name, letter]) => [name, letter({ link: home, language })]),
  ),
  ...Object.fromEntries(
    Object.entries({ unitMessage, unitSummons, meetingNews, nominationAsked, proposalReceived }).flatMap(
      ([name, letter]) =>
        [true, false].map((isAnswerable) => [
          `${name}${isAnswerable ? ' that can be answered' : ''}`,
          letter({ link, language, isAnswerable }),
        ]),
    ),
  ),
  chapterGiven: chapterGiven({ link: 'https://minside.example/mine-opplysninger', language }),
  newDevice: newDevice({ link: 'https://minside.example/mitt-personvern/palogginger', phone, language }),
  contactCode: contactCode({ code: '012345', language }),
  signInTied: signInTied({ link: 'https://minside.example', phone, language }),
  signInUntied: signInUntied({ link: 'https://minside.example', phone, language }),
  signInRestored: signInRestored({ phone, language }),
  tieDone: tieDone({ link: 'https://minside.example', phone, language }),
  recoveryAsked: recoveryAsked({ ...asked, language }),
  untyingAsked: untyingAsked({ ...asked, language }),
  recoveryDone: recoveryDone({ phone, language }),
  ...Object.fromEntries<Letter>(
    (['email', 'phone'] as const).flatMap((kind) => [
      ...(['added', 'changed', 'removed'] as const).flatMap((what) =>
        [false, true].map((byDesk): [string, Letter] => [
          `${kind} ${what}${byDesk ? ' by the desk' : ''}`,
          signInChanged({
            kind,
            what,
            byDesk,
            link: 'https://minside.example/angre-endring#0123456789abcdef012345',
            until: asked.opensAt,
            language,
          }),
        ]),
      ),
      [`${kind} is new`, signInAdded({ kind, counts: asked.opensAt, language })],
    ]),
  ),
  accountRecovered: accountRecovered({
    link: 'https://minside.example/mitt-personvern/palogginger',
    phone,
    language,
  }),
  ...Object.fromEntries(
    Object.entries(reimbursementLetters).map(([kind, letter]) => {
      const name = kind.replace(/-(\w)/g, (_, first: string) => first.toUpperCase());
      return [name, letter({ subjectId: claimedUnit, language }, 'https://minside.example')];
    }),
  ),
});
/** Letters that are never an SMS. */
const mailsIn = (language: Language): Record<string, Letter> => ({
  leavingCertificate: { ...leavingCertificateLetter(language, phone), sms: '' },
  recoveryLink: recoveryLink({ link: asked.link, until: asked.opensAt, language }),
  replyAddressProof: replyAddressProof({ link: asked.link, language }),
  answerToUnidentified: {
    ...answerToUnidentified({ answer: '1234', link: 'https://minside.example/kontakt-oss', language }),
    sms: '',
  },
  deathReceived: { ...deathReceived({ phone: '680\u00a005\u00a0000', hours: '10–14' }, language), sms: '' },
});
/** To somebody who has signed in to see far more than is in it. */
const listOfRoles = (language: Language): Letter =>
  rolesOfTheMonth({ staff: [{ name: 'Siri', roles: ['member-service', 'administrator'] }], language });
const [inBokmal, inNynorsk] = [lettersIn('nb'), lettersIn('nn')];
const named = (lettersOf: (language: Language) => Record<string, Letter>) =>
  languages.flatMap((language) =>
    Object.entries(lettersOf(language)).map(([name, letter]) => ({ name, language, letter })),
  );

test('the notice before a payment of AvtaleGiro says to which account, how much and when; its subject and SMS do not', () => {
  for (const { subject, text, sms } of [inBokmal.claimComing!, inNynorsk.claimComing!]) {
    for (const told of ['9999\u00a011\u00a011111', '250,50\u00a0kr', '15. desember 2026']) {
      assert.ok(text.includes(told), told);
      assert.ok(!`${subject} ${sms}`.includes(told), told);
    }
  }
  const unknown = claimComing({ link: 'https://minside.example', language: 'nb', claim: null });
  assert.doesNotMatch(unknown.text, /konto|kr/);
});

/** What tells of a life stance, or of what it is about, in each language. */
const norwegianWords = ['livssyn', 'tro', 'kirke', 'samfunn', 'medlem', 'giver', 'gave', 'skatt', 'konfirma'];
const telling: Record<Language, readonly string[]> = {
  nb: [...norwegianWords, 'seremoni', 'barn', ...enquiryTopics.filter((topic) => topic !== 'sign-in')],
  nn: [...norwegianWords, 'kyrkje', 'givar', 'gåve', 'seremoni', 'barn', 'born'],
  en: [
    ...[
      'life stance',
      'belief',
      'faith',
      'church',
      'communit',
      'membership',
      'your member',
      'donor',
      'donat',
    ],
    ...['gift', 'giving', 'tax', 'confirmand', 'ceremon', 'child', 'wedding', 'funeral', 'magazine'],
  ],
};

for (const { name, language, letter } of named((language) => ({
  ...lettersIn(language),
  ...mailsIn(language),
}))) {
  test(`${name} in ${language} is neutral: neither the organisation nor a life stance nor a topic can be read from it`, () => {
    const all = `${letter.subject}\n${letter.text}\n${letter.sms}`.toLowerCase();
    for (const word of ['human', 'religio', ...telling[language]])
      assert.ok(!all.includes(word), `«${word}» in ${name}`);
    const own = [
      organisation.name,
      organisation.organisationNumber,
      organisation.publicSite,
      organisation.memberService.email,
    ];
    for (const word of own) assert.ok(!all.includes(word.toLowerCase()), `«${word}» in ${name}`);
  });
}

const hello: Record<Language, RegExp> = { nb: /^Hei!\n/, nn: /^Hei!\n/, en: /^Hello!\n/ };
const farewell: Record<Language, RegExp> = {
  nb: /\n\nVennlig hilsen\nMin side\n\n/,
  nn: /\n\nVenleg helsing\nMin side\n\n/,
  en: /\n\nKind regards\nMin side\n\n/,
};

for (const { name, language, letter } of named((language) => ({
  ...lettersIn(language),
  ...mailsIn(language),
  listOfRoles: listOfRoles(language),
})))
  test(`${name} in ${language} begins and ends as letters do in it, with a subject of one line`, () => {
    assert.match(letter.subject, /^[^\n\r]{3,60}$/);
    assert.doesNotMatch(letter.subject, /(?<!\p{L})(noe|noko)(?!\p{L})/iu, 'the kind of thing is named');
    assert.match(letter.text, hello[language]);
    assert.match(letter.text, farewell[language]);
    assert.doesNotMatch(letter.text, /undefined|null|NaN|\[object/);
  });

for (const { name, language, letter } of named(lettersIn))
  test(`${name} in ${language} fits in one SMS`, () => {
    assert.ok(letter.sms.length > 0 && letter.sms.length <= 160, `${letter.sms.length} characters`);
    // Anything outside the GSM 7-bit alphabet would make it three messages.
    assert.match(letter.sms, /^[A-Za-z0-9 ÆØÅæøåé.,:;!?()/_#-]+$/);
  });

for (const { name, language, letter } of named(lettersIn))
  if (/(ring oss|call us)/i.test(letter.sms) && /(med ein? gong|med en gang|at once)/i.test(letter.sms))
    test(`${name} in ${language} says which number to call at once`, () => {
      assert.ok(letter.sms.includes(spoken(phone)), letter.sms);
      assert.ok(letter.text.includes(spoken(phone)), letter.text);
    });

test('each letter that is written is among these', () => {
  const tested = new Set([...Object.keys(lettersIn('nb')), ...Object.keys(mailsIn('nb'))]);
  const underAnotherName = ['signInChanged', 'signInAdded', 'rolesOfTheMonth', 'leavingCertificateLetter'];
  const written = readdirSync('server/letters')
    .filter((file) => file.endsWith('-letters.ts'))
    .flatMap((file) => [
      ...readFileSync(`server/letters/${file}`, 'utf8').matchAll(
        /^(?:export )?(?:const (\w+) = (?:letterIn|unitLetterIn)\(|function (\w+)\([\s\S]*?\): (?:Letter|Pick<Letter)\b)/gm,
      ),
    ])
    .map(([, constant, made]) => (constant ?? made)!);
  assert.ok(written.length > 60, `${written.length} letters`);
  const isTested = (name: string) => [...tested].some((one) => one === name || one.startsWith(`${name} `));
  assert.deepEqual(
    written.filter((name) => !isTested(name) && !underAnotherName.includes(name)),
    [],
  );
});

test('the code is in the text and the SMS, not in the subject', () => {
  for (const language of languages) {
    const { subject, text, sms } = signInCode({ code: '012345', language });
    assert.match(text, /: 012345\n/);
    assert.match(sms, /^012345 /);
    assert.doesNotMatch(subject, /\d/);
  }
});

test('the link stands alone on its line, and the number is only in the e-mail', () => {
  for (const letter of [inBokmal.enquiryReceived!, inBokmal.enquiryAnswered!]) {
    assert.ok(letter.text.split('\n').includes(enquiry.link));
    assert.ok(letter.text.includes(enquiry.number));
    assert.ok(letter.sms.endsWith(enquiry.link));
    assert.ok(!letter.sms.includes(enquiry.number));
  }
});

test('the promise is the one of the profile', () => {
  const promising = (answerWithinDays: number) =>
    enquiryReceived({
      ...enquiry,
      organisation: { memberService: { ...organisation.memberService, answerWithinDays } },
    }).text;
  assert.match(promising(2), /innen 2 virkedager/);
  assert.match(promising(1), /innen én virkedag\./);
  const { memberService } = organisation;
  const one = { memberService: { ...memberService, answerWithinDays: 1 } };
  assert.match(
    enquiryReceived({ ...enquiry, organisation: one, language: 'nn' }).text,
    /innan éin vyrkedag\./,
  );
});

/** The numbers, days and addresses of a letter, which are those of the placeholders. Times are written otherwise in English. */
const facts = (letter: Letter) =>
  ['text', 'sms'].map((part) => {
    const words = letter[part as 'text' | 'sms'].replace(/(\d):(\d\d)(?!\d)/g, '$1.$2');
    return [...(words.match(/https?:\/\/\S+|H-\d+-\d+|\d[\d\u00a0]*(?:,\d+)?/g) ?? [])].sort();
  });
const ownWords: Record<Language, RegExp> = {
  nb: /(?<!\p{L})(ikke|jeg|hva|hvem|hvor|hvordan|hvis|hvilken|noen|noe|gikk|skylder|penger|pengene|uke|måned|dager|se|være|kommer|gjøre|fra|hilsen|meldingen|en|et)(?!\p{L})/iu,
  nn: /(?<!\p{L})(ikkje|eg|kva|kven|korleis|viss|nokon|noko|gjekk|pengar|veke|månad|dagar|sjå|vere|gjere|frå|helsing|ein|ei|eit)(?!\p{L})/iu,
  en: /(?<!\p{L})(the|you|your|is|are|and|not|with|what|who|something|from|money|week|day)(?!\p{L})/iu,
};

const whole = (language: Language): Record<string, Letter> => ({
  ...lettersIn(language),
  ...mailsIn(language),
  listOfRoles: listOfRoles(language),
});
const [bokmal, nynorsk, english] = [whole('nb'), whole('nn'), whole('en')];
for (const [name, nb] of Object.entries(bokmal)) {
  test(`${name} says the same in each language, each in its own words`, () => {
    const each = { nb, nn: nynorsk[name]!, en: english[name]! };
    for (const language of languages) {
      const { subject, text, sms } = each[language];
      assert.deepEqual(facts(each[language]), facts(nb), language);
      // «Min side» and the names of people are the same in all.
      const all = `${subject}\n${text}\n${sms}`.replace(/https?:\/\/\S+|Min side|minside\.example/g, '');
      for (const other of languages)
        if (other !== language) assert.doesNotMatch(all, ownWords[other], `${other} in ${language}`);
      // One form of nynorsk, that of the pages: «blei» and «dersom».
      if (language === 'nn') assert.doesNotMatch(all, /(?<!\p{L})(vart|viss)(?!\p{L})/iu);
    }
  });
}

for (const language of languages) {
  const letter = joined({ link: home, language });
  const to = { name: 'Kari Anne', language, origin: 'https://minside.example' };

  test(`a letter in ${language} greets by name, says where to go without the link, and then how to stop it`, () => {
    const addressed = addressedTo(letter, to);
    assert.match(addressed.text, language === 'en' ? /^Hello, Kari Anne!\n\n/ : /^Hei, Kari Anne!\n\n/);
    const site = addressed.text.indexOf('minside.example', addressed.text.indexOf(home) + home.length);
    assert.ok(site > 0 && site < addressed.text.indexOf('Min side\n\n', site));
    assert.doesNotMatch(addressed.text.slice(site), /https/);
    assert.deepEqual([addressed.subject, addressed.sms], [letter.subject, letter.sms]);
    assert.match(
      withUnsubscribe(addressed, 'https://minside.example/avmelding/x', language).text,
      /avmelding\/x$/,
    );
  });

  test(`a name that is none, or is not known, is left out in ${language}`, () => {
    for (const name of [null, '', 'https://evil.example', 'Kari\nBcc: x', '<b>', 'x'.repeat(80), '$& $1'])
      assert.match(addressedTo(letter, { ...to, name }).text, hello[language], String(name));
  });
}
