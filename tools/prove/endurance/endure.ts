import { sortIds } from '#domain/catalog/sort-options.ts';
import { searchCases } from '../../bench/search-cases.ts';
import { createShopClient, newOrderId } from '../../workbench/shop-client.ts';
import { ACCOUNT } from '../orders/shop-to-kill.ts';
import type { Random } from '../shared/random.ts';
import type { Resident } from './shop-processes.ts';

/** How much is asked, in all. */
export type EnduranceWish = {
  /** Category pages of the page server. */
  readonly pages: number;
  /** Category lists asked of the API itself, as a page asks for them. */
  readonly lists: number;
  readonly orders: number;
  readonly logins: number;
};

/** What stood when a share of the work was done, from 0 to 1. */
export type Sample = Resident & { readonly done: number /** Since the beginning. */; readonly seconds: number };

export type Endured = {
  /** The first at the beginning, the last at the end. */
  readonly samples: readonly Sample[];
  /** Answers that were not what was asked for, and how often: `page 503`. */
  readonly failures: ReadonlyMap<string, number>;
};

type Asked = {
  /** Where pages are asked for; not needed where none are. */
  readonly origin: string;
  readonly api: string;
  readonly random: Random;
  readonly resident: () => Promise<Resident>;
  /** Hears of every step. */
  readonly tell?: (sample: Sample) => void;
};

type Kind = keyof EnduranceWish;

const STEPS = 40;
/** Few enough for a busy machine: a page that gets no answer within a second is a failure, as it should be. */
const AT_ONCE: Readonly<Record<Kind, number>> = { pages: 2, lists: 1, orders: 1, logins: 1 };

/** Asks a shop for all that is wished, of every kind at the same time, and looks at its memory after every step. */
export async function endure(wish: EnduranceWish, asked: Asked): Promise<Endured> {
  const deeds = await deedsOf(wish, asked);
  const failures = new Map<string, number>();
  const began = performance.now();
  const sampleAt = async (done: number): Promise<Sample> => ({
    done,
    seconds: (performance.now() - began) / 1_000,
    ...(await asked.resident()),
  });
  const samples = [await sampleAt(0)];
  for (let step = 1; step <= STEPS; step += 1) {
    await Promise.all(
      Object.entries(deeds).map(async ([name, deed]) => {
        const kind = name as Kind;
        const times = Math.round((wish[kind] * step) / STEPS) - Math.round((wish[kind] * (step - 1)) / STEPS);
        await repeat(times, AT_ONCE[kind], async () => {
          const answer = await deed();
          if (answer !== 200) failures.set(`${kind} ${answer}`, (failures.get(`${kind} ${answer}`) ?? 0) + 1);
        });
      }),
    );
    const sample = await sampleAt(step / STEPS);
    asked.tell?.(sample);
    samples.push(sample);
  }
  return { samples, failures };
}

/** Each time as soon as one of those before has ended, so many at once. */
async function repeat(times: number, atOnce: number, deed: () => Promise<void>): Promise<void> {
  let left = times;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await deed();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One of each kind: resolves with the status of its answer, 0 where the connection broke. */
type Deeds = Readonly<Record<Kind, () => Promise<number>>>;

async function deedsOf({ orders }: EnduranceWish, { origin, api, random }: Asked): Promise<Deeds> {
  const shop = createShopClient(api);
  const categories = await categoriesOf(api);
  const pieces = await piecesOf(api, orders);
  let ordered = 0;
  return {
    pages: () => statusOf(origin + pageAddress(random, random.pick(categories).url_path)),
    lists: () => statusOf(api + listAddress(random, random.pick(categories).id)),
    orders: async () => {
      const sku = pieces[ordered] ?? '';
      ordered += 1;
      return (await shop.order(newOrderId(), sku))?.code ?? 0;
    },
    logins: () =>
      statusOf(`${api}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ACCOUNT),
      }),
  };
}

type Category = { readonly id: number; readonly url_path: string };

/** Those that have a page: what lies below the root. */
async function categoriesOf(api: string): Promise<readonly Category[]> {
  const { items } = await searched<Category & { readonly level: number }>(`${api}/api/catalog?type=category&size=200`);
  return items.filter(({ level }) => level > 1);
}

type Piece = {
  readonly sku: string;
  /** 1 is on sale, 2 is not. */
  readonly status: 1 | 2;
  readonly stock: { readonly qty: number; readonly is_in_stock: boolean };
};

type Item = Piece & { readonly type_id: string; readonly configurable_children?: readonly Piece[] };

/**
 * The sku of every simple product and of every variant as often as the shop has it, in turn, so that no order finds it sold
 * out. Throws where the shop has fewer than are wanted.
 */
async function piecesOf(api: string, wanted: number): Promise<readonly string[]> {
  const query = encodeURIComponent(
    JSON.stringify({ _appliedFilters: [{ attribute: 'type_id', value: { in: ['simple', 'configurable'] } }] }),
  );
  const { items } = await searched<Item>(`${api}/api/catalog?type=product&size=500&request=${query}`);
  const skus = items
    .flatMap((item) => (item.type_id === 'simple' ? item : (item.configurable_children ?? [])))
    .filter(({ status, stock }) => status === 1 && stock.is_in_stock)
    .flatMap(({ sku, stock }) => Array.from({ length: stock.qty }, () => sku));
  if (skus.length < wanted)
    throw new RangeError(`The shop has ${skus.length} pieces, fewer than the ${wanted} to order.`);
  return skus;
}

async function searched<T>(address: string): Promise<{ readonly items: readonly T[] }> {
  const { result } = (await (await fetch(address)).json()) as { readonly result: { readonly items: readonly T[] } };
  return result;
}

/**
 * The page server remembers a list for five seconds, so half of the addresses have a range of prices that no other has; the rest
 * are those that every visitor asks for.
 */
function pageAddress(random: Random, path: string): string {
  const sort = `sort=${encodeURIComponent(random.pick(sortIds))}`;
  if (random.below(2) === 0) return `/${path}?${sort}`;
  const { from, below } = rangeOf(random);
  return `/${path}?price=${from}-${below}&${sort}`;
}

function rangeOf(random: Random): { readonly from: number; readonly below: number } {
  return { from: random.below(2_000), below: 20_000 + random.below(100_000) };
}

/** The list of a category with all its filters, narrowed by a range of prices. */
function listAddress(random: Random, category: number): string {
  const { from, below } = rangeOf(random);
  const query = {
    ...searchCases[0]?.query,
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'category_ids', value: { in: [category] } },
      { attribute: 'price', value: { gte: from, lt: below } },
    ],
  };
  const sort = encodeURIComponent(random.pick(sortIds));
  return `/api/catalog?type=product&size=24&sort=${sort}&request=${encodeURIComponent(JSON.stringify(query))}`;
}

function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  return fetch(address, { redirect: 'manual', ...init }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}
