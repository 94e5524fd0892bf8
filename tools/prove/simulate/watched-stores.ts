import { orderRecords } from '#adapters/stored/stored-order.ts';
import { recordOf } from '#adapters/stored/stored-order-status.ts';
import { readStoredSession } from '#adapters/stored/stored-session.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { guestSession, ownerOf } from '#domain/session/session.ts';
import type { KeptPair, KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import { keeps, type Ledger, refusesToKeep, removes, takesOver } from './ledger.ts';
import { storesThings } from './tellings.ts';

/** The store of orders, of which the ledger hears what is written and removed; `truth` is what it has, whatever fails. */
export function watchedOrders(store: OrderStore, truth: OrderStore, ledger: Ledger): OrderStore {
  return {
    ...store,
    async put(order) {
      const before = await kept(order.id);
      const answer = await store.put(order);
      if (answer.kind === 'ok') keeps(ledger, before, order);
      else refusesToKeep(ledger, order);
      return answer;
    },
    async remove(id) {
      const before = await kept(id);
      const answer = await store.remove(id);
      if (answer.kind === 'ok') removes(ledger, before);
      return answer;
    },
  };

  async function kept(id: Order['id']): Promise<Order | null> {
    const answer = await truth.get(id);
    return answer.kind === 'ok' ? answer.value : null;
  }
}

/** The store of tasks, of which the ledger hears what the device did not forget: that may be asked for again. */
export function watchedTasks(store: TaskStore, ledger: Ledger): TaskStore {
  return {
    ...store,
    async remove(id) {
      const answer = await store.remove(id);
      if (answer.kind === 'failed') ledger.areTasksUnsure = true;
      return answer;
    },
  };
}

/** The store of what else is kept, of which the ledger hears who is signed in, and what is in the cart. */
export function watchedValues(store: KeyValueStore, ledger: Ledger): KeyValueStore {
  return {
    ...store,
    set: async (key, value, beside) => watched(key, value, await store.set(key, value, beside)),
    setMissing: async (key, value, beside) => watched(key, value, await store.setMissing(key, value, beside)),
  };

  function watched<Answer extends StoreAnswer<void>>(key: string, value: unknown, answer: Answer): Answer {
    if (key === 'cart' && answer.kind === 'failed') ledger.isCartUnkept = true;
    if (key === 'cart' && answer.kind === 'ok') storesThings(ledger.tellings, piecesIn(value));
    const owner = key === 'session' ? ownerOf(readStoredSession(value) ?? guestSession) : null;
    if (owner !== null) takesOver(ledger, owner);
    return answer;
  }
}

/** The pieces of a kept cart, of whomever it is. */
function piecesIn(value: unknown): ReadonlyMap<string, number> {
  const { lines } = (isOwned(value) ? value.value : value) as Pick<Cart, 'lines'>;
  return new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
}

function isOwned(value: unknown): value is { readonly value: unknown } {
  return typeof value === 'object' && value !== null && 'ownedBy' in value;
}

/** What a page itself has kept of the cart. */
export type PageMemory = {
  /** It has put the mark of the store there. */
  isMarked: boolean;
};

/** The store as a page has it, of which is known what the page remembers of it. */
export function rememberedValues(store: KeyValueStore, memory: PageMemory, onCartKept: () => void): KeyValueStore {
  return {
    ...store,
    set: async (key, value, beside) => remembered(key, beside, await store.set(key, value, beside)),
    setMissing: async (key, value, beside) => remembered(key, beside, await store.setMissing(key, value, beside)),
  };

  function remembered<Answer extends StoreAnswer<void>>(key: string, beside: Beside, answer: Answer): Answer {
    if (answer.kind === 'failed') return answer;
    memory.isMarked ||= beside !== undefined && beside.length > 0;
    if (key === 'cart') onCartKept();
    return answer;
  }
}

type Beside = readonly KeptPair[] | undefined;

/** The store of values as a tab of an earlier build uses it: it knows of no marks. */
export function asOldValues(store: KeyValueStore): KeyValueStore {
  return {
    ...store,
    async getTogether(keys) {
      const answer = await store.getTogether(keys);
      if (answer.kind === 'failed') return answer;
      return { kind: 'ok', value: answer.value.map((value, at) => (keys[at]?.endsWith('#marks') ? null : value)) };
    },
    set: (key, value) => store.set(key, value),
    setMissing: (key, value) => store.setMissing(key, value),
  };
}

/** The same store as a tab of an earlier build sees it: it knows of no canceling, and does not write down what may have left. */
export function asOldBuild(store: OrderStore): OrderStore {
  return {
    remove: store.remove,
    async put(order) {
      const { mayHaveLeft, ...record } = recordOf(order);
      const found = orderRecords.parse(record);
      return found.kind === 'ok' ? store.put(found.value) : { kind: 'failed', reason: 'The record cannot be read.' };
    },
    async get(id) {
      const answer = await store.get(id);
      return answer.kind === 'ok'
        ? { kind: 'ok', value: answer.value && isKnown(answer.value) ? answer.value : null }
        : answer;
    },
    async all() {
      const answer = await store.all();
      return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.filter(isKnown) } : answer;
    },
  };
}

function isKnown({ status }: Order): boolean {
  return status !== 'canceling';
}
