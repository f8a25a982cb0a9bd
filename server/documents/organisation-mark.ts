/** The mark of the demo organisation, as in `web/theme/favicon.svg`: what the letterhead of a document is drawn with. */
import type { PdfMark } from '#server/platform/pdf-document.ts';

/** A circle as an SVG path. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

export const organisationMark: PdfMark = [
  {
    colour: '#f2b33d',
    path: 'M5.500 25.500C5 14.400 13.200 5.200 23.900 5c10.800-.2 19 8.700 18.600 20.200-3.700 1.100-9.400 1.400-18.600 1.400-8.800 0-14-.200-18.400-1.100Z',
  },
  { colour: '#c4472a', path: circle(17, 21, 5.4) },
  {
    colour: '#c4472a',
    path: 'M5 45.500c-.7-11.400 3.500-17.700 11.300-17.800 8-.1 12 6.200 11.400 17.600-7.400 1-15.100 1-22.700.2Z',
  },
  { colour: '#3d63a0', path: circle(32.5, 24.5, 4.7) },
  {
    colour: '#3d63a0',
    path: 'M22.700 45.600c-.4-9.600 2.800-15.200 9.600-15.300 7-.1 10.800 5.400 10.400 14.900-6.600.9-13.300 1-20 .4Z',
  },
];
