import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../build/build-when-needed.ts';
import { PLENTY_FOR_KIT, startApi } from '../workbench/api-process.ts';
import { createShopProcesses, type ShopProcesses } from '../workbench/shop-processes.ts';
import type { ProofResult } from './shared/proof-result.ts';

export const WHERE = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';

/** A proof on an API of its own, which ends with it. */
export function onApi(
  prove: (base: string) => Promise<ProofResult>,
  more: Readonly<Record<string, string>> = {},
): Promise<ProofResult> {
  return inDirectory(async (data) => {
    const api = await startApi({ DATA_DIR: data, ...PLENTY_FOR_KIT, ...more });
    const { summary, faults } = await prove(api.base);
    await api.stop();
    return { summary: `${summary} on ${WHERE}`, faults };
  });
}

/** A proof on the built shop, with processes of its own. */
export function onShop(prove: (processes: ShopProcesses) => Promise<ProofResult>): Promise<ProofResult> {
  return onBuild(async () => {
    const processes = await createShopProcesses();
    try {
      await processes.start();
      return await prove(processes);
    } finally {
      await processes.close();
    }
  });
}

export function onBuild(prove: () => Promise<ProofResult>): Promise<ProofResult> {
  if (!buildWhenNeeded()) throw new Error('The shop could not be built.');
  return prove();
}

export async function inDirectory<T>(use: (data: string) => Promise<T>): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'zari-prove-'));
  try {
    return await use(data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
