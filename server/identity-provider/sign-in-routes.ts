import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { twoStepMethod } from '#contract/values/sign-in-methods.ts';
import type { FirstStep } from './first-step.ts';
import { type Identifier, parseIdentifier } from './identifier.ts';
import type { CodeRequest } from './sign-in-attempt.ts';
import { textsIn } from './sign-in-language-texts.ts';
import { reasonFor } from './sign-in-reason.ts';
import type { SignInRouteOptions } from './sign-in-route-options.ts';
import { addressOfWait, secondsToWait } from './wait-address.ts';

type Handler = FastifyRequest<{ Params: { uid: string }; Querystring: { ny?: string; til?: string } }>;

/** The pages of a sign-in. They are plain forms and work without scripts. Registered in the scope of the mount. */
export function registerSignInRoutes(scope: FastifyInstance, o: SignInRouteOptions): void {
  const { provider, attempts, firstSteps, secondSteps } = o;
  const pagesFor = (request: FastifyRequest) => o.pages[o.languages.of(request)];
  const textsFor = (request: FastifyRequest) => textsIn[o.languages.of(request)];
  const pathOf = (uid: string) => `${o.mount}/logg-inn/${encodeURIComponent(uid)}`;
  const field = (request: FastifyRequest, name: string): string =>
    String((request.body as Record<string, string> | null)?.[name] ?? '');
  const callerOf = (request: FastifyRequest, identifier: string) => ({
    address: request.ip,
    browser: o.browsers.find(request.headers.cookie, identifier),
    language: o.languages.of(request),
  });
  const fetchAhead = o.fetchedAhead.map((href) => `<${href}>; rel=prefetch`).join(', ');
  const html = (reply: FastifyReply, status: number, page: string) => {
    const savesData = /^on\b/i.test(String(reply.request.headers['save-data'] ?? ''));
    // Not where the sign-in stops for now.
    if (status <= 400 && fetchAhead && !savesData) reply.header('link', fetchAhead);
    return reply.code(status).headers(o.headers('none')).type('text/html; charset=utf-8').send(page);
  };
  const seeOther = (reply: FastifyReply, url: string) => reply.headers(o.headers('none')).redirect(url, 303);
  const wait = (reply: FastifyReply, path: string, seconds: number) => {
    const until = new Date(o.clock.now().getTime() + seconds * 1000);
    const page = pagesFor(reply.request).wait(until, addressOfWait(path, until));
    return html(reply.header('retry-after', seconds), 429, page);
  };
  /** Throws SessionNotFound when the link has expired or was opened in another browser. */
  const interactionOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider().interactionDetails(request.raw, reply.raw);
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) =>
    seeOther(
      reply,
      await provider().interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    );

  const answerCodeRequest = (
    reply: FastifyReply,
    path: string,
    to: Identifier,
    result: CodeRequest,
    sentTo: string,
    isSecond = false,
  ) => {
    const [pages, texts] = [pagesFor(reply.request), textsFor(reply.request)];
    if (result.outcome === 'sent') return seeOther(reply, sentTo);
    if (result.outcome === 'wait') {
      o.log.warn({ event: 'sign-in.limited', seconds: result.seconds }, 'identity provider: too many codes');
      return wait(reply, path, result.seconds);
    }
    if (result.outcome === 'too-soon') {
      const notice = {
        title: texts.resendTooSoonTitle,
        text: texts.resendTooSoon(result.seconds),
        tone: 'info',
      } as const;
      return html(
        reply.header('retry-after', result.seconds),
        429,
        pages.code(path, { identifier: to.value, digits: result.digits }, { notice, isSecond }),
      );
    }
    o.log.error({ err: result.error }, 'identity provider: the code could not be sent');
    const notice = { title: texts.sendingFailedTitle, text: texts.sendingFailed, tone: 'danger' } as const;
    return html(reply, 503, pages.identifier(path, to.value, { notice }));
  };

  const signedIn = async (
    request: Handler,
    reply: FastifyReply,
    uid: string,
    { accountId, kind, remember, isNew }: FirstStep & { isNew: boolean },
    methods: string[],
  ) => {
    await firstSteps.forget(uid);
    await o.languages.signedIn(request, reply, accountId);
    const isStrong = methods.includes(twoStepMethod);
    if (kind === 'phone' || isStrong) await secondSteps.noteUse(accountId);
    o.log.info({ event: 'sign-in.succeeded', accountId, isNew, isStrong }, 'identity provider: signed in');
    const amr = [...methods, ...(remember ? ['kmsi'] : [])];
    return finish(request, reply, { login: { accountId, remember, amr, acr: o.policy } });
  };

  scope.get('/logg-inn/:uid', async (request: Handler, reply) => {
    const { uid, params } = await interactionOf(request, reply);
    const typed = (await attempts.findPending(uid))?.identifier;
    const why = reasonFor(params, textsFor(request));
    return html(
      reply,
      200,
      pagesFor(request).identifier(
        pathOf(uid),
        typed ?? (await o.hints.identifierOf(String(params.login_hint ?? ''))),
        why ? { notice: { ...why, tone: 'info' } } : {},
      ),
    );
  });

  scope.post('/logg-inn/:uid', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const path = pathOf(uid);
    const typed = field(request, 'identifier');
    const identifier = parseIdentifier(typed, o.countries);
    if (typeof identifier === 'string') {
      const error = {
        unreadable: typed.trim()
          ? textsFor(request).identifierUnreadable
          : textsFor(request).identifierMissing,
        country: textsFor(request).countryRefused,
      }[identifier];
      return html(reply, 400, pagesFor(request).identifier(path, typed, { error }));
    }
    // A restarted sign-in has proved nothing yet.
    await firstSteps.forget(uid);
    const result = await attempts.requestCode(uid, identifier, callerOf(request, identifier.value));
    return answerCodeRequest(reply, path, identifier, result, `${path}/kode`);
  });

  /** To the other of what the account has; where it has none, that is asked for. */
  const goOn = async (request: Handler, reply: FastifyReply, uid: string) => {
    const path = pathOf(uid);
    const first = await firstSteps.find(uid);
    const step = first && (await secondSteps.wayOf(first));
    if (!step) return seeOther(reply, path);
    if (step.way === 'type') return html(reply, 200, pagesFor(request).second(path, step.kind, ''));
    if (step.way === 'wait')
      return html(reply, 200, pagesFor(request).secondLater(path, step.kind, step.from));
    const result = await attempts.requestCode(uid, step.to, callerOf(request, step.to.value));
    return answerCodeRequest(reply, path, step.to, result, `${path}/kode`);
  };

  scope.get('/logg-inn/:uid/andre', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    return goOn(request, reply, uid);
  });

  scope.post('/logg-inn/:uid/andre', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const path = pathOf(uid);
    const first = await firstSteps.find(uid);
    const step = first && (await secondSteps.wayOf(first));
    if (step?.way !== 'type') return goOn(request, reply, uid);
    const { kind } = step;
    const typed = field(request, 'identifier');
    const identifier = parseIdentifier(typed, o.countries);
    if (typeof identifier === 'string' || identifier.kind !== kind) {
      const { missing, unreadable } = textsFor(request).second[kind];
      return html(
        reply,
        400,
        pagesFor(request).second(path, kind, typed, typed.trim() ? unreadable : missing),
      );
    }
    const result = await attempts.requestCode(uid, identifier, callerOf(request, identifier.value));
    return answerCodeRequest(reply, path, identifier, result, `${path}/kode`);
  });

  /** In one step, where the second one does not count yet. */
  scope.post('/logg-inn/:uid/uten', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const first = await firstSteps.find(uid);
    if (!first || (await secondSteps.isStale(first))) return seeOther(reply, pathOf(uid));
    return signedIn(request, reply, uid, { ...first, isNew: false }, ['otp']);
  });

  scope.get('/logg-inn/:uid/kode', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const pending = await attempts.findPending(uid);
    if (!pending) return seeOther(reply, pathOf(uid));
    const notice =
      request.query.ny === '1'
        ? ({ title: textsFor(request).resentTitle, text: textsFor(request).resent, tone: 'success' } as const)
        : undefined;
    const isSecond = (await firstSteps.find(uid)) !== null;
    return html(reply, 200, pagesFor(request).code(pathOf(uid), pending, { notice, isSecond }));
  });

  scope.post('/logg-inn/:uid/ny-kode', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const path = pathOf(uid);
    const pending = await attempts.findPending(uid);
    if (!pending) return seeOther(reply, path);
    const to = { kind: pending.kind, value: pending.identifier };
    const result = await attempts.requestCode(uid, to, callerOf(request, to.value), true);
    const isSecond = (await firstSteps.find(uid)) !== null;
    return answerCodeRequest(reply, path, to, result, `${path}/kode?ny=1`, isSecond);
  });

  scope.post('/logg-inn/:uid/kode', async (request: Handler, reply) => {
    const { uid, params } = await interactionOf(request, reply);
    const path = pathOf(uid);
    const pending = await attempts.findPending(uid);
    if (!pending)
      return html(
        reply,
        400,
        pagesFor(request).identifier(path, '', { error: textsFor(request).codeExpired }),
      );
    const typed = field(request, 'code');
    const first = await firstSteps.find(uid);
    const remember = first?.remember ?? field(request, 'remember') !== '';
    const isSecond = first !== null;
    const again = (error: string) =>
      html(reply, 400, pagesFor(request).code(path, pending, { error, value: typed, remember, isSecond }));

    // What cannot be a code is no try at one.
    const code = typed.replace(/[\s-]/g, '');
    if (!/^\d+$/.test(code) || code.length !== pending.digits)
      return again(textsFor(request).codeMissing(pending.digits));
    const result = await attempts.tryCode(uid, code, callerOf(request, pending.identifier), first);
    if (result.outcome === 'wait') {
      o.log.warn({ event: 'sign-in.limited', seconds: result.seconds }, 'identity provider: too many tries');
      return wait(reply, path, result.seconds);
    }
    if (result.outcome === 'wrong' || result.outcome === 'expired') {
      o.log.warn(
        { event: 'sign-in.failed', outcome: result.outcome },
        'identity provider: a code was refused',
      );
      return again(result.outcome === 'wrong' ? textsFor(request).codeWrong : textsFor(request).codeExpired);
    }

    if (result.outcome === 'of-another')
      return html(
        reply,
        400,
        pagesFor(request).second(path, pending.kind, '', textsFor(request).secondOfAnother),
      );
    if (result.outcome === 'later')
      return html(reply, 200, pagesFor(request).secondLater(path, pending.kind, result.from));

    const { accountId, isNew, kind } = result;
    reply.header('set-cookie', o.browsers.remember(request.headers.cookie, pending.identifier));
    const isStrongAsked = String(params.acr_values ?? '')
      .split(' ')
      .includes(twoStepMethod);
    if (!first && (isStrongAsked || (await secondSteps.isStale(result)))) {
      await firstSteps.keep(uid, { accountId, kind, remember });
      return seeOther(reply, `${path}/andre`);
    }
    const methods = isSecond ? ['otp', twoStepMethod] : ['otp'];
    return signedIn(request, reply, uid, { accountId, kind, remember, isNew }, methods);
  });

  /** The answer to a form, in another language. */
  scope.get('/logg-inn/:uid/vent', async (request: Handler, reply) => {
    const { uid } = await interactionOf(request, reply);
    const seconds = secondsToWait(request.query.til, o.clock.now());
    return seconds === null ? seeOther(reply, pathOf(uid)) : wait(reply, pathOf(uid), seconds);
  });

  scope.post('/logg-inn/:uid/avbryt', async (request: Handler, reply) => {
    await interactionOf(request, reply);
    // Azure AD B2C's own words, which the browser's library knows.
    return finish(request, reply, {
      error: 'access_denied',
      error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
    });
  });
}
