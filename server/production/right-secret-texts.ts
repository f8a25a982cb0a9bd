export const rightSecretTexts = {
  wrong:
    'SECRET er ikke den hemmeligheten som databasen er forseglet med. Bruk den som hører til databasen eller sikkerhetskopien. Er den byttet, må også den forrige stå i SECRET, se «Changing keys» i docs/operations.md.',
};
