/** Moving in: what needs a run is tested with the feature. */

const admitted = ['vigdis'] as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const ofNothing = { admitted, object: null, params: nothing, refusedAs: 404 } as const;

export const moveInAccessPolicy = {
  'GET /api/administration/move-ins': { admitted, object: null },
  'POST /api/administration/move-ins': {
    admitted,
    object: null,
    body: { kind: 'givers', source: 'Gamlesys', fileName: 'givere.csv', fileBytes: 100 },
  },
  'GET /api/administration/move-ins/:id': ofNothing,
  'PUT /api/administration/move-ins/:id/chunks/:start': { ...ofNothing, params: { ...nothing, start: '0' } },
  'POST /api/administration/move-ins/:id/readings': ofNothing,
  'PUT /api/administration/move-ins/:id/columns': { ...ofNothing, body: { columns: {} } },
  'GET /api/administration/move-ins/:id/rows': ofNothing,
  'GET /api/administration/move-ins/:id/report': ofNothing,
  'GET /api/administration/move-ins/:id/duplicates': ofNothing,
  'POST /api/administration/move-ins/:id/decisions': { ...ofNothing, body: { line: null, decision: 'same' } },
  'POST /api/administration/move-ins/:id/applications': ofNothing,
  'POST /api/administration/move-ins/:id/undoings': ofNothing,
  'POST /api/administration/move-ins/:id/discards': ofNothing,
  'GET /api/administration/move-ins/:id/balance': ofNothing,
  'PUT /api/administration/move-ins/:id/their-sums': ofNothing,
  'POST /api/administration/move-ins/:id/balances': {
    ...ofNothing,
    body: { digest: '0'.repeat(64), reasons: [] },
  },
  'POST /api/administration/move-ins/:id/balance-signatures': {
    ...ofNothing,
    body: { balanceId: nothing.id },
  },
} as const;
