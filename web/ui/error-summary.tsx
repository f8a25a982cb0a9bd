/** After a refused sending: what must be corrected, with a link to each field. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { formTexts } from '#web/texts/form-texts.ts';

export type FieldErrorLink = {
  /** `id` of the field; for a group of choices, of the first one. */
  id: string;
  message: string;
};

type ErrorSummaryProps = {
  /** Nothing is shown when there are none. */
  errors: readonly FieldErrorLink[];
  /** The name of the form: a page may have several, each with errors of its own. */
  form?: string | undefined;
  /** Grows with every refused sending; each time the summary takes the focus. */
  attempt: number;
};

/** In the order of the fields on the page. */
export function ErrorSummary({ errors, form, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section
      className="ds-error-summary"
      tabIndex={-1}
      aria-label={form ? `${formTexts.errorsTitle}: ${form}` : formTexts.errorsTitle}
      ref={box}
    >
      <h2 className="ds-heading" data-size="xs">
        {formTexts.errorsTitle}
      </h2>
      <ul className="ds-list">
        {errors
          .toSorted((a, b) => placeOf(a) - placeOf(b))
          .map(({ id, message }) => (
            <li key={id}>
              <a
                className="ds-link"
                data-color="neutral"
                href={`#${id}`}
                onClick={(event) => goTo(event, id)}
              >
                {message}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The fields are on the page before their errors are. */
const placeOf = ({ id }: FieldErrorLink): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? 0;

/** Straight to the field, with no trace in the address. */
function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('.ds-field') ?? field).scrollIntoView({ block: 'center' });
}
