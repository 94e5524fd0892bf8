import { createFaultLog } from '#domain/shared/fault-log.ts';
import type { Log } from '#domain/shared/log.ts';
import { cacheKindOf, cacheKinds, type DeviceCaches } from './device-caches.ts';

/** Gives up one kind of what can be had again. False when there is none left. Never rejects. */
export type MakeRoom = () => Promise<boolean>;

type Ports = { readonly caches: Pick<DeviceCaches, 'names' | 'drop'>; readonly log: Log };

export function createMakeRoom({ caches, log }: Ports): MakeRoom {
  const faults = createFaultLog(log);
  return async () => {
    try {
      const names = await caches.names();
      faults.over();
      const kind = cacheKinds.find((each) => names.some((name) => cacheKindOf(name) === each));
      if (!kind) return false;
      for (const name of names) if (cacheKindOf(name) === kind) await caches.drop(name);
      log.info(`The device is full: its ${kind} were given up.`);
      return true;
    } catch (fault) {
      faults.failed(`No room could be made on a full device: ${String(fault)}`);
      return false;
    }
  };
}
