import { formatCount } from './format.ts';

export const unreadTexts = {
  enquiries: (count: number) => formatCount(count, 'nytt svar', 'nye svar'),
  notices: (count: number) => formatCount(count, 'nytt varsel', 'nye varsler'),
};
