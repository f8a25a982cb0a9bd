/** Examples of what is under a heading, for the user who matches the columns. */

const samplesShown = 3;
const longestSample = 60;

/** Adds a value that differs from those there are; national identity numbers without their last five digits. */
export function addSample(samples: string[], text: string): void {
  if (samples.length >= samplesShown) return;
  const shown = text
    .trim()
    .replace(/\b(\d{6}) ?\d{5}\b/g, '$1*****')
    .slice(0, longestSample);
  if (shown !== '' && !samples.includes(shown)) samples.push(shown);
}
