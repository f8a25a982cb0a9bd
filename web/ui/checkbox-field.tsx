/** One yes or no. Never ticked beforehand where it says yes to something. */
import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldHint, type FieldTextProps, fieldAttributes } from './field-frame.tsx';
import { Words } from './words.tsx';

export type CheckboxFieldProps = FieldTextProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTextProps | 'disabled' | 'type'>;

export function CheckboxField({ name, id = name, label, hint, error, ...rest }: CheckboxFieldProps) {
  return (
    <div className="ds-field">
      <input
        className="ds-input"
        type="checkbox"
        {...rest}
        {...fieldAttributes({ name, id, label, hint, error })}
      />
      <label className="ds-label" htmlFor={id}>
        <Words>{label}</Words>
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
