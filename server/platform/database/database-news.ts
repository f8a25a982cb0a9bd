/** What the database tells by itself (LISTEN, NOTIFY): heard by every process, and only once the change is kept. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createPrimaryFinder, firstAddressOf, onPrimary } from './primary-host.ts';

/** Hears what is sent to a channel. @returns what stops it */
export type Listen = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;
export type Hearing = {
  heard(payload: string): void;
  /** For a while nothing was heard: the connection was lost, and is there again. */
  missed(): void;
};

const channelName = /^[a-z][a-z0-9_]*$/;
const retryMs = 1000;

/** Over the one session that the embedded database has. */
export const listenInPool =
  (pool: pg.Pool): Listen =>
  async (channel, { heard, missed }) => {
    if (!channelName.test(channel)) throw new Error(`no channel: ${channel}`);
    const onNews = (news: pg.Notification) => {
      if (news.channel === channel && news.payload) heard(news.payload);
    };
    let followed: pg.PoolClient | null = null;
    const follow = (client: pg.PoolClient) => {
      followed = client;
      client.on('notification', onNews);
      return client.query(`listen ${channel}`);
    };
    const again = (client: pg.PoolClient) => {
      // Its first statement fails too, and the caller reports the error.
      follow(client).then(missed, () => {});
    };
    const client = await pool.connect();
    pool.on('connect', again);
    try {
      await follow(client);
    } finally {
      client.release();
    }
    return async () => {
      pool.off('connect', again);
      followed?.off('notification', onNews);
    };
  };

/** Over a connection of its own, reopened when it is lost. @param onLost called each time */
export const listenOnServer =
  (address: string, onLost: (error: Error) => void): Listen =>
  async (channel, { heard, missed }) => {
    if (!channelName.test(channel)) throw new Error(`no channel: ${channel}`);
    const find = createPrimaryFinder(address);
    const Client = find ? onPrimary(pg.Client, find) : pg.Client;
    const connectionString = firstAddressOf(address);
    let client: pg.Client | null = null;
    let isStopped = false;

    async function connect(): Promise<void> {
      const fresh = new Client({ connectionString, application_name: 'min-side-news', keepAlive: true });
      const lost = Promise.withResolvers<Error>();
      fresh.on('error', lost.resolve);
      fresh.on('end', () => lost.resolve(new Error('the connection was closed')));
      fresh.on('notification', ({ payload }) => payload && heard(payload));
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      client = fresh;
      void lost.promise.then((error) => {
        if (isStopped) return;
        onLost(error);
        void comeBack();
      });
    }
    async function comeBack(): Promise<void> {
      while (!isStopped) {
        await delay(retryMs, undefined, { ref: false });
        try {
          await connect();
          return missed();
        } catch {}
      }
    }
    await connect();
    return async () => {
      isStopped = true;
      await client?.end();
    };
  };
