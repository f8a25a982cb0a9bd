/**
 * How much room is left. The eye sees it change on every key; a screen reader hears the limit with the field, and
 * then only when there is little left, after a pause in the typing.
 */
import { type RefObject, useEffect, useState } from 'react';
import { countTexts } from './character-count-texts.ts';

const pauseMs = 1000;
/** From here on it matters: the last fifth. */
const littleLeft = 0.2;

export const countId = (fieldId: string) => `${fieldId}-count`;

type CharacterCountProps = {
  fieldId: string;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  maximum: number;
};

const sentence = (left: number): string => (left < 0 ? countTexts.tooMany(-left) : countTexts.left(left));

export function CharacterCount({ fieldId, field, maximum }: CharacterCountProps) {
  const [length, setLength] = useState(0);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const count = () => setLength(area.value.length);
    // A draft may be put in without an input event, just after the field has come.
    count();
    const afterwards = setTimeout(count);
    area.addEventListener('input', count);
    // The form empties its fields after this event.
    const form = area.form;
    const countAfterReset = () => setTimeout(count);
    form?.addEventListener('reset', countAfterReset);
    return () => {
      clearTimeout(afterwards);
      area.removeEventListener('input', count);
      form?.removeEventListener('reset', countAfterReset);
    };
  }, [field]);

  const left = maximum - length;
  const matters = left < maximum * littleLeft;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(matters ? sentence(left) : ''), pauseMs);
    return () => clearTimeout(timer);
  }, [left, matters]);

  return (
    <>
      <p className={left < 0 ? 'count count--over' : 'count'} aria-hidden="true">
        {sentence(left)}
      </p>
      <span className="ds-sr-only" id={countId(fieldId)}>
        {countTexts.allowed(maximum)}
      </span>
      <span className="ds-sr-only" role="status">
        {spoken}
      </span>
    </>
  );
}
