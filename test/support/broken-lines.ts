// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of sources
/**
 * For each row of docs/asvs.md whose tests have no planted fault of their own: a line of the portal, what is put in its
 * place, and the test that has to become red. Put in by `test/support/break-a-line.ts`, never in a file.
 */
import { brokenFileLines } from './broken-file-lines.ts';
import { brokenSignInLines } from './broken-sign-in-lines.ts';

export type BrokenLine = {
  row: number;
  /** Where the line is; it is there once. */
  file: string;
  line: string;
  put: string;
  /** A test that the row names. */
  test: { file: string; name: string };
};

const app = 'server/app.ts';
const surface = 'test/trust/asvs-surface.test.ts';
const http = 'test/http-surface.test.ts';
const headers = 'server/platform/http/security-headers.ts';
const profile = 'server/features/profile/profile-routes.test.ts';

export const brokenLines: readonly BrokenLine[] = [
  {
    row: 1,
    file: 'contract/activity-organiser-endpoints.ts',
    line: 'z.url({ protocol: /^https?$/ })',
    put: 'z.string()',
    test: { file: surface, name: 'is no link in any field for one' },
  },
  {
    row: 3,
    file: 'server/features/enquiries/enquiry-service.ts',
    line: 'await addEnquiry(tx, { id, number, personId, topic, subject, about, wantsSms, receivedAt: now, dueOn });',
    put: "await addEnquiry(tx, { id, number, personId, topic, subject: subject.replaceAll(\"'\", ''), about, wantsSms, receivedAt: now, dueOn });",
    test: { file: http, name: 'a text that could be SQL is a text' },
  },
  {
    row: 4,
    file: 'server/platform/http/endpoint-routes.ts',
    line: "if (typeof words !== 'string') return;",
    put: "if (typeof words !== 'string') return; for (let n = 0; n < 2; n++) /a.*b$/.test(words);",
    test: { file: surface, name: 'words that are costly to match are answered at once' },
  },
  {
    row: 7,
    file: 'server/features/enquiries/enquiry-service.ts',
    line: 'const { topic, subject, message: body, attachments = [], about = null, wantsSms = false } = enquiry;',
    put: "const { topic, attachments = [], about = null, wantsSms = false } = enquiry; const [subject, body] = [enquiry.subject, enquiry.message].map((words) => words.replace('{{7*7}}', '49'));",
    test: { file: surface, name: 'what looks like a template is shown as it was written' },
  },
  {
    row: 8,
    file: 'server/adapters/smtp/smtp-mail-sender.ts',
    line: "refuseUnsafe(mail.subject, subjectPattern, 'subject');",
    put: '',
    test: {
      file: 'server/adapters/smtp/smtp-mail-sender.test.ts',
      name: 'is refused before anything is sent',
    },
  },
  {
    row: 9,
    file: 'contract/values/text.ts',
    line: ".normalize('NFC').replace(/\\r\\n?/g, '\\n').trim()",
    put: '.trim()',
    test: {
      file: 'server/features/enquiries/enquiry-routes.test.ts',
      name: 'text is stored in one form: trimmed, composed, line breaks alike',
    },
  },
  {
    row: 10,
    file: 'contract/values/text.ts',
    line: '!unprintable.test(text) && ',
    put: '',
    test: { file: 'test/bad-input.test.ts', name: 'PUT /api/profile: preferredName' },
  },
  {
    row: 11,
    file: 'server/features/profile/profile-service.ts',
    line: ' || !agreesWithBirthDate(digits, bornOn, options)',
    put: '',
    test: { file: profile, name: 'a missing number can be given, once, when it agrees with the birth date' },
  },
  {
    row: 12,
    file: 'server/features/verification/contact-code-repository.ts',
    line: 'where id = ${id} and person_id = ${owner.personId} and account_id = ${owner.accountId}',
    put: 'where id = ${id} and (person_id = ${owner.personId} or account_id = ${owner.accountId})',
    test: {
      file: 'server/features/verification/contact-code-routes.test.ts',
      name: 'a code of another person, of another sign-in, and one that does not exist answer alike',
    },
  },
  {
    row: 15,
    file: 'server/features/activities/sign-up-rules.ts',
    line: 'capacity === null ? null : Math.max(0, capacity - taken);',
    put: 'capacity === null ? null : Math.max(1, capacity - taken);',
    test: {
      file: 'server/features/activities/activity-routes.test.ts',
      name: 'fifty at once for the last place: exactly one has it',
    },
  },
  {
    row: 16,
    file: 'server/platform/http/request-limits.ts',
    line: 'await byAccount(request);',
    put: '',
    test: {
      file: 'test/request-limits.test.ts',
      name: 'is for the account, whatever token it comes with, and no other account waits',
    },
  },
  {
    row: 19,
    file: 'server/identity-provider/provider-configuration.ts',
    line: "long: { httpOnly: true, sameSite: 'lax', path: mount },",
    put: "long: { httpOnly: false, sameSite: 'lax', path: mount },",
    test: {
      file: 'server/identity-provider/host-cookies.test.ts',
      name: 'every cookie has the prefix and what it asks for',
    },
  },
  {
    row: 20,
    file: headers,
    line: 'maxAge: 31_536_000, includeSubDomains: true',
    put: 'maxAge: 3600',
    test: { file: http, name: 'every answer carries the security headers, and none may be kept' },
  },
  {
    row: 21,
    file: headers,
    line: "reply.header('permissions-policy', permissionsPolicy);",
    put: "reply.header('permissions-policy', permissionsPolicy).header('access-control-allow-origin', _request.headers.origin ?? '*');",
    test: { file: surface, name: 'no other origin is let in, with or without credentials' },
  },
  {
    row: 23,
    file: headers,
    line: "referrerPolicy: { policy: 'no-referrer' }",
    put: "referrerPolicy: { policy: 'unsafe-url' }",
    test: { file: http, name: 'every answer carries the security headers, and none may be kept' },
  },
  {
    row: 25,
    file: app,
    line: "app.removeContentTypeParser('text/plain');",
    put: '',
    test: { file: http, name: 'a body of text/plain is not read' },
  },
  {
    row: 26,
    file: 'server/features/drafts/drafts-routes.ts',
    line: 'const draft = await findDraft(db, actor.personId, params.form);',
    put: 'await saveDraft(db as never, { personId: actor.personId, form: params.form, values: {}, savedAt: new Date() }); const draft = await findDraft(db, actor.personId, params.form);',
    test: { file: surface, name: 'reading changes nothing, for any user' },
  },
  {
    row: 28,
    file: app,
    line: 'routerOptions: { maxParamLength: 200 }',
    put: 'routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true }',
    test: { file: http, name: 'other methods and spellings of a path lead nowhere' },
  },
  {
    row: 29,
    file: app,
    line: 'return await session.admit({ ...credentials, countAccount }, access, alsoFor);',
    put: "return await session.admit({ ...credentials, countAccount }, request.headers['x-user-id'] ? 'account' : access);",
    test: { file: http, name: 'what one says of oneself in headers is not believed' },
  },
  {
    row: 31,
    file: app,
    line: 'bodyLimit: 256 * 1024,',
    put: 'bodyLimit: 4096 * 1024,',
    test: { file: http, name: 'a body that is too large is refused' },
  },
  {
    row: 55,
    file: 'server/platform/http/parse-input.ts',
    line: 'return { value: result.data };',
    put: 'return { value: data };',
    test: { file: http, name: 'fields that the contract does not know are dropped' },
  },
  {
    row: 57,
    file: app,
    line: "app.get('/healthz', ",
    put: "app.get('/metrics', async () => 'up 1'); app.get('/healthz', ",
    test: { file: surface, name: 'what lies beside the portal is not there' },
  },
  {
    row: 60,
    file: 'server/features/profile/profile-rules.ts',
    line: '} •••••`;',
    put: '} 12345`;',
    test: { file: profile, name: 'the number comes masked, and a new address settles returned post' },
  },
  {
    row: 61,
    file: 'server/platform/http/endpoint-routes.ts',
    line: "reply.header('cache-control', 'no-store');",
    put: '',
    test: { file: http, name: 'every answer carries the security headers, and none may be kept' },
  },
  {
    row: 64,
    file: app,
    line: 'genReqId: (request) => requestIdOf(request, needs.proxies),',
    put: "genReqId: (request) => requestIdOf(request, needs.proxies), onProtoPoisoning: 'ignore',",
    test: { file: surface, name: 'keys of prototypes and doubled parameters are bad input' },
  },
  {
    row: 67,
    file: 'server/platform/log.ts',
    line: 'write(masked(line)) }',
    put: 'write(line) }',
    test: {
      file: 'test/log-canary.test.ts',
      name: 'an error that carries them is masked too, on one line',
    },
  },
  {
    row: 68,
    file: 'server/identity-provider/sign-in-routes.ts',
    line: "{ event: 'sign-in.failed', outcome: result.outcome },",
    put: '{ outcome: result.outcome },',
    test: {
      file: 'test/trust/security-events.test.ts',
      name: 'signing in: right, wrong, too often, and out again',
    },
  },
  {
    row: 69,
    file: 'server/platform/log.ts',
    line: 'write(masked(line)) }',
    put: "write(masked(line).replace(/,/, ',\\n')) }",
    test: { file: surface, name: 'a line of the log stays one line, with a time, whatever was sent' },
  },
  {
    row: 70,
    file: app,
    line: 'if (credentials.token && !isVerified) await limits.countAddress(request, place);\n    throw error;',
    put: 'return null;',
    test: {
      file: surface,
      name: 'where the sign-in cannot be checked, no one is let in, and the process goes on',
    },
  },
  ...brokenFileLines,
  ...brokenSignInLines,
];
