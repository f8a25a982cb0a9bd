/** A form that is asked for in parts, one at a time: which are reached, what each checks, and where the focus goes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageAddress } from '#web/paths.ts';
import { goToPageHeading } from '#web/ui/focused-heading.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { checkPart } from './check-part.ts';
import { type FormSchema, fieldCodesOf } from './field-codes.ts';
import { type FormParts, firstWrongPart, partsIn } from './form-parts.ts';
import type { FormValues } from './use-checked-form.ts';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type PartFormOptions<Schema extends FormSchema, Name extends string, Answer, Part extends string> = Omit<
  DraftFormOptions<Schema, Name, Answer>,
  'button' | 'part'
> & {
  /** Its address names the part, as `del`. */
  page: PageAddress;
  parts: FormParts<Part, NoInfer<Name>>;
  /** The one on the page. All of them are one form, so that nothing typed is lost between them. */
  part: Part;
  /** The fields of the part that are on the page; all of them unless said. */
  asked?(typed: FormValues): readonly NoInfer<Name>[];
  buttons: { next: string; send: string };
  /** Asked when a part is whole; where the answer is no, something else has come in place of the form. */
  mayGoOn?(typed: FormValues): Promise<boolean>;
};

export function usePartForm<Schema extends FormSchema, Name extends string, Answer, Part extends string>(
  options: PartFormOptions<Schema, Name, Answer, Part>,
) {
  const { page, parts, part, schema, buttons } = options;
  const asked = options.asked ?? (() => parts[part]);
  const navigate = useGoTo();
  const order = partsIn(parts);
  const place = order.indexOf(part);
  const next = order[place + 1];
  const [reached, setReached] = useState(() => {
    const codes = fieldCodesOf(schema, { ...options.initial, ...options.draft.values });
    const wrong = firstWrongPart(parts, (field) => codes[field] !== undefined);
    return wrong ? order.indexOf(wrong) : order.length - 1;
  });
  useFocusOfPart(part);
  const goTo = (to: Part) => navigate({ to: page, search: { del: to } });
  const button = next ? buttons.next : buttons.send;

  const form = useDraftForm({
    ...options,
    button,
    part: {
      fields: asked,
      check: next
        ? (typed) =>
            checkPart(typed, {
              schema,
              button,
              fields: asked(typed.getValues()),
              async onWhole(whole) {
                if (options.mayGoOn && !(await options.mayGoOn(whole))) return;
                setReached(Math.max(reached, place + 1));
                await goTo(next);
              },
            })
        : null,
    },
  });

  // What is refused on another part only is shown there; otherwise this page says it.
  const wrong = form.summary.length === 0 ? firstWrongPart(parts, form.isWrong) : null;
  const onRefused = useEffectEvent(() => wrong && goTo(wrong));
  useEffect(() => {
    if (form.refusals > 0) onRefused();
  }, [form.refusals]);

  return {
    form: {
      ...form,
      clear() {
        form.clear();
        setReached(0);
      },
    },
    button,
    page,
    /** Another than the one on the page where that is opened too early: the first that is not whole. */
    instead: place > reached ? order[reached]! : null,
  };
}

/** To what must be corrected, or to the heading: the address stays the same page, so no other code moves the focus. */
function useFocusOfPart(part: string): void {
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    const summary = document.querySelector<HTMLElement>('.ds-error-summary');
    if (summary) summary.focus();
    else goToPageHeading();
  }, [part]);
}
