export const texts = {
  title: 'Informasjonskapsler',
  lead: 'Vi lagrer bare det som må til for at Min side skal virke. Ingenting følger med på deg, og ingenting deles med andre.',
  noBanner:
    'Derfor spør vi deg heller ikke om samtykke. Skulle vi en gang ville måle besøk, spør vi først – og det blir like lett å si nei som å si ja.',
  cookies: {
    title: 'Informasjonskapsler',
    text: 'Disse sendes til oss når du bruker sidene. Bare vi setter dem, og bare når du logger inn.',
  },
  local: {
    title: 'Lagret i nettleseren',
    text: 'Dette blir liggende på enheten din og sendes ikke av seg selv.',
  },
  tab: {
    title: 'Lagret i fanen',
    text: 'Dette finnes bare i fanen du har åpen, og blir borte når du lukker den.',
  },
  notInUse: { title: 'Ikke i bruk', text: 'Dette er klargjort, men slått av.' },
  purpose: 'Hva det er til',
  life: 'Hvor lenge',
  remove: {
    title: 'Slik fjerner du det',
    text: 'Logg ut, så sletter vi det som er ditt. Du kan også slette alt i innstillingene til nettleseren din. Da må du logge inn på nytt, og det du ikke har sendt, kan gå tapt.',
  },
};
