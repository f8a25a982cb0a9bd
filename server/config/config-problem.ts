/** Something in the environment is wrong; `sentence` is for the person who starts the portal, and says all of it. */
export class ConfigProblem extends Error {
  readonly sentence: string;
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    const sentence =
      sentences.length === 1
        ? sentences[0]!
        : `${sentences.length} innstillinger må rettes:\n${sentences.map((one) => `- ${one}`).join('\n')}`;
    super(sentence);
    this.sentence = sentence;
    this.sentences = sentences;
  }
}
