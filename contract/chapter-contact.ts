/** Of the sentence by which a member lets the chapter's board see e-mail and phone. A new one with every change in it. */
export const chapterContactTextVersion = '2026-11-22';
