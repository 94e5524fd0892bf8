import { createShopClient } from '../../workbench/shop-client.ts';

const TOKEN_LIFE_MS = 3_600_000;
const A_MINUTE_MS = 60_000;

type Seen = { readonly path: string; readonly query: string };

export type Bench = ReturnType<typeof createBench>;

/** The workbench of the API: its clock, and what it was asked. */
export function createBench(apiOrigin: string) {
  const client = createShopClient(apiOrigin);
  let now = Date.now();
  return {
    async letTokensEnd(): Promise<void> {
      now += TOKEN_LIFE_MS + A_MINUTE_MS;
      await client.put('/workbench/clock', { now: new Date(now).toISOString() });
    },
    async requests(): Promise<readonly Seen[]> {
      return (await client.get<readonly Seen[]>('/workbench/requests')) ?? [];
    },
    async forgetRequests(): Promise<void> {
      await fetch(`${apiOrigin}/workbench/requests`, { method: 'DELETE' });
    },
  };
}
