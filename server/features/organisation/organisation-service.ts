/** Postal codes, and the chapter that belongs to one. */
import type { PostalCodeAnswer } from '#contract/organisation-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { findPostalCode } from '#server/platform/postal-register.ts';
import { findUnitsByName, listChapters } from './organisation-repository.ts';
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

/** @returns the chapter of that name, else the only one that covers the postal code, else none */
export type FindChapter = (
  name: string | null,
  postalCode: string | null,
) => { id: string | null; isByName: boolean };

export const unitsByName = findUnitsByName;

/** For many rows: the chapters are read once. */
export async function chapterFinder(db: Database | Transaction): Promise<FindChapter> {
  const chapters = await listChapters(db);
  const byName = new Map(chapters.map(({ id, name }) => [name.toLowerCase(), id]));
  return (name, postalCode) => {
    const named = name && byName.get(name.toLowerCase());
    if (named) return { id: named, isByName: true };
    const municipalities = postalCode ? lookUpPostalCode(postalCode).municipalities : [];
    const choice = chapterIn(municipalities, chapters);
    return { id: choice.kind === 'one' ? choice.chapterId : null, isByName: false };
  };
}
