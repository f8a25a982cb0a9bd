import type { ReactNode } from 'react';
import { usePageTitle } from '#web/frame/page-title.ts';
import type { PageAddress } from '#web/paths.ts';
import { PageHeading } from './page-heading.tsx';
import { StepBar } from './step-bar.tsx';

type StepHeadingProps = {
  /** The page that all steps are on; its address names the step, as `del`. */
  page: PageAddress;
  /** From 2: the first step is on the page's own heading. */
  step: number;
  of: number;
  /** The name of the step before. */
  before: string;
  texts: { progress(step: number, of: number): string; back: string };
  title: string;
  lead?: ReactNode;
};

/** The top of every step but the first: how far one has come, and the way back to the one before. */
export function StepHeading({ page, step, of, before, texts, title, lead }: StepHeadingProps) {
  usePageTitle(`${texts.progress(step, of)}: ${title}`);
  return (
    <PageHeading
      above={<StepBar step={step} of={of} words={texts.progress} />}
      back={{ to: page, search: { del: before }, words: texts.back }}
      lead={lead}
    >
      {title}
    </PageHeading>
  );
}

type FirstStepProps = Pick<StepHeadingProps, 'of' | 'texts' | 'title'> & {
  /** Of the heading, for what is named by it. */
  id: string;
};

/** The heading of the first step, below what the page is about. */
export function FirstStep({ of, texts, title, id }: FirstStepProps) {
  return (
    <>
      <div className="page-heading__above" id={`${id}-step`}>
        <StepBar step={1} of={of} words={texts.progress} />
      </div>
      <h2 id={id} aria-describedby={`${id}-step`}>
        {title}
      </h2>
    </>
  );
}
