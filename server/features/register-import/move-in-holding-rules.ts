/** What else is a person's: offices, subscriptions and consents. */
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { type OfficeRole, officeRoles } from '#contract/office-values.ts';
import { readDay, readId, readPastDay, readText, readWord, readYesOrNo } from './move-in-column-rules.ts';
import { kindOf, ofPerson, unreadable } from './move-in-reading-rules.ts';
import { wordIn } from './register-column-rules.ts';

const roleWords = [
  ['leader', 'leder styreleder'],
  ['deputy-leader', 'nestleder'],
  ['treasurer', 'kasserer \u00f8konomiansvarlig'],
  ['secretary', 'sekret\u00e6r'],
  ['board-member', 'styremedlem'],
  ['deputy-member', 'varamedlem vara'],
  ['nomination-leader', 'lederavvalgkomiteen valgkomit\u00e9leder'],
  ['nomination-member', 'valgkomit\u00e9 valgkomite medlemavvalgkomiteen'],
  ['auditor', 'revisor'],
  ['ceremonies', 'seremonier seremoniansvarlig'],
  ['courses', 'kurs kursansvarlig'],
  ['central-board', 'hovedstyret'],
  ['national-board', 'landsstyret'],
  ['congress-delegate', 'landsm\u00f8tedelegat delegat'],
] as const satisfies [OfficeRole, string][];

export const offices = kindOf(
  moveInColumnTexts.offices,
  {
    id: readId,
    person: readId,
    unit: readText,
    role: (text: string): OfficeRole | null =>
      officeRoles.find((role) => role === text) ?? wordIn(text, roleWords),
    fromOn: readDay,
    untilOn: readDay,
  },
  ({ id, person, unit, role, fromOn, untilOn }, { units, today }) => {
    const unitId = units.get(unit!.toLowerCase());
    if (unitId === undefined) return unreadable(moveInColumnTexts.offices.unit);
    if (untilOn! < fromOn!) return unreadable(moveInColumnTexts.offices.untilOn);
    if (untilOn! < today) return 'OVER';
    return {
      ...ofPerson,
      externalId: id ?? `${person}/${role}/${unitId}/${fromOn}`,
      personRef: person,
      content: { unitId, role, fromOn, untilOn },
      sum: { key: role!, ore: 0 },
    };
  },
);

const channelWords = [
  ['paper', 'papir post paper'],
  ['digital', 'digital digitalt nett pdf'],
] as const;
export const magazine = kindOf(
  moveInColumnTexts.magazine,
  {
    id: readId,
    person: readId,
    paidUntilOn: readDay,
    orderedOn: readPastDay,
    channel: readWord(channelWords),
  },
  ({ id, person, paidUntilOn, orderedOn, channel }, { today }) =>
    paidUntilOn! < today
      ? 'OVER'
      : {
          ...ofPerson,
          externalId: id ?? `${person}/magasin`,
          personRef: person,
          content: { paidUntilOn, orderedOn: orderedOn ?? today, channel: channel ?? 'paper' },
          sum: { key: paidUntilOn!.slice(0, 7), ore: 0 },
        },
);

const purposeWords = [
  ['news-email', 'nyheterepost epost nyhetsbrev newsemail'],
  ['news-sms', 'nyhetersms sms newssms'],
  [
    'chapter-contact',
    'kontaktfralaget kontaktfr\u00e5laget kontaktfrastyret kontaktfralagetsstyre lokallaget chaptercontact',
  ],
] as const;
export const consents = kindOf(
  moveInColumnTexts.consents,
  {
    id: readId,
    person: readId,
    purpose: readWord(purposeWords),
    isGiven: readYesOrNo,
    on: readPastDay,
    wording: readText,
  },
  ({ id, person, purpose, isGiven, on, wording }) => ({
    ...ofPerson,
    externalId: id ?? `${person}/${purpose}/${on}`,
    personRef: person,
    content: { purpose, isGiven, on, wording },
    sum: { key: `${purpose}|${isGiven}`, ore: 0 },
  }),
);
