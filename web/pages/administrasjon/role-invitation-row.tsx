import { useQueryClient } from '@tanstack/react-query';
import type { RoleInvitation } from '#contract/administration-endpoints.ts';
import { roleSaid } from '#contract/portal-roles.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { keepRoles } from './administration-queries.ts';
import { roleNames, rolesTexts as texts } from './roles-texts.ts';

const tones = { unconfirmed: 'warning', sent: 'info', expired: 'neutral' } as const;

/** An invitation that waits for a second administrator, or for an answer. */
export function InvitationRow({ invitation }: { invitation: RoleInvitation }) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  const { id, email, reason, invitedBy, invitedAt, state, isToConfirm } = invitation;
  const role = roleSaid(invitation);
  const send = (act: 'confirmations' | 'withdrawals') => async (idempotencyKey: string) =>
    keepRoles(
      client,
      await call(`POST /api/administration/role-invitations/:id/${act}`, { params: { id }, idempotencyKey }),
    );
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      <h3 className="row__name">
        {email}, {roleNames[role].toLowerCase()}
      </h3>
      <p className="row__details">
        <span>{texts.invitedBy(invitedBy, formatMomentWithTime(invitedAt, new Date()))}</span>
        <span>{texts.because(reason)}</span>
      </p>
      {state === 'unconfirmed' && !isToConfirm && <p>{texts.needsSecond}</p>}
      {problem}
      <p className="button-row">
        {isToConfirm && (
          <Button
            variant="secondary"
            data-size="sm"
            busy={busy === texts.confirm}
            aria-label={texts.confirmFor(email)}
            onClick={() => void press(texts.confirm, send('confirmations'), texts.confirmed)}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          variant="tertiary"
          data-size="sm"
          busy={busy === texts.withdraw}
          aria-label={texts.withdrawFor(email)}
          onClick={() => void press(texts.withdraw, send('withdrawals'), texts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      </p>
    </li>
  );
}
