export const stepTexts = {
  progress: (step: number, of: number) => `Registrere barn – steg ${step} av ${of}`,
  back: 'Tilbake til forrige steg',
};
