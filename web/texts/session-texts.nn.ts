/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

type SessionMessage = { title: string; text: string };

export const sessionTexts = {
  tryAgain: 'Prøv igjen',
  signIn: 'Logg inn',
  contact: 'Kjem du ikkje inn? Skriv til oss',
  signedOut: {
    title: 'Du er logga ut',
    text: 'Du logga ut i eit anna vindauge eller ei anna fane. Logg inn igjen for å halde fram her.',
  },
  chooser: {
    title: 'Kven er du?',
    lead: 'Fleire personar deler denne innlogginga. Vel kven du er, så viser vi det som gjeld deg.',
  },
};

const cancelled: SessionMessage = {
  title: 'Innlogginga blei avbroten',
  text: 'Du er ikkje logga inn. Vil du halde fram, kan du prøve igjen.',
};
const otherInteraction: SessionMessage = {
  title: 'Ei anna innlogging er i gang',
  text: 'Vi kunne ikkje starte ei ny innlogging fordi ei anna ikkje er ferdig. Fullfør ho, eller lukk andre faner med Min side og prøv igjen.',
};
const insecure: SessionMessage = {
  title: 'Innlogging krev eit sikkert samband',
  text: 'Adressa må byrje med https:// for at du skal kunne logge inn. Sjekk adressa øvst i nettlesaren.',
};
const outOfReach: SessionMessage = {
  title: 'Innlogginga svarer ikkje',
  text: 'Vi får ikkje kontakt med innloggingstenesta. Sjekk at du er på nett, vent litt og prøv igjen.',
};
const expired: SessionMessage = {
  title: 'Innlogginga blei ikkje fullført',
  text: 'Det kan ha gått for lang tid, eller innlogginga blei opna i eit anna vindauge. Prøv igjen.',
};
const unexpected: SessionMessage = {
  title: 'Innlogginga stoppa',
  text: 'Noko gjekk gale då du skulle loggast inn. Prøv igjen om litt.',
};

/** By the code of the sign-in library or of the identity provider. */
const byCode: Record<string, SessionMessage> = {
  unable_to_fallback_to_interaction: otherInteraction,
  interaction_in_progress: otherInteraction,
  access_denied: cancelled,
  user_cancelled: cancelled,
  crypto_nonexistent: insecure,
  sign_in_unavailable: outOfReach,
  post_request_failed: outOfReach,
  get_request_failed: outOfReach,
  network_error: outOfReach,
  no_network_connectivity: outOfReach,
  endpoints_resolution_error: outOfReach,
  server_error: outOfReach,
  temporarily_unavailable: outOfReach,
  timed_out: outOfReach,
  no_token_request_cache_error: expired,
  state_not_found: expired,
  state_mismatch: expired,
  state_interaction_type_mismatch: expired,
  invalid_state: expired,
  invalid_grant: expired,
};

/** @param problem `AADB2C90091` in the description is how Azure AD B2C says that the person cancelled */
export function sessionMessage(problem: { code: string; description: string }): SessionMessage {
  if (problem.description.includes('AADB2C90091')) return cancelled;
  return byCode[problem.code] ?? unexpected;
}
export type Complete = Whole<
  Compared<typeof import('./session-texts.ts'), typeof import('./session-texts.nn.ts')>
>;
