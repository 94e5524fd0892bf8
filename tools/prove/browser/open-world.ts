import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../chromium/find-chromium.ts';
import { WITHOUT_SUGGESTIONS } from '../../chromium/without-suggestions.ts';
import { type FaultyProxy, openFaultyProxy } from '../../network/faulty-proxy.ts';
import { createShopClient } from '../../workbench/shop-client.ts';
import { createShopProcesses } from '../../workbench/shop-processes.ts';
import { things } from './schedule.ts';
import { skuOf, slugOf } from './shopper.ts';
import { openWatchedApi } from './watched-api.ts';
import type { World } from './world.ts';

/** A shop, a network and a browser that end with what they are for. */
export async function inWorld<T>(use: (world: World) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = [];
  try {
    return await use(await openWorld((end) => void ends.unshift(end)));
  } finally {
    for (const end of ends) await end();
  }
}

async function openWorld(endsWith: (end: () => unknown) => void): Promise<World> {
  const { promise: opened, resolve } = Promise.withResolvers<FaultyProxy>();
  const openBefore = async (port: number): Promise<number> => {
    const network = await openFaultyProxy({ port });
    endsWith(network.close);
    resolve(network);
    return network.port;
  };
  const processes = await createShopProcesses({ openBefore });
  endsWith(processes.close);
  const network = await opened;
  const watched = await openWatchedApi(processes.apiOrigin);
  endsWith(watched.close);
  const start = (): Promise<void> => processes.start({ API_URL: watched.origin });
  await start();
  const browser = await launch();
  endsWith(() => browser.close());
  const client = createShopClient(processes.apiOrigin);
  await fillShop(client);
  return { origin: processes.origin, start, kill: processes.kill, watched, network, browser, client };
}

const FIRST_ID = 77_100_000;

async function fillShop(client: World['client']): Promise<void> {
  for (const [at, thing] of things.entries()) {
    const slug = slugOf(thing);
    await client.put('/workbench/products', {
      id: FIRST_ID + at,
      sku: skuOf(thing),
      name: thing,
      url_key: slug,
      url_path: slug,
      price: 1_500,
      qty: 1_000_000,
    });
  }
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const args = [WITHOUT_SUGGESTIONS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}
