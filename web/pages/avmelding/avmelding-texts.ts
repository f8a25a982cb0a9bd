export const texts = {
  title: 'E-post fra oss',
  ask: (what: string) => `Vil du slutte å få e-post om ${what}?`,
  askHelp: 'Vi sender fortsatt det du må få vite. Du trenger ikke å logge inn for å melde deg av.',
  yes: 'Ja, meld meg av',
  offTitle: 'Du er meldt av',
  off: (what: string) => `Vi sender deg ikke mer e-post om ${what}.`,
  undo: 'Angre: Send meg e-post igjen',
  onTitle: 'Du får e-post igjen',
  on: (what: string) => `Du får e-post om ${what}, som før.`,
  unknownTitle: 'Lenken virker ikke lenger',
  unknown:
    'Den kan være for gammel, eller ikke ha kommet med hele veien. Når du er logget inn, velger du selv hva du vil ha.',
  toSettings: 'Velg hvilke varsler du vil ha',
};
