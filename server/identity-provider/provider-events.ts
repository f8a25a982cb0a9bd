import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SignInLog } from './sign-in-routes.ts';

/** What the provider does besides answering: logging, and a sign-out that is one. */
export function attachProviderEvents(provider: Provider, origin: string, log: SignInLog): void {
  provider.on('server_error', (_ctx, error) => log.error({ error }, 'identity provider: server error'));
  const refused = (event: string) => (_ctx: unknown, error: { error?: string; error_detail?: string }) =>
    log.warn({ code: error.error, detail: error.error_detail }, `identity provider: ${event}`);
  provider.on('authorization.error', refused('authorization refused'));
  provider.on('grant.error', refused('token refused'));
  provider.on('end_session.error', refused('sign-out refused'));

  // The library's `state` is noise on the public site: it is taken off the last redirect.
  provider.use(async (context, next) => {
    await next();
    const ctx = context as unknown as KoaContextWithOIDC;
    const target = ctx.oidc?.route === 'end_session_confirm' ? ctx.response.get('location') : '';
    if (!target || new URL(target, origin).origin === new URL(origin).origin) return;
    const url = new URL(target);
    url.searchParams.delete('state');
    ctx.set('location', url.href);
  });

  // offline_access would keep the grant alive. Signing out must kill the refresh tokens.
  provider.on('end_session.success', (ctx) => {
    void revokeGrants(provider, ctx).catch((error) =>
      log.error({ error }, 'identity provider: a grant outlived its sign-out'),
    );
  });
}

async function revokeGrants(provider: Provider, ctx: KoaContextWithOIDC): Promise<void> {
  for (const { grantId } of Object.values(ctx.oidc.session?.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
}
