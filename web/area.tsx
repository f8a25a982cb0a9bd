/**
 * Pages that few people see share one route, so that the table everybody loads stays small. The area's own table
 * comes with the first of its pages. Addresses have up to three segments after the area's own: section, id and part.
 */

import type { ComponentType } from 'react';
import { usePlace } from '#web/ui/page-address.ts';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { lazyPage } from './lazy-page.ts';

type Place = { section?: string; id?: string; part?: string };

export type Area = ComponentType & {
  /** Fetches the code of the page at a place, so that the old page stays until the new one can be shown. */
  preload(place: Place): Promise<void>;
};

/** @param pages by what stands after the area's own address: `''`, `'henvendelser/:id'` */
export function area(pages: Record<string, () => Promise<ComponentType>>): Area {
  const table = new Map(Object.entries(pages).map(([address, load]) => [address, lazyPage(load)]));
  const at = ({ section, id, part }: Place) =>
    table.get([section, id && ':id', part].filter(Boolean).join('/')) ??
    // The section may itself be the id of something.
    table.get([section && ':id', id, part].filter(Boolean).join('/'));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each area, when its table is
  function Page() {
    const place = usePlace();
    const Shown = at(place);
    return Shown ? <Shown key={`${place.section}/${place.id}`} /> : <NotFoundPage />;
  }
  return Object.assign(Page, { preload: async (place: Place) => at(place)?.preload?.() });
}
