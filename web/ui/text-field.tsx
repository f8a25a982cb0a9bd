/** Fields for text. Uncontrolled-friendly: spread `register(name)` on them. */
import { type ComponentPropsWithRef, type Ref, useCallback, useRef } from 'react';
import { CharacterCount, countId } from './character-count.tsx';
import { FieldFrame, type FieldTextProps, fieldAttributes } from './field-frame.tsx';

type Limit = {
  /**
   * Most characters (UTF-16 units) that may be sent; a count shows what is left. Nothing is cut off while somebody
   * types or pastes: the count says what is too much.
   */
  maximum?: number;
};
type Omitted = keyof FieldTextProps | 'disabled' | 'maxLength';

export type TextFieldProps = FieldTextProps & Limit & Omit<ComponentPropsWithRef<'input'>, Omitted>;
export type TextAreaProps = FieldTextProps & Limit & Omit<ComponentPropsWithRef<'textarea'>, Omitted>;

/** One line. */
export function TextField(props: TextFieldProps) {
  const { name, id, label, hint, error, maximum, type = 'text', ref, ...rest } = props;
  const texts = { name, id, label, hint, error };
  const { attach, count, describedBy } = useCount<HTMLInputElement>(id ?? name, maximum, ref);
  return (
    <FieldFrame {...texts} below={count}>
      <input
        className="ds-input"
        type={type}
        {...rest}
        ref={attach}
        {...fieldAttributes(texts, describedBy)}
      />
    </FieldFrame>
  );
}

/** Several lines; `rows` is how many are seen at first. */
export function TextArea(props: TextAreaProps) {
  const { name, id, label, hint, error, maximum, rows = 7, ref, ...rest } = props;
  const texts = { name, id, label, hint, error };
  const { attach, count, describedBy } = useCount<HTMLTextAreaElement>(id ?? name, maximum, ref);
  return (
    <FieldFrame {...texts} below={count}>
      <textarea
        className="ds-input"
        rows={rows}
        {...rest}
        ref={attach}
        {...fieldAttributes(texts, describedBy)}
      />
    </FieldFrame>
  );
}

function useCount<Element extends HTMLInputElement | HTMLTextAreaElement>(
  fieldId: string,
  maximum: number | undefined,
  ref: Ref<Element> | undefined,
) {
  const field = useRef<Element | null>(null);
  const attach = useCallback(
    (element: Element | null) => {
      field.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return {
    attach,
    count: maximum !== undefined && <CharacterCount fieldId={fieldId} field={field} maximum={maximum} />,
    describedBy: maximum === undefined ? '' : countId(fieldId),
  };
}
