/**
 * @param href the whole style sheet unless said: a prerendered page comes with only what its first screen needs
 * @returns when it is there, or will not come: an unstyled page is better than none
 */
export function loadStylesheet(href = document.documentElement.dataset.stylesheet): Promise<void> {
  if (!href) return Promise.resolve();
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, 3000);
    if (!present) document.head.append(link);
  });
}
