import type { Language, Translated } from '#contract/values/portal-languages.ts';
import { signInTexts as english } from './sign-in-texts.en.ts';
import { signInTexts as nynorsk } from './sign-in-texts.nn.ts';
import { signInTexts as bokmal } from './sign-in-texts.ts';

export type SignInTexts = Translated<typeof bokmal>;

export const textsIn: Record<Language, SignInTexts> = { nb: bokmal, nn: nynorsk, en: english };
/** As each calls itself. */
export const languageNames: Record<Language, string> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };
/** How days and times are written. */
export const localeOf: Record<Language, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };
