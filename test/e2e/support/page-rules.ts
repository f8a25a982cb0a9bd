/**
 * Test rules of the Norwegian accessibility inspectorate (uutilsynet) that axe has no rule for, or not the whole of.
 * Each runs in the page. See docs/accessibility-rules.md.
 */

/** @returns the elements that break the rule, shortened */
type PageRule = () => string[];

const media = () => {
  const found = document.querySelectorAll(
    'audio, video, object, embed, area, map, canvas, marquee, blink, applet',
  );
  return [...found].map((one) => one.outerHTML.slice(0, 120));
};

/** The drawings are ours, and a test of their files finds no text in them. */
const picturesOfText = () =>
  [...document.querySelectorAll('main img:not(.scene), input[type=image]')]
    .filter((one) => !one.closest('[data-file], .upload') && !/^blob:/.test(one.getAttribute('src') ?? ''))
    .map((one) => one.outerHTML.slice(0, 120));

/** A paragraph that is nothing but bold is a heading; one is never empty, and no level is skipped. */
const headings = () => {
  const seen = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter((one) =>
    one.checkVisibility(),
  );
  const empty = seen.filter((one) => !one.textContent?.trim());
  const skipped = seen.filter(
    (one, at) => at > 0 && Number(one.tagName[1]) > Number(seen[at - 1]?.tagName[1]) + 1,
  );
  const bold = [...document.querySelectorAll<HTMLElement>('main p:not([role=status])')].filter((one) => {
    const [only] = one.children;
    const text = one.textContent?.trim() ?? '';
    const isWhole = one.children.length === 1 && only?.textContent?.trim() === text;
    const isSentence = /[.!?]$/.test(text);
    return (
      isWhole &&
      !isSentence &&
      only?.matches('b, strong') &&
      one.nextElementSibling?.matches('p, ul, ol, dl, form, div')
    );
  });
  return [...empty, ...skipped, ...bold].map((one) => one.outerHTML.slice(0, 120));
};

const tables = () =>
  [...document.querySelectorAll('table')].flatMap((table) => [
    ...(table.querySelector('th') ? [] : [`no header: ${table.outerHTML.slice(0, 100)}`]),
    ...[...table.querySelectorAll('th:not([scope])')].map(
      (one) => `no scope: ${one.outerHTML.slice(0, 100)}`,
    ),
  ]);

/** Text that draws its own bullets or numbers. */
const lists = () =>
  [...document.querySelectorAll('main p, main div')]
    .filter(
      (one) =>
        one.children.length === 0 &&
        /^\s*([•–▪*-]\s|\d{1,2}[.)]\s+\p{L})/u.test(one.textContent ?? '') &&
        !/^\s*\d{1,2}\.\s+(jan|feb|mars|april|mai|juni|juli|aug|sep|okt|nov|des)/.test(one.textContent ?? ''),
    )
    .map((one) => one.outerHTML.slice(0, 120));

/** Bold, slanted, struck and raised text in a sentence is coded as what it is, and a quotation as one. */
const specialText = () => {
  const marked = [
    ...document.querySelectorAll<HTMLElement>('main :is(p, li, dd) span:not(.state-tag)'),
  ].filter((one) => {
    const [own, around] = [getComputedStyle(one), getComputedStyle(one.parentElement!)];
    const text = [...one.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isMarked =
      Number(own.fontWeight) >= Number(around.fontWeight) + 200 ||
      own.fontStyle !== around.fontStyle ||
      /line-through/.test(own.textDecorationLine) ||
      /super|sub/.test(own.verticalAlign);
    return text && isMarked && one.checkVisibility();
  });
  const looks = document.querySelectorAll('main :is(b, i, u, s, big, tt, font, strike, center)');
  const quotations = [...document.querySelectorAll('main p')].filter(
    (one) => /^«[^»]{80,}»$/.test(one.textContent?.trim() ?? '') && !one.closest('blockquote'),
  );
  return [...marked, ...looks, ...quotations].map((one) => one.outerHTML.slice(0, 120));
};

/** The bars of a chart against what is behind them: three to one. */
const graphics = () => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const paint = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  };
  const lightness = () => {
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const behind = (one: Element): string[] => {
    const colours: string[] = [];
    for (let at: Element | null = one; at; at = at.parentElement)
      colours.unshift(getComputedStyle(at).backgroundColor);
    return ['white', ...colours];
  };
  return [...document.querySelectorAll('main svg rect')]
    .filter((one) => {
      for (const colour of behind(one)) paint(colour);
      const paper = lightness();
      paint(getComputedStyle(one).fill);
      const [dark, light] = [paper, lightness()].sort((a, b) => a - b) as [number, number];
      return (light + 0.05) / (dark + 0.05) < 3;
    })
    .map((one) => one.outerHTML.slice(0, 120));
};

