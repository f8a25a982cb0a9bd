import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FirstJoiningDetails, type Joining, NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, readTypedDate } from '#contract/values/birth-date.ts';
import { isTooYoung } from '#contract/values/birth-date-rules.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { checkPart } from '#web/forms/check-part.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { fieldCodesOf } from '#web/forms/field-codes.ts';
import { type FormValues, useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { renewName } from '#web/session/renew-name.ts';
import { showAnotherPerson } from '#web/session/show-another-person.ts';
import { goToPageHeading } from '#web/ui/focused-heading.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { AddressAndMagazineFields, ContactFields, WhoFields } from './joining-detail-fields.tsx';
import { askedFields, birthDaysOf, firstWrongPart, readableNumber } from './joining-detail-rules.ts';
import { fieldTexts, texts } from './joining-details-texts.ts';
import { type JoiningPart, joiningParts } from './joining-parts.ts';
import { nextPath } from './joining-step.tsx';

const empty = {
  givenName: '',
  familyName: '',
  bornOn: '',
  fodselsnummer: '',
  isFodselsnummerLater: false,
  email: '',
  phone: '',
  isAddressShielded: false,
  country: 'NO',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
  language: import.meta.env.LANGUAGE,
  magazine: 'none',
  newsEmail: false,
  newsSms: false,
};

/** What was sent before, or what is known already. */
function valuesOf({ known, details, hasFodselsnummer }: Joining): typeof empty {
  const values = { ...empty, ...(details ?? known) };
  const isLater = details !== null && !hasFodselsnummer;
  return {
    ...values,
    bornOn: values.bornOn && shortDay(values.bornOn),
    isFodselsnummerLater: isLater,
  };
}

/** What ends the joining before its second step. */
export type JoiningEnd = 'too-young' | 'member-already';

type JoiningDetailsFormProps = {
  draft: OpenDraft;
  joining: Joining;
  /** The one on the page. All of them are one form, so that nothing typed is lost between them. */
  part: JoiningPart;
  onEnd(end: JoiningEnd): void;
};

export function JoiningDetailsForm({ draft, joining, part, onEnd }: JoiningDetailsFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const { hasFodselsnummer, today } = joining;
  // What came meanwhile does not change a form that somebody is writing in.
  const [initial] = useState(() => valuesOf(joining));
  const [schema] = useState(() =>
    (hasFodselsnummer ? NewJoiningDetails : FirstJoiningDetails).check(readableNumber(today)),
  );
  const [reached, setReached] = useState(() => {
    const codes = fieldCodesOf(schema, { ...initial, ...draft.values });
    const wrong = firstWrongPart((field) => codes[field] !== undefined);
    return wrong ? joiningParts.indexOf(wrong) : joiningParts.length - 1;
  });
  const place = joiningParts.indexOf(part);
  const next = joiningParts[place + 1];
  const button = next ? texts.next : texts.send;
  const fields = (typed: FormValues) => askedFields(part, typed as typeof empty, { hasFodselsnummer, today });
  const goTo = (to: JoiningPart) => navigate({ to: paths.joiningDetails, search: { del: to } });

  const form = useDraftForm({
    draft,
    schema,
    initial,
    texts: fieldTexts,
    button,
    // Never kept in the browser or in a draft: it is sealed when the details are sent.
    keptOut: ['fodselsnummer'],
    part: {
      fields,
      check: next
        ? (typed) =>
            checkPart(typed, {
              schema,
              button,
              fields: fields(typed.getValues()),
              onWhole: (whole) => goOn(whole, next),
            })
        : null,
    },
    send: (body) => call('PUT /api/joining/details', { body }),
    onSent: (answer) => {
      keepAnswer(client, joiningQuery().queryKey, answer.joining);
      if (answer.isTooYoung) onEnd('too-young');
      else void navigate({ to: nextPath(answer.joining) });
    },
  });

  async function goOn(typed: FormValues, to: JoiningPart): Promise<void> {
    const end = part === 'hvem' ? await endOf(typed as typeof empty) : null;
    if (end) {
      form.clear();
      onEnd(end);
      return;
    }
    setReached(Math.max(reached, place + 1));
    await goTo(to);
  }

  // Each claim counts as an attempt: going back to the first part makes no other unless something is changed there.
  const claimed = useRef('');
  /** Said before anything else is asked and kept: many who begin here are in the register. */
  async function endOf({ givenName, familyName, bornOn }: typeof empty): Promise<JoiningEnd | null> {
    const day = readTypedDate(bornOn);
    if (day && isTooYoung(day, today)) return 'too-young';
    const name = `${givenName} ${familyName}`;
    if (joining.details || claimed.current === name + bornOn) return null;
    const isMember = await isClaimed(name, bornOn);
    claimed.current = name + bornOn;
    if (!isMember) return null;
    void showAnotherPerson(client).then(renewName);
    return 'member-already';
  }

  const wrong = firstWrongPart(form.isWrong);
  useRefusedElsewhere(form.refusals, form.summary.length === 0 ? wrong : null, goTo);
  useFocusOfPart(part);
  // A part that is opened too early leads to the first that is not whole.
  const open = joiningParts[Math.min(place, reached)];
  if (open !== part) return <Navigate to={paths.joiningDetails} search={{ del: open }} replace />;

  const bornOn = readTypedDate(String(form.watch('bornOn')));
  return (
    <DraftForm
      form={{
        ...form,
        // Starts again at the first part: none is whole any longer.
        clear() {
          form.clear();
          setReached(0);
        },
      }}
      button={button}
      label={texts.parts[part].title}
    >
      {part === 'hvem' && (
        <WhoFields
          form={form}
          hasNumber={hasFodselsnummer}
          asksForDay={fields(form.values()).includes('bornOn') || form.isWrong('bornOn')}
          onNumber={(number) => {
            const [day, another] = birthDaysOf(number, today);
            if (day && !another) form.set('bornOn', shortDay(day));
          }}
        />
      )}
      {part === 'kontakt' && (
        <ContactFields form={form} mayHaveNews={bornOn !== null && ageOn(bornOn, today) >= adultAge} />
      )}
      {part === 'adresse' && <AddressAndMagazineFields form={form} />}
    </DraftForm>
  );
}

/** After a refusal that is about another part only: goes there. @param wrong null where the page says it itself */
function useRefusedElsewhere(
  refusals: number,
  wrong: JoiningPart | null,
  goTo: (part: JoiningPart) => unknown,
): void {
  const onRefused = useEffectEvent(() => wrong && goTo(wrong));
  useEffect(() => {
    if (refusals > 0) onRefused();
  }, [refusals]);
}

/** To what must be corrected, or to the heading: the address stays the same page, so no other code moves the focus. */
function useFocusOfPart(part: JoiningPart): void {
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    const summary = document.querySelector<HTMLElement>('.ds-error-summary');
    if (summary) summary.focus();
    else goToPageHeading();
  }, [part]);
}

/** Claims the record, as on the page for those who say that they are members. A no is answered alike, whatever the reason. */
async function isClaimed(name: string, bornOn: string): Promise<boolean> {
  const idempotencyKey = crypto.randomUUID();
  try {
    const { outcome } = await call('POST /api/verification/claims', {
      body: { name, bornOn },
      idempotencyKey,
    });
    return outcome === 'linked';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
