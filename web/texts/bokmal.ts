/**
 * Words that a translation shows in bokmål, because they are kept as evidence or are a form of the law: between two marks that
 * are not seen, until `Words` shows them as what they are (WCAG 3.1.2).
 */
const marked = /\u2068([^\u2069]*)\u2069/;

export const bokmal = (text: string): string => `\u2068${text}\u2069`;

/** @returns the parts of a text: every second one is in bokmål */
export const partsOf = (text: string): string[] => text.split(marked);

export const withoutMarks = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
