import 'fake-indexeddb/auto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { createIndexedDbKeyValueStore } from '#adapters/indexeddb/indexeddb-key-value-store.ts';
import { createIndexedDbOrderStore } from '#adapters/indexeddb/indexeddb-order-store.ts';
import { createIndexedDbTaskStore } from '#adapters/indexeddb/indexeddb-task-store.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
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
      const values = counted(createIndexedDbKeyValueStore({ name: `world-${worlds}` }));
      return {
        values,
        evict: () => emptied(values),
        orders: counted(createIndexedDbOrderStore({ log, patience: PATIENCE })),
        tasks: counted(createIndexedDbTaskStore({ log, patience: PATIENCE })),
      };
    },
    async settled(): Promise<void> {
      for (let turn = 0; turn === 0 || atWork > 0; turn += 1) {
        if (turn === MOST_TURNS) throw new Error('The databases of the device did not come to rest.');
        await nextTurn();
      }
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

async function emptied(values: KeyValueStore): Promise<void> {
  const entries = await values.entries();
  if (entries.kind === 'ok') await Promise.all(entries.value.map(([key]) => values.remove(key)));
}

/** The limits of the stores are of real time, which the machine may need for something else. */
/** More turns than any number of tabs takes with its databases. */
const MOST_TURNS = 1_000_000;
const PATIENCE = 60;
