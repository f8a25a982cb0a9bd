/** What is done to typed text before it is checked and sent; never while somebody is typing. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Takes out characters that cannot be seen and that are included when text is pasted from other programs; the
 * server refuses them, and users cannot find them. Line separators become line breaks.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u0085\u2028\u2029]/g, '\n').replace(invisible, '');

/** As {@link withoutInvisible}, for every text of a form. */
export const cleanedValues = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutInvisible(value) : value,
    ]),
  ) as Values;
