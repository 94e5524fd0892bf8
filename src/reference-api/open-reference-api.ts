import type { AddressInfo } from 'node:net';
import { loadContract } from './contract/load-contract.ts';
import { openDatabase } from './database/open-database.ts';
import { isEmpty, type Seed, seed } from './database/seed.ts';
import type { Media } from './media/media.ts';
import type { Shop } from './process/shop.ts';
import type { ShopClock } from './process/shop-clock.ts';
import { createShopClock } from './process/shop-clock.ts';
import { createApp } from './transport/create-app.ts';
import { listenOn } from './transport/listen-on.ts';

export type ReferenceApiOptions = {
  /** A directory, or `memory://` for a database that ends with the process. */
  readonly dataDir: string;
  /** What an empty database is filled with; absent leaves it empty. */
  readonly content?: (today: number) => Seed;
  readonly clock?: ShopClock;
  /** Opens /workbench to callers of the same machine: for tests only. */
  readonly workbench?: boolean;
  /** Origins whose pages may call, besides the API's own. */
  readonly allowedOrigins?: readonly string[];
  /** Known store views besides `default`. */
  readonly storeCodes?: readonly string[];
  readonly allowOutOfStockInCart?: boolean;
  /** Serves the pictures of the collection below /img; absent answers 404 there. */
  readonly media?: Media;
  /** One line per request, without query; absent logs nothing. */
  readonly log?: (line: string) => void;
};

/** The shop's API in this process: it answers requests itself, and may listen on a port as well. */
export interface ReferenceApi {
  readonly clock: ShopClock;
  /** Answers a request as if it came from this machine. Rejects where a fault was ordered that loses the connection. */
  fetch(request: Request): Promise<Response>;
  /** Listens and answers the real port; 0 chooses a free one. */
  listen(port: number, host?: string): Promise<number>;
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>;
}

const DEFAULT_STORE_CODES = ['de', 'it'];

/**
 * Opens the reference API: database brought forward, filled when it is empty, ready to answer. Give each directory to
 * one process only (see process/lock-file.ts).
 *
 *     const api = await openReferenceApi({ dataDir: 'memory://', content: demoContent, workbench: true });
 *     const reply = await api.fetch(new Request('http://api.test/api/home/data'));
 *     await api.close();
 */
export async function openReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const shop = await openShop(options);
  const app = createApp(shop, options);
  const servers: { close(): Promise<void> }[] = [];
  return {
    clock: shop.clock,
    fetch: (request) => app.answer(request, null),
    listen: async (port, host = '127.0.0.1') => {
      const server = await listenOn(app, { port, host });
      servers.push(server);
      return (server.address as AddressInfo).port;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await shop.db.destroy();
    },
  };
}

async function openShop(options: ReferenceApiOptions): Promise<Shop> {
  const clock = options.clock ?? createShopClock();
  const db = await openDatabase(options.dataDir);
  if (options.content && (await isEmpty(db))) await seed(db, options.content(clock.now()));
  return {
    db,
    clock,
    contract: loadContract(),
    storeCodes: new Set(['default', ...(options.storeCodes ?? DEFAULT_STORE_CODES)]),
    allowOutOfStockInCart: options.allowOutOfStockInCart ?? true,
  };
}
