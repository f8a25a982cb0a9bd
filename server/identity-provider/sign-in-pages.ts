import { type Language, languages } from '#contract/values/portal-languages.ts';
import type { Identifier } from './identifier.ts';
import { escapeHtml, type RenderPage } from './page-layout.ts';
import { signOutScript } from './page-security.ts';
import { localeOf, textsIn } from './sign-in-language-texts.ts';

const heading = (text: string) => `<h1 class="ds-heading" data-size="md">${escapeHtml(text)}</h1>`;
const paragraph = (text: string, id?: string) =>
  `<p class="ds-paragraph"${id ? ` id="${id}"` : ''}>${escapeHtml(text)}</p>`;
const button = (text: string, variant: 'primary' | 'secondary' | 'tertiary') =>
  `<button class="ds-button" type="submit" data-variant="${variant}">${escapeHtml(text)}</button>`;
const postForm = (action: string, text: string, variant: 'secondary' | 'tertiary') =>
  `<form method="post" action="${escapeHtml(action)}">${button(text, variant)}</form>`;

// It takes the focus without a script: `autofocus` works on anything that can be focused.
const errorSummary = (summary: string, fieldId: string, error: string) => `
<section class="ds-error-summary" tabindex="-1" autofocus aria-labelledby="error-summary">
<h2 class="ds-heading" data-size="xs" id="error-summary">${escapeHtml(summary)}</h2>
<ul class="ds-list"><li><a class="ds-link" data-color="neutral" href="#${fieldId}">${escapeHtml(error)}</a></li></ul>
</section>`;

/**
 * Something to know that no field is to blame for. It is in the document from the start, so it is spoken by the title of the
 * page, and with the field that has the focus.
 */
export type PageNotice = { title: string; text: string; tone: 'success' | 'info' | 'danger' };
const noticeBox = ({ text, tone }: PageNotice, toStatus: string) =>
  `<div class="ds-alert" id="notice" data-color="${tone}" role="${tone === 'danger' ? 'alert' : 'status'}"><p class="ds-paragraph">${escapeHtml(text)}${
    tone === 'danger' ? ` <a class="ds-link" href="/status">${escapeHtml(toStatus)}</a>` : ''
  }</p></div>`;

