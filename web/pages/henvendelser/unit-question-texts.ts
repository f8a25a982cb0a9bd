export const unitQuestionTexts = {
  title: (unit: string) => `Kan ${unit} svare deg?`,
  text: (unit: string) =>
    `Vi tror ${unit} kan gi deg et bedre svar enn vi kan. Sier du ja, får lederen der lese hele henvendelsen, også vedlegg, og svarer deg her. Lederen har taushetsplikt. Sier du nei, svarer vi deg selv.`,
  yes: 'Ja, de kan lese og svare',
  no: 'Nei, svar meg selv',
  agreed: (unit: string) => `Takk! ${unit} kan nå lese og svare`,
  declined: 'Medlemsservice svarer deg',
  there: (unit: string) => `Henvendelsen er hos ${unit}`,
  thereText: 'Lederen der kan lese den, og svarer deg her. Du kan ombestemme deg når som helst.',
  back: 'Gi den tilbake til medlemsservice',
};
