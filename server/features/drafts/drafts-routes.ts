import { type draftEndpoints, draftLimits } from '#contract/draft-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOthers, discardDraft, findDraft, saveDraft } from './drafts-repository.ts';

const none = { values: null, savedAt: null };

export const draftHandlers: Handlers<typeof draftEndpoints> = {
  'GET /api/drafts/:form': async ({ db, actor, params }) => {
    const draft = await findDraft(db, actor.personId, params.form);
    return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : none;
  },

  'PUT /api/drafts/:form': async ({ tx, actor, params, body, now }) => {
    const others = await countOthers(tx, actor.personId, params.form);
    const characters = others.characters + JSON.stringify(body.values).length;
    if (others.number >= draftLimits.number || characters > draftLimits.characters)
      throw new Refusal('TOO_LARGE');
    await saveDraft(tx, { personId: actor.personId, form: params.form, values: body.values, savedAt: now });
    return { values: body.values, savedAt: now.toISOString() };
  },

  'DELETE /api/drafts/:form': async ({ tx, actor, params }) => {
    await discardDraft(tx, actor.personId, params.form);
    return none;
  },
};
