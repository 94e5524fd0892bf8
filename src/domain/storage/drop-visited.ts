import type { Log } from '#domain/shared/log.ts';
import { cacheKindOf, type DeviceCaches } from './device-caches.ts';

/** Gives up all that can be had again and tells what was looked at: pages, pictures, what the catalog said. Never rejects. */
export type DropVisited = () => Promise<void>;

type Ports = { readonly caches: Pick<DeviceCaches, 'names' | 'drop'>; readonly log: Log };

export function createDropVisited({ caches, log }: Ports): DropVisited {
  return async () => {
    try {
      const visited = (await caches.names()).filter((name) => cacheKindOf(name) !== null);
      await Promise.all(visited.map((name) => caches.drop(name)));
    } catch (fault) {
      log.error(`What was looked at could not be removed: ${String(fault)}`);
    }
  };
}
