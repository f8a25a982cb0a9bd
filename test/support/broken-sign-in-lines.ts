// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of sources
/** Of the rows on signing in, sessions and access. See `broken-lines.ts`. */
import type { BrokenLine } from './broken-lines.ts';

const codes = 'server/identity-provider/sign-in-code.test.ts';
const provider = 'server/identity-provider/identity-provider.test.ts';
const providerSettings = 'server/identity-provider/provider-configuration.ts';
const verifier = 'server/adapters/identity/verify-access-token.ts';
const verifierTests = 'server/adapters/identity/verify-access-token.test.ts';
const profile = 'server/features/profile/profile-routes.test.ts';

export const brokenSignInLines: readonly BrokenLine[] = [
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
    line: `provider().interactionDetails(request.raw, reply.raw);
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) =>
    seeOther(
      reply,
      await provider().interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    );`,
    put: `provider().Interaction.find((request.params as { uid: string }).uid) as never;
  const finish = async (_request: FastifyRequest, reply: FastifyReply, result: object) =>
    reply.send(result);`,
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
    line: 'a.issuer = named.issuer and a.subject = named.subject',
    put: 'a.issuer = named.issuer',
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
    file: 'server/identity-provider/payload-adapter.ts',
    line: 'sql`(expires_at is null or expires_at > ${clock.now()})`;',
    put: 'sql`true`;',
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
    line: "if (access === 'staff' && !isStaff && !hasPart) return 'FORBIDDEN';",
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
    line: 'requireRecentSignIn(actor, now);\n  return',
    put: 'return',
    test: {
      file: profile,
      name: 'a new contact point asks for a recent sign-in and a code; nothing changes before that',
    },
  },
  {
    row: 53,
    file: 'server/features/session/session-rules.ts',
    line: "if (access === 'staff' && !isStaff && !hasPart) return 'FORBIDDEN';",
    put: '',
    test: { file: 'test/access.test.ts', name: 'GET /api/staff/queue-counts as ola' },
  },
];
