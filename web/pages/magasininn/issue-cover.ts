/** The pictures that covers have in turn: an issue keeps the one it has. */
import book from './cover-book.svg?no-inline';
import lamp from './cover-lamp.svg?no-inline';
import path from './cover-path.svg?no-inline';
import talk from './cover-talk.svg?no-inline';

const covers = [book, lamp, talk, path];

/** @param id of the issue. @returns the address of its picture */
export const coverOf = (id: string): string =>
  covers[Number.parseInt(id.at(-1) ?? '', 16) % covers.length] ?? book;
