export const backupTexts = {
  usage: 'Bruk: npm run backup -- MAPPE, eller npm run backup -- new-key FIL',
  usageOfRestore: 'Bruk: npm run restore -- FIL --key=NØKKELFIL, eller npm run restore -- --jobs-only',
  keyMade: (publicKey: string, file: string) =>
    `BACKUP_KEY=${publicKey}\nDen private nøkkelen er i ${file}. Flytt den til et annet sted enn portalen og kopiene. Uten den kan ingen kopi leses.`,
  noKey: 'Sett BACKUP_KEY til den offentlige nøkkelen. «npm run backup -- new-key FIL» lager et par.',
  badPublicKey: 'BACKUP_KEY må være 32 byte i base64url, altså 43 tegn.',
  badPrivateKey: 'Den private nøkkelen må være 32 byte i base64url, altså 43 tegn.',
  onlyEmbedded:
    'Med DATABASE_URL tas kopien med verktøyene til PostgreSQL, se «Backup» i docs/operations.md.',
  made: (file: string, megabytes: string) => `Kopien er i ${file} (${megabytes} MB).`,
  notABackup: (file: string) => `${file} er ikke en sikkerhetskopi av portalen.`,
  cannotDecrypt: (file: string) =>
    `${file} lar seg ikke lese. Den er laget for en annen nøkkel, er skadet, eller mangler slutten. Ingenting er endret.`,
  noSecret:
    'SECRET mangler. Sett den som kopien ble laget med, eller legg den i DATA_DIR/secret. Ingenting er endret.',
  restored: (database: string, before: string | null) =>
    `Databasen er hentet tilbake til ${database}.${before ? ` Den forrige er i ${before}; slett den når alt er i orden.` : ''}`,
  setAside: (count: number) =>
    count === 1
      ? '1 brev ventet da kopien ble tatt. Det blir ikke sendt på nytt automatisk, men kan sendes fra /medlemsservice/leveringer.'
      : `${count} brev ventet da kopien ble tatt. De blir ikke sendt på nytt automatisk, men kan sendes fra /medlemsservice/leveringer.`,
};
