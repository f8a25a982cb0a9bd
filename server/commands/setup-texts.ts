/** What `npm run setup` says. */
export const setupTexts = {
  usage: ['Bruk:', '  npm run setup -- --name=«organisasjonen» --email=ADRESSE'].join('\n'),
  askName: 'Navnet på organisasjonen: ',
  askEmail: 'E-postadressen til den første administratoren: ',
  badEmail: 'Dette er ikke en e-postadresse. Skriv for eksempel navn@organisasjonen.no.',
  refused: {
    'has-administrator':
      'Databasen har allerede en administrator. Nye administratorer inviteres på /administrasjon/roller. Er dette demoen, velger du en ny datamappe: DATA_DIR=./data-egen npm run setup.',
    'bad-name': 'Navnet på organisasjonen må begynne med en bokstav og kan ha høyst 80 tegn.',
  },
  link: (email: string, link: string, hours: number) =>
    [
      `Start portalen, og åpne denne lenken. Logg inn med ${email}.`,
      '',
      `  ${link}`,
      '',
      `Lenken virker én gang og i ${hours} timer. Trenger du en ny, kjører du kommandoen igjen.`,
    ].join('\n'),
};
