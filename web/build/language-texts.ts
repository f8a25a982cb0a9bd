/** Each language by its own name, and what the switch between them is called in it. */
import type { Language } from '../texts/language.ts';

export const languageTexts: Record<Language, { name: string; label: string }> = {
  nb: { name: 'Bokmål', label: 'Språk' },
  nn: { name: 'Nynorsk', label: 'Språk' },
  en: { name: 'English', label: 'Language' },
};
