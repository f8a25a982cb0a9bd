/** Puts the features together: builds the service of each once, for production and for tests alike. */
import type { Events } from './events.ts';
import type { Feature, Opened, OpenFeature, Surroundings } from './feature.ts';
import { createLogSeal } from './platform/database/log-sealing.ts';
import { createPageCursor } from './platform/page-cursor.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import { createSendingLimits } from './platform/sending-limits.ts';
import type { Ports } from './portal-ports.ts';

type Named<One> = One extends Feature<infer Name, infer Service> ? Record<Name, Service> : never;
type Answered<One> = One extends Feature<string, unknown, infer Answers> ? Answers : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** What the features of a portal have come to. */
export type House<Features extends readonly Feature[]> = {
  /** By the name of the feature. */
  services: All<Named<Features[number]>>;
  raise: Events;
  handlers: All<Answered<Features[number]>>;
} & Pick<OpenFeature<unknown, object>, 'jobs' | 'webhooks' | 'begin'>;

/**
 * @param features in floor order: each needs only those before it
 * @param ports all that differs between production and tests
 */
export function compose<const Features extends readonly Feature[]>(
  features: Features,
  ports: Ports,
): House<Features> {
  const opened = new Map<Feature, OpenFeature<unknown, object>>();
  const openedOf: Opened = <Service, Answers extends object>(one: Feature<string, Service, Answers>) => {
    const there = opened.get(one);
    if (!there) throw new Error(`${one.name} is not on a lower floor`);
    return there as OpenFeature<Service, Answers>;
  };
  /** Each event by its name: told to the features that listen, in floor order. */
  const raise = new Proxy({} as Events, {
    get:
      (_none, event: keyof Events) =>
      async (...said: unknown[]) => {
        for (const { on } of opened.values())
          await (on[event] as ((...said: unknown[]) => Promise<void>) | undefined)?.(...said);
      },
  });
  const { secret } = ports;
  const surroundings: Surroundings = {
    ...ports,
    raise,
    attention: features.flatMap((one) => one.attention(ports)),
    recordColumns: features.flatMap((one) => [...one.follows, ...one.followsRecord]),
    seal: createNumberSeal([secret]),
    logSeal: createLogSeal(secret),
    cursors: createPageCursor(secret),
    limits: createSendingLimits(ports),
  };
  for (const one of features) opened.set(one, one.open(openedOf, surroundings));

  const all = [...opened.values()];
  return {
    raise,
    services: Object.fromEntries(
      [...opened].map(([{ name }, { service }]) => [name, service]),
    ) as House<Features>['services'],
    handlers: Object.assign({}, ...all.map(({ handlers }) => handlers)) as House<Features>['handlers'],
    jobs: all.flatMap(({ jobs }) => jobs),
    webhooks: all.flatMap(({ webhooks }) => webhooks),
    async begin() {
      for (const { begin } of all) await begin();
    },
  };
}