/** A link says where it leads, by itself or with the item, row, sentence or section that it is in. */
const linkNames = () => {
  const around = (one: Element) =>
    one.closest('li, tr, dd, p, article, section')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (one: Element) =>
    `${one.getAttribute('aria-label') ?? one.textContent} ${one.getAttribute('title') ?? ''}`
      .replace(/\s+/g, ' ')
      .trim();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('body a[href]')].filter((one) =>
    one.checkVisibility(),
  );
  const unclear = links.filter((one) => {
    const name = nameOf(one);
    const isEmpty =
      !name && !one.getAttribute('aria-labelledby') && !one.querySelector('[alt], [aria-label]');
    return (
      isEmpty || (/^(her|les mer|klikk her|mer|se mer)$/i.test(name) && ['', name].includes(around(one)))
    );
  });
  const alike = links.filter((one) =>
    links.some(
      (other) => nameOf(one) === nameOf(other) && around(one) === around(other) && one.href !== other.href,
    ),
  );
  return [...unclear, ...alike].map((one) => one.outerHTML.slice(0, 160));
};

const landmarks = () => {
  const wanted = ['header', 'main', 'footer'].filter(
    (name) => document.querySelectorAll(`body ${name}`).length === 0,
  );
  const mains = document.querySelectorAll('main').length;
  return [...wanted.map((name) => `no ${name}`), ...(mains > 1 ? [`${mains} main`] : [])];
};

/** What is said of a field, and what is wrong with it, belongs to the field. */
const hints = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field=description], [data-field=validation]')]
    .filter((one) => one.checkVisibility() && one.textContent?.trim())
    .filter((one) => !one.id || !document.querySelector(`[aria-describedby~="${CSS.escape(one.id)}"]`))
    .map((one) => one.outerHTML.slice(0, 120));

/** What is read comes in the order in which it is seen. */
const order = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => {
      const { order: place, flexDirection, display } = getComputedStyle(one);
      return place !== '0' || one.tabIndex > 0 || (/flex/.test(display) && /reverse/.test(flexDirection));
    })
    .map((one) => one.outerHTML.slice(0, 120));

const senses = () =>
  [...document.querySelectorAll('main')]
    .flatMap(
      (one) =>
        one.textContent?.match(
          /[^.]*\b(til (høyre|venstre)|(røde|grønne|blå|gule|runde|firkantede) (knapp|felt|boks|ikon)\w*)[^.]*/gi,
        ) ?? [],
    )
    .map((text) => text.trim().slice(0, 120));

/** Nothing moves by itself once the page is whole. */
const movement = () =>
  document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
    .map((one) => `${(one.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)} moves for ever`);

/** Nothing is said only while one points at something. */
const hovering = () =>
  [...document.querySelectorAll('main [title]:not(iframe)')].map((one) => one.outerHTML.slice(0, 120));

const labels = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')]
    .filter((one) => one.checkVisibility() && !['hidden', 'submit'].includes(one.type))
    .filter(
      (one) => ![...(one.labels ?? [])].some((label) => label.checkVisibility() && label.textContent?.trim()),
    )
    .filter(
      (one) => !one.labels?.length && !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby'),
    )
    .map((one) => one.outerHTML.slice(0, 120));

