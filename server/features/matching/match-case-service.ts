/** That there is something to find out is recorded with the enquiry that asks it. */
import type { Transaction } from '#server/platform/database/database.ts';
import { addMatchCase, type NewMatchCase } from './match-case-repository.ts';

export type StartMatchCase = (tx: Transaction, one: NewMatchCase) => Promise<void>;

export const startMatchCase: StartMatchCase = addMatchCase;
