/** The short forms of a case: each does one thing, keeps what is typed, and says why not. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { type DeskCase, EnquiryNumber } from '#contract/desk-case-endpoints.ts';
import { EnquiryTopic, enquiryTopics, replyLimits } from '#contract/enquiry-endpoints.ts';
import { Remark, remarkLimits } from '#contract/look-values.ts';
import { multiLine } from '#contract/values/text.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import type { FormSchema } from '#web/forms/field-codes.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { colleaguesQuery, forwardUnitsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import {
  assigneeFieldTexts,
  extendFieldTexts,
  forwardFieldTexts,
  mergeFieldTexts,
  actTexts as texts,
  topicFieldTexts,
} from './desk-case-texts.ts';
import { colleagueWords } from './row-texts.ts';
import type { CaseOnScreen } from './use-case.ts';
import { useCaseButton } from './use-case-button.ts';

type FormProps = { screen: CaseOnScreen };

type ActForm<Schema extends FormSchema, Name extends string> = {
  screen: CaseOnScreen;
  /** Names the form among those of the case. */
  act: string;
  schema: Schema;
  initial: Record<Name, string>;
  texts: Record<Name, FieldTexts>;
  button: string;
  done: string;
  send(values: z.output<Schema>, idempotencyKey: string): Promise<DeskCase>;
};

/** A form that does one thing to the case on the screen. */
export function useActForm<Schema extends FormSchema, Name extends string>(options: ActForm<Schema, Name>) {
  const { screen, act, done, send, ...more } = options;
  const form = useAnsweredForm<Schema, Name>({
    ...more,
    keptAs: `${act}.${screen.deskCase.id}`,
    async send(values, idempotencyKey) {
      const result = await screen.act(() => send(values, idempotencyKey));
      screen.keep(result, done);
      form.reset();
      return null;
    },
  });
  return form;
}

const params = ({ deskCase }: CaseOnScreen) => ({ id: deskCase.id });
const Choice = z.string().check(z.minLength(1));

export function GiveForm({ screen }: FormProps): ReactNode {
  const { data } = useQuery(colleaguesQuery());
  const { version, assignee } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'case-assignee',
    button: texts.give,
    done: texts.given,
    texts: assigneeFieldTexts,
    schema: z.object({ assigneeId: Choice }),
    initial: { assigneeId: '' },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/assignments', {
        params: params(screen),
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  const others = (data?.colleagues ?? []).filter(({ id }) => id !== data?.me && id !== assignee?.id);
  return (
    <AnsweredForm form={form} button={texts.give} label={texts.colleague}>
      <SelectField
        label={texts.colleague}
        placeholder={texts.chooseColleague}
        options={others.map((one) => ({ value: one.id, label: colleagueWords(one) }))}
        {...form.field('assigneeId')}
      />
    </AnsweredForm>
  );
}

export function TopicForm({ screen }: FormProps): ReactNode {
  const { version, topic } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'case-topic',
    button: texts.setTopic,
    done: texts.topicSet,
    texts: topicFieldTexts,
    schema: z.object({ topic: EnquiryTopic }),
    initial: { topic: topic as string },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/topics', {
        params: params(screen),
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  return (
    <AnsweredForm form={form} button={texts.setTopic} label={texts.topicTitle}>
      <SelectField
        label={texts.topic}
        options={enquiryTopics.map((one) => ({ value: one, label: topicWords[one] }))}
        {...form.field('topic')}
      />
    </AnsweredForm>
  );
}

export function MergeForms({ screen }: FormProps): ReactNode {
  const { version, alsoOpen } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'case-merge',
    button: texts.merge,
    done: texts.merged,
    texts: mergeFieldTexts,
    schema: z.object({ number: EnquiryNumber }),
    initial: { number: '' },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/merges', {
        params: params(screen),
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  return (
    <>
      {alsoOpen.map(({ id, number, subject }) => (
        <MergeButton key={id} screen={screen} number={number} subject={subject} />
      ))}
      <AnsweredForm form={form} button={texts.merge} label={texts.mergeTitle}>
        <TextField label={texts.mergeNumber} autoComplete="off" {...form.field('number')} />
      </AnsweredForm>
    </>
  );
}

function MergeButton({ screen, number, subject }: FormProps & { number: string; subject: string }) {
  const { version } = screen.deskCase;
  const button = texts.mergeWith(number);
  const { press, isBusy, problem } = useCaseButton(screen, button, texts.merged, (idempotencyKey) =>
    call('POST /api/staff/enquiries/:id/merges', {
      params: params(screen),
      body: { number, version },
      idempotencyKey,
    }),
  );
  return (
    <div>
      <p>
        {subject}
        <br />
        <Button variant="secondary" data-size="sm" busy={isBusy} onClick={press}>
          {button}
        </Button>
      </p>
      {problem}
    </div>
  );
}

export function ForwardForm({ screen }: FormProps): ReactNode {
  const { version } = screen.deskCase;
  const { data } = useQuery(forwardUnitsQuery());
  const form = useActForm({
    screen,
    act: 'case-forwarding',
    button: texts.forward,
    done: texts.forwarded,
    texts: forwardFieldTexts,
    schema: z.object({ unitId: Choice, remark: Remark }),
    initial: { unitId: '', remark: '' },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/forwardings', {
        params: params(screen),
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  return (
    <AnsweredForm form={form} button={texts.forward} label={texts.forwardTitle}>
      <SelectField
        label={texts.unit}
        placeholder={texts.chooseUnit}
        options={(data?.units ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('unitId')}
      />
      <TextArea
        label={texts.remark}
        hint={texts.remarkHint}
        rows={3}
        maximum={remarkLimits.maximum}
        {...form.field('remark')}
      />
    </AnsweredForm>
  );
}

export function ExtendForm({ screen }: FormProps): ReactNode {
  const { version } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'case-extension',
    button: texts.extend,
    done: texts.extendedDone,
    texts: extendFieldTexts,
    schema: z.object({ reasons: multiLine(10, replyLimits.maximum) }),
    initial: { reasons: '' },
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/extensions', {
        params: params(screen),
        body: { ...body, version },
        idempotencyKey,
      }),
  });
  return (
    <AnsweredForm form={form} button={texts.extend} label={texts.extendTitle}>
      <TextArea label={texts.reasons} rows={4} maximum={replyLimits.maximum} {...form.field('reasons')} />
    </AnsweredForm>
  );
}
