/** Names and addresses that were corrected both here and in another system. */
export const conflictTexts = {
  title: 'Navn og adresser som er rettet begge steder',
  lead: 'Et annet system ville rette noe som medlemmet har endret her etterpå. Vi har ikke tatt det inn.',
  conflict: (subscriber: string, number: string | null) =>
    number ? `Medlem ${number}, fra ${subscriber}` : `Fra ${subscriber}`,
  ours: 'Her',
  sent: 'Det andre systemet',
  keep: 'Behold vårt',
  take: 'Ta inn det andre',
  kept: 'Vi beholder det som står her',
  taken: 'Navn og adresse er rettet.',
  none: 'Ingenting å avgjøre',
  noneText: 'Når et annet system vil rette noe som er endret her, står det her.',
};
