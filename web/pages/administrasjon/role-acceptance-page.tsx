/** `/administrasjon/invitasjon#code`: the link of an invitation to a role. Asks first: programs that look at links must do nothing. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { RoleOutcome } from '#contract/administration-endpoints.ts';
import type { EarlierRole, LaterRole, PortalRole } from '#contract/portal-roles.ts';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { administrationPaths } from './administration-paths.ts';
import { OwnNameFields, ownNameSchema } from './own-name-fields.tsx';
import { acceptanceTexts as texts } from './roles-texts.ts';

type Answer = { outcome: RoleOutcome; role: EarlierRole | null; laterRole: LaterRole | null };

const startOf: Record<PortalRole, PageAddress> = {
  'member-service': paths.desk,
  supervisor: paths.desk,
  treasurer: paths.desk,
  'ceremony-coordinator': '/medlemsservice/seremonier',
  'magazine-editor': '/medlemsservice/magasinet',
  administrator: administrationPaths.start,
};

export function RoleAcceptancePage() {
  const query = useQuery(meQuery());
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (answer) return <Answered answer={answer} />;
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(me) => <AcceptanceForm isUnknown={me.isJoining} onAnswer={setAnswer} />}
    </QueryState>
  );
}

function Answered({ answer: { outcome, role: earlier, laterRole } }: { answer: Answer }) {
  const role = laterRole ?? earlier;
  const { title, text } = texts.outcomes[outcome];
  return (
    <>
      <PageHeading lead={text}>{title}</PageHeading>
      {role && (
        <p>
          <PageLink to={startOf[role]}>{texts.go[role]}</PageLink>
        </p>
      )}
    </>
  );
}

type AcceptanceFormProps = { isUnknown: boolean; onAnswer(answer: Answer): void };

function AcceptanceForm({ isUnknown, onAnswer }: AcceptanceFormProps) {
  const code = useLocation({ select: ({ hash }) => hash });
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'role-acceptance',
    schema: ownNameSchema(isUnknown),
    initial: { givenName: '', familyName: '' },
    texts: nameFieldTexts,
    button: texts.accept,
    async send(name, idempotencyKey) {
      const body = { code, ...(isUnknown && name) };
      onAnswer(await call('POST /api/role-acceptances', { body, idempotencyKey }));
      await client.invalidateQueries({ queryKey: meQuery().queryKey });
      return null;
    },
  });
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <AnsweredForm form={form} button={texts.accept} label={texts.title}>
        {isUnknown && <OwnNameFields field={form.field} />}
      </AnsweredForm>
    </>
  );
}
