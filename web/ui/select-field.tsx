/** A choice from a list that the browser draws. */
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldTextProps, fieldAttributes } from './field-frame.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldTextProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldTextProps | 'disabled' | 'children'> & {
    options: readonly SelectOption[];
    /** The first line, which chooses nothing: «Velg tema». */
    placeholder?: string;
  };

export function SelectField({
  name,
  id,
  label,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const texts = { name, id, label, hint, error };
  return (
    <FieldFrame {...texts}>
      {/* Drawn again when its options have come: a value that was set before them is chosen then. */}
      <select
        key={options.length > 0 ? 'filled' : 'empty'}
        className="ds-input"
        {...rest}
        {...fieldAttributes(texts)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
