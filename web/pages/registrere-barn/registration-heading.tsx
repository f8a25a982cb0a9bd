import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { type RegistrationPart, registrationSteps } from './registration-parts.ts';
import { stepTexts } from './registration-step-texts.ts';

/** Of every step but the first, with the way back to the one before. */
export function RegistrationHeading(heading: {
  step: number;
  before: RegistrationPart;
  title: string;
  lead?: string;
}) {
  const { step, before, title, lead } = heading;
  usePageTitle(`${stepTexts.progress(step, registrationSteps)}: ${title}`);
  return (
    <PageHeading
      above={<StepBar step={step} of={registrationSteps} words={stepTexts.progress} />}
      back={{ to: paths.registerChild, search: { del: before }, words: stepTexts.back }}
      lead={lead}
    >
      {title}
    </PageHeading>
  );
}
