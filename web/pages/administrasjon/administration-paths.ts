/** Addresses of administrators: apart from `web/paths.ts`, whose list everybody's app carries. */
export const administrationPaths = {
  start: '/administrasjon',
  setup: '/administrasjon/i-gang',
  goingLive: '/administrasjon/kontroll',
  roles: '/administrasjon/roller',
  profile: '/administrasjon/profil',
  units: '/administrasjon/lag',
  unit: (id: string) => `/administrasjon/lag/${id}` as const,
  moveIns: '/administrasjon/flytte-inn',
  moveIn: (id: string) => `/administrasjon/flytte-inn/${id}` as const,
  subscribers: '/administrasjon/mottakere',
} as const;
