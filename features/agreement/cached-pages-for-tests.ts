import '#app/server/draw-once.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { openTestShop } from '#api/testing/open-test-api.ts';
import { openPageServer, type PageServer } from '#app/server/open-page-server.ts';
import { parseConfig } from '#config/parse-config.ts';
import { parseSettings } from '#config/process-settings.ts';

const KEY = 'key-of-the-tests-and-of-nobody-else';

export type Sent = { readonly status: number; readonly html: string; readonly headers: Headers };

export type CachedShop = {
  readonly ask: (address: string, headers?: Record<string, string>) => Promise<Sent>;
  readonly invalidate: (body: unknown, headers?: Record<string, string>) => Promise<number>;
  /** What only the workbench does. */
  readonly bench: (address: string, body: unknown) => Promise<void>;
  /** How often the catalog was asked. */
  readonly calls: () => number;
  /** Resolves when the page server has asked for changes that came to be before. */
  readonly hasHeard: () => Promise<void>;
  /** Resolves when a page says so; a change is heard of within a second. */
  readonly until: (address: string, says: (html: string) => boolean) => Promise<void>;
  /** Begins the page server anew; something happens while it is not there. */
  readonly reopens: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The page server over the reference API with the demo, both by HTTP as in a shop; they hear of each other as there. */
export async function openCachedShop(environment: Record<string, string> = {}): Promise<CachedShop> {
  const { counted, metrics } = createCounting();
  const api = await openTestShop({ content: demoContent, workbench: true, invalidationKey: KEY, metrics });
  const apiUrl = `http://127.0.0.1:${await api.listen(0)}`;
  const open = () =>
    openPages({ API_URL: apiUrl, PORT: '0', HOST: '127.0.0.1', INVALIDATION_KEY: KEY, ...environment });
  let pages = await open();
  const at = (address: string): string => `http://127.0.0.1:${pages.port}${address}`;
  const ask = async (address: string, headers: Record<string, string> = {}): Promise<Sent> => {
    const answer = await fetch(at(address), { headers, redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  return {
    ask,
    calls: () => counted.catalog,
    async hasHeard() {
      const heard = counted.rounds + 3; // one was under way, one is whole, and what it told has been done
      while (counted.rounds < heard) await ask('/healthz');
    },
    async invalidate(body, headers = { authorization: `Bearer ${KEY}` }) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return (await fetch(at('/invalidate'), { method: 'POST', headers, body: text })).status;
    },
    bench: benchOf(api, apiUrl),
    async until(address, says) {
      while (!says((await ask(address)).html));
    },
    async reopens(meanwhile) {
      await pages.stop();
      await meanwhile();
      pages = await open();
    },
    async close() {
      await pages.stop();
      await api.close();
    },
  };
}

/** What only the workbench does. */
function benchOf(api: ReferenceApi, apiUrl: string): CachedShop['bench'] {
  return async (address, body) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await api.fetch(new Request(`${apiUrl}/workbench/${address}`, sent));
    if (answer.status !== 200) throw new Error(`${address}: ${await answer.text()}`);
  };
}

/** Counts what the API was asked: for the catalog, and for what has changed. */
function createCounting() {
  const counted = { catalog: 0, rounds: 0 };
  const answered = ({ route }: { readonly route: string }): void => {
    if (route === '/page-changes') counted.rounds += 1;
    else if (route.startsWith('/api/')) counted.catalog += 1;
  };
  return { counted, metrics: { answered, gauge: () => undefined } };
}

async function openPages(environment: Record<string, string>): Promise<PageServer> {
  const config = parseConfig({ file: { search: { serverTimeout: '9000' } }, environment: {} });
  const settings = parseSettings({ PUBLIC_ORIGIN: 'https://shop.test', ...environment });
  if (config.kind === 'wrong' || settings.kind === 'wrong') throw new Error(JSON.stringify([config, settings]));
  const log = { info: () => {}, error: (line: string) => console.error(line) };
  const parts = { config: config.config, settings: settings.settings, log };
  return openPageServer({ ...parts, assets: { chunks: {}, fonts: [] }, files: new Map() });
}
