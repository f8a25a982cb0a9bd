/** Addresses of member service: apart from `web/paths.ts`, whose list everybody's app carries. */
export const deskPaths = {
  deskEnquiry: (id: string) => `/medlemsservice/henvendelser/${id}` as const,
  deskPersons: '/medlemsservice/personer',
  deskPerson: (id: string) => `/medlemsservice/personer/${id}` as const,
  deskChildren: '/medlemsservice/barn',
  deskChild: (id: string) => `/medlemsservice/barn/${id}` as const,
  deskLeavings: '/medlemsservice/utmeldinger',
  deskTexts: '/medlemsservice/tekster',
  deskStatistics: '/medlemsservice/statistikk',
  deskDeliveries: '/medlemsservice/leveringer',
  deskBankFiles: '/medlemsservice/bankfiler',
  deskControl: '/medlemsservice/kontroll',
  deskMagazine: '/medlemsservice/magasinet',
  deskCeremonies: '/medlemsservice/seremonier',
  deskTax: '/medlemsservice/skatt',
  deskReconciliation: '/medlemsservice/avstemming',
  deskBooks: '/medlemsservice/regnskap',
} as const;
