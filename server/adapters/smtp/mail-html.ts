/**
 * A mail as HTML, made from its plain text. It sets no colours and loads nothing, so it follows the reader's dark mode; the
 * text grows with the reader's own size, and is 17 px where the mail program deletes the style sheet.
 */
import type { Mail } from '../../ports/mail.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Addresses are shown as they are: a reader sees where a link leads. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[\w.:/?#=&%-]*[\w/#=])/)
    .map((part, place) => (place % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');

/** @param mail whose subject becomes the heading and whose paragraphs stay paragraphs */
export function mailHtml({
  subject,
  text,
  language = 'nb',
}: Pick<Mail, 'subject' | 'text' | 'language'>): string {
  const paragraphs = text
    .split(/\r?\n(?:\r?\n)+/)
    .map((paragraph) => `<p style="margin:0 0 1em">${linked(paragraph).replace(/\r?\n/g, '<br>\n')}</p>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { font-size: max(17px, 1.0625rem) !important; }
</style>
</head>
<body style="margin:0;padding:24px 16px;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<main style="max-width:36em;margin:0 auto;overflow-wrap:anywhere">
<h1 style="margin:0 0 1em;font-size:1.3em;line-height:1.3">${escaped(subject)}</h1>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}
