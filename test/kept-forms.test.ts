/** Every form of the portal, and where what is typed in it is kept until it is sent. A form that is not in the list is found. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Where it is kept: `server`: in a draft that outlives the tab. `tab`: in this tab, for a day. `open`: in this tab, for
 * signed-out users. `secret`: nowhere, since it may not be in a browser. `search`: in the address once it is sent.
 * `choice`: nowhere, since nothing is typed.
 */
type Place = 'server' | 'tab' | 'open' | 'secret' | 'search' | 'choice';

/** File under `web/`, and each of its forms in the order of the file. */
const forms: Record<string, readonly Place[]> = {
  'forms/code-form.tsx': ['secret'],
  'forms/reimbursement-acts.tsx': ['tab', 'tab'],
  'pages/activities/activity-filter-form.tsx': ['search'],
  'pages/activities/activity-form.tsx': ['server'],
  'pages/activities/organiser-letters.tsx': ['server', 'server'],
  'pages/activities/sign-up-form.tsx': ['server'],
  'pages/administrasjon/move-in/new-move-in.tsx': ['tab'],
  'pages/administrasjon/move-in/sign-balance.tsx': ['tab'],
  'pages/administrasjon/move-in/their-sums.tsx': ['tab'],
  'pages/administrasjon/move-members-form.tsx': ['tab'],
  'pages/administrasjon/new-subscriber.tsx': ['tab'],
  'pages/administrer-giveravtale/change-agreement.tsx': ['tab'],
  'pages/administrer-giveravtale/tax-wish-switch.tsx': ['secret'],
  'pages/administrasjon/role-acceptance-page.tsx': ['tab'],
  'pages/administrasjon/setup-claim-form.tsx': ['tab'],
  'pages/administrasjon/setup-test-row.tsx': ['secret'],
  'pages/administrasjon/unit-closing.tsx': ['tab'],
  'pages/administrasjon/unit-forms.tsx': ['tab', 'tab', 'tab', 'tab'],
  'pages/administrasjon/profile/profile-decision.tsx': ['tab', 'tab'],
  'pages/administrasjon/profile/profile-section.tsx': ['tab'],
  'pages/administrasjon/role-holder-row.tsx': ['tab'],
  'pages/administrasjon/role-invite-form.tsx': ['tab'],
  'pages/giveravtale/agreement-form.tsx': ['server'],
  'pages/giveravtale/one-off-gift.tsx': ['server'],
  'pages/hefinn/change-communities.tsx': ['tab'],
  'pages/hefinn/joining-check-form.tsx': ['server'],
  'pages/hefinn/joining-communities-form.tsx': ['server'],
  'pages/hefinn/joining-details-form.tsx': ['server'],
  'pages/henvendelser/enquiry-reply-form.tsx': ['server'],
  'pages/kontakt-oss/kontakt-oss-form.tsx': ['open'],
  'pages/magasininn/change-magazine.tsx': ['server'],
  'pages/magasininn/household-panel.tsx': ['secret'],
  'pages/magasininn/magazine-order-form.tsx': ['server'],
  'pages/magasininn/pause-magazine.tsx': ['server'],
  'pages/magasininn/stay-elsewhere.tsx': ['server'],
  'pages/medlemsservice/books/bank-credit-form.tsx': ['tab'],
  'pages/medlemsservice/books/bank-line-row.tsx': ['tab'],
  'pages/medlemsservice/books/books-page.tsx': ['choice'],
  'pages/medlemsservice/cases/absence-form.tsx': ['tab'],
  'pages/medlemsservice/cases/case-answer-form.tsx': ['server'],
  'pages/medlemsservice/cases/case-forms.tsx': ['tab', 'tab', 'tab', 'tab', 'tab'],
  'pages/medlemsservice/cases/case-name-form.tsx': ['tab'],
  'pages/medlemsservice/cases/case-note-form.tsx': ['tab'],
  'pages/medlemsservice/cases/case-search.tsx': ['tab'],
  'pages/medlemsservice/cases/case-tag-form.tsx': ['tab'],
  'pages/medlemsservice/cases/close-together.tsx': ['tab'],
  'pages/medlemsservice/cases/queue-tags.tsx': ['tab'],
  'pages/medlemsservice/cases/queue-views.tsx': ['tab'],
  'pages/medlemsservice/corrections/act-list.tsx': ['tab'],
  'pages/medlemsservice/corrections/correct-number.tsx': ['secret'],
  // The forms of all other corrections go through one hook.
  'pages/medlemsservice/corrections/correction-forms.tsx': ['tab'],
  'pages/medlemsservice/corrections/register-member-form.tsx': ['secret'],
  'pages/medlemsservice/deaths/death-decision.tsx': ['tab', 'tab'],
  'pages/medlemsservice/children/desk-child-decision.tsx': ['tab', 'tab'],
  'pages/medlemsservice/giving/desk-gift.tsx': ['tab'],
  'pages/medlemsservice/magazine/desk-article-form.tsx': ['tab'],
  'pages/medlemsservice/magazine/desk-issue-form.tsx': ['server'],
  'pages/medlemsservice/members/member-filter-form.tsx': ['search'],
  'pages/medlemsservice/members/member-search-section.tsx': ['tab'],
  'pages/medlemsservice/members/member-views.tsx': ['tab'],
  'pages/medlemsservice/members/register-file-section.tsx': ['tab'],
  'pages/medlemsservice/people/desk-leaving-page.tsx': ['tab'],
  'pages/medlemsservice/people/desk-match-decision.tsx': ['tab'],
  'pages/medlemsservice/people/desk-match-search.tsx': ['tab'],
  'pages/medlemsservice/people/desk-number-decision.tsx': ['tab'],
  'pages/medlemsservice/people/desk-person-page.tsx': ['tab'],
  'pages/medlemsservice/offices/desk-reply-address.tsx': ['tab'],
  'pages/medlemsservice/ceremonies/desk-round-form.tsx': ['server'],
  'pages/medlemsservice/cases/desk-sender-untie.tsx': ['tab'],
  'pages/medlemsservice/offices/desk-unit-offices-page.tsx': ['tab'],
  'pages/medlemsservice/people/desk-untie.tsx': ['tab'],
  'pages/medlemsservice/people/look-control-page.tsx': ['search'],
  'pages/medlemsservice/books/new-payment-file.tsx': ['tab'],
  'pages/medlemsservice/books/payment-file-row.tsx': ['tab', 'tab'],
  'pages/medlemsservice/books/payout-form.tsx': ['tab'],
  'pages/medlemsservice/people/merge-form.tsx': ['tab'],
  'pages/medlemsservice/people/merge-list.tsx': ['tab'],
  'pages/medlemsservice/people/person-search-form.tsx': ['tab'],
  'pages/medlemsservice/cases/queue-form.tsx': ['search'],
  'pages/medlemsservice/books/reconciled-day-row.tsx': ['tab'],
  'pages/medlemsservice/books/reconciliation-page.tsx': ['search'],
  // What a caller answers to prove who they are.
  'pages/medlemsservice/recovery/recovery-check-form.tsx': ['secret'],
  'pages/medlemsservice/recovery/recovery-decisions.tsx': ['tab'],
  'pages/medlemsservice/recovery/recovery-request-form.tsx': ['tab'],
  'pages/medlemsservice/magazine/returned-post-form.tsx': ['tab'],
  'pages/medlemsservice/books/delivery-form.tsx': ['tab'],
  'pages/medlemsservice/grant/settle-answer.tsx': ['tab'],
  'pages/medlemsservice/cases/text-block-form.tsx': ['tab'],
  'pages/medlemsservice/giro/unmatched-payment.tsx': ['tab'],
  'pages/medlemsservice/people/written-leaving.tsx': ['tab'],
  'pages/meld-dodsfall/meld-dodsfall-form.tsx': ['open'],
  'pages/meld-meg-ut/leaving-choices-form.tsx': ['choice'],
  'pages/mine-opplysninger/contact-change-form.tsx': ['tab'],
  'pages/mine-opplysninger/correct-birth-date.tsx': ['tab'],
  'pages/mine-opplysninger/give-number.tsx': ['secret'],
  'pages/mine-opplysninger/profile-form.tsx': ['server'],
  'pages/mitt-medlemsdemokrati/edit-motion.tsx': ['tab'],
  'pages/mitt-medlemsdemokrati/edit-nomination.tsx': ['tab'],
  'pages/mitt-medlemsdemokrati/new-motion-page.tsx': ['server'],
  'pages/mitt-medlemsdemokrati/new-nomination-page.tsx': ['server'],
  'pages/ny-henvendelse/ny-henvendelse-form.tsx': ['server'],
  // A guardian's answers and declarations about a child are given in one sitting.
  'pages/registrere-barn/invitation-form.tsx': ['secret'],
  'pages/registrere-barn/registration-check.tsx': ['server'],
  'pages/registrere-barn/registration-form.tsx': ['server'],
  'pages/seremonier/funeral-form.tsx': ['server', 'open'],
  'pages/seremonier/wedding-form.tsx': ['server', 'open'],
  'pages/tillitsvalgt/board-change-form.tsx': ['tab'],
  'pages/tillitsvalgt/candidate-search.tsx': ['tab'],
  // A promise is made when it is sent.
  'pages/tillitsvalgt/declaration-form.tsx': ['secret'],
  'pages/tillitsvalgt/handover-note.tsx': ['tab'],
  'pages/tillitsvalgt/members-page.tsx': ['search'],
  'pages/tillitsvalgt/offer-form.tsx': ['tab'],
  'pages/tillitsvalgt/paper-form.tsx': ['server'],
  'pages/tillitsvalgt/propose-reply-address.tsx': ['tab'],
  'pages/tillitsvalgt/reimbursement-page.tsx': ['server'],
  'pages/tillitsvalgt/unit-case-forms.tsx': ['tab', 'tab'],
  'pages/tillitsvalgt/write-form.tsx': ['server'],
  'pages/verifisering/claim-form.tsx': ['tab'],
  'pages/verifisering/match-request-form.tsx': ['server'],
  'ui/chapter-form.tsx': ['choice'],
  'ui/own-enquiries.tsx': ['search'],
};

