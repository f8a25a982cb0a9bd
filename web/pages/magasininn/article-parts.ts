export type ArticlePart = { kind: 'heading' | 'paragraph'; text: string };

/**
 * The text of an article as it is typed at the desk: an empty line begins a new part, and a line that begins with `## ` is a
 * subheading of its own.
 */
export const articleParts = (text: string): ArticlePart[] =>
  text
    .replaceAll(/^(## .*)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('## ')
        ? { kind: 'heading', text: part.slice(3).trim() }
        : { kind: 'paragraph', text: part },
    );
