/** Names of files, made safe for the computers of those who download them. */
import { type AttachmentKind, attachmentLimits } from '#contract/attachment-endpoints.ts';

const endings: Record<AttachmentKind, string> = { pdf: '.pdf', jpeg: '.jpg', png: '.png' };

// Control characters, line separators, marks that turn the reading order, and what takes no room at all.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex lint/suspicious/noMisleadingCharacterClass: they are what is taken out
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0e\ufeff\ufff9-\uffff]/g;
/** Devices, to Windows, with or without an ending. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * @param given as the browser says it: may be a path, and may hold anything
 * @returns a name without folders, unseen characters and signs with a meaning to some system; at most
 *   `attachmentLimits.name` characters, never empty, in Unicode form NFC
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(unseen, '')
    .toWellFormed()
    .replace(/[<>:"|?*%;`$\ufffd]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '');
  const { base, ending } = partsOf(plain);
  const kept = [...base.replace(/^[\s.~]+/, '')]
    .slice(0, attachmentLimits.name - ending.length)
    .join('')
    .trimEnd();
  const name = `${kept || 'vedlegg'}${ending}`;
  return reserved.test(name) ? `_${name}` : name;
}

/** The name with the ending of what the file proved to be: `bilde.heic` → `bilde.jpg`. */
export function nameOfKind(name: string, kind: AttachmentKind): string {
  const { base, ending } = partsOf(name);
  const isRight = ending.toLowerCase() === endings[kind] || (kind === 'jpeg' && /^\.jpe?g?$/i.test(ending));
  return isRight ? name : `${base || 'vedlegg'}${endings[kind]}`;
}

/** Only the endings that we take are endings; «brev v.2» has none. */
function partsOf(name: string): { base: string; ending: string } {
  const ending = /\.(pdf|jpe?g|jpe|png|hei[cf])$/i.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - ending.length), ending };
}
