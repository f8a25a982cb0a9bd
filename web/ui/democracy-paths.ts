/** Addresses of «Mitt medlemsdemokrati»: apart from `web/paths.ts`, whose list everybody's app carries. */
export const democracyPaths = {
  mine: '/mitt-medlemsdemokrati',
  meeting: (id: string) => `/mitt-medlemsdemokrati/${id}` as const,
  newMotion: (id: string) => `/mitt-medlemsdemokrati/${id}/forslag` as const,
  newNomination: (id: string) => `/mitt-medlemsdemokrati/${id}/kandidat` as const,
} as const;
