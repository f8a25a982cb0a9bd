import type { IncomingHttpHeaders } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Language } from '#contract/values/portal-languages.ts';
import { addressToAskAgain } from './page-languages.ts';
import { textsIn } from './sign-in-language-texts.ts';
import type { SignInLog } from './sign-in-log.ts';
import type { SignInPagesByLanguage } from './sign-in-pages.ts';

/** What the provider does besides answering: logging, and a sign-out that is one. */
export function attachProviderEvents(
  provider: Provider,
  o: {
    origin: string;
    log: SignInLog;
    pages: SignInPagesByLanguage;
    languageOf(ctx: { headers: IncomingHttpHeaders; query: unknown }): Language;
  },
): void {
  const { origin, log } = o;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity provider: server error'));
  const refused = (event: string) => (_ctx: unknown, error: { error?: string; error_detail?: string }) =>
    log.warn({ code: error.error, detail: error.error_detail }, `identity provider: ${event}`);
  provider.on('authorization.error', refused('authorization refused'));
  provider.on('grant.error', refused('token refused'));
  provider.on('end_session.error', refused('sign-out refused'));

  // offline_access would keep the grant alive. Signing out must kill the refresh tokens, before it is answered.
  const revoking = new WeakMap<object, Promise<void>>();
  provider.on('end_session.success', (ctx) => {
    log.info({ event: 'sign-in.ended' }, 'identity provider: signed out');
    revoking.set(
      ctx.req,
      revokeGrants(provider, ctx).catch((error) =>
        log.error({ err: error }, 'identity provider: a grant outlived its sign-out'),
      ),
    );
  });
  provider.use(async (context, next) => {
    await next();
    await revoking.get(context.req);
  });

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

  // The provider's own page that passes a form on, for those without scripts; and what it has no page for.
  provider.use(async (context, next) => {
    await next();
    const language = o.languageOf(context);
    if (context.status === 404 && !context.body) {
      context.type = 'html';
      context.body = o.pages[language].notFound(addressToAskAgain(context));
      context.status = 404;
    } else if (typeof context.body === 'string') context.body = inWords(context.body, language);
  });
}

/** Only the words are changed: the script in the page is allowed by its hash. */
const inWords = (page: string, language: Language): string => {
  const texts = textsIn[language];
  return page
    .replace('<html>\n', `<html lang="${language}">\n`)
    .replace('<title>Submitting Callback</title>', `<title>${texts.continuing}</title>`)
    .replace(
      "Your browser does not support JavaScript or you've disabled it.<br/>",
      `<p>${texts.continueWithoutScripts}</p>`,
    )
    .replace('>Continue</button>', `>${texts.continueButton}</button>`);
};

async function revokeGrants(provider: Provider, ctx: KoaContextWithOIDC): Promise<void> {
  for (const { grantId } of Object.values(ctx.oidc.session?.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
}
