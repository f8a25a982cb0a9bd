export const inShortTexts = {
  /** Of the voices that read it aloud: what `lang` begins with. */
  voices: 'nb|no',
  title: 'Kort fortalt',
  read: 'Les høyt',
  stop: 'Stopp lesingen',
};
