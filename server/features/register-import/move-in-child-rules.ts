/** Children that guardians have registered: read by the rules for registering a child here. */
import type { ChildGround } from '#contract/child-decision.ts';
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { checkFodselsnummer } from '#contract/values/fodselsnummer.ts';
import { NamePart } from '#contract/values/person-name.ts';
import {
  groundsFor,
  hasGuardianAccess,
  neededDeclarations,
  strikeOffDay,
} from '../children/children-rules.ts';
import {
  type CellProblem,
  type ContentOf,
  readDigits,
  readId,
  readPastDay,
  readText,
  readWord,
  readYesOrNo,
} from './move-in-column-rules.ts';
import { kindOf, type MoveInContext, ofPerson, type RowRead, unreadable } from './move-in-reading-rules.ts';

const texts = moveInColumnTexts.children;
const groundWords = [
  ['documentation', 'dokumentasjon papirer documentation'],
  ['register', 'folkeregister folkeregisteret register'],
  ['conversation', 'samtale conversation'],
] as const satisfies [ChildGround, string][];
const readName = (text: string) => NamePart.safeParse(text).data ?? null;

const readers = {
  id: readId,
  givenName: readName,
  familyName: readName,
  bornOn: readPastDay,
  fodselsnummer: readDigits,
  guardian: readId,
  declaredOn: readPastDay,
  second: readId,
  secondDeclaredOn: readPastDay,
  isSole: readYesOrNo,
  ground: readWord(groundWords),
  isInformed: readYesOrNo,
  isHeard: readYesOrNo,
  isElsewhere: readYesOrNo,
  wording: readText,
  registeredOn: readPastDay,
  endedOn: readPastDay,
};
type Content = ContentOf<typeof readers>;

/** From the file, else from the number: of several days the latest is a child's. */
function birthDateOf({ bornOn, fodselsnummer }: Content, context: MoveInContext): string | CellProblem {
  const born = fodselsnummer ? (checkFodselsnummer(fodselsnummer, context)?.bornOn ?? []) : null;
  if (born && (born.length === 0 || (bornOn && !born.includes(bornOn))))
    return unreadable(texts.fodselsnummer);
  return bornOn ?? born?.[0] ?? { problem: 'MISSING', column: texts.bornOn.headings[0] };
}

/** @returns why those who decide for the child have not declared what is asked here; null where they have */
function declarationRefusal(content: Content, bornOn: string): string | null {
  const { declaredOn, second, secondDeclaredOn, isSole, isInformed, isHeard, isElsewhere } = content;
  if (isElsewhere) return 'CHILD_ELSEWHERE';
  if (!isSole && (second === null || secondDeclaredOn === null)) return 'ONE_GUARDIAN';
  const needed = neededDeclarations(bornOn, declaredOn!);
  return (needed.informed && !isInformed) || (needed.heard && !isHeard) ? 'CHILD_NOT_HEARD' : null;
}

/** The number is sealed beside the content. */
const keysOf = (fodselsnummer: string | null) => ({
  email: null,
  phone: null,
  bornOn: null,
  name: '',
  memberNumber: null,
  fodselsnummer,
});

/** Of a child that is registered no longer: the proof for the state grant, and no name. */
function formerChild(content: Content, endedOn: string, context: MoveInContext): RowRead | string {
  const { id, fodselsnummer, registeredOn, isSole, second, ground } = content;
  const purgeOn = context.childEvidenceUntilOn(endedOn);
  if (fodselsnummer === null || purgeOn === null) return 'FORMER_CHILD';
  return {
    ...ofPerson,
    externalId: id!,
    personRef: null,
    content: {
      isFormer: true,
      registeredOn,
      endedOn,
      purgeOn,
      ground,
      isSole: isSole ?? false,
      hasBoth: second !== null,
    },
    notes: ['FORMER_CHILD'],
    keys: keysOf(fodselsnummer),
    sum: { key: 'former', ore: 0 },
  };
}

export const children = kindOf(texts, readers, (content, context): RowRead | CellProblem | string => {
  const { guardian, second, secondDeclaredOn, declaredOn, registeredOn, ground } = content;
  const bornOn = birthDateOf(content, context);
  if (typeof bornOn !== 'string') return bornOn;
  if (registeredOn! < bornOn) return unreadable(texts.registeredOn);
  if (content.endedOn !== null && content.endedOn < registeredOn!) return unreadable(texts.endedOn);
  if (second !== null && second === guardian) return unreadable(texts.second);
  const endedOn = content.endedOn ?? (hasGuardianAccess(bornOn, context.today) ? null : strikeOffDay(bornOn));
  if (endedOn !== null) return formerChild(content, endedOn, context);
  const refusal = declarationRefusal(content, bornOn);
  if (refusal !== null) return refusal;
  const isSole = content.isSole ?? false;
  const isShown = !isSole || groundsFor({ isSole, hasOther: false }).some((one) => one === ground);
  return {
    ...ofPerson,
    externalId: content.id!,
    personRef: guardian,
    content: {
      givenName: content.givenName,
      familyName: content.familyName,
      bornOn,
      declaredOn,
      registeredOn,
      secondDeclaredOn,
      isSole,
      secondRef: isSole ? null : second,
      state: isShown ? 'registered' : 'checking',
      ground: isShown ? ground : null,
      textVersion: content.wording,
      isInformed: content.isInformed ?? false,
      isHeard: content.isHeard ?? false,
    },
    notes: isShown ? [] : ['CHILD_CHECKING'],
    keys: keysOf(content.fodselsnummer),
    sum: { key: bornOn.slice(0, 4), ore: 0 },
  };
});
