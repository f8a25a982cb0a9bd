/** `/mitt-medlemsdemokrati/:id/kandidat`: oneself or another, for an office that the meeting elects. */
import { useQueryClient } from '@tanstack/react-query';
import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { meetingLimits, NewNomination } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { roleOptions } from './edit-nomination.tsx';
import { ProposalPage } from './proposal-page.tsx';
import { nominationFieldTexts, proposalTexts as texts } from './proposal-texts.ts';

export function NewNominationPage() {
  return (
    <ProposalPage title={texts.nominationPage} about="nominations" lead={texts.nominationLead}>
      {(meeting) => <Drafted meeting={meeting} />}
    </ProposalPage>
  );
}

function Drafted({ meeting }: { meeting: MeetingForMember }) {
  const draft = useOpenDraft(`nomination.${meeting.id}`);
  return draft ? <NominationForm key={draft.key} draft={draft} meeting={meeting} /> : <SkeletonForm />;
}

function NominationForm({ draft, meeting }: { draft: OpenDraft; meeting: MeetingForMember }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const { id, unit } = meeting;
  const form = useDraftForm({
    draft,
    schema: NewNomination,
    texts: nominationFieldTexts,
    button: texts.sendNomination,
    initial: {
      who: '',
      role: '',
      givenName: '',
      familyName: '',
      contact: '',
      reason: '',
      agrees: false,
    },
    send: (nomination, idempotencyKey) =>
      call('POST /api/meetings/:id/nominations', { params: { id }, body: nomination, idempotencyKey }),
    onSent() {
      showToast(texts.nominationSent);
      void forgetMeetings(client);
      void navigate({ to: democracyPaths.meeting(id), replace: true });
    },
  });
  const who = form.watch('who');
  const off = { autoComplete: 'off' } as const;
  return (
    <DraftForm form={form} button={texts.sendNomination} label={texts.nominationPage}>
      <RadioGroup label={texts.who} options={texts.whos} {...form.field('who')} />
      {who === 'other' && (
        <>
          <TextField label={texts.givenName} {...off} {...form.field('givenName')} />
          <TextField label={texts.familyName} {...off} {...form.field('familyName')} />
          <TextField label={texts.contact} hint={texts.contactHint} {...off} {...form.field('contact')} />
        </>
      )}
      <SelectField
        label={texts.role}
        options={roleOptions(unit.kind)}
        placeholder={texts.rolePlaceholder}
        {...form.field('role')}
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={5}
        maximum={meetingLimits.reason.maximum}
        {...form.field('reason')}
      />
      {who === 'me' && <CheckboxField label={texts.agrees} {...form.field('agrees')} />}
      <p>
        <PageLink to="/ord" hash="valgkomite">
          {texts.committeeMeaning}
        </PageLink>
      </p>
    </DraftForm>
  );
}
