// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of sources
/** Of the rows on files. See `broken-lines.ts`. */
import type { BrokenLine } from './broken-lines.ts';

const attachments = 'server/features/attachments/attachment-routes.test.ts';
const fileReply = 'server/platform/http/file-reply.ts';
const cleaner = 'server/adapters/file-cleaning/process-file-cleaner.ts';
/** Files come back as they were. */
const uncleaned = {
  file: cleaner,
  line: 'return await process.clean(read, title);',
  put: "return { kind: 'jpeg', content: Buffer.from(await read()) };",
};

export const brokenFileLines: readonly BrokenLine[] = [
  {
    row: 5,
    ...uncleaned,
    test: { file: attachments, name: 'a file that is none of ours is refused with the reason' },
  },
  {
    row: 13,
    file: 'server/features/attachments/attachment-service.ts',
    line: 'unsent.inForm >= attachmentLimits.perMessage || ',
    put: '',
    test: { file: attachments, name: 'five files at once; a sixth is refused' },
  },
  {
    row: 17,
    file: fileReply,
    line: 'return `attachment; filename=',
    put: 'return `inline; filename=',
    test: {
      file: 'server/platform/http/file-reply.test.ts',
      name: 'a name is given plainly and with its own letters',
    },
  },
  {
    row: 32,
    file: 'server/features/attachments/attachment-name-rules.ts',
    line: "return isRight ? name : `${base || 'vedlegg'}${endings[kind]}`;",
    put: 'return isRight ? name : `${base}${ending}`;',
    test: { file: attachments, name: 'the ending follows what the file is, whatever it was called' },
  },
  {
    row: 33,
    ...uncleaned,
    test: {
      file: 'server/adapters/file-cleaning/clean-file.test.ts',
      name: 'what makes the process hang or crash is refused, and the next file is looked at',
    },
  },
  {
    row: 34,
    file: fileReply,
    line: "name.normalize('NFC').replace(unsafe, '')",
    put: "name.normalize('NFC')",
    test: {
      file: 'server/platform/http/file-reply.test.ts',
      name: 'becomes a name that can do no harm',
    },
  },
  {
    row: 35,
    ...uncleaned,
    test: {
      file: 'test/trust/asvs-flows.test.ts',
      name: 'the test file of virus scanners is refused, or never comes out again',
    },
  },
  {
    row: 63,
    ...uncleaned,
    test: {
      file: 'server/adapters/file-cleaning/clean-file.test.ts',
      name: 'a picture keeps its points and loses its place, its phone and every other word',
    },
  },
];
