import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LeavingOverview, leavingTextVersion, type NewLeaving } from '#contract/leaving-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import type { LeavingChoices } from './leaving-choices.ts';
import { keepLeavingReceipt, leaveSignedOut } from './leaving-receipt.ts';
import { texts } from './meld-meg-ut-texts.ts';

const { confirm } = texts;

type LeavingConfirmationProps = {
  overview: LeavingOverview;
  choices: LeavingChoices;
  onNo(): void;
  /** The sign-in has grown too old while the page was open. */
  onSignInAgain(): void;
};

/** The one question. Until it is answered nothing has happened. */
export function LeavingConfirmation({ overview, choices, onNo, onSignInAgain }: LeavingConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { leave, isLeaving, problem } = useLeave(choices, overview, onSignInAgain);
  return (
    <section className="card card--warm" aria-labelledby="confirm-title">
      <h2 className="card__title" id="confirm-title" tabIndex={-1} ref={title}>
        {confirm.title}
      </h2>
      <p>{confirm.lead}</p>
      <ul>
        {sentencesOf(overview, choices).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {problem}
      <p className="actions">
        <Button busy={isLeaving} onClick={leave}>
          {confirm.yes}
        </Button>
        <Button variant="secondary" onClick={onNo}>
          {confirm.no}
        </Button>
      </p>
    </section>
  );
}

function sentencesOf(overview: LeavingOverview, choices: LeavingChoices): string[] {
  const { children, magazine, accountEnding, email, giving, openEnquiries } = overview;
  const ending = choices.account === 'delete' ? accountEnding : 'keep';
  const isAccountEnding = ending === 'deleted' || ending === 'detached';
  return [
    confirm.membership,
    ...(children.length > 0 ? [confirm.children(children)] : []),
    ...(magazine === 'none' ? [] : [confirm.magazines[choices.magazine]]),
    ...(giving.hasAgreement ? [confirm.agreement] : []),
    confirm.accounts[ending],
    ...(isAccountEnding && openEnquiries > 0 ? [confirm.openEnquiries] : []),
    email && choices.email === 'yes' ? confirm.sent(email) : confirm.download,
  ];
}

function useLeave(choices: LeavingChoices, { magazine, email }: LeavingOverview, onSignInAgain: () => void) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const { press, isBusy, problem } = usePress((error) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onSignInAgain();
  });
  const leave = async (idempotencyKey: string) => {
    const body: NewLeaving = {
      reason: choices.reason,
      magazine: magazine === 'none' ? 'stop' : choices.magazine,
      account: choices.account,
      sendsEmail: email !== null && choices.email === 'yes',
      textVersion: leavingTextVersion,
    };
    const receipt = await call('POST /api/leaving', { body, idempotencyKey });
    if (receipt.isAccountEnding) return leaveSignedOut(receipt);
    keepLeavingReceipt(receipt);
    await navigate({ to: paths.leavingCertificate, replace: true });
    // A non-member sees other content everywhere.
    await client.invalidateQueries();
  };
  return { leave: () => void press(confirm.yes, leave), isLeaving: isBusy, problem };
}
