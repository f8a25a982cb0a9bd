export const colleagueFactorsTexts = {
  title: 'Nytt andre steg for ansatte og tillitsvalgte',
  lead: 'Snakk med personen før du godkjenner, helst ansikt til ansikt. Det nye gjelder tidligst to døgn etter at det ble lagt til.',
  signInFirst: 'Du må ha logget inn de siste fem minuttene for å godkjenne.',
  kind: { email: 'E-post', phone: 'Telefon' },
  asked: (when: string) => `Lagt til ${when}`,
  mine: 'Dette er ditt eget. En annen i medlemsservice må godkjenne det.',
  approve: 'Godkjenn',
  approveNamed: (name: string) => `Godkjenn for ${name}`,
  approved: (name: string) => `Godkjent for ${name}`,
};
