import { organisation } from './organisation.ts';

/** @param title of the page itself, `Henvendelser` */
export const documentTitle = (title: string): string =>
  [...new Set([title, 'Min side', organisation.name])].join(' – ');
