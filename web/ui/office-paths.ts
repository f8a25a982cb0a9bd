/** Addresses of representatives: apart from `web/paths.ts`, whose list everybody's app carries. */
export const officePaths = {
  offices: '/tillitsvalgt',
  office: (id: string) => `/tillitsvalgt/verv/${id}` as const,
  unit: (id: string) => `/tillitsvalgt/${id}` as const,
  write: (id: string) => `/tillitsvalgt/${id}/skriv` as const,
  board: (id: string) => `/tillitsvalgt/${id}/styret` as const,
  deskOffices: '/medlemsservice/verv',
  deskUnit: (id: string) => `/medlemsservice/verv/${id}` as const,
} as const;
