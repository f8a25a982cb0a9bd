/** All cards of «Min side», side by side. The caller has been looked up and admitted once, for all of them. */
import type { Endpoints } from '#contract/endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type HomeCard, type HomePage, homeCards } from '#contract/home-page-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { answerPart } from '#server/platform/http/answer-part.ts';

/** What answers each card alone. */
export type CardHandlers = Handlers<Pick<Endpoints, (typeof homeCards)[HomeCard]>>;
export type CardRequest = Parameters<CardHandlers[keyof CardHandlers]>[0];

/** A slow card is then asked for again alone, and the others are shown. */
const cardLimitMs = 5000;

/** @returns for each card what its own endpoint answers, or the problem that it has */
export async function readHomePage(
  handlers: CardHandlers,
  request: CardRequest,
  limitMs = cardLimitMs,
): Promise<HomePage> {
  const answers = Object.entries(homeCards).map(async ([card, key]) => [
    card,
    await answerPart<object>(
      endpoints[key].response,
      () => handlers[key](request),
      (error) => request.problemOf(error, card),
      limitMs,
    ),
  ]);
  return Object.fromEntries(await Promise.all(answers));
}
