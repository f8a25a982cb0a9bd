/** Around every step: the one that is opened too early leads to the first that is not done. */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Joining } from '#contract/joining-endpoints.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { BeingChecked } from './being-checked.tsx';
import { stepTexts } from './hefinn-texts.ts';
import { type JoiningPart, joiningParts } from './joining-parts.ts';

const order = ['details', 'communities', 'check'] as const;
export type JoiningStepName = (typeof order)[number];

const pathOf = {
  details: paths.joiningDetails,
  communities: paths.otherCommunities,
  check: '/hefinn/sjekk-svarene',
  member: paths.home,
} as const;

/** Where the joining goes on. */
export const nextPath = ({ step }: Joining) => pathOf[step === 'checking' ? 'check' : step];

/** The steps as the person counts them: each part of the details is one. */
const counted = [...joiningParts, 'communities', 'check'] as const;

type JoiningStepProps = {
  step: JoiningStepName;
  /** Of the details. */
  part?: JoiningPart;
  title: string;
  lead?: string;
  children(joining: Joining): ReactNode;
};

/** @param before the step before; none before the first, which has the usual way back */
const backFrom = (before: (typeof counted)[number] | undefined) => {
  if (!before || before === 'check') return undefined;
  return before === 'communities'
    ? { to: paths.otherCommunities, words: stepTexts.back }
    : { to: paths.joiningDetails, search: { del: before }, words: stepTexts.back };
};

export function JoiningStep({ step, part, title, lead, children }: JoiningStepProps) {
  const query = useQuery(joiningQuery());
  const now = query.data?.step;
  const place = order.indexOf(step);
  const number = counted.findIndex((one) => one === (part ?? step)) + 1;
  usePageTitle(`${stepTexts.progress(number, counted.length)}: ${title}`);
  if (now === 'checking') return <BeingChecked />;
  if (now === 'member') return <Navigate to={paths.home} replace />;
  if (now && order.indexOf(now) < place) return <Navigate to={pathOf[now]} replace />;
  return (
    <>
      <PageHeading
        above={<StepBar step={number} of={counted.length} words={stepTexts.progress} />}
        back={backFrom(counted[number - 2])}
        lead={lead}
      >
        {title}
      </PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {children}
      </QueryState>
    </>
  );
}
