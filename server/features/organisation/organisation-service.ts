/** Postal codes, and the chapter that belongs to one. */
import type { PostalCodeAnswer } from '#contract/organisation-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { findPostalCode } from '#server/platform/postal-register.ts';
import { listChapters } from './organisation-repository.ts';
import { type ChapterChoice, chapterIn } from './organisation-rules.ts';

/** @param code four digits. An unknown one has no place. */
export function lookUpPostalCode(code: string): PostalCodeAnswer {
  return { code, ...(findPostalCode(code) ?? { place: null, municipalities: [], category: null }) };
}

/** @param postalCode four digits, or null for an address abroad or none */
export async function chapterFor(
  db: Database | Transaction,
  postalCode: string | null,
): Promise<ChapterChoice> {
  const municipalities = postalCode ? lookUpPostalCode(postalCode).municipalities : [];
  return chapterIn(municipalities, await listChapters(db));
}
