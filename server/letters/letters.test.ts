import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import * as activityLetters from './activity-letters.ts';
import {
  childAnswered,
  childChanged,
  childExpired,
  childrenSent,
  childSoon15,
  childStruckOff,
  invitationReminder,
  secondGuardianInvited,
} from './children-letters.ts';
import { answerToUnidentified } from './contact-form-letters.ts';
import { contactCode, newDevice, signInTied } from './contact-letters.ts';
import { enquiryAnswered, enquiryClosed, enquiryReceived, enquiryReminder } from './enquiry-letters.ts';
import {
  agreementChanged,
  agreementResumes,
  claimComing,
  giftFailed,
  giftReceived,
  giftRefunded,
} from './giving-letters.ts';
import { communitiesReminder, joined } from './joining-letters.ts';
import { leavingCertificateLetter } from './leaving-letters.ts';
import { addressedTo, type Language, type Letter, withUnsubscribe } from './letter.ts';
import {
  magazineEnding,
  magazineIssueOut,
  magazineOrdered,
  magazineOwnCopy,
  magazinePostReturned,
  magazineRefunded,
} from './magazine-letters.ts';
import * as officeLetters from './office-letters.ts';
import { accountRecovered } from './recovery-letters.ts';
import { signInAdded, signInChanged, signInRestored } from './sign-in-change-letters.ts';
import { signInCode } from './sign-in-letters.ts';
import { meetingNews, nominationAsked, proposalReceived, unitMessage, unitSummons } from './unit-letters.ts';
import { numberMissing, numberRemoved, statementChanged, statementReady } from './year-letters.ts';

const organisation: OrganisationProfile = JSON.parse(readFileSync('organisation-profile.json', 'utf8'));
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

/** Each letter that is written in the language of its reader. */
const inBoth = (language: Language): Record<string, Letter> => ({
  enquiryReceived: enquiryReceived({ ...enquiry, language }),
  enquiryAnswered: enquiryAnswered({ ...enquiry, language }),
  enquiryReminder: enquiryReminder({ ...enquiry, closesOn: '2026-12-12', language }),
  enquiryClosed: enquiryClosed({ ...enquiry, language }),
  agreementChanged: agreementChanged({ ...receipt, language }),
  agreementResumes: agreementResumes({ ...receipt, language }),
  giftReceived: giftReceived({ ...receipt, language }),
  giftFailed: giftFailed({ ...receipt, language }),
  giftRefunded: giftRefunded({ ...receipt, language }),
  claimComing: claimComing({ link: home, language, claim }),
  numberRemoved: numberRemoved({ link: 'https://minside.example/mine-opplysninger', language }),
  numberMissing: numberMissing({
    link: 'https://minside.example/mine-opplysninger',
    until: '15. januar',
    language,
  }),
  statementReady: statementReady({ link: 'https://minside.example/kvittering/aar', language }),
  statementChanged: statementChanged({ link: 'https://minside.example/kvittering/aar', language }),
  joined: joined({ link: 'https://minside.example/velkommen', language }),
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
  newDevice: newDevice({ link: 'https://minside.example/mitt-personvern/palogginger', language }),
  accountRecovered: accountRecovered({
    link: 'https://minside.example/mitt-personvern/palogginger',
    language,
  }),
});
const [inBokmal, inNynorsk] = [inBoth('nb'), inBoth('nn')];
const letters: Record<string, Letter> = {
  ...inBokmal,
  ...Object.fromEntries(Object.entries(inNynorsk).map(([name, letter]) => [`${name} in nynorsk`, letter])),
  signInCode: signInCode('012345'),
  contactCode: contactCode('012345'),
  ...Object.fromEntries<Letter>(
    (['email', 'phone'] as const).flatMap((kind) => [
      ...(['added', 'changed', 'removed'] as const).map((what): [string, Letter] => [
        `${kind} ${what}`,
        signInChanged({
          kind,
          what,
          link: 'https://minside.example/angre-endring#0123456789abcdef012345',
          until: new Date(),
        }),
      ]),
      [`${kind} is new`, signInAdded({ kind, counts: new Date() })],
    ]),
  ),
  signInRestored: signInRestored(),
  signInTied: signInTied('https://minside.example'),
  secondGuardianInvited: secondGuardianInvited(invitation),
  invitationReminder: invitationReminder(invitation),
  invitationWithLongName: secondGuardianInvited({ ...invitation, registrant: 'Áŋŋel-Máret'.repeat(5) }),
};

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

