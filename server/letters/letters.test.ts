import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { queueTurn } from './activity-letters.ts';
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
import { contactCode, signInTied } from './contact-letters.ts';
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
import type { Letter } from './letter.ts';
import {
  magazineEnding,
  magazineIssueOut,
  magazineOrdered,
  magazineOwnCopy,
  magazinePostReturned,
  magazineRefunded,
} from './magazine-letters.ts';
import { signInAdded, signInChanged, signInRestored } from './sign-in-change-letters.ts';
import { signInCode } from './sign-in-letters.ts';
import { unitMessage, unitSummons } from './unit-letters.ts';
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
function givingLetters(language: 'nb' | 'nn', after: string) {
  const told = { ...receipt, language };
  return {
    [`agreementChanged${after}`]: agreementChanged(told),
    [`agreementResumes${after}`]: agreementResumes(told),
    [`giftReceived${after}`]: giftReceived(told),
    [`giftFailed${after}`]: giftFailed(told),
    [`giftRefunded${after}`]: giftRefunded(told),
  };
}
const magazine = 'https://minside.example/magasininn/mine-opplysninger';
const magazineLetters = {
  queueTurn: queueTurn({ link: 'https://minside.example/meldinger' }),
  magazineOrdered: magazineOrdered({ link: magazine, language: 'nb' }),
  magazineOrderedInNynorsk: magazineOrdered({ link: magazine, language: 'nn' }),
  magazineEnding: magazineEnding({ link: magazine, language: 'nb' }),
  magazineEndingInNynorsk: magazineEnding({ link: magazine, language: 'nn' }),
  magazineRefunded: magazineRefunded({ link: magazine, language: 'nb' }),
  magazineRefundedInNynorsk: magazineRefunded({ link: magazine, language: 'nn' }),
  magazineOwnCopy: magazineOwnCopy({ link: magazine, language: 'nb' }),
  magazineOwnCopyInNynorsk: magazineOwnCopy({ link: magazine, language: 'nn' }),
  magazinePostReturned: magazinePostReturned({ link: magazine, language: 'nb' }),
  magazinePostReturnedInNynorsk: magazinePostReturned({ link: magazine, language: 'nn' }),
  magazineIssueOut: magazineIssueOut({ link: magazine, language: 'nb' }),
  magazineIssueOutInNynorsk: magazineIssueOut({ link: magazine, language: 'nn' }),
};
const giving = 'https://minside.example/home';
const claim = { account: '99991111111', amountOre: 25_050, dueOn: '2026-12-15' };
const letters = {
  signInCode: signInCode('012345'),
  enquiryReceived: enquiryReceived(enquiry),
  enquiryAnswered: enquiryAnswered(enquiry),
  enquiryReminder: enquiryReminder({ ...enquiry, closesOn: '2026-12-12' }),
  enquiryClosed: enquiryClosed(enquiry),
  ...givingLetters('nb', ''),
  ...givingLetters('nn', 'InNynorsk'),
  numberRemoved: numberRemoved({ link: 'https://minside.example/mine-opplysninger' }),
  numberMissing: numberMissing({ link: 'https://minside.example/mine-opplysninger', until: '15. januar' }),
  statementReady: statementReady({ link: 'https://minside.example/kvittering/aar' }),
  statementChanged: statementChanged({ link: 'https://minside.example/kvittering/aar' }),
  joined: joined({ link: 'https://minside.example/velkommen', language: 'nb' }),
  joinedInNynorsk: joined({ link: 'https://minside.example/velkommen', language: 'nn' }),
  communitiesReminder: communitiesReminder({ link: 'https://minside.example/velkommen', language: 'nb' }),
  communitiesReminderInNynorsk: communitiesReminder({
    link: 'https://minside.example/velkommen',
    language: 'nn',
  }),
  ...magazineLetters,
  claimComing: claimComing({ link: giving, language: 'nb', claim }),
  claimComingInNynorsk: claimComing({ link: giving, language: 'nn', claim }),
  unitMessage: unitMessage({ link: magazine, language: 'nb', isAnswerable: true }),
  unitMessageInNynorsk: unitMessage({ link: magazine, language: 'nn', isAnswerable: false }),
  unitSummons: unitSummons({ link: magazine, language: 'nb', isAnswerable: false }),
  unitSummonsInNynorsk: unitSummons({ link: magazine, language: 'nn', isAnswerable: true }),
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
  childrenSent: childrenSent({ link: 'https://minside.example/home' }),
  childAnswered: childAnswered({ link: 'https://minside.example/home' }),
  childExpired: childExpired({ link: 'https://minside.example/home' }),
  childChanged: childChanged({ link: 'https://minside.example/home' }),
  childSoon15: childSoon15({ link: 'https://minside.example/home' }),
  childStruckOff: childStruckOff({ link: 'https://minside.example/home' }),
  secondGuardianInvited: secondGuardianInvited(invitation),
  invitationReminder: invitationReminder(invitation),
  invitationWithLongName: secondGuardianInvited({ ...invitation, registrant: 'Áŋŋel-Máret'.repeat(5) }),
};

test('the notice before a payment of AvtaleGiro says to which account, how much and when; its subject and SMS do not', () => {
  for (const { subject, text, sms } of [letters.claimComing, letters.claimComingInNynorsk]) {
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
    assert.ok(letter.sms.length <= 160, `${letter.sms.length} characters`);
    // Anything outside the GSM 7-bit alphabet would make it three messages.
    assert.match(letter.sms, /^[A-Za-z0-9 ÆØÅæøåé.,:;!?()/_#-]+$/);
    assert.match(letter.text, /^Hei!\n/);
    assert.doesNotMatch(letter.text, /undefined|null|NaN|\[object/);
  });
}

test('the code is in the text and the SMS, not in the subject', () => {
  assert.match(letters.signInCode.text, /: 012345\n/);
  assert.match(letters.signInCode.sms, /^012345 /);
  assert.doesNotMatch(letters.signInCode.subject, /\d/);
});

test('the link stands alone on its line, and the number is only in the e-mail', () => {
  for (const letter of [letters.enquiryReceived, letters.enquiryAnswered]) {
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
});

test('no part of a letter about giving is bokmål for a reader who chose nynorsk', () => {
  const bokmal = /\b(ikke|hva|noen|noe|gikk|skylder|penger|uke|ligger|hilsen|meldingen|en|et)\b/i;
  for (const [name, letter] of Object.entries(givingLetters('nn', '')))
    assert.doesNotMatch(`${letter.subject}\n${letter.text}\n${letter.sms}`, bokmal, name);
});
