import type { OfficePower } from '#contract/office-values.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { unitTexts as texts } from './tillitsvalgt-texts.ts';

type UnitTab = { to(unitId: string): string; words: string; power?: OfficePower; isForDeciders?: boolean };

/** The pages of a unit; each for those whose office opens it. */
export const unitTabs: readonly UnitTab[] = [
  { to: officePaths.unit, words: texts.start },
  { to: officePaths.members, words: texts.members, power: 'members' },
  { to: officePaths.newMembers, words: texts.newMembers, power: 'members' },
  { to: officePaths.figures, words: texts.figures, power: 'figures' },
  { to: officePaths.board, words: texts.board },
  { to: officePaths.handover, words: texts.handover },
  { to: officePaths.cases, words: texts.cases, power: 'cases' },
  { to: officePaths.unitReimbursements, words: texts.reimbursements, isForDeciders: true },
  { to: officePaths.documents, words: texts.documents },
  { to: officePaths.meetings, words: texts.meetings, power: 'candidates' },
  { to: officePaths.write, words: texts.write, power: 'write' },
];