/** Has no SMS: its certificate cannot go there. */
const answerByMail = {
  ...answerToUnidentified({
    answer: 'Prøv med telefonnummeret ditt.',
    link: 'https://minside.example/kontakt-oss',
  }),
  sms: '',
};
const leavingCertificate = { ...leavingCertificateLetter('nb'), sms: '' };
const leavingCertificateInNynorsk = { ...leavingCertificateLetter('nn'), sms: '' };

for (const [name, letter] of Object.entries({
  ...letters,
  leavingCertificate,
  leavingCertificateInNynorsk,
  answerByMail,
})) {
  test(`${name} is neutral: neither the organisation nor a life stance nor a topic can be read from it`, () => {
    const all = `${letter.subject}\n${letter.text}\n${letter.sms}`.toLowerCase();
    const telling = [
      'human',
      'livssyn',
      'tro',
      'kirke',
      'religio',
      'samfunn',
      'medlem',
      'giver',
      'gave',
      'skatt',
      'konfirma',
      'seremoni',
      'barn',
      ...enquiryTopics.filter((topic) => topic !== 'sign-in'),
    ];
    for (const word of telling) assert.ok(!all.includes(word), `«${word}» in ${name}`);
    const own = [
      organisation.name,
      organisation.organisationNumber,
      organisation.publicSite,
      organisation.memberService.email,
    ];
    for (const word of own) assert.ok(!all.includes(word.toLowerCase()), `«${word}» in ${name}`);
  });
}

for (const [name, letter] of Object.entries(letters)) {
  test(`${name} fits the channels`, () => {
    assert.match(letter.subject, /^[^\n\r]{3,60}$/);
    assert.doesNotMatch(letter.subject, /(?<!\p{L})(noe|noko)(?!\p{L})/iu, 'the kind of thing is named');
    assert.ok(letter.sms.length <= 160, `${letter.sms.length} characters`);
    // Anything outside the GSM 7-bit alphabet would make it three messages.
    assert.match(letter.sms, /^[A-Za-z0-9 ÆØÅæøåé.,:;!?()/_#-]+$/);
    assert.match(letter.text, /^Hei!\n/);
    assert.doesNotMatch(letter.text, /undefined|null|NaN|\[object/);
  });
}

test('the code is in the text and the SMS, not in the subject', () => {
  assert.match(signInCode('012345').text, /: 012345\n/);
  assert.match(signInCode('012345').sms, /^012345 /);
  assert.doesNotMatch(signInCode('012345').subject, /\d/);
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

const facts = (letter: Letter) =>
  ['text', 'sms'].map((part) => {
    const words = letter[part as 'text' | 'sms'];
    return [...(words.match(/https?:\/\/\S+|H-\d+-\d+|\d[\d\u00a0,]*/g) ?? [])].sort();
  });
const bokmal =
  /(?<!\p{L})(ikke|jeg|hva|hvem|hvor|hvordan|hvis|hvilken|noen|noe|gikk|skylder|penger|pengene|uke|måned|dager|se|være|kommer|gjøre|fra|hilsen|meldingen|en|et)(?!\p{L})/iu;
const nynorsk =
  /(?<!\p{L})(ikkje|eg|kva|kven|korleis|viss|nokon|noko|gjekk|pengar|veke|månad|dagar|sjå|vere|gjere|frå|helsing|ein|ei|eit)(?!\p{L})/iu;

for (const [name, nb] of Object.entries(inBokmal)) {
  test(`${name} says the same in both languages, each in its own words`, () => {
    const nn = inNynorsk[name]!;
    assert.deepEqual(facts(nn), facts(nb));
    const all = ({ subject, text, sms }: Letter) =>
      `${subject}\n${text}\n${sms}`.replace(/https?:\/\/\S+/g, '');
    assert.doesNotMatch(all(nn), bokmal);
    assert.doesNotMatch(all(nb), nynorsk);
    assert.match(nb.text, /\n\nVennlig hilsen\nMin side\n\n/);
    assert.match(nn.text, /\n\nVenleg helsing\nMin side\n\n/);
  });
}

for (const language of ['nb', 'nn'] as const) {
  const letter = joined({ link: home, language });
  const to = { name: 'Kari Anne', language, origin: 'https://minside.example' };

  test(`a letter in ${language} greets by name, says where to go without the link, and then how to stop it`, () => {
    const addressed = addressedTo(letter, to);
    assert.match(addressed.text, /^Hei, Kari Anne!\n\n/);
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
      assert.match(addressedTo(letter, { ...to, name }).text, /^Hei!\n\n/, String(name));
  });
}
