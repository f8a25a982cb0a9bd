import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  childrenTextVersion,
  type GuardianInvitation,
  type InvitationReceipt,
} from '#contract/children-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { invitationTexts as texts } from './bekreftelse-texts.ts';
import { forgetChildren } from './children-queries.ts';

type Child = NonNullable<GuardianInvitation['open']>['children'][number];
type Values = Record<string, unknown>;

type InvitationFormProps = {
  code: string;
  items: readonly Child[];
  onAnswered(receipt: InvitationReceipt): void;
  /** It has been answered, withdrawn or has run out meanwhile. */
  onGone(): void;
  onSignInAgain(): void;
};

const fieldsOf = (place: number) => [`answer${place}`, `informed${place}`, `heard${place}`] as const;

/** One answer for each child; what has to be declared comes with a yes. */
export function InvitationForm({ code, items, onAnswered, onGone, onSignInAgain }: InvitationFormProps) {
  const client = useQueryClient();
  const all = items.flatMap((_, place) => fieldsOf(place));
  const form = useAnsweredForm({
    keptAs: null,
    schema: schemaOf(items),
    initial: Object.fromEntries(all.map((name) => [name, ''])),
    texts: textsOf(items),
    button: texts.send,
    async send(values: Values, idempotencyKey) {
      const answers = items.map(({ id }, place) => {
        const [answer, informed, heard] = fieldsOf(place);
        const isConfirmed = values[answer] === 'yes';
        return {
          childId: id,
          isConfirmed,
          isInformed: isConfirmed && values[informed] === true,
          isHeard: isConfirmed && values[heard] === true,
        };
      });
      try {
        const receipt = await call('POST /api/guardian-invitations/answers', {
          body: { code, answers, textVersion: childrenTextVersion },
          idempotencyKey,
        });
        forgetChildren(client);
        // A guardian who has confirmed is known here from now on.
        void client.invalidateQueries({ queryKey: meQuery().queryKey });
        if (receipt.outcome === 'gone') onGone();
        else onAnswered(receipt);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onSignInAgain();
        throw error;
      }
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.send} label={texts.title}>
      {items.map(({ id, givenName, familyName, bornYear, needsInforming, needsHearing }, place) => {
        const [answer, informed, heard] = fieldsOf(place);
        const isYes = form.watch(answer) === 'yes';
        return (
          <div className="child-fields" key={id}>
            <h2 className="child-fields__title">
              {givenName} {familyName}, {texts.born(bornYear)}
            </h2>
            <RadioGroup label={texts.question(givenName)} options={texts.answers} {...form.field(answer)} />
            {isYes && needsInforming && (
              <CheckboxField label={texts.informed(givenName)} {...form.field(informed)} />
            )}
            {isYes && needsHearing && <CheckboxField label={texts.heard(givenName)} {...form.field(heard)} />}
          </div>
        );
      })}
    </AnsweredForm>
  );
}

function schemaOf(items: readonly Child[]) {
  return z.record(z.string(), z.any()).check(({ value, issues }) => {
    const values = value as Values;
    const require = (name: string) =>
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        continue: true,
        params: { fieldCode: 'REQUIRED' },
      });
    for (const [place, { needsInforming, needsHearing }] of items.entries()) {
      const [answer, informed, heard] = fieldsOf(place);
      if (values[answer] !== 'yes' && values[answer] !== 'no') require(answer);
      if (values[answer] !== 'yes') continue;
      if (needsInforming && values[informed] !== true) require(informed);
      if (needsHearing && values[heard] !== true) require(heard);
    }
  });
}

function textsOf(items: readonly Child[]): Record<string, FieldTexts> {
  return Object.fromEntries(
    items.flatMap(({ givenName }, place) => {
      const [answer, informed, heard] = fieldsOf(place);
      return [
        [answer, texts.answerField(givenName)],
        [informed, texts.informedField(givenName)],
        [heard, texts.heardField(givenName)],
      ];
    }),
  );
}
