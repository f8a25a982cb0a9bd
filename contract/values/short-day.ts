/** `12.12.2026`: as a day is written short, and typed. @param plainDate `YYYY-MM-DD` */
export const shortDay = (plainDate: string): string => plainDate.split('-').reverse().join('.');
