import { formatMonth, plainDateOf } from '#web/texts/format.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

/** How far back a month can be chosen: as long as vouchers are kept (the Bookkeeping Act, section 13). */
const years = 6;

/** A month, chosen from a list: Firefox and Safari draw `type=month` as a field for text, without a word of how to fill it in. */
export function MonthField({ defaultValue, ...rest }: Omit<SelectFieldProps, 'options' | 'placeholder'>) {
  const [year, month] = plainDateOf(new Date()).split('-').map(Number) as [number, number];
  const last = Array.from({ length: years * 12 }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
  const shown = String(defaultValue ?? last[0]);
  const months = last.includes(shown) ? last : [shown, ...last];
  return (
    <SelectField
      {...rest}
      defaultValue={shown}
      options={months.map((value) => ({ value, label: formatMonth(value) }))}
    />
  );
}
