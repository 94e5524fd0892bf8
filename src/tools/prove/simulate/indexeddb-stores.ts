import 'fake-indexeddb/auto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { createIndexedDbOrderStore } from '#adapters/indexeddb/indexeddb-order-store.ts';
import { createIndexedDbTaskStore } from '#adapters/indexeddb/indexeddb-task-store.ts';
import { createLocalforageKeyValueStore } from '#adapters/indexeddb/localforage-key-value-store.ts';
import type { DeviceStores } from './simulated-device.ts';
import { eachVerb } from './tab-life.ts';

/** The real stores of a page over a database in memory; time passes when none of them is at work. */
export function createIndexedDbParts() {
  const log = { info: () => undefined, error: () => undefined };
  let worlds = 0;
  let atWork = 0;

  return {
    createStores(): DeviceStores {
      worlds += 1;
      globalThis.indexedDB = new IDBFactory();
      return {
        orders: counted(createIndexedDbOrderStore({ log, patience: PATIENCE })),
        tasks: counted(createIndexedDbTaskStore({ log, patience: PATIENCE })),
        values: counted(createLocalforageKeyValueStore({ name: `world-${worlds}` })),
      };
    },
    async settled(): Promise<void> {
      do await nextTurn();
      while (atWork > 0);
    },
  };

  function counted<Port extends object>(port: Port): Port {
    return eachVerb(port, async (ask) => {
      atWork += 1;
      try {
        return await ask();
      } finally {
        atWork -= 1;
      }
    });
  }
}

/** The limits of the stores are of real time, which the machine may need for something else. */
const PATIENCE = 60;
