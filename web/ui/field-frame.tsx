/** What every field has around it: label, help and error, tied to the field in the HTML itself. */
import type { ReactNode } from 'react';

export type FieldTextProps = {
  /** Also the field's `id` where none is given, and what links of the error summary point to. */
  name: string;
  id?: string;
  label: string;
  /** Help, always shown and always above the field. */
  hint?: ReactNode;
  /** The one thing to correct. */
  error?: string | null;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** @returns the attributes that tie the field to its help and its error */
export function fieldAttributes({ name, id = name, hint, error }: FieldTextProps, ...more: string[]) {
  const describedBy = [hint ? hintId(id) : '', ...more, error ? errorId(id) : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div data-field="description" id={hintId(id)}>
      {children}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="ds-validation-message" data-field="validation" id={errorId(id)}>
      {children}
    </p>
  );
}

type FieldFrameProps = FieldTextProps & {
  children: ReactNode;
  /** Between the field and its error, e.g. a counter. */
  below?: ReactNode;
};

export function FieldFrame({ name, id = name, label, hint, error, children, below }: FieldFrameProps) {
  return (
    <div className="ds-field">
      <label className="ds-label" htmlFor={id}>
        {label}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      {below}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
