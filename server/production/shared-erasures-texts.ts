export const sharedErasuresTexts = {
  unreadable:
    'Listen over slettinger (erasures.jsonl i DATA_DIR) kan ikke leses. Rett opp rettighetene. Uten listen kan personer som har meldt seg ut, komme tilbake med en sikkerhetskopi.',
  listLacks: (missing: number, known: number) =>
    `Listen over slettinger (erasures.jsonl i DATA_DIR) mangler ${missing} av de ${known} slettingene databasen kjenner. Da kan også nyere slettinger mangle, og personer som har meldt seg ut, komme tilbake med en sikkerhetskopi. Slå sammen de nyeste listene fra alle tjenerne med «npm run erasures -- merge FIL …», eller bruk «npm run erasures -- merge» hvis databasen ikke kommer fra en sikkerhetskopi.`,
};
