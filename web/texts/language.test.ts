/** What a translation has to be is checked by the compiler: these types have to be refused, or this file does not compile. */
import type { Compared, Whole } from './language.ts';

type Original = { texts: { title: 'Hei'; sent: (to: string) => string; steps: readonly string[] } };
type Right = { texts: { title: string; sent: (to: string) => string; steps: string[] } };
type WithoutTitle = { texts: Omit<Right['texts'], 'title'> };
type WithoutPlaceholder = { texts: Omit<Right['texts'], 'sent'> & { sent: () => string } };
type WithOtherPlaceholder = { texts: Omit<Right['texts'], 'sent'> & { sent: (count: number) => string } };

export type Accepted = Whole<Compared<Original, Right>>;
// @ts-expect-error a text is missing
export type Missing = Whole<Compared<Original, WithoutTitle>>;
// @ts-expect-error a placeholder is left out
export type Shorter = Whole<Compared<Original, WithoutPlaceholder>>;
// @ts-expect-error a placeholder is of another kind
export type Other = Whole<Compared<Original, WithOtherPlaceholder>>;
