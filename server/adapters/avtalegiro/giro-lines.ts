/** From bytes to records: one line each, CR LF or LF, ISO-8859-1. */
import type { GiroAssignment, GiroFile, GiroItem } from '#server/ports/giro-file.ts';
import { recordLength } from './giro-layout.ts';
import { createGiroReader, type GiroSink } from './giro-reader.ts';
import type { GiroProblem } from './giro-refusal.ts';

/** A line that is longer is no record; it is not waited for. */
const longestLine = recordLength + 2;

/**
 * Takes a file as it comes, in pieces of any size. Memory does not grow with the file.
 * @throws GiroRefusal
 */
export function createGiroInput(sink: GiroSink): { write(bytes: Uint8Array): void; end(): void } {
  const reader = createGiroReader(sink);
  let rest = '';
  const take = (line: string) => reader.record(line.endsWith('\r') ? line.slice(0, -1) : line);
  return {
    write(bytes) {
      const text = rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      let from = 0;
      for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
        take(text.slice(from, to));
        from = to + 1;
      }
      rest = text.slice(from);
      if (rest.length > longestLine) take(rest);
    },
    end() {
      if (rest !== '') take(rest);
      reader.end();
    },
  };
}

/**
 * Reads a whole file.
 * @returns what it says; `problems` are for a person, and a file that has any is not booked
 * @throws GiroRefusal where it cannot be read
 */
export function readGiroFile(bytes: Uint8Array): { file: GiroFile; problems: GiroProblem[] } {
  const problems: GiroProblem[] = [];
  const file: GiroFile = { sender: '', transmissionNumber: '', recipient: '', dateOn: null, assignments: [] };
  let items: GiroItem[] = [];
  const input = createGiroInput({
    transmissionStart: (start) => Object.assign(file, start),
    assignmentStart(start) {
      items = [];
      file.assignments.push({ ...start, items } as unknown as GiroAssignment);
    },
    item: (item) => items.push(item),
    assignmentEnd: (totals) => Object.assign(file.assignments.at(-1) as GiroAssignment, totals),
    transmissionEnd(dateOn) {
      file.dateOn = dateOn;
    },
    problem: (problem) => problems.push(problem),
  });
  input.write(bytes);
  input.end();
  return { file, problems };
}
