// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of sources
/**
 * For each row of docs/asvs.md whose tests have no planted fault of their own: a line of the portal, what is put in its
 * place, and the test that has to become red. Put in by `test/support/break-a-line.ts`, never in a file.
 */
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
const attachments = 'server/features/attachments/attachment-routes.test.ts';
const codes = 'server/identity-provider/sign-in-code.test.ts';
const provider = 'server/identity-provider/identity-provider.test.ts';
const providerSettings = 'server/identity-provider/provider-configuration.ts';
const verifier = 'server/adapters/identity/verify-access-token.ts';
const verifierTests = 'server/adapters/identity/verify-access-token.test.ts';
const headers = 'server/platform/http/security-headers.ts';
const fileReply = 'server/platform/http/file-reply.ts';
const profile = 'server/features/profile/profile-routes.test.ts';
const cleaner = 'server/adapters/file-cleaning/process-file-cleaner.ts';
/** Files come back as they were. */
const uncleaned = {
  file: cleaner,
  line: 'return await process.clean(read);',
  put: "return { kind: 'jpeg', content: Buffer.from(await read()) };",
};

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
    ...{ row: 5, ...uncleaned },
    test: { file: attachments, name: 'a file that is none of ours is refused with the reason' },
  },
  {
    row: 7,
    file: 'server/features/enquiries/enquiry-service.ts',
    line: 'const { topic, subject, message: body, attachments = [], about = null, wantsSms = false } = enquiry;',
    put: "const { topic, subject, attachments = [], about = null, wantsSms = false } = enquiry; const body = enquiry.message.replace('{{7*7}}', '49');",
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
    row: 13,
    file: 'server/features/attachments/attachment-service.ts',
    line: 'unsent.inForm >= attachmentLimits.perMessage || ',
    put: '',
    test: { file: attachments, name: 'five files at once; a sixth is refused' },
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
    row: 17,
    file: fileReply,
    line: 'return `attachment; filename=',
    put: 'return `inline; filename=',
    test: {
      file: 'server/platform/http/file-reply.test.ts',
      name: 'a name is given plainly and with its own letters',
    },
  },
  {
    row: 19,
    file: 'server/identity-provider/host-cookies.ts',
    line: 'httponly; samesite=lax; secure`;',
    put: 'samesite=lax`;',
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
    line: 'return await session.admit({ ...credentials, countAccount }, access);',
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
    row: 32,
    file: 'server/features/attachments/attachment-name-rules.ts',
    line: "return isRight ? name : `${base || 'vedlegg'}${endings[kind]}`;",
    put: 'return isRight ? name : `${base}${ending}`;',
    test: { file: attachments, name: 'the ending follows what the file is, whatever it was called' },
  },
  {
    ...{ row: 33, ...uncleaned },
    test: {
      file: 'server/adapters/file-cleaning/clean-file.test.ts',
      name: 'what makes the process hang or crash is refused, and the next file is looked at',
    },
  },
  {
    row: 34,
    file: fileReply,
    line: "name.normalize('NFC').replace(unsafe, '')",
    put: "name.normalize('NFC')",
    test: {
      file: 'server/platform/http/file-reply.test.ts',
      name: 'becomes a name that can do no harm',
    },
  },
  {
    ...{ row: 35, ...uncleaned },
    test: {
      file: 'test/trust/asvs-flows.test.ts',
      name: 'the test file of virus scanners is refused, or never comes out again',
    },
  },
  {
    row: 36,
    file: 'server/identity-provider/sign-in-limits.ts',
    line: 'tries: { limit: 6, windowSeconds: 15 * 60, lock: true },',
    put: 'tries: { limit: 60, windowSeconds: 15 * 60, lock: true },',
    test: { file: codes, name: 'six wrong codes lock the identifier for a quarter of an hour' },
  },
  {
    row: 38,
    file: 'server/identity-provider/sign-in-attempt.ts',
    line: 'const digits = await keeper.digitsFor(caller, to.value);',
    put: "if (to.value.startsWith('ukjen')) return { outcome: 'wait', seconds: 60 }; const digits = await keeper.digitsFor(caller, to.value);",
    test: { file: codes, name: 'known and unknown get the same answers until the code is right' },
  },
  {
    row: 39,
    file: 'server/identity-provider/one-time-code.ts',
    line: 'and expires_at > ${clock.now()} and attempts <',
    put: 'and attempts <',
    test: { file: codes, name: 'a code dies after ten minutes, and when a new one is asked for' },
  },
  {
    row: 40,
    file: 'server/identity-provider/one-time-code.ts',
    line: '${salt}, ${hashOf(interaction, salt, code)}, ${digits}, 1, 1,',
    put: '${salt}, ${code}, ${digits}, 1, 1,',
    test: { file: codes, name: 'nothing in the database can be used to sign in' },
  },
  {
    row: 41,
    file: 'server/identity-provider/sign-in-routes.ts',
    line: 'provider().interactionDetails(request.raw, reply.raw);',
    put: 'provider().Interaction.find((request.params as { uid: string }).uid) as never;',
    test: { file: codes, name: 'another browser cannot take over a sign-in' },
  },
  {
    row: 42,
    file: verifier,
    line: "return { outcome: 'invalid', reason: (error as { code?: string }).code ?? 'UNREADABLE' };",
    put: "payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());",
    test: {
      file: verifierTests,
      name: 'refused: alg none, HS256 with the public key, a changed payload, an unknown kid',
    },
  },
  {
    row: 43,
    file: verifier,
    line: "if (!scopes.includes(config.scope)) return 'INSUFFICIENT_SCOPE';",
    put: '',
    test: { file: verifierTests, name: 'refused: another policy, tenant, scope, client' },
  },
  {
    row: 44,
    file: 'server/features/session/session-repository.ts',
    line: 'where a.issuer = ${account.issuer} and a.subject = ${account.subject}',
    put: 'where a.subject = ${account.subject}',
    test: {
      file: 'server/features/session/session-routes.test.ts',
      name: 'the account is matched by its ids: the same name and e-mail of another subject or issuer',
    },
  },
  {
    row: 45,
    file: providerSettings,
    line: 'pkce: { required: () => true },',
    put: 'pkce: { required: () => false },',
    test: { file: provider, name: 'refused: no PKCE' },
  },
  {
    row: 46,
    file: providerSettings,
    line: 'redirect_uris: [`${origin}/`],',
    put: "redirect_uris: [`${origin}/`, 'http://127.0.0.1:3000/other'],",
    test: { file: provider, name: 'refused: a redirect address that is longer' },
  },
  {
    row: 47,
    file: providerSettings,
    line: 'rotateRefreshToken: true,',
    put: 'rotateRefreshToken: false,',
    test: { file: provider, name: 'a used refresh token serves a second tab for a minute' },
  },
  {
    row: 48,
    file: providerSettings,
    line: 'return rotated?.remainingTTL ?? seconds;',
    put: 'return rotated ? seconds : seconds;',
    test: { file: provider, name: 'a day after the sign-in nothing of it can be renewed' },
  },
  {
    row: 49,
    file: 'server/features/session/account-session-service.ts',
    line: "scope === 'all' || !isThis",
    put: '!isThis',
    test: {
      file: 'server/features/session/account-sessions.test.ts',
      name: 'all at once, this one too: none of them is let in from that moment',
    },
  },
  {
    row: 50,
    file: 'server/features/session/session-rules.ts',
    line: "if (access === 'staff' && !isStaff) return 'FORBIDDEN';",
    put: '',
    test: {
      file: 'test/trust/access-rules-deleted.test.ts',
      name: 'staff whose role was removed a second ago: every endpoint of member service refuses',
    },
  },
  {
    row: 51,
    file: 'server/features/session/account-session-service.ts',
    line: "if (session?.endedAt) throw new Refusal('NOT_SIGNED_IN');",
    put: '',
    test: {
      file: 'server/features/session/account-sessions.test.ts',
      name: 'one that is ended gets in no more, the others do',
    },
  },
  {
    row: 52,
    file: 'server/features/profile/profile-service.ts',
    line: 'requireRecentSignIn(actor, now);',
    put: '',
    test: {
      file: profile,
      name: 'a new contact point asks for a recent sign-in and a code; nothing changes before that',
    },
  },
  {
    row: 53,
    file: 'server/features/session/session-rules.ts',
    line: "if (access === 'staff' && !isStaff) return 'FORBIDDEN';",
    put: '',
    test: { file: 'test/access.test.ts', name: 'GET /api/staff/queue-counts as ola' },
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
    ...{ row: 63, ...uncleaned },
    test: {
      file: 'server/adapters/file-cleaning/clean-file.test.ts',
      name: 'a picture keeps its points and loses its place, its phone and every other word',
    },
  },
  {
    row: 64,
    file: app,
    line: 'genReqId: () => randomUUID(),',
    put: "genReqId: () => randomUUID(), onProtoPoisoning: 'ignore',",
    test: { file: surface, name: 'keys of prototypes and doubled parameters are bad input' },
  },
  {
    row: 67,
    file: 'server/platform/log.ts',
    line: 'write(masked(line));',
    put: 'write(line);',
    test: {
      file: 'test/log-canary.test.ts',
      name: 'no number, e-mail or token of a request reaches it, whatever the request',
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
    line: 'write(masked(line));',
    put: "write(masked(line).replace(/,/, ',\\n'));",
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
];
