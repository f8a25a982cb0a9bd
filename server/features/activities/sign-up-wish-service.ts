/** What a user asks for who signs up, checked: who comes, and what they answer. */
import type { NewSignUp } from '#contract/activity-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ActivityRow, listQuestions } from './activity-repository.ts';
import { listOwnChildren, type PartyMember, type SignUpPerson } from './sign-up-repository.ts';
import { ageFaults, mayBeSelf, othersFaults } from './sign-up-rules.ts';

/** @throws Refusal INVALID_INPUT, CHILD_SIGNED_UP, OUTSIDE_AGES, BIRTH_DATE_NEEDED */
export async function partyOf(
  tx: Transaction,
  activity: ActivityRow,
  actor: Actor,
  person: SignUpPerson,
  wish: NewSignUp,
  now: Date,
): Promise<PartyMember[]> {
  const own = await listOwnChildren(tx, actor.personId, activity.id, norwegianDay(now));
  const children = own.filter(({ id }) => wish.childIds.includes(id));
  const faults: FieldProblem[] = [];
  if (!wish.isComing && children.length + wish.guests.length + wish.others.length === 0)
    faults.push({ path: '/isComing', code: 'REQUIRED' });
  if (children.length < wish.childIds.length || (children.length > 0 && !activity.takesChildren))
    faults.push({ path: '/childIds', code: 'INVALID' });
  if (wish.others.length > 0 && !activity.takesChildren) faults.push({ path: '/others', code: 'INVALID' });
  faults.push(...othersFaults(activity, wish.others, children, norwegianDay(now)));
  if (wish.isComing && !mayBeSelf(activity.type, person.bornOn, norwegianDay(now)))
    faults.push({ path: '/isComing', code: 'INVALID' });
  if (wish.guests.length > activity.maxGuests) faults.push({ path: '/guests', code: 'TOO_LONG' });
  if (faults.length > 0) throw new Refusal('INVALID_INPUT', { fields: faults });
  if (children.some(({ isSignedUp }) => isSignedUp)) throw new Refusal('CHILD_SIGNED_UP');
  const outside = ageFaults(activity, wish.isComing ? person : null, [
    ...children.map(({ id, bornOn }) => ({ path: `/childIds/${wish.childIds.indexOf(id)}`, bornOn })),
    ...wish.others.map(({ bornOn }, place) => ({ path: `/others/${place}/bornOn`, bornOn })),
  ]);
  if (outside[0]) throw new Refusal(outside[0].code, { fields: outside });
  return [
    ...(wish.isComing ? [{ kind: 'self' as const, childId: null, name: person.name }] : []),
    ...children.map(({ id, name }) => ({ kind: 'child' as const, childId: id, name })),
    ...wish.others.map(({ name, bornOn }) => ({ kind: 'child' as const, childId: null, name, bornOn })),
    ...wish.guests.map((name) => ({ kind: 'guest' as const, childId: null, name })),
  ];
}

/** @throws Refusal INVALID_INPUT */
export async function answersOf(tx: Transaction, activityId: string, { answers }: NewSignUp) {
  const questions = await listQuestions(tx, activityId);
  const given = questions.map(({ id, isRequired, kind }) => {
    const answer =
      answers
        .find(({ questionId }) => questionId === id)
        ?.answer.normalize('NFC')
        .trim() ?? '';
    const isMissing = isRequired && !answer;
    const isOdd = kind === 'yes-no' && !['', 'yes', 'no'].includes(answer);
    return { questionId: id, answer, code: isMissing ? 'REQUIRED' : isOdd ? 'INVALID' : null } as const;
  });
  const faults = given.flatMap(({ questionId, code }) =>
    code ? [{ path: `/answer-${questionId}`, code }] : [],
  );
  if (faults.length > 0) throw new Refusal('INVALID_INPUT', { fields: faults });
  return given.flatMap(({ questionId, answer }) => (answer ? [{ questionId, answer }] : []));
}
