import { useQueryClient } from '@tanstack/react-query';
import { NewRoleInvitation } from '#contract/administration-endpoints.ts';
import { portalRoles, takesTwo } from '#contract/portal-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepRoles } from './administration-queries.ts';
import { invitationFieldTexts, roleNames, rolesTexts as texts } from './roles-texts.ts';

type InviteFormProps = {
  /** The only administrator, who cannot give the roles that take two. */
  isAlone: boolean;
  /** Except that of the second administrator, where there never was one. */
  mayInviteSecond: boolean;
};

/** Invites by e-mail. */
export function InviteForm({ isAlone, mayInviteSecond }: InviteFormProps) {
  const client = useQueryClient();
  const offered = portalRoles.filter(
    (role) => !isAlone || !takesTwo(role) || (role === 'administrator' && mayInviteSecond),
  );
  const form = useAnsweredForm({
    keptAs: 'role-invitation',
    schema: NewRoleInvitation,
    initial: { email: '', role: '', reason: '' },
    texts: invitationFieldTexts,
    button: texts.send,
    async send(body, idempotencyKey) {
      try {
        keepRoles(client, await call('POST /api/administration/role-invitations', { body, idempotencyKey }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SECOND_PERSON_NEEDED') return texts.twoNeeded;
        throw error;
      }
      form.reset();
      showToast(texts.sent);
      return null;
    },
  });
  return (
    <section>
      <h2>{texts.invite}</h2>
      <p>{texts.inviteText}</p>
      {isAlone && <p>{mayInviteSecond ? texts.first : texts.alone}</p>}
      <AnsweredForm form={form} button={texts.send} label={texts.invite}>
        <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
        <SelectField
          label={texts.role}
          placeholder={texts.rolePlaceholder}
          options={offered.map((role) => ({ value: role, label: roleNames[role] }))}
          {...form.field('role')}
        />
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}
