import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { type Rule, same } from './rule.ts';

/** Opening a store of the same name again is what a reload or another tab does. */
export type KeyValueWorld = { readonly open: (name: string) => KeyValueStore };

const done = { kind: 'ok', value: undefined } as const;

export const keyValueStoreRules: readonly Rule<KeyValueWorld>[] = [
  {
    title: 'nothing kept is null',
    async prove({ open }) {
      const store = open('cart');
      same(await store.get('cart'), { kind: 'ok', value: null });
      same(await store.entries(), { kind: 'ok', value: [] });
    },
  },
  {
    title: 'a value comes back as it was set, the last one wins',
    async prove({ open }) {
      const store = open('cart');
      const value = { lines: [{ sku: 'P1-M', quantity: 2, note: null }], at: 1.5, is: true };
      same(await store.set('cart', { lines: [] }), done);
      same(await store.set('cart', value), done);
      same(await store.get('cart'), { kind: 'ok', value });
    },
  },
  {
    title: 'what is read is no part of what was written',
    async prove({ open }) {
      const store = open('cart');
      const value = { lines: ['P1'] };
      await store.set('cart', value);
      value.lines.push('P2');
      same(await store.get('cart'), { kind: 'ok', value: { lines: ['P1'] } });
    },
  },
  {
    title: 'a value survives a reload',
    async prove({ open }) {
      await open('cart').set('cart', [1]);
      same(await open('cart').get('cart'), { kind: 'ok', value: [1] });
    },
  },
  {
    title: 'a removed value is gone, and may be removed again',
    async prove({ open }) {
      const store = open('cart');
      await store.set('a', 1);
      await store.set('b', 2);
      same(await store.remove('a'), done);
      same(await store.remove('a'), done);
      same(await store.entries(), { kind: 'ok', value: [['b', 2]] });
    },
  },
  {
    title: 'stores of different names do not see each other',
    async prove({ open }) {
      await open('cart').set('key', 'cart');
      await open('user').set('key', 'user');
      same(await open('cart').entries(), { kind: 'ok', value: [['key', 'cart']] });
    },
  },
  {
    title: 'what is written beside a value comes back under its own key',
    async prove({ open }) {
      const store = open('cart');
      same(await store.set('a', 1, [['b', 2]]), done);
      same(await open('cart').get('b'), { kind: 'ok', value: 2 });
      same(await store.set('a', 3), done);
      same(
        [await store.get('a'), await store.get('b')],
        [3, 2].map((value) => ({ kind: 'ok', value })),
      );
    },
  },
  {
    title: 'several come back in the order in which they were asked for, null for what is not kept',
    async prove({ open }) {
      const store = open('cart');
      await store.set('a', 1, [['b', { of: 1 }]]);
      same(await store.getTogether(['b', 'c', 'a']), { kind: 'ok', value: [{ of: 1 }, null, 1] });
    },
  },
  {
    title: 'what is read together is of one moment, whatever is written meanwhile',
    async prove({ open }) {
      const [store, another] = [open('cart'), open('cart')];
      for (const round of [1, 2, 3]) {
        const readings = Promise.all([1, 2, 3].map(() => store.getTogether(['a', 'b'])));
        await another.set('a', round, [['b', round]]);
        for (const answer of await readings) same(answer.kind === 'ok' && answer.value[0] === answer.value[1], true);
      }
    },
  },
  {
    title: 'what is set where nothing is kept changes nothing that is',
    async prove({ open }) {
      const store = open('cart');
      same(await store.setMissing('a', 1, [['b', 2]]), done);
      same(await open('cart').setMissing('a', 3, [['b', 4]]), done);
      same(
        [await store.get('a'), await store.get('b')],
        [1, 2].map((value) => ({ kind: 'ok', value })),
      );
    },
  },
  {
    title: 'with another connection everything is there, and more is kept',
    async prove({ open }) {
      const store = open('cart');
      await store.set('key', 1);
      store.reconnect();
      same(await store.get('key'), { kind: 'ok', value: 1 });
      const writing = store.set('key', 2);
      store.reconnect();
      await writing; // whether it was written or not, the next one is
      same(await store.set('other', 3), done);
      store.reconnect();
      same(await open('cart').get('other'), { kind: 'ok', value: 3 });
    },
  },
];
