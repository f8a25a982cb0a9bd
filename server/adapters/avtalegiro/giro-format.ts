/** The NY-format behind the port of the giro services. */
import type { GiroFormat } from '#server/ports/giro.ts';
import { readGiroFile } from './giro-lines.ts';
import { GiroRefusal } from './giro-refusal.ts';
import { writeGiroFile } from './giro-writer.ts';

export const giroFormat: GiroFormat = {
  read(bytes) {
    try {
      return readGiroFile(bytes);
    } catch (error) {
      if (!(error instanceof GiroRefusal)) throw error;
      const { line, position, code, message } = error;
      return { file: null, problems: [{ line, position, code, text: message }] };
    }
  },
  write: (file) => writeGiroFile(file),
};
