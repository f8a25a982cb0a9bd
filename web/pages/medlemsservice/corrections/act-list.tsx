import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { correctionForms, type DeskAct } from '#contract/desk-act-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { ActReason } from './act-reason.tsx';
import { keepDetails } from './correction-queries.ts';
import { fieldInSentence, correctionTexts as texts, undoFieldTexts } from './correction-texts.ts';
import type { Corrected } from './use-correction.ts';

/** What has been corrected, the newest first, each with its undoing. */
export function ActList(props: Corrected) {
  const { acts } = props.details;
  return (
    <>
      <h3>{texts.acts}</h3>
      {acts.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="plain-list">
          {acts.map((act) => (
            <li key={act.id}>
              <ActRow act={act} {...props} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ActRow({ act, ...props }: Corrected & { act: DeskAct }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, before, after, reason, by, happenedAt, isUndoing, undoing } = act;
  const field = texts.fields[kind];
  const isHidden = kind === 'address' && props.details.isAddressShielded;
  const words = (value: string | null) => {
    if (value === null) return isHidden ? texts.hidden : texts.nothing;
    return kind === 'language' ? (texts.languageNames[value] ?? value) : value;
  };
  return (
    <>
      <strong>{isUndoing ? texts.undoingOf(field) : field}</strong>
      <FactList
        facts={[
          [texts.before, words(before)],
          [texts.after, words(after)],
          [texts.reason, reason],
        ]}
      />
      <p className="soft">{texts.by(by ?? texts.someone, formatMoment(happenedAt, new Date()))}</p>
      {undoing !== 'possible' && !isUndoing && <p className="soft">{texts.states[undoing]}</p>}
      {undoing === 'possible' && !isOpen && (
        <p>
          <Button
            variant="secondary"
            aria-label={texts.undoSpoken(fieldInSentence[kind])}
            onClick={() => setIsOpen(true)}
          >
            {texts.undo}
          </Button>
        </p>
      )}
      {isOpen && undoing === 'possible' && (
        <UndoForm act={act} {...props} onCancel={() => setIsOpen(false)} />
      )}
    </>
  );
}

function UndoForm({
  act,
  personId,
  ground,
  onDone,
  onCancel,
}: Corrected & { act: DeskAct; onCancel(): void }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `undo-act.${act.id}`,
    schema: z.pick(correctionForms.language, { reason: true }),
    initial: { reason: '' },
    texts: undoFieldTexts,
    button: texts.undoSend,
    idPrefix: `undo-${act.id}-`,
    async send({ reason }, idempotencyKey) {
      const answer = await call('POST /api/staff/desk-acts/:id/undoings', {
        params: { id: act.id },
        body: { reason, ...ground },
        idempotencyKey,
      });
      keepDetails(client, personId, answer);
      showToast(texts.undone);
      onDone();
      return null;
    },
  });
  return (
    <OpenedForm
      form={form}
      title={texts.undoTitle(fieldInSentence[act.kind])}
      lead={texts.undoLead}
      button={texts.undoSend}
      heading="h3"
      onCancel={onCancel}
    >
      <ActReason {...form.field('reason')} />
    </OpenedForm>
  );
}
