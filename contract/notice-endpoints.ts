/** What the portal has told a person: the list, and what of it is read. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EarlierNoticeKind, laterNoticeKinds } from './notice-kinds.ts';
import { Moment } from './values/moment.ts';

export const Notice = z.object({
  id: z.uuid(),
  kind: EarlierNoticeKind,
  /** What is meant, where that is a kind that the pages of the release before do not know. */
  laterKind: z.nullable(z.enum(laterNoticeKinds)),
  createdAt: Moment,
  isRead: z.boolean(),
  /** What it is about; null where that has gone, or the page it leads to needs no id. */
  subjectId: z.nullable(z.uuid()),
  /** What that is called: the subject of an enquiry, the title of an activity. Null where there is no name. */
  about: z.nullable(z.string()),
});
export type Notice = z.infer<typeof Notice>;

export const NoticePage = z.object({
  notices: z.array(Notice),
  /** Of all, not of this page. */
  unread: z.int(),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.string()),
});
export type NoticePage = z.infer<typeof NoticePage>;

export const noticeEndpoints = defineEndpoints({
  'GET /api/notices': {
    access: 'joining',
    summary: 'What the portal has told the caller, newest first, 20 at a time',
    query: z.object({
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: NoticePage,
  },
  'PUT /api/notices/:id/read': {
    access: 'joining',
    summary: "Marks one of the caller's own notices as read",
    params: z.object({ id: z.uuid() }),
    response: z.object({ readAt: Moment }),
  },
  'PUT /api/notices/read': {
    access: 'joining',
    summary: "Marks as read all the caller's own notices up to the newest one that was on the screen",
    body: z.object({ until: Moment }),
    response: z.object({ marked: z.int() }),
  },
});
