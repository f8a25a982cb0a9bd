/**
 * How a feature says what it is. Each folder of `server/features/` exports one object from `<name>-feature.ts`;
 * `server/features.ts` lists them in floor order, and `compose` puts them together.
 */

import type { Events } from './events.ts';
import type { AttentionSource } from './features/home/home-service.ts';
import type { LogSeal } from './platform/database/log-sealing.ts';
import { type PersonColumn, rowsFollow } from './platform/database/person-rows.ts';
import type { Webhook } from './platform/http/webhook-routes.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';
import type { PageCursor } from './platform/page-cursor.ts';
import type { NumberSeal } from './platform/sealed-number.ts';
import type { SendingLimits } from './platform/sending-limits.ts';
import type { Ports } from './portal-ports.ts';

/** What the features of a portal are given, besides the services of those below them. */
export type Surroundings = Ports & {
  /** Made of the secret. */
  seal: NumberSeal;
  logSeal: LogSeal;
  cursors: PageCursor;
  limits: SendingLimits;
  /** Tells the features that listen, in the transaction of the cause. */
  raise: Events;
  /** What all features ask of a person on «Min side». */
  attention: readonly AttentionSource[];
  /** The columns of all features that move when two records of one person are merged. */
  recordColumns: readonly PersonColumn[];
};

/** A feature with its service built. */
export type OpenFeature<Service, Answers extends object> = {
  service: Service;
  handlers: Answers;
  jobs: readonly JobDefinition<never>[];
  webhooks: readonly Webhook[];
  on: Partial<Events>;
  begin(): Promise<void>;
};

export type Feature<Name extends string = string, Service = unknown, Answers extends object = object> = {
  name: Name;
  needs: readonly Feature[];
  follows: readonly PersonColumn[];
  followsRecord: readonly PersonColumn[];
  attention(ports: Ports): readonly AttentionSource[];
  open(opened: Opened, surroundings: Surroundings): OpenFeature<Service, Answers>;
};

/** A feature that has been opened. */
export type Opened = <Service, Answers extends object>(
  feature: Feature<string, Service, Answers>,
) => OpenFeature<Service, Answers>;

type ServicesOf<Needs extends Record<string, Feature>> = {
  [Key in keyof Needs]: Needs[Key] extends Feature<string, infer Service> ? Service : never;
};

type AnswersOf<Needs extends Record<string, Feature>> = {
  [Key in keyof Needs]: Needs[Key] extends Feature<string, unknown, infer Answers> ? Answers : never;
};

/** What a feature may say; all but its name may be left out. */
type Said<Name extends string, Needs extends Record<string, Feature>, Service, Answers extends object> = {
  /** That of its folder. */
  name: Name;
  /** The features whose services it uses: all on lower floors. */
  needs?: Needs;
  /** Columns of its tables that say which person a row is of, and that move whenever a person turns out to be another. */
  follows?: readonly PersonColumn[];
  /** Those that move when two records of one person are merged. For a placeholder, `personMerged` decides. */
  followsRecord?: readonly PersonColumn[];
  /** Its service, built once for each portal. */
  build?(needs: ServicesOf<Needs>, surroundings: Surroundings): Service;
  /** One handler for each of its endpoints. @param answers those of the features it needs */
  handlers?(service: Service, answers: AnswersOf<Needs>): Answers;
  /** What it does by the clock, and after a change. */
  jobs?(service: Service, ports: Surroundings, needs: ServicesOf<Needs>): readonly JobDefinition<never>[];
  /** What other systems call. */
  webhooks?(service: Service, ports: Surroundings): readonly Webhook[];
  /** What it asks of a person on «Min side». */
  attention?(ports: Ports): readonly AttentionSource[];
  /** What it does when another feature, which does not know it, says that something has happened. */
  on?(service: Service, ports: Surroundings): Partial<Events>;
  /** What it does when a server has started. */
  begin?(service: Service, ports: Surroundings, needs: ServicesOf<Needs>): Promise<void>;
};

/** Declares a feature. */
export function feature<
  const Name extends string,
  Needs extends Record<string, Feature> = Record<never, never>,
  Service = undefined,
  Answers extends object = Record<never, never>,
>(said: Said<Name, Needs, Service, Answers>): Feature<Name, Service, Answers> {
  const { name, attention = () => [], follows = [], followsRecord = [] } = said;
  const wanted = Object.entries(said.needs ?? {});
  return {
    name,
    attention,
    follows,
    followsRecord,
    needs: wanted.map(([, one]) => one),
    open(opened, surroundings) {
      const given = wanted.map(([key, one]) => [key, opened(one)] as const);
      const needs = Object.fromEntries(given.map(([key, one]) => [key, one.service])) as ServicesOf<Needs>;
      const answers = Object.fromEntries(given.map(([key, one]) => [key, one.handlers])) as AnswersOf<Needs>;
      const service = said.build?.(needs, surroundings) as Service;
      return {
        service,
        handlers: said.handlers?.(service, answers) ?? ({} as Answers),
        jobs: said.jobs?.(service, surroundings, needs) ?? [],
        webhooks: said.webhooks?.(service, surroundings) ?? [],
        on: following(follows, said.on?.(service, surroundings) ?? {}),
        begin: async () => said.begin?.(service, surroundings, needs),
      };
    },
  };
}

/** Rows that always follow do so before the feature itself hears that a placeholder was merged. */
function following(columns: readonly PersonColumn[], on: Partial<Events>): Partial<Events> {
  const follow = rowsFollow(...columns);
  return {
    ...on,
    async personMerged(tx, merged) {
      await follow(tx, merged);
      await on.personMerged?.(tx, merged);
    },
  };
}
