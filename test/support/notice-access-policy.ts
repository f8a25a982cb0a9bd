/** Rows of the access policy: what somebody has been told, and how they want to be. */
const everybody = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'] as const;
const anybody = [...everybody, null] as const;

export const noticeAccessPolicy = {
  'GET /api/notices': { admitted: everybody, object: null },
  'PUT /api/notices/:id/read': { admitted: everybody, object: { kind: 'notice', visibleTo: 'owner' } },
  'PUT /api/notices/read': { admitted: everybody, object: null, body: { until: '2026-01-01T00:00:00.000Z' } },
  'GET /api/notice-preferences': { admitted: everybody, object: null },
  'PUT /api/notice-preferences': {
    admitted: everybody,
    object: null,
    body: { changes: [{ type: 'reminders', channel: 'email', isOn: true }] },
  },
  // The code of an e-mail is all that is asked for; a wrong one is tried here.
  'GET /api/unsubscriptions/:code': {
    admitted: anybody,
    object: null,
    params: { code: 'ukjent' },
    refusedAs: 404,
  },
  'POST /api/unsubscriptions/:code': {
    admitted: anybody,
    object: null,
    params: { code: 'ukjent' },
    body: { isOff: true },
    refusedAs: 404,
  },
} as const;
