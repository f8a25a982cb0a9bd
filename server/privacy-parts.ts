/** What a person may know, have and decide of their data, wired. */
import { createHoldingsService } from './features/privacy/holdings-service.ts';
import type { PrivacyParts } from './features/privacy/privacy-routes.ts';
import { exportExplanation } from './letters/export-words.ts';
import { createNumberSeal } from './platform/sealed-number.ts';

export function createPrivacyParts(needs: { secret: Buffer }): PrivacyParts {
  return {
    holdings: createHoldingsService({
      seal: createNumberSeal([needs.secret]),
      explanation: exportExplanation,
    }),
  };
}
