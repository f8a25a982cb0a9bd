import { StateTag } from '#web/ui/state-tag.tsx';
import { dueTexts as texts } from '../frame/medlemsservice-texts.ts';

/** @param workingDaysLeft null where no one waits for us */
export function DueTag({ workingDaysLeft }: { workingDaysLeft: number | null }) {
  if (workingDaysLeft === null) return null;
  if (workingDaysLeft < 0) return <StateTag tone="danger">{texts.over(-workingDaysLeft)}</StateTag>;
  const tone = workingDaysLeft === 0 ? 'warning' : 'neutral';
  return <StateTag tone={tone}>{texts.left(workingDaysLeft)}</StateTag>;
}
