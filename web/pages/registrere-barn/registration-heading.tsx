import { paths } from '#web/paths.ts';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { type RegistrationPart, registrationSteps } from './registration-parts.ts';
import { stepTexts } from './registration-step-texts.ts';

/** Of every step but the first, with the way back to the one before. */
export function RegistrationHeading(heading: {
  step: number;
  before: RegistrationPart;
  title: string;
  lead?: string;
}) {
  return <StepHeading page={paths.registerChild} of={registrationSteps} texts={stepTexts} {...heading} />;
}
