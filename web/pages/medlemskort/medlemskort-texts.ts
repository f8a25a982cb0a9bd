export const texts = {
  title: 'Medlemskort',
  valid: 'Gyldig medlemskort',
  validHelp: 'Kortet gjelder i dag. Mer enn det sier vi ikke om den som viser det.',
  notValid: 'Vi kan ikke bekrefte dette kortet',
  notValidHelp: 'Kortet gjelder ett år om gangen. Det nyeste ligger alltid på Min side.',
};
