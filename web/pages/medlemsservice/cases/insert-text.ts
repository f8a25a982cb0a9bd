/** Puts text into a field where its cursor stands, as if it had been typed, and goes there. @param id of the field */
export function insertText(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
