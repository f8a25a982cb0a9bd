/** Something in the environment is wrong; `sentence` is for the person who starts the portal. */
export class ConfigProblem extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}
