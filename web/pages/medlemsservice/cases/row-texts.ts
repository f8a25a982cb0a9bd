/** What the queue shows before any of its tools is opened. */
export const rowTexts = {
  choose: (subject: string) => `Velg «${subject}»`,
  all: 'Velg alle på siden',
};

export const toolTexts = {
  views: 'Lagrede visninger',
  tags: 'Merkelapper',
  search: 'Søk i meldinger og notater',
};
