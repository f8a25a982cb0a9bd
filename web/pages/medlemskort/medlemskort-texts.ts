export const texts = {
  title: 'Medlemskort',
  valid: 'Gyldig medlemskort',
  notValid: 'Vi kan ikke bekrefte dette kortet',
  notValidHelp: 'Kortet gjelder ett år om gangen. Det nyeste ligger alltid på Min side.',
};
