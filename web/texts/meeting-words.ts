/** The words that everything about the papers of a meeting shares. */
export const meetingWords = {
  fileOpen: (name: string) => `Last ned ${name}`,
  fileSaved: (name: string) => `${name} er lastet ned.`,
  fileSize: (size: string) => `PDF, ${size}`,
};
