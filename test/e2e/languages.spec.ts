/** Nynorsk and English, on a narrow phone: the switch, what is remembered, and pages that are still in bokmål. */
import { textsIn } from '#server/identity-provider/sign-in-language-texts.ts';
import { signInCode } from '#server/letters/sign-in-letters.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { askForCode, enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 320, height: 720 } });

test('a visitor goes over to nynorsk and to English, and keeps the language on the next pages', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'Nynorsk' }).click();
  await expect(page).toHaveURL('/?sprak=nn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
  await expect(page.getByRole('heading', { level: 1, name: 'Hei! Her ordnar du det sjølv.' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/kontakt-oss');
  await expect(page.getByRole('heading', { level: 2, name: 'Skriv til oss' })).toBeVisible();
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.getByText('Dette må rettast før du kan gå vidare')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('This has to be corrected before you can go on')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ceremonies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceremonies through life' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
});

const open = {
  nn: {
    '/tilgjengelighet': 'Tilgjenge',
    '/personvern': 'Personvern',
    '/finn-fram': 'Kva vil du gjere?',
    '/ord': 'Ord og uttrykk',
    '/meld-dodsfall': 'Sei frå om eit dødsfall',
  },
  en: {
    '/tilgjengelighet': 'Accessibility',
    '/personvern': 'Privacy',
    '/finn-fram': 'What would you like to do?',
    '/ord': 'Words and terms',
    '/meld-dodsfall': 'Report a death',
  },
};

for (const language of ['nn', 'en'] as const)
  test(`the statements and the map of the portal in ${language}`, async ({ page }) => {
    for (const [address, title] of Object.entries(open[language])) {
      await page.goto(`${address}?sprak=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
  });

test('a word is explained one link from where it stands, in the language of the page', async ({ page }) => {
  for (const [language, question, meaning] of [
    ['nb', 'Hva betyr livssynssamfunn?', 'Livssyn er hvordan du ser på livet'],
    ['nn', 'Kva tyder livssynssamfunn?', 'Livssyn er korleis du ser på livet'],
    ['en', 'What does “life-stance community” mean?', 'A life stance is how you see life'],
  ] as const) {
    await page.goto(`/hefinn?sprak=${language}`);
    await page.getByRole('main').getByRole('link', { name: question }).click();
    await expect(page).toHaveURL('/ord#livssynssamfunn');
    await expect(page.locator('#livssynssamfunn')).toContainText(meaning);
    await expect(page.locator('#livssynssamfunn')).toBeInViewport();
  }
});

test('a page of the sign-in that only says something is there in each language, and stays in it', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/id\/finnes-ikke/);
  await page.goto('/id/finnes-ikke');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'Nynorsk' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
  await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: textsIn.en.notFoundHeading })).toBeVisible();
  await expect(page).toHaveURL('/id/finnes-ikke');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language that is chosen while signing in is that of the page after it, also after a reload', async ({
  page,
}) => {
  await page.goto('/home?sprak=nn');
  await expect(page.getByRole('heading', { level: 1, name: textsIn.nn.identifierHeading })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).not.toHaveURL(/sprak/);
  await page.goBack();
  await expect(page.locator('html'), 'the page before the choice').toHaveAttribute('lang', 'en');
  await enterIdentifierAndCode(page, newPerson());
  await expect(page).toHaveURL('/home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const comingUp = {
  nn: {
    '/activities': 'Aktivitetar',
    '/activities/70000000-0000-4000-8000-000000000003': 'Familiedag',
    '/activities/seremonier/navnefest': 'Namnefest',
    '/activities/seremonier/gravferd': 'Humanistisk gravferd',
    '/magasininn': 'Magasinet',
  },
  en: {
    '/activities': 'Activities',
    '/activities/70000000-0000-4000-8000-000000000003': 'Familiedag',
    '/activities/seremonier/navnefest': 'Naming ceremony',
    '/activities/seremonier/gravferd': 'Humanist funeral',
    '/magasininn': 'The magazine',
  },
};

for (const language of ['nn', 'en'] as const)
  test(`activities, ceremonies and the magazine in ${language}`, async ({ page }) => {
    await page.goto(`/?sprak=${language}`);
    for (const [address, title] of Object.entries(comingUp[language])) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
  });

const own = {
  nn: {
    '/home': 'Hei, Kari!',
    '/mine-opplysninger': 'Mine opplysningar',
    '/mine-opplysninger/meld-meg-ut': 'Meld deg ut',
    '/verifisering': 'Stadfest kven du er',
    '/henvendelser': 'Førespurnader',
    '/lukkede-henvendelser': 'Lukka førespurnader',
    '/ny-henvendelse': 'Ny førespurnad',
    '/mitt-personvern/samtykker': 'Samtykke',
    '/kvittering/aar': 'Årsoppgåver',
    '/administrer-giveravtale': 'Givaravtalen din',
    '/mitt-personvern': 'Mitt personvern',
    '/mitt-personvern/opplysninger': 'Alt vi har om deg',
    '/mitt-personvern/lagring': 'Lagring og mottakarar',
    '/mitt-personvern/palogginger': 'Her er du logga inn',
    '/mitt-personvern/avslutt': 'Avslutt eller slett',
    '/meldinger': 'Varsel',
    '/meldinger/innstillinger': 'Slik får du varsel',
    '/activities/mine': 'Mine påmeldingar',
    '/mitt-medlemsdemokrati': 'Årsmøte og val',
    '/magasininn/mine-opplysninger': 'Magasinet ditt',
    '/registrere-barn': 'Registrere barn',
    '/registrere-barn/bekreftelse': 'Barna du har registrert',
  },
  en: {
    '/home': 'Hello, Kari!',
    '/mine-opplysninger': 'My details',
    '/mine-opplysninger/meld-meg-ut': 'End your membership',
    '/verifisering': 'Confirm who you are',
    '/henvendelser': 'Enquiries',
    '/lukkede-henvendelser': 'Closed enquiries',
    '/ny-henvendelse': 'New enquiry',
    '/mitt-personvern/samtykker': 'Consents',
    '/kvittering/aar': 'Yearly statements',
    '/administrer-giveravtale': 'Your giving agreement',
    '/mitt-personvern': 'My privacy',
    '/mitt-personvern/opplysninger': 'All we have about you',
    '/mitt-personvern/lagring': 'Storage and recipients',
    '/mitt-personvern/palogginger': 'Where you are signed in',
    '/mitt-personvern/avslutt': 'End or delete',
    '/meldinger': 'Notices',
    '/meldinger/innstillinger': 'How you get notices',
    '/activities/mine': 'My sign-ups',
    '/mitt-medlemsdemokrati': 'Annual meetings and elections',
    '/magasininn/mine-opplysninger': 'Your magazine',
    '/registrere-barn': 'Register children',
    '/registrere-barn/bekreftelse': 'The children you have registered',
  },
};

const chapter = '/tillitsvalgt/40000000-0000-4000-8000-000000000011';
const elected = {
  nn: {
    '/tillitsvalgt': 'Tillitsvald',
    [`${chapter}/styret`]: 'Styret og andre verv',
    [`${chapter}/tall`]: 'Tal',
    [`${chapter}/overlevering`]: 'Overlevering',
    [`${chapter}/arsmote`]: 'Årsmøtet',
    [`${chapter}/skriv`]: 'Skriv til medlemmene',
  },
  en: {
    '/tillitsvalgt': 'Elected roles',
    [`${chapter}/styret`]: 'The board and other roles',
    [`${chapter}/tall`]: 'Figures',
    [`${chapter}/overlevering`]: 'Handover',
    [`${chapter}/arsmote`]: 'The annual meeting',
    [`${chapter}/skriv`]: 'Write to the members',
  },
};

for (const language of ['nn', 'en'] as const)
  test(`the pages of the elected in ${language}`, async ({ page }) => {
    await signInAt(page, demoAccounts.liv.email);
    await page.goto(`/?sprak=${language}`);
    for (const [address, title] of Object.entries(elected[language])) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
  });

test('a child is registered in English, with the declarations in Norwegian beside; the other parent answers in nynorsk', async ({
  page,
  openBrowser,
}) => {
  const second = newPerson();
  await signInAt(page, demoAccounts.nils.email);
  await page.goto('/registrere-barn?sprak=en');
  const child = page.getByRole('group', { name: 'Child 1' });
  await child.getByLabel('First name and middle name').fill('Vår');
  await child.getByLabel('Last name').fill('Eksempel');
  await child
    .getByLabel('Identity number or D number')
    .fill(tenorNumber(`${new Date().getFullYear() - 13}-01-15`, 4));
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parental responsibility' })).toBeFocused();
  await page.getByLabel('No, two of us share it').check();
  await page.getByLabel('Name', { exact: true }).fill('Ny Forelder');
  await page.getByLabel('E-mail or mobile').fill(second);
  await page.getByRole('button', { name: 'Go on and check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible();
  await page.getByLabel(/^Barnet er ikke registrert/).check();
  await page.getByLabel(/^Vår vet om registreringen .+ \(In English: Vår knows/).check();
  await page.getByLabel(/^Jeg har lagt stor vekt på/).check();
  const inBokmal = page.locator('label [lang=nb]');
  await expect(inBokmal).toHaveText([/^Barnet er ikke/, /^Vår vet om .+ mening$/, /^Jeg har lagt stor vekt/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the registration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you!/ })).toBeVisible();
  await expectAccessible(page);

  const { text } = await nextMessageTo(second, 0, (letter) => letter.text.includes('/invitasjon#'));
  const other = await (await openBrowser({ viewport: { width: 320, height: 720 } })).newPage();
  await other.goto('/?sprak=nn');
  await other.goto(/\/invitasjon#\S+/.exec(text)?.[0] ?? '');
  await enterIdentifierAndCode(other, second);
  await other.getByLabel('Ja, eg har foreldreansvar og er samd').check();
  await other.getByLabel('Vår veit om registreringa og har fått seie meininga si').check();
  await other.getByLabel('Eg har lagt stor vekt på det Vår meiner').check();
  await expectAccessible(other);
  const asked = other.waitForRequest('**/api/guardian-invitations/answers');
  await other.getByRole('button', { name: 'Send svaret' }).click();
  expect((await asked).headers()['page-language'], 'it is kept with the yes').toBe('nn');
  await expect(other.getByRole('heading', { level: 1, name: 'Takk for svaret' })).toBeVisible();
});

test('a page that is only there in bokmål says so, in the frame of another language', async ({ page }) => {
  await signInAt(page, demoAccounts.mona.email);
  await page.goto('/medlemsservice?sprak=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'nb');
});

for (const language of ['nn', 'en'] as const) {
  const pages = Object.entries(own[language]);
  const third = Math.ceil(pages.length / 3);
  const parts = [pages.slice(0, third), pages.slice(third, 2 * third), pages.slice(2 * third)];
  for (const [part, addresses] of parts.entries())
    test(`a member’s pages in ${language}, part ${part + 1}`, async ({ page }) => {
      await signInAt(page, 'kari@medlem.example');
      await page.goto(`/?sprak=${language}`);
      for (const [address, title] of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('main')).toHaveAttribute('lang', language);
        await expectAccessible(page);
      }
    });
}

for (const [language, name] of [
  ['nn', 'Nynorsk'],
  ['en', 'English'],
] as const)
  test(`signing in in ${language}: the pages, their errors, the letter with the code, and the page after it`, async ({
    page,
    watch,
  }) => {
    watch.expectFault(/status 400: POST \/id\/logg-inn/);
    const texts = textsIn[language];
    const person = newPerson();
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: texts.identifierHeading })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.continueButton }).click();
    await expect(page.getByRole('link', { name: texts.identifierMissing })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${texts.errorTitle(texts.identifierHeading)} – `));
    await expectAccessible(page);

    const code = await askForCode(page, person);
    expect((await messagesTo(person)).map(({ subject }) => subject)).toEqual([
      signInCode({ code, language }).subject,
    ]);
    await expect(page.getByText(texts.emailNotArrived)).toBeVisible();
    await page.getByRole('button', { name: texts.signInButton }).click();
    await expect(page.getByRole('link', { name: texts.codeMissing(code.length) })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(texts.codeLabel).fill(code);
    await page.getByRole('button', { name: texts.signInButton }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a language that a signed-in user chooses is there on another device, and so is bokmål after it', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  await signInAt(page, person, '/home', { afresh: true });
  const kept = page.waitForResponse('**/api/profile/language');
  await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'English' }).click();
  expect((await kept).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const second = await (await openBrowser()).newPage();
  await signInAt(second, person, '/home', { afresh: true });
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  const keptAgain = second.waitForResponse('**/api/profile/language');
  await second.getByRole('link', { name: 'Bokmål' }).click();
  expect((await keptAgain).status()).toBe(200);
  await expect(second.locator('html')).toHaveAttribute('lang', 'nb');

  const third = await (await openBrowser()).newPage();
  await third.goto('/');
  await third.getByRole('link', { name: 'Nynorsk' }).click();
  await expect(third.locator('html')).toHaveAttribute('lang', 'nn');
  await signInAt(third, person, '/home', { afresh: true });
  await expect(third.locator('html'), 'chosen last, though before the sign-in').toHaveAttribute('lang', 'nn');
});
