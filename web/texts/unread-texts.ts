import { formatCount } from './format.ts';

export const unreadTexts = { answers: (count: number) => formatCount(count, 'nytt svar', 'nye svar') };
