import type { yearStatementEndpoints } from '#contract/year-statement-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { YearStatements } from './year-statement-service.ts';

export const yearStatementHandlers = (
  statements: YearStatements,
): Handlers<typeof yearStatementEndpoints> => ({
  'GET /api/giving/statements': async ({ db, actor, now }) => ({
    years: await statements.list(db, actor.personId, now),
  }),
  'GET /api/giving/statements/:year': ({ db, actor, params, now }) =>
    statements.get(db, actor.personId, Number(params.year), now),
  'GET /api/giving/statements/:year/document': ({ db, actor, params, language, now }) =>
    statements.document(db, actor.personId, Number(params.year), language, now),
});
