/** What is said when signing in does not go as it should: what happened, and the way on. */
type SessionMessage = { title: string; text: string };

export const sessionTexts = {
  tryAgain: 'Prøv igjen',
  signIn: 'Logg inn',
  contact: 'Kommer du ikke inn? Skriv til oss',
  signedOut: {
    title: 'Du er logget ut',
    text: 'Du logget ut i et annet vindu eller en annen fane. Logg inn igjen for å fortsette her.',
  },
  chooser: {
    title: 'Hvem er du?',
    lead: 'Flere personer deler denne innloggingen. Velg hvem du er, så viser vi det som gjelder deg.',
  },
} as const;

const cancelled: SessionMessage = {
  title: 'Innloggingen ble avbrutt',
  text: 'Du er ikke logget inn. Vil du fortsette, kan du prøve igjen.',
};
const otherInteraction: SessionMessage = {
  title: 'En annen innlogging er i gang',
  text: 'Vi kunne ikke starte en ny innlogging fordi en annen ikke er ferdig. Fullfør den, eller lukk andre faner med Min side og prøv igjen.',
};
const insecure: SessionMessage = {
  title: 'Innlogging krever en sikker forbindelse',
  text: 'Adressen må begynne med https:// for at du skal kunne logge inn. Sjekk adressen øverst i nettleseren.',
};
const outOfReach: SessionMessage = {
  title: 'Innloggingen svarer ikke',
  text: 'Vi får ikke kontakt med innloggingstjenesten. Sjekk at du er på nett, vent litt og prøv igjen.',
};
const expired: SessionMessage = {
  title: 'Innloggingen ble ikke fullført',
  text: 'Det kan ha gått for lang tid, eller innloggingen ble åpnet i et annet vindu. Prøv igjen.',
};
const unexpected: SessionMessage = {
  title: 'Innloggingen stoppet',
  text: 'Noe gikk galt da du skulle logges inn. Prøv igjen om litt.',
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
