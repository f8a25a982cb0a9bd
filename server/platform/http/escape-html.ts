/** Text for an element or a quoted attribute of a page. */
export const escapeHtml = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
