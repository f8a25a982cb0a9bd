/** A browser without a screen: keeps cookies, follows nothing by itself. Enough to sign in over real HTTP. */
export type CookieBrowser = ReturnType<typeof createCookieBrowser>;
export type BrowserAnswer = { status: number; url: string; headers: Headers; body: string };

/**
 * @param origin where the portal listens, `http://127.0.0.1:3000`
 * @param portOf another port, asked for with each request: one of several processes behind the same name
 */
export function createCookieBrowser(
  origin: string,
  extraHeaders: Record<string, string> = {},
  portOf: (() => string) | null = null,
) {
  const jar = new Map<string, { name: string; value: string; path: string }>();

  async function request(method: string, url: string, form?: Record<string, string>): Promise<BrowserAnswer> {
    const target = new URL(url, origin);
    const cookie = [...jar.values()]
      .filter(({ path }) => target.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const there = new URL(target);
    if (portOf) there.port = portOf();
    const response = await fetch(there, {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html', ...extraHeaders, ...(cookie ? { cookie } : undefined) },
      body: form ? new URLSearchParams(form) : undefined,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
      if (value && !line.includes('expires=Thu, 01 Jan 1970'))
        jar.set(`${name} ${path}`, { name, value, path });
      else jar.delete(`${name} ${path}`);
    }
    return {
      status: response.status,
      url: target.href,
      headers: response.headers,
      body: await response.text(),
    };
  }

  return {
    jar,
    get: (url: string) => request('GET', url),
    post: (url: string, form: Record<string, string> = {}) => request('POST', url, form),
    /** Follows redirects within the provider; stops at the first answer that is a page, or leads out of it. */
    async follow(answer: BrowserAnswer): Promise<BrowserAnswer> {
      let current = answer;
      for (let hops = 0; hops < 10; hops++) {
        const location = current.headers.get('location');
        if (!location || !new URL(location, origin).pathname.startsWith('/id/')) return current;
        current = await request('GET', location);
      }
      throw new Error('Too many redirects');
    },
  };
}
