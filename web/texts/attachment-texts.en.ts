/** In English. */
import { attachmentLimits } from '#contract/attachment-endpoints.ts';
import { type FileFault, kindWords, formatSize as sizeInBokmal } from './attachment-texts.ts';
import type { Compared, Whole } from './language.ts';

export { type FileFault, kindWords };

const megabytes = attachmentLimits.bytes / 1024 / 1024;

export const attachmentTexts = {
  title: 'Attachments (optional)',
  hint: `Up to ${attachmentLimits.perMessage} files of at most ${megabytes} MB each: PDF, JPG, PNG or HEIC. Cover identity numbers and anything about health before you attach them.`,
  add: 'Attach files',
  addMore: 'Attach more files',
  takePicture: 'Take a picture',
  drop: 'You can also drag files here.',
  full: `You have attached ${attachmentLimits.perMessage} files, and there is no room for more.`,
  tooMany: (left: number) =>
    left === 0
      ? `You can attach at most ${attachmentLimits.perMessage} files. Remove one of them first.`
      : `You can attach at most ${attachmentLimits.perMessage} files, so we took only the first ${left === 1 ? 'one' : left}.`,
  list: 'Files you attach',
  notReady: 'Wait until all the files are uploaded, or remove those that did not make it',
  couldNotList: 'We cannot fetch the files you attached before. We try again.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  retry: 'Try again',
  retryNamed: (name: string) => `Try again with ${name}`,
  chooseAgain: 'Choose the file again',
  chooseAgainNamed: (name: string) => `Choose the file again: ${name}`,
  progressOf: (name: string) => `Upload of ${name}`,
  sentList: 'Attachments',
  save: (name: string) => `Download ${name}`,
  couldNotSave: (name: string) => `We could not fetch ${name}. Try again.`,
  said: {
    started: (name: string) => `Uploading ${name}.`,
    ready: (name: string) => `${name} is attached.`,
    removed: (name: string) => `${name} is removed.`,
  },
};

export const uploadStateTexts = {
  waiting: 'Waiting its turn',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  paused: 'We lost the connection. The upload goes on when you are online again.',
  'file-needed':
    'The upload stopped when the page was closed. Choose the same file again, and it goes on where it left off.',
  checking: 'We are checking the file …',
  ready: 'Attached',
};

export const fileFaultTexts = {
  type: 'This is not a PDF, JPG, PNG or HEIC, whatever the file is called. Save it as a PDF or a picture, and try again.',
  damaged: 'The file cannot be opened. It may be damaged or not completely saved. Try saving it again.',
  'too-many-pixels': 'The picture has too many pixels. Save it in a smaller version, and try again.',
  locked: 'The PDF is locked with a password. Save it without a password, and try again.',
  'active-content':
    'The PDF has other files inside it or is a form we cannot show. Choose “Print” and save it as a new PDF, and it will be fine.',
  'too-complex': 'We could not check this file. Save it in a simpler or smaller version, and try again.',
  empty: 'The file is empty.',
  'too-large': `The file is larger than ${megabytes} MB. Save it in a smaller version, and try again.`,
  'wrong-ending': 'We accept PDF, JPG, PNG and HEIC. Save the file as one of them, and try again.',
  'other-file':
    'This is not the same file. Choose the one you began with, or remove it and attach a new one.',
  lost: 'The upload did not work. Remove the file, and attach it again.',
} satisfies Record<FileFault, string>;

/** «840 kB», «2.4 MB». */
export const formatSize = (bytes: number): string =>
  sizeInBokmal(bytes)
    .replace(',', '.')
    .replace(/(?<!^1 )byte$/, 'bytes');
export type Complete = Whole<
  Compared<typeof import('./attachment-texts.ts'), typeof import('./attachment-texts.en.ts')>
>;
