/**
 * Files that are sent along with a message. A file is uploaded in chunks while the message is written and waits, under
 * its form, as the draft does: after a lost network, a reload or on another device the server says how far it got.
 * Limits: docs/rules/enquiries.md.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

export const attachmentLimits = {
  perMessage: 5,
  bytes: 10 * 1024 * 1024,
  /** Every chunk but the last is exactly this long. */
  chunkBytes: 256 * 1024,
  /** Characters of a name. */
  name: 120,
};

/** What is kept. HEIC becomes JPEG. */
export const attachmentKinds = ['pdf', 'jpeg', 'png'] as const;
export const AttachmentKind = z.enum(attachmentKinds);
export type AttachmentKind = z.infer<typeof AttachmentKind>;

/** A file as it stands beside the message it was sent with. */
export const MessageAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: AttachmentKind,
  sizeBytes: z.int(),
});
export type MessageAttachment = z.infer<typeof MessageAttachment>;

/** Files to be sent with a message, in their order: the caller's own, ready and unsent ones of that form. */
export const AttachmentIds = z._default(
  z.array(z.uuid()).check(z.maxLength(attachmentLimits.perMessage)),
  [],
);

/** `uploading` until every byte is here, `checking` until it has been looked at and cleaned. */
export const uploadStates = ['uploading', 'checking', 'ready', 'refused'] as const;
export const UploadState = z.enum(uploadStates);
export type UploadState = z.infer<typeof UploadState>;

/** Why a file that has come is not taken. */
export const uploadRefusals = [
  /** Neither PDF, JPEG, PNG nor HEIC, whatever its name says. */
  'type',
  /** Cut off, or not to be read. */
  'damaged',
  'too-many-pixels',
  /** A PDF that asks for a password. */
  'locked',
  /** A PDF that carries other files, or is a form of another kind (XFA): part of it would be lost. */
  'active-content',
  /** It could not be looked at in the time and space there is for one file. */
  'too-complex',
] as const;
export const UploadRefusal = z.enum(uploadRefusals);
export type UploadRefusal = z.infer<typeof UploadRefusal>;

/** A file on its way to a message that is not sent yet. */
export const Upload = z.object({
  id: z.uuid(),
  /** Made safe; the browser's own name may be another. */
  name: z.string(),
  state: UploadState,
  refusal: z.nullable(UploadRefusal),
  announcedBytes: z.int(),
  /** Where the next chunk begins. */
  receivedBytes: z.int(),
  /** What it proved to be, and how large it is now; null until it is ready. */
  kind: z.nullable(AttachmentKind),
  sizeBytes: z.nullable(z.int()),
});
export type Upload = z.infer<typeof Upload>;

/**
 * The form the file waits in: `new-enquiry`, or with an id `new-enquiry`, `enquiry-reply`, `reimbursement` of a
 * unit, or `meeting-paper` of a meeting.
 */
export const UploadForm = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^(new-enquiry|(new-enquiry|enquiry-reply|reimbursement|meeting-paper)\.[0-9a-f-]{36})$/),
  );

export const NewUpload = z.object({
  form: UploadForm,
  /** As the browser says it. The ending must be one of a file we take, or none. */
  name: z.string().check(
    z.maxLength(1000),
    z.refine((name) => !/\.[a-z]\w{0,7}\s*$/i.test(name) || /\.(pdf|jpe?g|jpe|png|hei[cf])\s*$/i.test(name)),
  ),
  sizeBytes: z.int().check(z.minimum(1), z.maximum(attachmentLimits.bytes)),
});
export type NewUpload = z.infer<typeof NewUpload>;

const params = z.object({ id: z.uuid() });

export const attachmentEndpoints = defineEndpoints({
  'GET /api/uploads': {
    access: 'joining',
    summary: "The caller's own files that wait in a form, in the order they were added",
    query: z.object({ form: UploadForm }),
    response: z.object({ uploads: z.array(Upload) }),
  },
  'POST /api/uploads': {
    access: 'joining',
    summary: 'Announces a file; its bytes follow in chunks',
    body: NewUpload,
    status: 201,
    response: Upload,
    errors: ['TOO_MANY_FILES', 'TOO_MANY_UPLOADS'],
  },
  'GET /api/uploads/:id': {
    access: 'joining',
    summary: "How far one of the caller's own unsent files has come",
    params,
    response: Upload,
  },
  'PUT /api/uploads/:id/chunks/:start': {
    access: 'joining',
    summary: 'The bytes from `start` on; the same chunk again changes nothing',
    params: z.object({ id: z.uuid(), start: z.string().check(z.regex(/^(0|[1-9]\d{0,7})$/)) }),
    bytes: { maximum: attachmentLimits.chunkBytes },
    response: Upload,
    errors: ['UPLOAD_OUT_OF_STEP'],
  },
  'POST /api/uploads/:id/finish': {
    access: 'joining',
    summary: 'Every byte is sent: the file is looked at and cleaned',
    params,
    response: Upload,
    errors: ['UPLOAD_OUT_OF_STEP'],
  },
  'DELETE /api/uploads/:id': {
    access: 'joining',
    summary: "Removes one of the caller's own unsent files",
    params,
    response: z.object({}),
  },
  'GET /api/attachments/:id/content': {
    access: 'joining',
    summary: "A file of one of the caller's own enquiries or claims, or one that waits to be sent",
    params,
    file: ['application/pdf', 'image/jpeg', 'image/png'],
  },
  'GET /api/staff/attachments/:id/content': {
    access: 'staff',
    summary: 'A file of any enquiry; the look is logged',
    params,
    file: ['application/pdf', 'image/jpeg', 'image/png'],
  },
});
