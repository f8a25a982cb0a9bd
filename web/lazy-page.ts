/** A page whose code comes when it is asked for. */
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, use } from 'react';
import { reloadForPage } from './session/code-failure.ts';

/** @param load imports the page's component */
export function lazyPage(load: () => Promise<ComponentType>): AsyncRouteComponent<object> {
  let Loaded: ComponentType | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;

  // Never rejects: a link that was only hovered must not fail. What failed shows when the page is drawn.
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        failure = undefined;
      },
      (error: unknown) => {
        failure = error;
        loading = undefined;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, when the route table is
  const Page: AsyncRouteComponent<object> = () => {
    if (!Loaded && failure === undefined) use(preload());
    if (failure !== undefined) {
      if (typeof window !== 'undefined' && reloadForPage()) use(new Promise(() => {}));
      throw failure;
    }
    return Loaded ? createElement(Loaded) : null;
  };
  Page.preload = preload;
  return Page;
}
