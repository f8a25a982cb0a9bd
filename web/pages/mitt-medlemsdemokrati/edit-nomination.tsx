import * as z from 'zod/mini';
import type { OwnNomination } from '#contract/meeting-endpoints.ts';
import { meetingLimits, nominationFields } from '#contract/meeting-values.ts';
import { rolesOf, type UnitKind } from '#contract/office-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { capitalise } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { meetingTexts } from './meeting-texts.ts';
import { nominationFieldTexts, proposalTexts as texts } from './proposal-texts.ts';
import { useProposalSaved } from './use-proposal-saved.ts';

const schema = z.object(nominationFields);

type EditNominationProps = { nomination: OwnNomination; kind: UnitKind; title: string; onDone(): void };

export function EditNomination({ nomination, kind, title, onDone }: EditNominationProps) {
  const saved = useProposalSaved(onDone);
  const { id, version, role, reason } = nomination;
  const form = useAnsweredForm({
    keptAs: `nomination-change.${id}`,
    version,
    schema,
    initial: { role, reason },
    texts: { role: nominationFieldTexts.role, reason: nominationFieldTexts.reason },
    button: meetingTexts.save,
    idPrefix: `${id}-`,
    async send(sent) {
      await call('PUT /api/nominations/:id', { params: { id }, body: { ...sent, version } });
      return saved();
    },
  });
  return (
    <AnsweredForm form={form} button={meetingTexts.save} label={meetingTexts.editFor(title)}>
      <SelectField label={texts.role} options={roleOptions(kind)} {...form.field('role')} />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={5}
        maximum={meetingLimits.reason.maximum}
        {...form.field('reason')}
      />
    </AnsweredForm>
  );
}

/** The offices that a unit of a kind elects. */
export const roleOptions = (kind: UnitKind) =>
  rolesOf(kind).map((value) => ({ value, label: capitalise(roleWords[value]) }));
