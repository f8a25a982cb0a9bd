import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AdministrationReason, type RoleHolder } from '#contract/administration-endpoints.ts';
import { type PortalRole, portalRoles } from '#contract/portal-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepRoles } from './administration-queries.ts';
import { endingFieldTexts, roleNames, rolesTexts as texts } from './roles-texts.ts';

/** A person with the roles that they have; each can be ended. */
export function HolderRow({ holder, isYou }: { holder: RoleHolder; isYou: boolean }) {
  const [ending, setEnding] = useState<PortalRole | null>(null);
  const { personId, name, laterRoles } = holder;
  const held: readonly PortalRole[] = [...holder.roles, ...laterRoles];
  const roles = portalRoles.filter((role) => held.includes(role));
  return (
    <li className="row">
      <h2 className="row__name">{isYou ? texts.you(name) : name}</h2>
      <ul className="role-list">
        {roles.map((role) => (
          <li key={role}>
            <span>
              <strong>{roleNames[role]}</strong>
              <br />
              <span className="soft">{texts.opens[role]}</span>
            </span>
            <Button
              variant="tertiary"
              data-size="sm"
              aria-label={texts.endOf(role, name)}
              aria-expanded={ending === role}
              onClick={() => setEnding(ending === role ? null : role)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <EndForm key={ending} personId={personId} name={name} role={ending} onDone={() => setEnding(null)} />
      )}
    </li>
  );
}

const schema = z.object({ reason: AdministrationReason });

type EndFormProps = { personId: string; name: string; role: PortalRole; onDone: () => void };

function EndForm({ personId, name, role, onDone }: EndFormProps) {
  const client = useQueryClient();
  const title = texts.endTitle(role, name);
  const form = useAnsweredForm({
    keptAs: `role-ending.${personId}.${role}`,
    schema,
    initial: { reason: '' },
    texts: endingFieldTexts,
    button: texts.end,
    idPrefix: 'ending-',
    async send({ reason }, idempotencyKey) {
      try {
        const body = { personId, role, reason };
        keepRoles(client, await call('POST /api/administration/role-endings', { body, idempotencyKey }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SECOND_PERSON_NEEDED') return texts.lastOne;
        throw error;
      }
      form.reset();
      showToast(texts.ended);
      onDone();
      return null;
    },
  });
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{texts.endText}</p>
      <AnsweredForm form={form} button={texts.end} label={title}>
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
      <p>
        <Button variant="tertiary" onClick={onDone}>
          {texts.cancel}
        </Button>
      </p>
    </section>
  );
}
