import type { JSONWebKeySet, JWK } from 'jose';
import type Provider from 'oidc-provider';
import { publicKeySet } from './signing-keys.ts';

/** The OpenID provider with the keys of now: made again when they have changed. What it remembers is in the database. */
export type LiveProvider = {
  current(): Provider;
  /** Answers a request of Node's. */
  answer: ReturnType<Provider['callback']>;
  /** The same object until the keys change. */
  publicKeys(): JSONWebKeySet;
  /** Reads the keys again. */
  refresh(): Promise<void>;
};

/** @param load the published keys, the one that signs first. @param make a provider with them */
export async function createLiveProvider(
  load: () => Promise<JWK[]>,
  make: (keys: JWK[]) => Provider,
): Promise<LiveProvider> {
  const withKeys = (keys: JWK[]) => {
    const provider = make(keys);
    const order = keys.map(({ kid }) => kid).join(' ');
    return { provider, order, answer: provider.callback(), published: publicKeySet(keys) };
  };
  let live = withKeys(await load());
  return {
    current: () => live.provider,
    answer: (request, response) => live.answer(request, response),
    publicKeys: () => live.published,
    async refresh() {
      const keys = await load();
      if (keys.map(({ kid }) => kid).join(' ') !== live.order) live = withKeys(keys);
    },
  };
}
