/** Addresses of representatives: apart from `web/paths.ts`, whose list everybody's app carries. */
export const officePaths = {
  offices: '/tillitsvalgt',
  office: (id: string) => `/tillitsvalgt/verv/${id}` as const,
  unit: (id: string) => `/tillitsvalgt/${id}` as const,
  meetings: (id: string) => `/tillitsvalgt/${id}/arsmote` as const,
  write: (id: string) => `/tillitsvalgt/${id}/skriv` as const,
  board: (id: string) => `/tillitsvalgt/${id}/styret` as const,
  members: (id: string) => `/tillitsvalgt/${id}/medlemmer` as const,
  newMembers: (id: string) => `/tillitsvalgt/${id}/nye` as const,
  figures: (id: string) => `/tillitsvalgt/${id}/tall` as const,
  handover: (id: string) => `/tillitsvalgt/${id}/overlevering` as const,
  cases: (id: string) => `/tillitsvalgt/${id}/saker` as const,
  documents: (id: string) => `/tillitsvalgt/${id}/dokumenter` as const,
  reimbursement: (id: string) => `/tillitsvalgt/${id}/refusjon` as const,
  deskOffices: '/medlemsservice/verv',
  deskUnit: (id: string) => `/medlemsservice/verv/${id}` as const,
} as const;
