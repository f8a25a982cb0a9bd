/** Why the program cannot start, as one plain Norwegian sentence for the terminal. */
export class StartProblem extends Error {
  readonly sentence: string;
  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options);
    this.name = 'StartProblem';
    this.sentence = sentence;
  }
}
