import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '#shared/waiting/until.ts';
import { freePort } from '../processes/free-port.ts';
import { startApi } from '../processes/serve-api.ts';
import { isListening, startServer } from '../processes/serve-child.ts';
import { PICTURES } from './serve-states.ts';

/** The pages a shopper meets first, in the built shop with its own collection. */
export type StartPages = {
  readonly pages: readonly { readonly name: string; readonly address: string }[];
  readonly close: () => Promise<void>;
};

const paths = {
  home: '/',
  category: '/c/the-wedding-edit',
  product: '/p/AJ-KS-1042/indigo-block-print-kurta-set',
  cart: '/cart',
  'not-found': '/page-not-found',
} as const;

const OPEN_WITHIN_MS = 120_000;

/** The first answers of a fresh database may be late, and then the page says so. */
async function untilWhole(url: string): Promise<void> {
  await until(`${url} is whole`, async () => (await fetch(url)).status < 500);
}

/** Opens the built shop over a fresh database; pictures that were drawn before are not drawn again. */
export async function openStartPages(): Promise<StartPages> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-screens-'));
  await mkdir(PICTURES, { recursive: true });
  await symlink(resolve(PICTURES), join(dataDir, 'pictures'));
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const api = startApi({ environment: { API_PORT: String(apiPort), DATA_DIR: dataDir, PUBLIC_ORIGIN: origin } });
  const pages = startServer({
    name: 'the page server',
    script: 'dist/server/serve.js',
    environment: { PORT: String(port), PUBLIC_ORIGIN: origin, API_URL: `http://127.0.0.1:${apiPort}` },
  });
  const limit = AbortSignal.timeout(OPEN_WITHIN_MS);
  await Promise.all([isListening(apiPort, limit), isListening(port, limit)]);
  for (const path of Object.values(paths)) await untilWhole(origin + path);

  return {
    pages: Object.entries(paths).map(([name, path]) => ({ name: `shop/${name}`, address: origin + path })),
    async close() {
      for (const { end } of [api, pages]) end();
      await Promise.all([api.ended, pages.ended]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