/** The words that are seen are in the name that is heard. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')]
    .filter((one) => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen is wanted
      const seen = one.innerText.trim().toLowerCase();
      return one.checkVisibility() && !one.getAttribute('aria-label')?.toLowerCase().includes(seen);
    })
    .map((one) => one.outerHTML.slice(0, 120));

const frames = () =>
  [...document.querySelectorAll('iframe:not([title])')].map((one) => one.outerHTML.slice(0, 120));

const language = () =>
  document.documentElement.lang === 'nb' ? [] : [`lang=${document.documentElement.lang}`];

const wayPast = () => {
  const first = document.querySelector('a[href]');
  const target = first?.getAttribute('href')?.match(/^#(.+)/)?.[1];
  return target && document.getElementById(target) ? [] : [`first link: ${first?.outerHTML.slice(0, 120)}`];
};

const otherWays = () =>
  document.querySelectorAll('header a[href^="/"], footer a[href^="/"], nav a[href^="/"]').length >= 2
    ? []
    : ['no ways'];

/** By the numbers of the rules that each of them tries. */
export const pageRules: Readonly<Record<string, PageRule>> = {
  '1.1.1c 1.1.1d 1.1.1f 1.2.1a 1.2.1b 1.2.2a 1.2.5a 1.4.2a: no sound, film or map of pictures': media,
  '1.4.3b 1.4.5a: no picture of text': picturesOfText,
  '1.3.1a 2.4.6a: what looks like a heading is one': headings,
  '1.3.1b: tables have headers with a scope': tables,
  '1.3.1c: lists are lists': lists,
  '1.3.1d: the page has its regions': landmarks,
  '1.3.1e: hints and errors belong to their field': hints,
  '1.3.1f: special text is coded as what it is': specialText,
  '1.3.2a 2.4.3a: read and reached in the order in which it is seen': order,
  '1.3.3a: no instruction by side, colour or shape alone': senses,
  '2.2.2a 2.3.1a: nothing moves or blinks by itself': movement,
  '1.4.11c: bars stand out from what is behind them': graphics,
  '1.4.13a 1.4.13b: nothing is said only while one points': hovering,
  '3.3.2a 2.4.6b: every field has a label': labels,
  '2.5.3a: the words that are seen are in the name': names,
  '4.1.2c: frames have a name': frames,
  '3.1.1a: the language is Norwegian': language,
  '2.4.1a: a way past the head': wayPast,
  '2.4.4a: links say where they lead': linkNames,
  '2.4.5a: several ways to other pages': otherWays,
};

/** A page that breaks every rule above, put into the page that is open. */
export function plantAll(): void {
  document.documentElement.lang = 'en';
  document.querySelector('a[href^="#"]')?.remove();
  for (const one of document.querySelectorAll('header, footer, nav')) one.remove();
  const add = (html: [tag: string, text: string, attributes?: Record<string, string>][]) => {
    for (const [tag, text, attributes = {}] of html) {
      const one = document.createElement(tag);
      one.textContent = text;
      for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
      document.querySelector('main')?.append(one);
    }
  };
  add([
    ['video', ''],
    ['img', '', { src: '/favicon.svg' }],
    ['h5', 'Hopper over nivåer'],
    ['table', 'Uten overskrift'],
    ['p', '• Et punkt'],
    ['div', 'Hint uten felt', { 'data-field': 'description' }],
    ['p', 'Trykk på den grønne knappen til høyre', { title: 'Bare for musen' }],
    ['input', ''],
    ['button', 'Lagre', { 'aria-label': 'Send' }],
    ['iframe', ''],
    ['a', 'Først', { href: '/', tabindex: '3' }],
    ['a', 'Les mer', { href: '/personvern' }],
    ['i', 'Bare skrått'],
  ]);
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  bar.setAttribute('fill', '#eee');
  chart.append(bar);
  document.querySelector('main')?.append(chart);
  document
    .querySelector('h5')
    ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, iterations: Number.POSITIVE_INFINITY });
}
