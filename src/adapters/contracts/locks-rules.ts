import type { Locks } from '#domain/storage/across-tabs.ts';
import { type Rule, same } from './rule.ts';

/** `tab` makes the turns of one more tab. */
export type LocksWorld = { readonly tab: () => Locks };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export const locksRules: readonly Rule<LocksWorld>[] = [
  {
    title: 'tasks of one name follow each other, over all tabs',
    async prove({ tab }) {
      const steps: string[] = [];
      const task = (name: string) => async () => {
        steps.push(`${name} begins`);
        await pause();
        steps.push(`${name} ends`);
        return name;
      };
      const tabs = [tab(), tab()] as const;
      const results = await Promise.all([
        tabs[0].runExclusive('cart', task('a')),
        tabs[1].runExclusive('cart', task('b')),
      ]);
      same(results, ['a', 'b']);
      same(steps, ['a begins', 'a ends', 'b begins', 'b ends']);
    },
  },
  {
    title: 'tasks of different names do not wait for each other',
    async prove({ tab }) {
      const locks = tab();
      const { promise, resolve } = Promise.withResolvers<string>();
      const waiting = locks.runExclusive('cart', () => promise);
      await locks.runExclusive('orders', async () => resolve('free'));
      same(await waiting, 'free');
    },
  },
  {
    title: 'a task that throws gives way, and its caller hears of it',
    async prove({ tab }) {
      const locks = tab();
      const broken = locks.runExclusive('cart', () => Promise.reject(new Error('a defect')));
      const next = locks.runExclusive('cart', async () => 'went on');
      same(await broken.catch((fault: unknown) => String(fault)), 'Error: a defect');
      same(await next, 'went on');
    },
  },
];