/** As people write it: +47 40 00 00 01. */
const readable = (identifier: string) =>
  identifier.replace(/^\+47(\d\d)(\d\d)(\d\d)(\d\d)$/, '+47\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

/** Masks the second contact point. */
const masked = (identifier: string) => {
  const [name = '', domain] = identifier.split('@');
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `••\u00a0••\u00a0••\u00a0${identifier.slice(-2)}`;
};

/** By the clock in Norway, as each language writes it. */
const timeIn = (language: Language, moment: Date, options: Intl.DateTimeFormatOptions) => {
  const text = moment.toLocaleString(localeOf[language], { timeZone: 'Europe/Oslo', ...options });
  return language === 'en' ? text : text.replace(/(\d\d):(\d\d)$/, '$1.$2');
};

const rememberField = (
  texts: { rememberLabel: string; rememberHelp: string },
  isChecked = false,
) => `<div class="ds-field">
<input class="ds-input" type="checkbox" id="remember" name="remember" value="yes" aria-describedby="remember-help"${isChecked ? ' checked' : ''}>
<label class="ds-label" for="remember" data-weight="regular">${texts.rememberLabel}</label>
<div data-field="description" id="remember-help">${texts.rememberHelp}</div>
</div>`;

/** One labelled field. The error stands by it and is read with it. */
function field(o: {
  id: string;
  label: string;
  help?: string;
  error?: string;
  /** Ids of what is read with it. */
  about?: readonly string[];
  attributes: string;
}): string {
  const describedBy = [...(o.about ?? []), o.help && `${o.id}-help`, o.error && `${o.id}-error`]
    .filter(Boolean)
    .join(' ');
  return `<div class="ds-field">
<label class="ds-label" for="${o.id}">${escapeHtml(o.label)}</label>
${o.help ? `<div data-field="description" id="${o.id}-help">${escapeHtml(o.help)}</div>` : ''}
<input class="ds-input" id="${o.id}" name="${o.id}" ${o.attributes} required${
    describedBy ? ` aria-describedby="${describedBy}"` : ''
  }${o.error ? ' aria-invalid="true"' : ''}>
${o.error ? `<p class="ds-validation-message" data-field="validation" id="${o.id}-error">${escapeHtml(o.error)}</p>` : ''}
</div>`;
}

export type SignInPages = ReturnType<typeof pagesIn>;
export type SignInPagesByLanguage = Record<Language, SignInPages>;

/** @param senderEmail where the e-mail with the code comes from */
export const createSignInPages = (render: RenderPage, senderEmail: string): SignInPagesByLanguage =>
  Object.fromEntries(
    languages.map((language) => [language, pagesIn(language, render, senderEmail)]),
  ) as SignInPagesByLanguage;

/** The pages as HTML. `path` is the path of this sign-in, `/id/logg-inn/…`. */
function pagesIn(language: Language, renderPage: RenderPage, senderEmail: string) {
  const texts = textsIn[language];
  const render = (page: Omit<Parameters<RenderPage>[0], 'language'>) => renderPage({ ...page, language });
  const frontPageLink = `<p class="ds-paragraph"><a class="ds-link" href="/">${escapeHtml(texts.backToFrontPage)}</a></p>`;
  const titled = (title: string, error?: string, notice?: PageNotice) =>
    error ? texts.errorTitle(title) : notice ? texts.noticeTitle(notice.title, title) : title;
  const message = (path: string | undefined, title: string, ...paragraphs: string[]) =>
    render({
      path,
      title,
      body: heading(title) + paragraphs.map((text) => paragraph(text)).join('\n') + frontPageLink,
    });

  return {
    identifier: (
      path: string,
      value: string,
      { error, notice }: { error?: string; notice?: PageNotice } = {},
    ) =>
      render({
        path,
        title: titled(texts.identifierHeading, error, notice),
        body: `${error ? errorSummary(texts.errorSummary, 'identifier', error) : ''}
${heading(texts.identifierHeading)}
${notice ? noticeBox(notice, texts.toStatus) : ''}
${paragraph(texts.identifierLead)}
<form method="post" action="${escapeHtml(path)}" novalidate>
${field({
  id: 'identifier',
  label: texts.identifierLabel,
  help: texts.identifierHelp,
  about: notice ? ['notice'] : [],
  error,
  attributes: `type="text" value="${escapeHtml(value)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254"`,
})}
${button(texts.continueButton, 'primary')}
</form>
${postForm(`${path}/avbryt`, texts.cancel, 'tertiary')}`,
      }),

    /** Where only one of two is known: the other is asked for, and proved. */
    second: (path: string, kind: Identifier['kind'], value: string, error?: string) =>
      render({
        path: `${path}/andre`,
        title: titled(texts.secondHeading, error),
        body: `${error ? errorSummary(texts.errorSummary, 'identifier', error) : ''}
${heading(texts.secondHeading)}
${paragraph(texts.secondLead)}
<form method="post" action="${escapeHtml(path)}/andre" novalidate>
${field({
  id: 'identifier',
  label: texts.second[kind].label,
  help: texts.second[kind].help,
  error,
  attributes: `type="${kind === 'phone' ? 'tel' : 'email'}" value="${escapeHtml(value)}" autocomplete="${kind === 'phone' ? 'tel' : 'email'}" maxlength="254"${error ? '' : ' autofocus'}`,
})}
${button(texts.continueButton, 'primary')}
</form>
${postForm(`${path}/avbryt`, texts.cancel, 'tertiary')}`,
      }),

    /** Proved, and no second step before then: the sign-in goes on in one. */
    secondLater: (path: string, kind: Identifier['kind'], from: Date) =>
      render({
        path: `${path}/andre`,
        title: texts.laterHeading,
        body: `${heading(texts.laterHeading)}
${paragraph(texts.later[kind](timeIn(language, from, { dateStyle: 'long', timeStyle: 'short' })))}
${paragraph(texts.laterWhy)}
${postForm(`${path}/uten`, texts.laterGoOn, 'secondary')}
${postForm(`${path}/avbryt`, texts.cancel, 'tertiary')}`,
      }),

    code: (
      path: string,
      { identifier: sentTo, digits }: { identifier: string; digits: number },
      state: {
        error?: string;
        value?: string;
        remember?: boolean;
        notice?: PageNotice;
        isSecond?: boolean;
      } = {},
    ) =>
      render({
        path: `${path}/kode`,
        title: titled(state.isSecond ? texts.secondHeading : texts.codeHeading, state.error, state.notice),
        body: `${state.error ? errorSummary(texts.errorSummary, 'code', state.error) : ''}
${heading(state.isSecond ? texts.secondHeading : texts.codeHeading)}
${state.notice ? noticeBox(state.notice, texts.toStatus) : ''}
${state.isSecond ? paragraph(texts.secondLead) : ''}
${paragraph(texts.codeLead(state.isSecond ? masked(sentTo) : readable(sentTo), digits), 'sent-to')}
<form method="post" action="${escapeHtml(path)}/kode" novalidate>
${field({
  id: 'code',
  label: texts.codeLabel,
  about: [...(state.notice ? ['notice'] : []), 'sent-to'],
  error: state.error,
  attributes: `type="text" value="${escapeHtml(state.value ?? '')}" inputmode="numeric" autocomplete="one-time-code" maxlength="20"${state.error ? '' : ' autofocus'}`,
})}
${state.isSecond ? '' : rememberField(texts, state.remember)}
${button(texts.signInButton, 'primary')}
</form>
${paragraph(sentTo.includes('@') ? `${texts.emailNotArrived} ${texts.emailSender(senderEmail)}` : texts.smsNotArrived)}
${postForm(`${path}/ny-kode`, texts.resend, 'secondary')}
<p class="ds-paragraph"><a class="ds-link" href="${escapeHtml(path)}">${state.isSecond ? texts.startOver : texts.useAnother}</a></p>
${postForm(`${path}/avbryt`, texts.cancel, 'tertiary')}`,
      }),

    /** @param until when the next try is allowed @param path shows the same */
    wait: (until: Date, path: string) => {
      const time = timeIn(language, until, { hour: '2-digit', minute: '2-digit' });
      return message(path, texts.waitHeading, texts.waitText(time), texts.waitElsewhere);
    },
    expired: (path?: string) => message(path, texts.expiredHeading, texts.expiredText),
    notFound: (path?: string) => message(path, texts.notFoundHeading, texts.notFoundText),
    refused: (path?: string) => message(path, texts.refusedHeading, texts.refusedText),
    problem: (reference: string, path: string) =>
      message(path, texts.problemHeading, texts.problemText, texts.reference(reference)),
    signedOut: (path?: string) => message(path, texts.signedOutHeading),
    /** `form` is the provider's own form; the script presses the button, which is there for those without scripts. */
    signingOut: (form: string, path?: string) =>
      render({
        path,
        title: texts.signingOutHeading,
        script: signOutScript,
        body: `${heading(texts.signingOutHeading)}${form}
<button class="ds-button" form="op.logoutForm" name="logout" value="yes">${texts.signOutButton}</button>`,
      }),
  };
}
