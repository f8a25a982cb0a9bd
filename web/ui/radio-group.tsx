/** One choice of a few, all of them seen. Spread `field(name)` of a form on it. */
import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldHint, type FieldTextProps, fieldAttributes } from './field-frame.tsx';
import { Words } from './words.tsx';

export type RadioGroupProps = FieldTextProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTextProps | 'disabled' | 'type' | 'value'> & {
    options: readonly { value: string; label: string }[];
  };

export function RadioGroup({ name, id = name, label, hint, error, options, ...rest }: RadioGroupProps) {
  const described = fieldAttributes({ name, id, label, hint, error })['aria-describedby'];
  return (
    <fieldset className="choices" aria-describedby={described}>
      <legend className="ds-label">{label}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {options.map(({ value, label: words }, place) => {
        const optionId = place === 0 ? id : `${id}-${value}`;
        return (
          <div className="ds-field" key={value}>
            <input className="ds-input" type="radio" {...rest} name={name} id={optionId} value={value} />
            <label className="ds-label" htmlFor={optionId}>
              <Words>{words}</Words>
            </label>
          </div>
        );
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
