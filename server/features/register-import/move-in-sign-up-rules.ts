/** Sign-ups to activities that are in the portal already. */
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { NamePart } from '#contract/values/person-name.ts';
import {
  readDay,
  readId,
  readOre,
  readPastDay,
  readText,
  readWord,
  readYesOrNo,
} from './move-in-column-rules.ts';
import { kindOf, ofPerson, unreadable } from './move-in-reading-rules.ts';

const texts = moveInColumnTexts['sign-ups'];
/** Also the statuses of participants in CiviCRM, and of those who responded to a campaign in Salesforce. */
const stateWords = [
  [
    'signed-up',
    'p\u00e5meldt plass betalt bekreftet signedup registered attended responded pendingfrompaylater partiallypaid',
  ],
  [
    'waiting',
    'venteliste venter waiting onwaitlist pendingfromwaitlist awaitingapproval pendingfromapproval',
  ],
  [
    'cancelled',
    'avmeldt meldtav avlyst cancelled canceled rejected expired noshow transferred pendingrefund',
  ],
] as const;
/** More is no party. */
const mostSeats = 20;

/** Names with commas between them. */
function readNames(text: string): string[] | null {
  const names = text.split(/[,;]/).map((name) => NamePart.safeParse(name).data || null);
  return names.every((name) => name !== null) ? names : null;
}

export const signUps = kindOf(
  texts,
  {
    id: readId,
    person: readId,
    activity: readText,
    on: readDay,
    state: readWord(stateWords),
    isComing: readYesOrNo,
    children: readNames,
    guests: readNames,
    paid: (text: string) => (/^0+([.,]0+)?$/.test(text) ? 0 : readOre(text)),
    signedUpOn: readPastDay,
  },
  ({ id, person, activity, on, state, isComing, children, guests, paid, signedUpOn }, context) => {
    if (state === 'cancelled') return 'SIGNED_OFF';
    const found = context.activities.get(on === null ? activity! : `${activity!.toLowerCase()}|${on}`);
    if (!found) return 'ACTIVITY_UNKNOWN';
    if (!found.isOpen) return 'ACTIVITY_OVER';
    const party = { isComing: isComing ?? true, children: children ?? [], guests: guests ?? [] };
    const seats = Number(party.isComing) + party.children.length + party.guests.length;
    if (seats === 0 || seats > mostSeats) return unreadable(texts.isComing);
    return {
      ...ofPerson,
      externalId: id ?? `${person}/${found.id}`,
      personRef: person,
      content: {
        activityId: found.id,
        state: state ?? 'signed-up',
        ...party,
        seats,
        amountOre: paid ?? 0,
        signedUpOn: signedUpOn ?? context.today,
      },
      sum: { key: found.id, ore: paid ?? 0 },
    };
  },
);