/** The engines that all forms are made of. */
const engines = [
  'use-checked-form.ts',
  'use-answered-form.ts',
  'use-draft-form.ts',
  'use-part-form.ts',
  'use-open-form.ts',
  'answered-form.tsx',
];

/** What the code says of each form of a file. `plain`: a form that keeps nothing, whatever it asks for. */
function formsIn(source: string): string[] {
  const calls = source.matchAll(
    /\b(useAnsweredForm(?:<[^>]*>)?|useActForm|useDraftForm|usePartForm|useOpenForm|useForm)(?:<\w+>)?\(\{([\s\S]*?)\n {2}\}\)|<form\b/g,
  );
  const found = [...calls].map(([, hook = 'plain', options = '']) => {
    if (hook === 'useOpenForm' || /\buseOpenSending\(/.test(source)) return 'open';
    if (hook === 'useDraftForm' || hook === 'usePartForm') return 'server';
    if (hook === 'useActForm') return 'tab';
    if (hook.startsWith('useAnsweredForm')) return /\bkeptAs: null\b/.test(options) ? 'secret' : 'tab';
    return 'plain';
  });
  // A form made of the library's own hook is drawn by its own element.
  return /\buseForm(<\w+>)?\(/.test(source) ? found.slice(0, 1) : found;
}

const filesWithForms = new Map(
  globSync('web/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/').slice('web/'.length))
    .filter((file) => !engines.some((engine) => file === `forms/${engine}`))
    .map((file): [string, string] => [file, readFileSync(path.join(root, 'web', file), 'utf8')])
    .filter(([, source]) => formsIn(source).length > 0),
);
const isPlain = (place: Place) => place === 'search' || place === 'choice';

describe('the forms of the portal', () => {
  it('are all in the list, with where what is typed is kept', () => {
    const found = Object.fromEntries([...filesWithForms].map(([file, source]) => [file, formsIn(source)]));
    // The forms of a case all go through one hook, which names each.
    found['pages/medlemsservice/cases/case-forms.tsx']?.shift();
    const listed = Object.fromEntries(
      Object.entries(forms).map(([file, places]) => [
        file,
        places.map((place) => (isPlain(place) ? 'plain' : place)),
      ]),
    );
    assert.deepEqual(found, listed);
  });

  it('a form that forgets is found', () => {
    const planted = `function Planted() {
  const form = useAnsweredForm({
    keptAs: null,
    schema,
  });
  return <AnsweredForm form={form} />;
}`;
    assert.deepEqual(formsIn(planted), ['secret']);
    assert.deepEqual(formsIn('<form onSubmit={send}><textarea /></form>'), ['plain']);
    assert.deepEqual(formsIn(planted.replace('null', "'planted'")), ['tab']);
  });

  it('that ask for a national identity number or a code keep it nowhere', () => {
    const asking = [...filesWithForms].filter(([, source]) =>
      /\bfodselsnummer|autoComplete="one-time-code"/i.test(source),
    );
    assert.ok(asking.length >= 5);
    for (const [file, source] of asking)
      assert.match(source, /keptAs: null|keptOut: /, `${file} asks for one, and keeps it`);
  });
});
