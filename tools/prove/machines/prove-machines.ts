import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { redisAdvice } from '#shared/find-redis.ts';
import { openPostgres, postgresAdvice } from '../../postgres/open-postgres.ts';
import { freePort } from '../../processes/free-port.ts';
import { createShopClient, type ShopClient } from '../../workbench/shop-client.ts';
import { type Books, emptyBooks, faultsOf, readBooks } from '../orders/order-books.ts';
import { proveLimits } from '../orders/prove-limits.ts';
import { proveOnce } from '../orders/prove-once.ts';
import { fillShop, type Given } from '../orders/shop-to-kill.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { type AilingRedis, openAilingRedis } from './ailing-redis.ts';
import { type Front, openFront } from './front.ts';
import { apiChild, type MachineChild, pagesChild } from './machine-children.ts';
import { type Asked, letShop } from './shoppers.ts';

export type MachinesWish = { readonly seconds: number; readonly ids: number; readonly seed: number };

/** Of a thousand pages so many may fail while processes are killed. */
const MAY_FAIL = 1;
const BETWEEN_MS = 1_000;

/**
 * Two page servers and two processes of the API over one PostgreSQL and one Redis, behind nginx as docs/operation/nginx.conf
 * has it. While shoppers look and order, one process after the other is asked to end, then Redis freezes, goes away, is full
 * and is spoiled, which nobody feels; then one process after the other is killed, by which no order is lost or doubled.
 */
export async function proveMachines(folder: string, { seconds, ids, seed }: MachinesWish): Promise<ProofResult> {
  const postgres = await openPostgres(process.env['DATABASE_URL']);
  if (!postgres) return { summary: 'machines: not tried', faults: [postgresAdvice] };
  const shop = await openMachines(folder, postgres.url);
  try {
    if (!shop) return { summary: 'machines: not tried', faults: ['nginx is not installed (Debian: nginx-light).'] };
    const given = await fillShop(shop.client);
    const ended = await whileShopping(shop, seconds, nextChild(shop, 'SIGTERM'));
    const ailing = shop.redis && (await whileShopping(shop, seconds, shop.redis.ail));
    const killed = await whileShopping(shop, seconds, nextChild(shop, 'SIGKILL'));
    const books = await readBooks(shop.client, emptyBooks);
    const proof = await told(shop.client, { ended, ailing, killed, books, given });
    const atOnce = [await proveOnce(shop.both, { ids, seed }), await proveLimits(shop.both)];
    const all = [...atOnce, proof];
    return { summary: all.map(({ summary }) => summary).join('; '), faults: all.flatMap(({ faults }) => faults) };
  } finally {
    await shop?.close();
    await postgres.stop();
  }
}

type Machines = {
  readonly origin: string;
  readonly front: Front;
  readonly children: readonly MachineChild[];
  readonly redis: AilingRedis | null;
  readonly client: ShopClient;
  /** Asks now one process of the API, now the other. */
  readonly both: ShopClient;
  close(): Promise<void>;
};

async function openMachines(folder: string, database: string): Promise<Machines | null> {
  const [front, api, one, other, first, second] = await Promise.all(Array.from({ length: 6 }, freePort));
  const ports = { front, api, pages: [one, other], apis: [first, second] } as Parameters<typeof openFront>[1];
  const origin = `https://127.0.0.1:${front}`;
  const opened = await openFront(folder, ports);
  if (!opened) return null;
  const redis = await openAilingRedis();
  const where = { origin, apiUrl: `http://127.0.0.1:${api}`, database, redis: redis?.url ?? null };
  const apis = ports.apis.map((port) => apiChild(port, where, join(folder, `data-${port}`)));
  const children = [...apis, ...ports.pages.map((port) => pagesChild(port, where))];
  const close = async (): Promise<void> => {
    for (const child of children) await child.kill();
    await opened.stop();
    await redis?.stop();
  };
  try {
    for (const child of children) await child.start();
  } catch (error) {
    await close(); // nothing goes on running that nobody would end
    throw error;
  }
  const client = createShopClient(`http://127.0.0.1:${ports.apis[0]}`);
  const both = askingBoth(createShopClient(where.apiUrl), client);
  return { origin, front: opened, children, redis, client, both, close };
}

/** What is changed behind the backs of both is told to the first one, as the workbench wants it. */
function askingBoth(both: ShopClient, first: ShopClient): ShopClient {
  const post: ShopClient['post'] = (path, body) => (path.startsWith('/workbench') ? first : both).post(path, body);
  return { ...both, post, get: first.get, put: first.put };
}

type Met = { readonly asked: Asked; readonly times: number };

/** One process after the other ends and is there again. */
function nextChild({ children }: Machines, signal: 'SIGTERM' | 'SIGKILL'): () => Promise<void> {
  let times = 0;
  return async () => {
    await children[times % children.length]?.again(signal);
    times += 1;
  };
}

/** A misfortune each second, or as soon as the one before is over. */
async function whileShopping(shop: Machines, seconds: number, misfortune: () => Promise<void>): Promise<Met> {
  const enough = new AbortController();
  const shopping = letShop(shop.origin, shop.front.certificate, enough.signal);
  const end = performance.now() + seconds * 1_000;
  let times = 0;
  while (performance.now() < end) {
    await Promise.all([misfortune(), pause(BETWEEN_MS)]);
    times += 1;
  }
  enough.abort();
  return { asked: await shopping, times };
}

type Told = {
  readonly ended: Met;
  readonly ailing: Met | null;
  readonly killed: Met;
  readonly books: Books;
  readonly given: Given;
};

async function told(client: ShopClient, { ended, ailing, killed, books, given }: Told): Promise<ProofResult> {
  const answered = new Set([...ended.asked.placed, ...(ailing?.asked.placed ?? []), ...killed.asked.placed]);
  const mostFailed = Math.floor((killed.asked.pages * MAY_FAIL) / 1_000);
  const failed = killed.asked.failed.length > mostFailed ? killed.asked.failed : [];
  return {
    summary: `${wordsOf(ended, 'processes asked to end')}; ${ailing ? wordsOf(ailing, 'misfortunes of Redis') : redisAdvice}; ${wordsOf(killed, 'processes killed')}; ${books.stored.size} orders stored of ${answered.size} that were told`,
    faults: [
      ...feltOf(ended, 'a process ended'),
      ...(ailing ? feltOf(ailing, 'Redis ailed') : []),
      ...failed.map((what) => `while a process was killed: ${what}`),
      ...(await faultsOf(client, { books, answered, given })),
    ],
  };
}

/** What a shopper has felt of what none may feel. */
function feltOf({ asked: { failed, unanswered } }: Met, when: string): readonly string[] {
  return [
    ...failed.map((what) => `while ${when}: ${what}`),
    ...(unanswered > 0 ? [`${unanswered} posts without an answer while ${when}`] : []),
  ];
}

function wordsOf({ asked, times }: Met, what: string): string {
  const { pages, failed, placed, unanswered, took } = asked;
  const sorted = took.toSorted((one, other) => one - other);
  const slow = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  return `${times} ${what}: ${pages} pages, ${failed.length} failed, 99 of 100 within ${slow} ms, ${placed.size} orders, ${unanswered} posted again`;
}
