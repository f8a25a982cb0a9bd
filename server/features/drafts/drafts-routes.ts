import type { draftEndpoints } from '#contract/draft-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { discardDraft, findDraft, saveDraft } from './drafts-repository.ts';

const none = { values: null, savedAt: null };

export const draftHandlers: Handlers<typeof draftEndpoints> = {
  'GET /api/drafts/:form': async ({ db, actor, params }) => {
    const draft = await findDraft(db, actor.personId, params.form);
    return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : none;
  },

  'PUT /api/drafts/:form': async ({ tx, actor, params, body, now }) => {
    await saveDraft(tx, { personId: actor.personId, form: params.form, values: body.values, savedAt: now });
    return { values: body.values, savedAt: now.toISOString() };
  },

  'DELETE /api/drafts/:form': async ({ tx, actor, params }) => {
    await discardDraft(tx, actor.personId, params.form);
    return none;
  },
};
