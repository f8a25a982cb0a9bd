/** `/medlemsservice/barn/:id`: one registration of a child; the look is logged. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { StaffChildCase } from '#contract/children-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { deskChildQuery, forgetDeskChildren } from '#web/api/desk-children-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { deskPaths } from '#web/ui/desk-paths.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { caseTexts as texts } from './desk-children-texts.ts';
import { DeskPage } from './desk-page.tsx';

export function DeskChildPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(deskChildQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const back = <PageLink to={deskPaths.deskChildren}>{texts.back}</PageLink>;
  if (isMissing)
    return (
      <>
        <p>{back}</p>
        <PageHeading>{texts.notFound.title}</PageHeading>
        <p>{texts.notFound.text}</p>
      </>
    );
  return (
    <DeskPage title={texts.title} lead={texts.logged} above={back} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(registration) => <Registration registration={registration} />}
      </QueryState>
    </DeskPage>
  );
}

function Registration({ registration }: { registration: StaffChildCase }) {
  const {
    childName,
    bornYear,
    registrant,
    sentAt,
    isSole,
    secondGuardian,
    other,
    state,
    isGuardianDoubtful,
  } = registration;
  return (
    <>
      <FactList
        facts={[
          [texts.child, childName],
          [texts.born, String(bornYear)],
          [texts.registrant, registrant],
          [texts.sent, formatMoment(sentAt, new Date())],
          [texts.responsibility, isSole ? texts.sole : texts.joint(secondGuardian ?? '')],
        ]}
      />
      {state === 'waiting' ? (
        <p>{texts.waiting}</p>
      ) : (
        <Card title={isGuardianDoubtful ? texts.doubtfulTitle : texts.otherTitle} tone="warm">
          {isGuardianDoubtful && <p>{texts.doubtful(secondGuardian ?? '')}</p>}
          {other && <p>{texts.other(other.guardians.join(', '))}</p>}
          {other && <p>{texts.otherHelp}</p>}
          {!other && !isGuardianDoubtful && <p>{texts.noOther}</p>}
          <Decision registration={registration} />
        </Card>
      )}
    </>
  );
}

function Decision({ registration: { id, other, isGuardianDoubtful } }: { registration: StaffChildCase }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { press, busy, problem } = usePress();
  const alone = isGuardianDoubtful ? texts.acceptDoubtful : texts.accept;
  const accept = other ? texts.acceptOther : alone;
  const decide = (button: string, isAccepted: boolean) =>
    press(button, async (idempotencyKey) => {
      const request = { params: { id }, body: { isAccepted }, idempotencyKey };
      const { state } = await call('POST /api/staff/child-registrations/:id/decisions', request);
      showToast(texts.done[state as keyof typeof texts.done]);
      forgetDeskChildren(client);
      await navigate({ to: deskPaths.deskChildren as '/' });
    });
  return (
    <>
      {other && <p>{texts.acceptOtherHelp}</p>}
      {problem}
      <p className="actions">
        <Button busy={busy === accept} onClick={() => void decide(accept, true)}>
          {accept}
        </Button>
        <Button
          variant="secondary"
          busy={busy === texts.refuse}
          onClick={() => void decide(texts.refuse, false)}
        >
          {texts.refuse}
        </Button>
      </p>
    </>
  );
}
