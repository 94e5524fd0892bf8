import { type Counting, createRate } from '#api/process/rate.ts';
import type { LimitSettings } from '#api/transport/request-limits.ts';
import { Refused } from './refused.ts';

// Values are what an answer holds. Reading a query, searching for rows and loading one take their time too.
const OF_A_QUERY = 5_000;
export const OF_A_SEARCH = 5_000;
const OF_A_ROW = 5;
/** A field of type JSON holds a list or a tree: the variants of a product are some hundred values. */
const MORE_OF_JSON = 119;

/** What rows cost, in values, with so many fields of each, and among these so many of type JSON. */
export function costOfRows(rows: number, { fields, json }: { readonly fields: number; readonly json: number }): number {
  return rows * (OF_A_ROW + fields + json * MORE_OF_JSON);
}

/** Every field of 300 products costs less. */
const MOST_VALUES = 300_000;

/** What one query may cost. The function that is answered takes a cost out of it; it throws Refused when that is not enough. */
export function createAllowance(): (cost: number) => void {
  let left = MOST_VALUES;
  return (cost) => {
    left -= cost;
    if (left < 0) throw new Refused(`Query asks for more than ${MOST_VALUES} values`, 400);
  };
}

/** One purse for each client and minute, out of which its queries pay for what was loaded for them. */
export interface Purses {
  /** Pays for a query itself. Answers 0, or the seconds until there is something in the purse again. */
  open(client: string): Promise<number>;
  /** Pays for what was loaded. The last query of a minute may cost more than was left. */
  pay(client: string, cost: number): Promise<void>;
}

/** As much as all the reads of a minute, each a query with one search. Without limits, and for nobody's calls, free. */
export function createPurses(counting: Counting, limits: LimitSettings | null): Purses {
  if (limits === null) return { open: async () => 0, pay: async () => undefined };
  const most = limits.readsPerMinute * (OF_A_QUERY + OF_A_SEARCH);
  const rate = createRate(counting, { name: 'purses', most, periodMs: 60_000 });
  return {
    open: async (client) => (client === '' ? 0 : rate.take(client, OF_A_QUERY)),
    pay: async (client, cost) => {
      if (client !== '') await rate.take(client, cost);
    },
  };
}
