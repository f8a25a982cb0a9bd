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

const order = ['details', 'communities', 'check'] as const;
export type JoiningStepName = (typeof order)[number];

const pathOf = {
  details: paths.joiningDetails,
  communities: paths.otherCommunities,
  check: paths.joiningCheck,
  member: paths.home,
} as const;

/** Where the joining goes on. */
export const nextPath = ({ step }: Joining) => (step === 'checking' ? paths.joiningCheck : pathOf[step]);

type JoiningStepProps = {
  step: JoiningStepName;
  title: string;
  lead?: string;
  children(joining: Joining): ReactNode;
};

export function JoiningStep({ step, title, lead, children }: JoiningStepProps) {
  const query = useQuery(joiningQuery());
  const now = query.data?.step;
  const place = order.indexOf(step);
  usePageTitle(`${stepTexts.progress(place + 1, order.length)}: ${title}`);
  if (now === 'checking') return <BeingChecked />;
  if (now === 'member') return <Navigate to={paths.home} replace />;
  if (now && order.indexOf(now) < place) return <Navigate to={pathOf[now]} replace />;
  return (
    <>
      <PageHeading
        above={<StepBar step={place + 1} of={order.length} words={stepTexts.progress} />}
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
